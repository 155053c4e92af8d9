import type { UnitTerm } from "@lectern/domain/unit-terms";
import { describe, expect, test } from "vitest";
import { placeTerms } from "./place-terms.ts";

const entry = (term: string, more: Partial<UnitTerm> = {}): UnitTerm => ({
  term,
  names: [],
  definition: `A ${term} is what it is.`,
  language: "en",
  definedAt: { recording: "first", start: 60 },
  usedAt: [{ recording: "here", start: 0 }],
  ...more,
});
/** Places terms in lines of ten seconds, and returns the words marked in each line. */
function place(lines: readonly string[], terms: readonly UnitTerm[], chapters: readonly number[] = []) {
  const segments = lines.map((text, index) => ({ start: index * 10, end: index * 10 + 10, text }));
  const options = { recordingId: "here", chapters: chapters.map((start) => ({ title: "", start })) };
  const placed = placeTerms(segments, terms, options);
  return lines.map((text, index) => (placed.get(index) ?? []).map(({ from, to }) => text.slice(from, to)));
}

describe("UNT-03 known terms in a transcript", () => {
  test("UNT-03 are marked once in each chapter, in the singular and the plural", () => {
    const lines = ["Organelles and an organelle.", "An organelle again.", "The Organelle, once more."];
    expect(place(lines, [entry("organelle")])).toEqual([["Organelles"], [], []]);
    expect(place(lines, [entry("organelle")], [0, 20])).toEqual([["Organelles"], [], ["Organelle"]]);
  });

  test.each([
    ["en", "criterion", "All criteria hold."],
    ["en", "mitochondrion", "Two mitochondria divide."],
    ["en", "capillary", "The capillaries are thin."],
    ["en", "hypotheses", "A hypothesis is a guess."],
    ["en", "nucleus", "The nuclei meet."],
    ["en", "neural networks", "A neural network learns."],
    ["de", "Hypothese", "Zwei Hypothesen stehen da."],
    ["de", "Zellen", "Die Zelle lebt."],
    ["de", "Bindung", "Die Bindungen halten."],
    ["fr", "signal", "Des signaux arrivent."],
    ["es", "función", "Las funciones crecen."],
    ["pt", "reação", "As reações começam."],
  ])("UNT-03 are met in the other number (%s): %s", (language, term, line) => {
    expect(place([line], [entry(term, { language })])[0]).toHaveLength(1);
  });

  test("UNT-03 are not met by a word that only begins or ends alike", () => {
    const terms = [entry("cell"), entry("analysis"), entry("organ")];
    expect(place(["The cellar, an analyst, the organization and a mechanism."], terms)).toEqual([[]]);
  });

  test("UNT-03 are whole words, and the longest name wins", () => {
    const terms = [entry("cell"), entry("cell membrane"), entry("ion")];
    expect(place(["A cell membrane of a cell, in action."], terms)).toEqual([["cell membrane", "cell"]]);
  });

  test("UNT-03 have all their names, an abbreviation with its capitals alone", () => {
    const terms = [entry("information technology", { names: ["IT"] })];
    expect(place(["It is it.", "This is IT.", "Information technology."], terms)).toEqual([[], ["IT"], []]);
    expect(place(["C++ is old."], [entry("C++")])).toEqual([["C++"]]);
  });

  test("UNT-03 are not marked where they are defined, and not without a definition or in a lecture without them", () => {
    const own = entry("cell", { definedAt: { recording: "here", start: 10 }, usedAt: [] });
    const lines = ["We begin.", "A cell is small.", "The cell again."];
    expect(place(lines, [own])).toEqual([[], [], []]);
    expect(place(lines, [own], [20])).toEqual([[], [], ["cell"]]);
    expect(place(lines, [entry("cell", { definition: null })])).toEqual([[], [], []]);
    expect(place(lines, [entry("cell", { usedAt: [] })])).toEqual([[], [], []]);
  });
});
