export interface Rule {
  /** "REC-04" */
  readonly code: string;
  /** Markdown. */
  readonly text: string;
}

/** The rules in the tables of docs/requirements.md, by code. */
export const parseRules = (requirements: string): ReadonlyMap<string, Rule> =>
  new Map(
    Array.from(requirements.matchAll(/^\| ([A-Z]{3}-\d\d) \| (.+) \|$/gm), ([, code = "", text = ""]) => [
      code,
      { code, text },
    ]),
  );

/** The codes that a text names, each once: "REC-01 to REC-03" are three. */
export function findCodes(text: string): readonly string[] {
  const rules = Array.from(
    text.matchAll(/([A-Z]{3})-(\d\d)(?: to \1-(\d\d))?/g),
    ([, area = "", first, last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, n) => `${area}-${String(Number(first) + n).padStart(2, "0")}`,
      ),
  );
  return [...new Set(rules.flat())];
}
