import { expect, it } from "vitest";
import { answerQuestion } from "../answer-question.ts";

const plan = {
  transcript: [
    "A harbour has to be dredged whatever it costs.",
    "The first point is the mud that each tide brings.",
    "Machines take it away at night.",
    "This leads to the second plank, which is the light at the end of the pier.",
    "Third, pilots are paid by the town.",
    "After the Second World War they were paid by the ships.",
    "And the 4th plank is a bridge for the gulls.",
    "The town has twelve streets.",
  ].join("\n"),
  language: "en",
};

it("ASK-04 finds as many things as are asked for where the lecture numbers them and calls them otherwise", () => {
  for (const question of ["list the 4 parts of his proposal", "what are the 4 things he says we need to do"]) {
    const { message, outcome } = answerQuestion(question, plan);
    expect(outcome).toBe("answer");
    expect(message).toContain("names 4");
    expect(message).toContain("- The first point is the mud");
    expect(message).toContain("- This leads to the second plank");
    expect(message).toContain("- Third, pilots are paid by the town.");
    expect(message).toContain("- And the 4th plank");
    expect(message).not.toContain("- After the Second World War");
  }
});

it("ASK-04 takes no row of another length, and none whose things have nothing in common", () => {
  expect(answerQuestion("list the 3 parts of his proposal", plan).message).not.toContain("names 3");
  const lecture = {
    transcript: "The first ship sank.\nThe second winter was mild.\nThe third man left.\nGulls breed here.",
    language: "en",
  };
  expect(answerQuestion("list the 3 parts of his proposal", lecture).message).not.toContain("names 3");
});
