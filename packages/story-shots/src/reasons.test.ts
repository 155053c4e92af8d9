import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findUnexplained, ReasonsLog } from "./reasons.ts";

let root: string;
const git = (...args: string[]): void =>
  void execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: root,
    stdio: "ignore",
  });

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
function commit(subject: string): void {
  git("add", "--all");
  git("commit", "--message", subject);
}
const giveReason = (because: string): void =>
  new ReasonsLog(join(root, "baselines")).write([{ because, names: ["cards/Card/a.piece-light"] }], new Set());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "story-shots-reasons-"));
  git("init", "--initial-branch=main");
  write("baselines/cards/Card/screenshots.txt", "a.piece-light  1x1  aaaa\n");
  giveReason("The first ones");
  commit("Add the card");
  git("checkout", "-b", "branch");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const unexplained = (): string[] =>
  findUnexplained(root, ["baselines"], "main").map((each) => each.replace(/^[0-9a-f]+ /, ""));

it("QAS-03 asks for no reason while baselines stay unchanged", () => {
  write("card.css", "a");
  commit("Round the card");
  expect(unexplained()).toEqual([]);
});

it("QAS-03 finds a commit that changes baselines without a reason", () => {
  write("baselines/cards/Card/screenshots.txt", "a.piece-light  1x1  bbbb\n");
  commit("Round the card");
  write("baselines/cards/Card/trees.txt", "== a.piece\nmain\n");
  giveReason("The card is a landmark");
  commit("Make the card a landmark");
  expect(unexplained()).toEqual(["Round the card"]);
});

it("QAS-03 finds changed baselines in the working tree until they have a reason", () => {
  write("baselines/cards/Card/screenshots.txt", "a.piece-light  1x1  bbbb\n");
  expect(unexplained()).toEqual(["the working tree: baselines"]);
  giveReason("Round corners");
  expect(unexplained()).toEqual([]);
});

it("QAS-03 checks the last commit on the main branch", () => {
  git("checkout", "main");
  write("baselines/cards/Card/screenshots.txt", "a.piece-light  1x1  bbbb\n");
  commit("Round the card");
  expect(unexplained()).toEqual(["Round the card"]);
});

it("QAS-03 writes a reason as one line that names the affected components", () => {
  const names = ["cards/Card/a.piece-light", "cards/Card/a.piece", "cards/Other/a.piece-light"];
  new ReasonsLog(root).write([{ because: " Round\n  corners ", names }], new Set(["cards/Card/a.piece"]));
  expect(readFileSync(join(root, "CHANGES.md"), "utf8")).toMatch(
    /\n- \d{4}-\d\d-\d\d: Round corners \(2 screenshots and 1 tree of cards\/Card, cards\/Other\)\n$/,
  );
});
