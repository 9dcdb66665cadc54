"""Plays Mystery of the Abbey against itself through the referee, by asking questions.

Whoever is met is asked how many monks he has seen with the trait that splits the suspects best. Whom a seat has
seen with its own eyes is innocent; who has two suspects left goes to the Chapter Hall and accuses one.

Usage: python3 asking_bot.py PATH-TO-cloister-cli [SEATS] [SEED]
"""

import json
import pathlib
import random
import sys

from random_bot import Referee

BOX = json.loads((pathlib.Path(__file__).parents[2] / "data/mystery_abbey/box.json").read_text(encoding="utf-8"))
KINDS = ("order", "title", "hood", "beard", "girth")
TRAITS = {monk["suspect"]: [monk[kind] for kind in KINDS] for monk in BOX["suspects"]}
ROOMS = ["parlor", "confessional-outer", "confessional-inner", "courtyard", "cloister-west"]
HALL = ["chapter-hall", "cloister-south", "cloister-east", "cloister-west", "cloister-north"]
LIKES = ["answer", "make-demand", "demand", "search", "ask", "reveal-nothing", "keep", "accept", "end-turn"]


def say(left, actions):
    """How many have you seen, of the trait that splits those who are left best?"""
    if "put" in actions:
        return "put"
    parts = [action["say"] for action in actions if "say" in action]
    for part in ({"kind": "count"}, {"scope": "seen"}):
        if part in parts:
            return {"say": part}
    uneven = lambda one: abs(2 * sum(one in TRAITS[monk] for monk in left) - len(left))
    return {"say": min((part for part in parts if "trait" in part), key=lambda part: uneven(part["trait"]))}


def choose(view, seat, actions):
    left = [monk for monk in TRAITS if monk not in view["seats"][seat]["sheet"]["seen"]["seen"]]
    kinds = [action if isinstance(action, str) else next(iter(action)) for action in actions]
    if "say" in kinds:
        return say(left, actions)
    if "accuse" in kinds and len(left) <= 2:
        return {"accuse": random.choice(left)}
    if "go" in kinds:
        ways = [{"go": room} for room in (HALL if len(left) <= 2 and not view["pile"] else ROOMS)]
        return next((way for way in ways if way in actions), {"go": view["ways"][0][-1]})
    liked = next((kind for kind in LIKES if kind in kinds), None)
    return random.choice([action for action, kind in zip(actions, kinds) if liked in (None, kind)])


def main(program, seats=3, seed=1):
    random.seed(seed)
    referee = Referee(program)
    state = referee.ask("new", game="mystery-of-the-abbey", setup={"seats": seats}, seed=str(seed))
    while state["turn"] != "over":
        view = referee.ask("view", eyes=state["turn"])
        state = referee.ask("apply", action=choose(view, state["turn"]["seat"], referee.ask("actions")))
    print(f"{state['lines']} actions, {state['outcome']}")


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:]))
