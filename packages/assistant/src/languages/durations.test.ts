import { describe, expect, it } from "vitest";
import { asksDuration, beginsWithUnit } from "./durations.ts";

describe("a question for a duration", () => {
  it.each([
    ["en", "how long is the voyage", " weeks by ship", "how many ships sail"],
    ["de", "wie lange dauert die Reise", " ganze Wochen", "wie viele Schiffe fahren"],
    ["es", "¿cuanto tiempo dura el viaje?", " semanas", "cuántos barcos salen"],
    ["fr", "combien de temps dure le voyage", " longues semaines", "combien de bateaux partent"],
    ["pt", "quanto tempo dura a viagem", " semanas", "quantos barcos saem"],
  ])("AST-03 is known by its words, and what answers it by a unit of time (%s)", (code, question, unit, other) => {
    expect(asksDuration(question, code)).toBe(true);
    expect(asksDuration(other, code)).toBe(false);
    expect(beginsWithUnit(unit, code)).toBe(true);
    expect(beginsWithUnit(" sets of 3", code)).toBe(false);
  });
});
