/** What some models write around their thoughts before an answer. */
const opening = /<(think|thinking|thought|reasoning)>/i;
const closing = /<\/(?:think|thinking|thought|reasoning)>/i;
/** A tag may be cut by the border of two pieces: so many characters are looked at again. */
const LONGEST_TAG = "</reasoning>".length;

/** What may be the beginning of a tag, at the end of a text. */
function findOpenTag(text: string): number {
  const index = text.lastIndexOf("<");
  return index === -1 || text.length - index >= LONGEST_TAG || !/^<\/?[a-z]*$/i.test(text.slice(index))
    ? text.length
    : index;
}

/** Takes thoughts out of a text that comes in pieces. */
export function createThoughtFilter() {
  let held = "";
  let thoughts = "";
  let isThinking = false;
  return {
    read: (piece: string): string => {
      held += piece;
      let text = "";
      for (;;) {
        const tag = (isThinking ? closing : opening).exec(held);
        if (tag === null) break;
        if (!isThinking) text += held.slice(0, tag.index);
        thoughts = "";
        held = held.slice(tag.index + tag[0].length);
        isThinking = !isThinking;
      }
      const end = findOpenTag(held);
      if (isThinking) thoughts += held.slice(0, end);
      else text += held.slice(0, end);
      held = held.slice(end);
      // A model whose prompt opened the thoughts writes their end alone.
      return isThinking ? text : text.replace(closing, "");
    },
    /**
     * What was held back: the possible beginning of a tag, and thoughts that never ended, for the answer is among them.
     * Those that were cut off have no answer.
     */
    end: (isCut: boolean): string => (isThinking && isCut ? "" : thoughts + held),
  };
}
