"""Plays a legal game of Monastery against itself through the referee, for two to four seats.

Usage: python3 random_bot.py PATH-TO-cloister-cli [SEATS] [SEED]
"""

import json
import random
import subprocess
import sys


class Referee:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "table"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, ask, **fields):
        print(json.dumps({"ask": ask, **fields}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["ok"]


def choose(view, actions):
    """A little taste: place a tile when it is possible, otherwise do anything."""
    places = [action for action in actions if "place" in action and isinstance(action, dict)]
    return random.choice(places or actions)


def main(program, seats=2, seed=1):
    random.seed(seed)
    referee = Referee(program)
    state = referee.ask("new", game="monastery", setup={"seats": seats}, seed=str(seed))
    while state["turn"] != "over":
        view = referee.ask("view", eyes=state["turn"])
        state = referee.ask("apply", action=choose(view, referee.ask("actions")))
    print(f"{state['lines']} actions, {state['outcome']}")


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:]))
