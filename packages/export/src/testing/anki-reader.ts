/**
 * Reads Anki's text files by the rules of its manual ("Importing text files"): headers, quoted fields, columns for note type, deck
 * and tags, HTML in fields, and a note that is known by its note type and first field. Written for the tests apart from the writer,
 * since Anki itself can't be installed where they run.
 */

/** The fields of Anki's own note types. */
const fieldNames: Readonly<Record<string, readonly string[]>> = {
  Basic: ["Front", "Back"],
  Cloze: ["Text", "Back Extra"],
};

interface AnkiNote {
  readonly notetype: string;
  readonly deck: string;
  readonly tags: readonly string[];
  readonly fields: readonly string[];
  /** When the note is due, as set by the student's reviews in Anki. */
  readonly due: number;
}

export interface AnkiCollection {
  readonly notes: Map<string, AnkiNote>;
}

export interface AnkiImport {
  readonly added: number;
  readonly updated: number;
}

/** Splits a text into records of fields. A field that begins with a quote ends at the next single one. */
function readRecords(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = "";
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && !(text[at] === '"' && text[at + 1] !== '"')) {
        if (text[at] === '"') at += 1;
        field += text[at];
        at += 1;
      }
      at += 1;
    } else {
      while (at < text.length && text[at] !== separator && text[at] !== "\n") {
        field += text[at];
        at += 1;
      }
    }
    record.push(field);
    if (text[at] !== separator) {
      records.push(record);
      record = [];
    }
    at += 1;
  }
  return records;
}

/** @throws Error for a file that Anki refuses, or whose fields it would misplace */
export function importIntoAnki(collection: AnkiCollection, file: string): AnkiImport {
  const lines = file.split("\n");
  const headers = new Map<string, string>();
  while (lines[0]?.startsWith("#") === true) {
    const [name = "", value = ""] = lines.shift()!.slice(1).split(/:(.*)/s);
    headers.set(name, value);
  }
  if (headers.get("separator") !== "tab" || headers.get("html") !== "true") throw new Error("other headers");
  const column = (name: string) => Number(headers.get(`${name} column`)) - 1;
  const special = [column("notetype"), column("deck"), column("tags")];
  let added = 0;
  let updated = 0;
  // A line that begins with # is a comment.
  const body = lines.filter((line) => !line.startsWith("#")).join("\n");
  for (const record of readRecords(body, "\t").filter((fields) => fields.join("") !== "")) {
    const [notetype = "", deck = "", tags = ""] = special.map((place) => record[place]);
    const names = fieldNames[notetype];
    if (names === undefined) throw new Error(`no note type "${notetype}"`);
    const fields = record.filter((_, place) => !special.includes(place));
    if (fields.length !== names.length) throw new Error(`${fields.length} fields for ${notetype}`);
    if (fields[0] === "") throw new Error("the first field is empty");
    if (notetype === "Cloze" && toGaps(fields[0]!).length === 0) throw new Error("a cloze note without a gap");
    const key = `${notetype}\n${fields[0]}`;
    const known = collection.notes.get(key);
    collection.notes.set(key, { notetype, deck, tags: tags.split(" "), fields, due: known?.due ?? 0 });
    if (known === undefined) added += 1;
    else updated += 1;
  }
  return { added, updated };
}

/** The answers in a cloze note's gaps, as its card shows them. */
export const toGaps = (text: string): string[] =>
  [...text.matchAll(/\{\{c\d+::(.*?)(?:::(.*?))?\}\}/gs)].map(([, answer = ""]) => toShown(answer));

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** A field as a card shows it: without HTML tags, with entities decoded. */
export const toShown = (field: string): string =>
  field
    .replaceAll("<br>", "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
      code === undefined ? (entities[name] ?? "?") : String.fromCodePoint(Number(code)),
    );
