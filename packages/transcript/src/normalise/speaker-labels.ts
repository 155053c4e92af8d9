/** Words before a colon that no person is called. */
const notNames = new Set(
  "note notes nota notas hinweis anmerkung remarque example examples ejemplo ejemplos beispiel beispiele exemple exemples exemplo exemplos definition definición definición definition définition definição theorem teorema satz théorème proof beweis demostración preuve prova lemma corollary remark hint tip warning caution important summary resumen zusammenfassung résumé resumo step paso schritt étape passo chapter capítulo kapitel chapitre section sección abschnitt figure figura abbildung table tabla tabelle tableau tabela part parte teil partie todo date fecha datum data time title título titel titre author autor auteur source fuente quelle link url http https conclusion introduction agenda topic topics tags subject thema tema result answer solution".split(
    " ",
  ),
);

const name = String.raw`\p{Lu}[\p{L}\p{N}.'’-]*(?: (?:\p{Lu}|d[aei]s? |v[ao]n |\d)[\p{L}\p{N}.'’-]*){0,3}(?: ?\([^()\n]{1,30}\))?`;
const labelled = new RegExp(String.raw`^(?:>{2,}\s*)?\[?(${name})\]?:(?=\s|$)\s*`, "u");
const generic =
  /^(?:speaker|sprecher(?:in)?|hablante|locutor(?:a)?|orador(?:a)?|intervenant(?:e)?|professor(?:in|a|e)?|prof|profesor(?:a)?|student(?:in)?|estudiante|étudiant(?:e)?|aluno|aluna|alumno|alumna|teacher|instructor|lecturer|audience|host|guest|interviewer|moderator(?:in)?|dozent(?:in)?|lehrer(?:in)?|q|a)\b[ .]?[\p{L}\d]{0,3}$/iu;

/** Uses of a label without which it is taken for the words of a sentence. */
const LEAST_USES = 2;

/** The label that a line begins with, as far as its form tells: "Dr. Ruiz" of "Dr. Ruiz: Why two?". */
export function findLabel(line: string): { readonly label: string; readonly rest: string } | undefined {
  const match = labelled.exec(line.slice(0, 90));
  const label = match?.[1];
  if (match === null || label === undefined || label.length > 60) return undefined;
  if (notNames.has(label.toLowerCase().split(" ")[0]!)) return undefined;
  return { label, rest: line.slice(match[0].length) };
}

/** Of the lines of a conversation, so many have a label; in notes a few have ("Midterm Exam: Tuesday."). */
const DIALOGUE = 0.5;

/**
 * The labels among the beginnings of `lines` that name who speaks: each is used more than once, says by itself that it is a
 * speaker's, or stands in a text of which most lines have a label.
 */
export function findSpeakers(lines: Iterable<string>): ReadonlySet<string> {
  const uses = new Map<string, number>();
  let written = 0;
  let labels = 0;
  for (const line of lines) {
    if (line.trim() !== "") written += 1;
    const found = findLabel(line);
    if (found === undefined) continue;
    labels += 1;
    uses.set(found.label, (uses.get(found.label) ?? 0) + 1);
  }
  const isDialogue = uses.size >= 2 && labels >= written * DIALOGUE;
  return new Set(
    [...uses]
      .filter(([label, count]) => count >= LEAST_USES || generic.test(label) || isDialogue)
      .map(([label]) => label),
  );
}

/** "JOHN SMITH" as it is read: "John Smith". Initials and short names stay. */
export function toSpeakerName(label: string): string {
  if (label.length < 4 || /\p{Ll}/u.test(label)) return label;
  return label.replaceAll(/\p{L}[\p{L}'’]*/gu, (word) =>
    word.length < 3 ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

/** The mark where another, unnamed speaker goes on: captions write ">>" or a dash. */
export const turnMark = /^(?:>{2,}|[-–—](?=\s?[\p{Lu}¿¡"“„«]))\s*/u;
/** The same inside a line. */
export const innerTurnMark = />{2,}\s*/g;
/** The mark written where an unnamed speaker begins, as books do. */
export const UNNAMED_TURN = "– ";
