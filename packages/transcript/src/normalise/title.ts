const extension =
  /(?<=\S)\.(?:vtt|srt|sbv|txt|md|markdown|docx?|pdf|m4a|mp3|mp4|wav|aac|ogg|oga|opus|webm|mov|mkv|flac|caf|3gp|amr|wma)$/i;
/** What recorders call recordings without a name, and ids: "voice memo" is "voice" and "memo", read in one way. */
const meaningless =
  /^(?:(?:new |neue |nueva |nova |nouvel |nouvelle )?(?:recording|audio|voice|memo|video|vid|rec|record|lecture|class|meeting|zoom|gmt|img|mvi|dsc|pxl|untitled|unnamed|transcript|captions?|subtitles?|aufnahme|aufzeichnung|vorlesung|grabación|grabacion|clase|enregistrement|cours|gravação|gravacao|aula|track|output|document|file|temp|test|copy|en|es|de|fr|pt|auto|sub|subs)[ .]?)*[\d .:,()t]*$/i;
/** A video's id: letters of both cases, digits and signs without an order. */
const id = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{8,40}$/;
const uuid = /^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/i;
/**
 * Names that only machines give: a recorder's letters with a number behind an underscore or a hyphen ("REC_0042"), a date and
 * time in digits ("20240301_101500"), and what recorders call a first, second, … recording ("New Recording 12").
 */
const recorders = [
  /^(?:rec|voice|audio|video|vid|img|mvi|dsc|pxl|gmt|zoom|recording|aufnahme|grabación|grabacion|enregistrement|gravação|gravacao)(?:[_-]\d{3,}|\d{8}[_-]\d{4,6})(?:[_-][\d_-]+)?$/i,
  /^\d{8}[_-]\d{4,6}$/,
  /^(?:new recording|new voice memo|neue aufnahme|nueva grabación|nouvel enregistrement|nova gravação)(?: \(?\d+\)?)?$/i,
];
const languageSuffix = /\.(?:[a-z]{2,3}|[a-z]{2}-[A-Z]{2}|[a-z]{2}-orig)$/;

const withoutExtension = (name: string): string => name.trim().replace(extension, "").replace(languageSuffix, "");

/**
 * Whether a name is a file's or a recorder's. Every other name may be a person's, also one with digits or underscores: "Bio 101",
 * "Lecture 5", "week_5".
 */
export function isFileName(name: string): boolean {
  const trimmed = name.trim();
  return extension.test(trimmed) || uuid.test(trimmed) || recorders.some((pattern) => pattern.test(trimmed));
}

const toWords = (name: string): string =>
  name
    .replaceAll(/[-_.+]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

function isMeaningless(bare: string): boolean {
  const words = toWords(bare);
  return words.length < 3 || uuid.test(bare) || id.test(bare) || meaningless.test(words) || !/\p{L}{3}/u.test(words);
}

/**
 * Reads a lecture's title from a file's name: "hash-tables.vtt" is "Hash tables".
 * @returns undefined when the name says nothing: "REC_0042.m4a"
 */
export function titleOfFileName(name: string): string | undefined {
  const bare = withoutExtension(name);
  if (isMeaningless(bare)) return undefined;
  const words = toWords(bare);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Characters: a heading longer than this is a sentence. */
const LONGEST_TITLE = 120;

/**
 * Proposes a recording's title. A name that a person gave stays.
 * @param own what the transcript itself says that it is called
 * @param describe what the transcript is about in a few words, asked for when nothing else tells
 */
export function proposeTitle(name: string, own: string | undefined, describe: () => string | undefined): string {
  if (!isFileName(name)) return name;
  const title = own !== undefined && own.length <= LONGEST_TITLE ? own : titleOfFileName(name);
  return title ?? describe() ?? name;
}
