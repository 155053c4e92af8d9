import { expect, it } from "vitest";
import { toLecture } from "@lectern/transcript/lecture.ts";
import { findDates, findImportant, findTasks } from "./course.ts";
import { getDigest } from "./digest.ts";

const read = (language: string, ...lines: readonly string[]) =>
  getDigest(toLecture({ transcript: lines.join(" "), language }));

it.each([
  ["en", "Your homework for Thursday is to read the chapter on cells."],
  ["en", "The midterm is on March 3rd, and you should bring a calculator."],
  ["en", "Please read chapter 5 before the next class."],
  ["de", "Bitte geben Sie das Übungsblatt bis Freitag ab."],
  ["de", "Für die Klausur am 12. Februar müsst ihr euch anmelden."],
  ["es", "Tienen que entregar la tarea para el jueves."],
  ["fr", "Vous devez rendre le devoir avant lundi."],
  ["pt", "Vocês têm que estudar para a prova na quinta-feira."],
])("ASK-06 finds in %s what the listeners have to do: %s", (language, line) => {
  expect(findTasks(read(language, line)).map(({ text }) => text)).toEqual([line]);
});

it.each([
  ["en", "The patient traced a star in a mirror, and he did the task better each day."],
  ["en", "The doctor read the exam of the patient on Monday."],
  ["en", "An assignment operator copies the value on the right."],
  ["en", "They should read the wave before it breaks."],
  ["en", "Yes, I have an essay due in two weeks."],
  ["de", "Ich habe am Freitag noch eine Prüfung und gehe trotzdem tanzen."],
  ["es", "El lunes tengo un examen y prefiero dormir."],
  ["de", "Die gewissenhafte Prüfung des Metalls dauerte lange."],
  ["es", "El corazón cumple una tarea importante en el cuerpo."],
  ["fr", "Le devoir selon Kant est une loi de la raison."],
  ["pt", "A prova do teorema usa duas retas."],
])("ASK-06 takes in %s for no task: %s", (language, line) => {
  expect(findTasks(read(language, line))).toEqual([]);
});

it("ASK-06 finds the days of the course, and none of history", () => {
  const digest = read(
    "en",
    "Problem set two is due next Friday.",
    "Einstein read the paper on June 9th.",
    "You have to hand in the report by midnight.",
  );
  expect(findDates(digest).map(({ date }) => date)).toEqual(["next Friday", "by midnight"]);
});

it.each([
  ["in the same sentence", ["It is important to know that enzymes lower the energy of a reaction."], 0],
  ["in the sentence before", ["Enzymes lower the energy of a chemical reaction.", "That is really important."], 0],
  ["in the sentence after", ["Please remember this.", "Enzymes lower the energy of a chemical reaction."], 1],
])("ASK-06 finds what is called important %s", (_, lines, at) => {
  const digest = read("en", ...lines);
  expect(findImportant(digest)).toEqual([digest.sentences[at]]);
});
