/** A flat JSON object with text in its fields. */
export type TextFields = Readonly<Record<string, unknown>>;

/** Finds objects in what a model writes, as soon as each is closed. */
export interface ObjectReader {
  read(piece: string): TextFields[];
}

/** In characters: a longer one is none of ours. */
const LONGEST = 8000;
/** Lines that end as an object does, but do not end this one. */
const MOST_TRIES = 8;

const firstName = /^\{ ?"(sentence|n)" ?: ?"?/;
const quoteName = /"? ?, ?"quote" ?: ?"/;
const momentName = /" ?, ?"moment" ?: ?"?/;

/** Fields of ours, where a model forgot to escape the quotation marks inside one: each ends where the next one's name stands. */
function readDamaged(line: string): TextFields | undefined {
  const [opening, name] = firstName.exec(line) ?? [];
  if (opening === undefined || name === undefined) return undefined;
  const fields = line.slice(opening.length);
  const quoted = quoteName.exec(fields);
  if (quoted === null) return undefined;
  const first = fields.slice(0, quoted.index);
  const rest = fields.slice(quoted.index + quoted[0].length);
  const timed = momentName.exec(rest);
  if (timed !== null) {
    const moment = rest.slice(timed.index + timed[0].length).replace(/"? ?\}$/, "");
    return { [name]: first, quote: rest.slice(0, timed.index), moment };
  }
  const end = /" ?\}$/.exec(rest);
  return end === null ? undefined : { [name]: first, quote: rest.slice(0, end.index), moment: undefined };
}

function parseObject(text: string): TextFields | undefined {
  // A line break inside of a text is not JSON, and meant as a space.
  const line = text.replaceAll(/\s+/g, " ").trim();
  try {
    return JSON.parse(line) as TextFields;
  } catch {
    return line.endsWith("}") ? readDamaged(line) : undefined;
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
  /** Of the open object: the last character that is no space, how long it is, and how often it was taken for whole. */
  let lastSign = "";
  let length = 0;
  let tries = 0;

  const begin = (): void => {
    open = lastSign = "{";
    length = 1;
    tries = 0;
  };
  const readCharacter = (character: string): TextFields | undefined => {
    if (open === undefined) {
      if (character === "{") begin();
      return undefined;
    }
    if (character === "\n" && isText && lastSign === "}") {
      // A line is over: the object on it has a quotation mark too many.
      const object = parseObject(open);
      tries += 1;
      if (object !== undefined || tries > MOST_TRIES) open = undefined;
      isText = false;
      return object;
    }
    open += character;
    length += character.length;
    if (length > LONGEST) {
      open = undefined;
      isText = isEscaped = false;
      return undefined;
    }
    if (character.trim() !== "") lastSign = character;
    if (isEscaped) {
      isEscaped = false;
      return undefined;
    }
    if (isText && character === "\\") isEscaped = true;
    if (character === '"') isText = !isText;
    if (isText) return undefined;
    if (character === "{") begin();
    if (character !== "}") return undefined;
    const object = parseObject(open);
    open = undefined;
    return object;
  };

  return {
    read: (piece) => Array.from(piece, readCharacter).filter((object) => object !== undefined),
  };
}
