import { describe, expect, it } from "vitest";
import { getLanguage } from "../../languages/language.ts";
import { toPassages } from "../../lecture/passages.ts";
import { headSubject } from "./head-subject.ts";

const head = (name: string, text: string, language = "en"): string =>
  headSubject(name, toPassages({ transcript: text, language }), getLanguage(language));

const lecture =
  "The column was named after a chemist. It came from Kiev. He fell in love and married the princess. The colour of the layers shows who lives where.";

describe("the subject above a follow-up's answer", () => {
  it.each([
    ["came", ""],
    ["didn't he marry", ""],
    ["named the column", "column"],
    ["colour of the layers", "colour of the layers"],
    ["Kiev", "Kiev"],
  ])("ASK-05 of %j is %j", (name, subject) => {
    expect(head(name, lecture)).toBe(subject);
  });

  it("ASK-05 keeps no verb of another language", () => {
    const text = "Se llamó así al petróleo. El petróleo salía solo de la tierra.";
    expect(head("llamó al petróleo", text, "es")).toBe("petróleo");
  });
});
