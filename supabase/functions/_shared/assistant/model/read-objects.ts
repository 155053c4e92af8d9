/** A flat JSON object with text in its fields. */
export type TextFields = Readonly<Record<string, unknown>>;

/** Finds objects in what a model writes, as soon as each is closed. */
export interface ObjectReader {
  read(piece: string): TextFields[];
}

/** Fields of ours, where a model forgot to escape the quotation marks inside one. */
const damaged =
  /^\{\s*"(sentence|n)"\s*:\s*"?(.*?)"?\s*,\s*"quote"\s*:\s*"(.*?)"\s*(?:,\s*"moment"\s*:\s*"?(.*?)"?\s*)?\}$/s;

function parseObject(text: string): TextFields | undefined {
  try {
    // A line break inside of a text is not JSON, and meant as a space.
    return JSON.parse(text.replaceAll(/\s+/g, " ")) as TextFields;
  } catch {
    const [, name, first, quote, moment] = damaged.exec(text.trim()) ?? [];
    return name === undefined ? undefined : { [name]: first, quote, moment };
  }
}

/**
 * Reads JSON Lines, and the same objects in a list, inside of another object, spread over lines or between other words,
 * as weak models write them. What stands around the objects is left out.
 */
export function createObjectReader(): ObjectReader {
  let open: string | undefined;
  let isText = false;
  let isEscaped = false;

  const readCharacter = (character: string): TextFields | undefined => {
    if (open === undefined) {
      if (character === "{") open = character;
      return undefined;
    }
    if (character === "\n" && isText && open.trimEnd().endsWith("}")) {
      // A line is over: the object on it has a quotation mark too many.
      const object = parseObject(open);
      if (object !== undefined) open = undefined;
      isText = false;
      return object;
    }
    open += character;
    if (isEscaped) {
      isEscaped = false;
      return undefined;
    }
    if (isText && character === "\\") isEscaped = true;
    if (character === '"') isText = !isText;
    if (isText) return undefined;
    if (character === "{") open = character;
    if (character !== "}") return undefined;
    const object = parseObject(open);
    open = undefined;
    return object;
  };

  return {
    read: (piece) => Array.from(piece, readCharacter).filter((object) => object !== undefined),
  };
}
