// Opens the first page and draws it again whenever something on it changes.

import "./house/fonts.css";
import "./house/colours.css";
import "./house/page.css";
import "./home/home.css";

import { render } from "lit-html";
import { type Answer, home } from "./home/home.ts";
import { wake } from "./house/light.ts";
import { about } from "./house/shell.ts";
import { greet, say } from "./house/words.ts";

let answer: Answer = "waiting";

function draw(): void {
  document.title = say("home-title");
  render(home(answer, draw), document.body);
}

wake();
greet();
draw();

about().then(
  (told) => {
    answer = told;
    draw();
  },
  (error: unknown) => {
    console.error("about:", error);
    answer = "silent";
    draw();
  },
);
