/** The rules of docs/requirements.md, for the pages that link to them. */
// @boundaries-ignore the rules belong to the repository, not to a package
import requirements from "../../docs/requirements.md?raw";
import { findCodes, parseRules, type Rule } from "./parse-rules.ts";

const rules = parseRules(requirements);

/** The rules that a text names, in its order. */
export const findRules = (text: string): readonly Rule[] => findCodes(text).flatMap((code) => rules.get(code) ?? []);
