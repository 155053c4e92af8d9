import { ModelFailure } from "./model-failure.ts";
import { createThoughtFilter } from "./strip-thoughts.ts";

/** How a refusal begins, in lower case and without apostrophes. */
const openings = [
  "im sorry, but i ",
  "i am sorry, but i ",
  "im sorry, i ",
  "sorry, but i ",
  "sorry, i ",
  "i apologize, but i ",
  "i cant ",
  "i cannot ",
  "im unable to ",
  "i am unable to ",
  "im not able to ",
  "i wont ",
  "as an ai ",
  "es tut mir leid, aber ",
  "tut mir leid, aber ",
  "ich kann dabei nicht ",
  "lo siento, pero no puedo ",
  "lo siento, no puedo ",
  "je suis désolé, mais je ne peux pas ",
  "désolé, mais je ne peux pas ",
  "desculpe, mas não posso ",
  "sinto muito, mas não posso ",
];
/** "i cannot help with that" */
const refusal =
  /\b(?:cant|cannot|unable to|not able to|wont|do not feel comfortable|nicht|no puedo|ne peux pas|não posso)\b.{0,40}\b(?:help|assist|answer|comply|fulfil|fulfill|provide|discuss|do that|continue|respond|helfen|beantworten|ayudar\w*|responder\w*|aider|répondre|ajudar)\b/;
/** "i cannot answer that from the lecture" is an answer. */
const mentionsLecture =
  /record|lectur|transcript|aufnahme|vorlesung|enregistr|cours|grabaci|clase|grava|aula|\[\d|beyond|\n\n/;
/** In characters: a longer text is an answer. */
const LONGEST = 300;

const simplify = (text: string): string =>
  text
    .replace(/^[\s*]+/, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll("can not", "cannot");

const mayRefuse = (text: string): boolean => {
  const simple = simplify(text);
  return text.length <= LONGEST && openings.some((opening) => opening.startsWith(simple) || simple.startsWith(opening));
};

/** Takes thoughts out of a reply that comes in pieces, and holds back what may be a refusal until it is whole. */
export function createReplyFilter() {
  const thoughts = createThoughtFilter();
  let held: string | undefined = "";
  const add = (piece: string): string => {
    if (held === undefined) return piece;
    held += piece;
    if (mayRefuse(held)) return "";
    const text = held;
    held = undefined;
    return text;
  };
  return {
    read: (piece: string): string => add(thoughts.read(piece)),
    /** @throws ModelFailure if the reply was a refusal in words */
    end: (isCut: boolean): string => {
      const text = add(thoughts.end(isCut));
      if (held === undefined) return text;
      const simple = simplify(held);
      if (refusal.test(simple) && !mentionsLecture.test(simple)) throw new ModelFailure("refused", "refusal in words");
      return held;
    },
  };
}
