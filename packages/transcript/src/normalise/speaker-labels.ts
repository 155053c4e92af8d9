/** Words before a colon that are not a person's name: what begins or ends with one of them is no label. */
const notNames = new Set(
  "note notes nota notas hinweis anmerkung remarque example examples ejemplo ejemplos beispiel beispiele exemple exemples exemplo exemplos definition definición definition définition definição theorem teorema satz théorème proof beweis demostración preuve prova lemma corollary remark remarks hint tip warning caution important summary resumen zusammenfassung résumé resumo step paso schritt étape passo chapter capítulo kapitel chapitre section sección abschnitt figure figura abbildung table tabla tabelle tableau tabela part parte teil partie todo date fecha datum data time title título titel titre author autor auteur source fuente quelle link url http https conclusion introduction agenda topic topics tags subject thema tema result results answer answers solution solutions remember recall reminder question questions frage fragen antwort pregunta pregunta respuesta réponse pergunta resposta problem problems case rule rules fact facts key keys idea point points first second third fourth finally next so now because reason reasons claim goal goals task tasks exercise exercises homework assignment quiz exam reading due deadline consider given find suppose assume thus hence therefore meaning translation pros cons advantage advantages disadvantage disadvantages input output before after today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag lunes martes miércoles jueves viernes lundi mardi mercredi jeudi vendredi week day location place who what when where why how which method methods discussion background abstract keywords category type kind option options choice law principle formula equation code error update spoiler correction quote merke aufgabe regel idee attention atención achtung atenção observation observação overview outline announcement midterm final schedule break lecture unit module lesson welcome registration lunch coffee version is are was the a an this that these those and or but if of in on to for with from it we you i he she they not no yes okay ok also like here there well right das ist der die und es le la les el los que de".split(
    " ",
  ),
);
/** Such words in scripts without capitals. */
const notNamesElsewhere =
  /^(?:注意|问题|問題|答案|答え|回答|例如|比如|例子|例|定义|定義|定理|证明|證明|总结|總結|結論|结论|第.{1,3}|首先|其次|最后|最後|提示|备注|备註|質問|ポイント|まとめ|ملاحظة|سؤال|جواب|مثال|تعريف|الجواب|السؤال|הערה|שאלה|תשובה|דוגמה|질문|답|대답|예|주의|정의|вопрос|ответ|пример|внимание|определение|важно|задача|решение)$/iu;

const word = String.raw`[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.'’@+-]*`;
/** A label in any script and case, with or without ">>" before it: "[SPEAKER_00]:", ">> ANA:", "tom.berg@school:", "iPhone (2):", "张老师：". */
const labelled = new RegExp(
  String.raw`^(?:>{2,}\s*)?([[(【]?)(${word}(?: ${word}){0,6}(?: ?\([^()\n]{1,30}\))?)[\])】]?\s?(?::(?=\s|$|\p{Lo})|：)\s*`,
  "u",
);
/** A sound before a label: "[door closes] ANA:". */
const sound = /^(?:\[[^[\]\n]{1,40}\]|\([^()\n]{1,40}\)|♪)\s*(?!:)/u;
/** Labels that name a role: "Speaker", "Professor", "Student". */
const generic =
  /^(?:speaker|sprecher(?:in)?|hablante|locutor(?:a)?|orador(?:a)?|intervenant(?:e)?|professor(?:in|a|e)?|prof|profesor(?:a)?|student(?:in)?|estudiante|étudiant(?:e)?|aluno|aluna|alumno|alumna|teacher|instructor|lecturer|audience|host|guest|interviewer|moderator(?:in)?|dozent(?:in)?|lehrer(?:in)?|q|a)\b[ .]?[\p{L}\d]{0,3}$/iu;
/** The labels that diarisers give: "SPEAKER_00", "Speaker 1", "spk_0". */
const diarised = /^(?:speaker|spk)[ _-]?[\p{L}\d]{1,3}$/iu;
/** The form of a name: words with a capital, and particles between them ("Ana de la Cruz"). */
const name =
  /^\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?: (?:\p{Lu}|\d|(?:(?:d[aeiou]s?|d[eu]r|dell?[ae]?|v[ao]n|l[ae]s?|el|al|bin|ibn|ter|y|e) ){1,2})[\p{L}\p{M}\p{N}.'’-]*){0,6}(?: ?\([^()]{1,30}\))?$/u;

/** Uses that make a label a speaker's by themselves; a rarer one may be the words of a sentence. */
const LEAST_USES = 2;
/** Longer ones are sentences. */
const LONGEST_LABEL_CHARACTERS = 60;
/** The longest label that hasn't the form of a name. */
const LONGEST_OTHER_LABEL_CHARACTERS = 30;

interface FoundLabel {
  readonly label: string;
  readonly rest: string;
  /** Whether it has the form of a name; other labels are speakers only where they make a conversation. */
  readonly isName: boolean;
}

function isNoName(label: string): boolean {
  const words = label.toLowerCase().split(" ");
  return (
    notNames.has(words[0]!) || notNames.has(words.at(-1)!) || notNamesElsewhere.test(label) || !/\p{L}/u.test(label)
  );
}

/** Finds the label that a line begins with, judged by its form alone: "Dr. Ruiz" of "Dr. Ruiz: Why two?". */
export function findLabel(line: string): FoundLabel | undefined {
  // A sound and the longest label end by then.
  const beginning = line.slice(0, 130);
  if (!/[:：]/.test(beginning)) return undefined;
  const before = labelled.test(beginning) ? "" : (sound.exec(beginning)?.[0] ?? "");
  const match = labelled.exec(beginning.slice(before.length));
  const [all = "", , label] = match ?? [];
  if (label === undefined || label.length > LONGEST_LABEL_CHARACTERS || isNoName(label)) return undefined;
  const isName = name.test(label) || generic.test(label) || diarised.test(label);
  if (!isName && (label.length > LONGEST_OTHER_LABEL_CHARACTERS || label.split(" ").some((part) => notNames.has(part))))
    return undefined;
  return { label, rest: before + line.slice(before.length + all.length), isName };
}

/** The share of a conversation's lines or captions that have a label at least; in notes fewer have ("Midterm Exam: Tuesday."). */
const LEAST_LABELLED_SHARE = 0.5;

/**
 * Finds the labels at the beginnings of `lines` that name a speaker. A label does if it is a name that is used more than once, if its
 * words say so ("Speaker 2"), or if the text is a dialogue: most of its lines have a label.
 * @param captions the number of captions: a caption of several lines has one label, so that not each line is expected to have one
 */
export function findSpeakers(lines: Iterable<string>, captions?: number): ReadonlySet<string> {
  const uses = new Map<string, { count: number; isName: boolean }>();
  let lineCount = 0;
  let labels = 0;
  for (const line of lines) {
    if (line.trim() !== "") lineCount += 1;
    const match = findLabel(line);
    if (match === undefined) continue;
    labels += 1;
    uses.set(match.label, { count: (uses.get(match.label)?.count ?? 0) + 1, isName: match.isName });
  }
  const isConversation = uses.size >= 2 && labels >= Math.min(lineCount, captions ?? lineCount) * LEAST_LABELLED_SHARE;
  const names = [...uses].filter(([, { isName }]) => isName);
  const isOneUsedAgain = [...uses.values()].some(({ count }) => count >= LEAST_USES);
  // "Dr. Ruiz", "Ana Sol" and "Professor" can only be names; "Results" may also be an ordinary word.
  const hasFullName = names.some(([label]) => /^\p{L}{1,5}\. |\S \S/u.test(label) || generic.test(label));
  const isDialogue = isConversation && (isOneUsedAgain || hasFullName);
  return new Set(
    [...uses]
      .filter(([label, { count, isName }]) => {
        const isUsedAgain = count >= LEAST_USES;
        if (!isName) return isUsedAgain && (isDialogue || label.includes("@"));
        const isSpeakerByForm = generic.test(label) || diarised.test(label);
        return isUsedAgain || isSpeakerByForm || isDialogue;
      })
      .map(([label]) => label),
  );
}

/** Writes "JOHN SMITH" as "John Smith". Initials and short names stay. */
export function toSpeakerName(label: string): string {
  if (label.length < 4 || /[\p{Ll}_]/u.test(label)) return label;
  return label.replaceAll(/\p{L}[\p{L}'’]*/gu, (word) =>
    word.length < 3 ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

/** The mark at the beginning of a line that another, unnamed speaker says: ">>" or a dash. */
export const turnMark = /^(?:>{2,}|[-–—](?=\s?[\p{Lu}¿¡"“„«]))\s*/u;
/** A dash marks a turn where at least so many lines begin with one. */
export const LEAST_DASHED_TURNS = 3;
/** The mark inside a line after which another speaker goes on. */
export const innerTurnMark = />{2,}\s*/g;
/** The dash that Lectern writes where an unnamed speaker begins, as books do. */
export const UNNAMED_TURN = "– ";
