import { describe, expect, it } from "vitest";
import { answerQuestion } from "../answer-question.ts";

/** A lecture without times, in English unless its language is named. */
const toLecture = (lines: readonly string[], language = "en") => ({ transcript: lines.join("\n"), language });

/** The last answer of a conversation. */
function converse(lecture: ReturnType<typeof toLecture>, ...questions: readonly string[]) {
  const history: { role: "user" | "assistant"; content: string }[] = [];
  let answer = answerQuestion(questions[0]!, lecture);
  for (const question of questions) {
    answer = answerQuestion(question, lecture, history);
    history.push({ role: "user", content: question }, { role: "assistant", content: answer.message });
  }
  return answer;
}

const harbours = toLecture([
  "Harbours are made in three ways: a breakwater, a dredged basin, and a natural bay.",
  "A breakwater, for example, is a wall of stones that stops the waves before they reach the ships, and it has to be repaired after each storm.",
  "A dredged basin, meanwhile, is dug into the mud by machines and fills again with each tide.",
  "It silts up wherever no river carries the mud away.",
  "The oldest town of the coast has a market on Fridays.",
  "Its fishermen sing in the evening.",
]);

describe("a follow-up", () => {
  it("ASK-06 asks of another thing where the last answer stood, and not what was read already", () => {
    const { message } = converse(harbours, "what is a breakwater", "and the dredged basin?");
    expect(message).toContain("is dug into the mud by machines");
  });

  it("ASK-04 with a pronoun is about the one before, and asks what it says itself", () => {
    const lecture = toLecture([
      "Ada Krohn is the pilot who drew the first chart of the bay.",
      "The chart is still in use.",
      "After the flood the mayor sold the market.",
      "After the flood Krohn went to sea again and measured every rock of the bay by hand.",
      "The flood took the roofs of the town.",
      ...Array.from(
        { length: 6 },
        () => "Nets are mended in winter, when the boats are on land and the fishermen have more time.",
      ),
    ]);
    const { message } = converse(lecture, "who is ada krohn", "and what did she do after the flood");
    expect(message).toContain("About **ada krohn**");
    expect(message).toContain("measured every rock of the bay");
    expect(message).not.toContain("**Ada Krohn.**");
  });

  it("ASK-04 for the next of a row is answered where the lecture goes on counting", () => {
    const lecture = toLecture([
      "A tide table has three columns of the harbour office.",
      "The first column gives the hour of high water.",
      "Gulls breed in the cliffs.",
      "And then the second gives its height.",
    ]);
    const asked = "what does the first column of the tide table give";
    expect(converse(lecture, asked, "and the second one?").claims.map(({ text }) => text)).toEqual([
      "And then the second gives its height.",
    ]);
  });

  it("ASK-04 is answered by what is said of the other thing, where the place of the last answer only names it", () => {
    const lecture = toLecture([
      "A jetty is a pier of wood.",
      "The jetty is sometimes repaired together with the quay and the crane.",
      "Nets are mended in winter, when the boats are on land and the fishermen have more time than they would like to have.",
      "Gulls breed in the cliffs, and foxes come for the eggs, which is why the keeper of the light sets traps for them in spring.",
      "Ropes were once made in the long sheds behind the church, by hand, and by whole families.",
      "A quay is a wall of stone at which large ships lie.",
    ]);
    expect(converse(lecture, "what is a jetty", "and the quay?").claims[0]?.text).toContain("a wall of stone");
  });

  it('ASK-04 that asks why "she" did it is about who was spoken of', () => {
    const lecture = toLecture([
      "The pilots lost their licence in 1901 because the harbour was closed by ice.",
      "Nets are mended in winter, when the boats are on land.",
      "Anna Holm was the first captain of the ferry, and she lost her post after a year.",
      "The owner had a nephew, so the post was wanted for him.",
      "Gulls breed in the cliffs.",
    ]);
    expect(converse(lecture, "who was Anna Holm", "why did she lose it?").claims[0]?.text).toContain("nephew");
  });

  it("ASK-06 that only points at the last answer is answered where it stood, with what follows", () => {
    const { message } = converse(harbours, "what is a dredged basin", "and what happened to it");
    expect(message).toContain("silts up wherever no river carries the mud away");
  });

  it('ASK-06 that asks why of "that" is about the last answer', () => {
    const { message } = converse(harbours, "what is a dredged basin", "why is that important?");
    expect(message).not.toContain("main points");
    expect(message).toContain("dredged basin");
  });
});

describe("a question about things", () => {
  it.each(["how many things can you carry in your head at once", "why are questions 5 and 6 interesting"])(
    "ASK-01 is no request about the whole, though its words are: %s",
    (question) => {
      const { message } = answerQuestion(question, harbours);
      expect(message).not.toMatch(/main points|Questions on this recording/);
    },
  );

  it("ASK-01 reads a name that has words of a request in it as one, where the lecture says it often", () => {
    const lecture = toLecture(
      [
        "La prueba de trabajo es un número que cuesta mucho encontrar.",
        "Sin prueba de trabajo ningún bloque vale.",
        "Quien hace el trabajo recibe una moneda, y la prueba queda en el bloque.",
        "El trabajo crece cada año.",
      ],
      "es",
    );
    expect(answerQuestion("qué es la prueba de trabajo", lecture).message).toContain("es un número que cuesta mucho");
  });
});

describe("a question that the lecture asks itself", () => {
  it("ASK-05 is answered by as much of what follows as explains it", () => {
    const lecture = toLecture([
      "Why is the mud of a harbour dredged?",
      "Ships that come from far away are heavy and need four fathoms below their keels, more than the small boats for which everything here was once built.",
      "Without these they would touch the ground at every low tide, and wait for hours until they float again.",
      ...Array.from({ length: 40 }, () => "Gulls breed in the cliffs above the bay in spring."),
    ]);
    const { claims } = answerQuestion("why is the mud of a harbour dredged", lecture);
    expect(claims[0]?.text).toMatch(/four fathoms[^"]*low tide/);
  });
});

describe("a question for a duration", () => {
  it("AST-03 is answered with one, not with another number", () => {
    const price = "The voyage to the island costs 12 crowns.";
    const duration = "To the island, the voyage takes three weeks.";
    const lecture = toLecture([price, "Gulls breed.", "Foxes come.", "Nets are mended.", duration]);
    expect(answerQuestion("How long is the voyage to the island?", lecture).claims[0]?.text).toContain("three weeks");
  });
});

describe("a list", () => {
  it("ASK-04 is not made of sentences elsewhere that only begin alike", () => {
    const lecture = toLecture([
      "A knot is tied in three steps.",
      "Hold the rope.",
      "Then make a loop, and at last pull it tight.",
      "Sailors sing.",
      "Gulls breed in the cliffs.",
      "There are ropes of hemp.",
      "There are ropes of silk.",
      "There are ropes of wire.",
    ]);
    const { message } = answerQuestion("what are the steps of tying a knot", lecture);
    expect(message).toContain("pull it tight");
    expect(message).not.toContain("- There are");
  });

  it("ASK-04 that no word marks is quoted with its announcement", () => {
    const lecture = toLecture([
      "Any sail is cut from the same three building blocks.",
      "The smallest is the thread, which a spinner twists.",
      "Threads become cloth.",
      "Cloth is sewn into panels.",
      "Ships came later.",
    ]);
    const { message } = answerQuestion("what are the building blocks of a sail", lecture);
    for (const item of ["thread", "cloth", "panels"]) expect(message).toContain(item);
  });

  it("ASK-04 of sentences that count themselves needs no announcement", () => {
    const lecture = toLecture([
      "Think about the actual recipe of the varnish here.",
      "Step 1, boil the oil.",
      "Step 2, choose how much resin you would like.",
      "Step 3, stir until it is clear.",
      "You need patience.",
    ]);
    const { message } = answerQuestion("what are the steps of the recipe", lecture);
    expect(message.match(/^- /gm)).toHaveLength(3);
  });
});

describe("two sides", () => {
  it("ASK-05 that are only named in one breath are each said by what explains it", () => {
    const lecture = toLecture([
      "Today you learned how shallow and deep mooring differ, and much else.",
      "Gulls were counted in the north, where the wind is strong and the cliffs are high above the water.",
      "Shallow mooring ties a boat to a pole by one rope.",
      "Nets are mended in winter, when the boats are on land and the harbour is closed by ice.",
      "Deep mooring lets an anchor down on a chain.",
    ]);
    const { message } = answerQuestion("shallow vs deep mooring", lecture);
    expect(message).toContain("by one rope");
    expect(message).toContain("on a chain");
  });
});

describe("a definition", () => {
  it.each(["what is scurvy", "define scurvy"])("ASK-05 may stand behind its name: %s", (question) => {
    const lecture = toLecture([
      "Sailors can get scurvy of different kinds, depending on what they eat, how long they sail, and where.",
      "Consider scurvy, a disease of people who eat no fruit.",
      "Scurvy and hunger remind us how hard life at sea was.",
    ]);
    expect(answerQuestion(question, lecture).claims[0]?.text).toContain("a disease of people");
  });

  it("ASK-05 keeps a word for recordings in a name", () => {
    const lecture = toLecture([
      "A manic state keeps people awake, and makes it hard to sit still or to sleep.",
      "A manic episode is a period of restless activity.",
      "The manic phase passes.",
    ]);
    expect(answerQuestion("what is a manic episode", lecture).claims[0]?.text).toContain("restless activity");
  });
});
