/** Matches a description that reads like a question instead of saying what the thing is or does. */
const QUESTION = /^(?:What |Who |How\b[^.:]*?\b(?:is|are|was|were)\b)/;

/**
 * Finds TSDoc of exported things that begins with "What ", "Who " or "How … is".
 * @returns the first line of each with its line number, as "12: What a list shows."
 */
export function findQuestions(source: string): string[] {
  return Array.from(source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export\b/g)).flatMap(
    ({ 1: comment = "", index }) => {
      const text = comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();
      const line = source.slice(0, index).split("\n").length;
      return QUESTION.test(text) ? [`${line}: ${text.slice(0, 80)}`] : [];
    },
  );
}
