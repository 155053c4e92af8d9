/** The rules of docs/requirements.md, for the pages that link to them. */
import { findCodes, parseRules, type Rule } from "./parse-rules.ts";

/** A glob, because an import would let every story depend on the page (`npm run visual -- --changed`). */
const [requirements = ""] = Object.values(
  import.meta.glob<string>("../../docs/requirements.md", { query: "?raw", import: "default", eager: true }),
);
const rules = parseRules(requirements);

/** The rules that a text names, in its order. */
export const findRules = (text: string): readonly Rule[] => findCodes(text).flatMap((code) => rules.get(code) ?? []);
