/** A flat JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

function parse(text: string): Fields | undefined {
  try {
    return JSON.parse(text) as Fields;
  } catch {
    return undefined;
  }
}

/**
 * Finds the flat JSON objects in what a model writes: JSON Lines, and the same objects in a list, inside of another
 * object, spread over lines, in a fence or between other words. One that isn't JSON is left out.
 */
export function readObjects(text: string): Fields[] {
  const objects: (Fields | undefined)[] = [];
  let start = -1;
  let isText = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isText && sign === "\\") index += 1;
    else if (isText && sign === "\n") {
      // A quotation mark too many: the object is lost, and those behind it aren't.
      isText = false;
      start = -1;
    } else if (start !== -1 && sign === '"') isText = !isText;
    else if (!isText && sign === "{") start = index;
    else if (!isText && start !== -1 && sign === "}") {
      objects.push(parse(text.slice(start, index + 1)));
      start = -1;
    }
  }
  return objects.filter((object) => object !== undefined);
}
