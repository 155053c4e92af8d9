const extension =
  /(?<=\S)\.(?:vtt|srt|sbv|txt|md|markdown|docx?|pdf|m4a|mp3|mp4|wav|aac|ogg|oga|opus|webm|mov|mkv|flac|caf|3gp|amr|wma)$/i;
/** Names that say nothing about a recording, as recorders give them: "Voice memo", "New recording 3". */
const meaningless =
  /^(?:(?:new |neue |nueva |nova |nouvel |nouvelle )?(?:recording|audio|voice|memo|video|vid|rec|record|lecture|class|meeting|zoom|gmt|img|mvi|dsc|pxl|untitled|unnamed|transcript|captions?|subtitles?|aufnahme|aufzeichnung|vorlesung|grabación|grabacion|clase|enregistrement|cours|gravação|gravacao|aula|track|output|document|file|temp|test|copy|en|es|de|fr|pt|auto|sub|subs)[ .]?)*[\d .:,()t]*$/i;
/** A video's id: 11, or 20 to 40, letters of both cases, digits and signs. */
const videoId = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?:[\w-]{11}|[\w-]{20,40})$/;
const uuid = /^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/i;
/**
 * Names that only machines give: a recorder's letters with a number behind an underscore or a hyphen ("REC_0042"), a date and
 * time in digits ("20240301_101500"), and what recorders call a first, second, … recording ("New Recording 12").
 */
const recorders = [
  /^(?:rec|voice|audio|video|vid|img|mvi|dsc|pxl|gmt|zoom|recording|aufnahme|grabación|grabacion|enregistrement|gravação|gravacao)(?:[_-]\d{3,}|\d{8}[_-]\d{4,6})(?:[_-][\d_-]+)?$/i,
  /^\d{8}[_-]\d{4,6}$/,
  /-\d{8}_\d{6}-Meeting (?:Recording|Transcript)$/,
  /^(?:WhatsApp (?:Audio|Video|Ptt)|Screen Recording) \d{4}-\d{2}-\d{2}\b.*$/,
  /^(?:new recording|new voice memo|neue aufnahme|nueva grabación|nouvel enregistrement|nova gravação)(?: \(?\d+\)?)?$/i,
];
/** ".en", ".pt-BR", ".transcript" */
const languageSuffix = /\.(?:[a-z]{2,3}|[a-z]{2}-[A-Z]{2}|[a-z]{2}-orig|transcript|captions?|subtitles?|cc)$/;

function decodePercents(name: string): string {
  try {
    return /%[\da-f]{2}/i.test(name) ? decodeURIComponent(name) : name;
  } catch {
    return name;
  }
}

const MOST_ENDINGS = 4;

/** Removes the endings of a name, of which it may have several: "Recording.transcript.vtt", "rivers.mp4.en.srt". */
function withoutExtension(name: string): string {
  let bare = decodePercents(name.trim());
  for (let ending = 0; ending < MOST_ENDINGS; ending += 1)
    bare = bare.replace(extension, "").replace(languageSuffix, "").trim();
  return bare;
}

const day = String.raw`(?:19|20)\d{2}[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])`;
const clock = String.raw`(?:[-_ T]{1,3}(?:at )?\d{1,2}[-_.:h]?\d{2}(?:[-_.:m]?\d{2})?s?Z?(?: ?[AP]M)?)?`;
/** A date in a name, and the time behind it. */
const moment = new RegExp(String.raw`(?<![\p{L}\d])(?:GMT)?${day}${clock}(?![\p{L}\d])`, "gu");
/** Marks that recorders, meetings, downloads and versions leave in names. */
const machineParts = [
  // "[dQw4w9WgXcQ]", "(1080p)", "(2)", "(copy)"
  /[[(](?:[\w-]{11}|\d{3,4}p(?:\d{2})?|\d{1,3}|english|auto-generated|official|hd|copy)[\])]/gi,
  // The id of a video: "Rivers-dQw4w9WgXcQ"
  /(?<=[\s_-])(?=[\w-]{0,10}\d)(?=[\w-]{0,10}[a-z])(?=[\w-]{0,10}[A-Z])(?![A-Za-z]{1,8}\d{1,9}$)[\w-]{11}$/g,
  /(?<![\p{L}\d])(?:meeting (?:recording|transcript)|screen recording|whatsapp (?:audio|video|ptt)|otter[ ._-]?ai|auto[- ]generated|\d{3,4}x\d{3,4}|\d{3,4}p)(?![\p{L}\d])/giu,
  // At the name's beginning or end: "Transcript Rivers"
  /^(?:transcript|transcription|captions?|subtitles?|recording)(?=[ _-])|(?<=[ _-])(?:transcript|transcription|captions?|subtitles?|recording)$/gi,
  // "Rivers_v2_final"
  /(?:[ ]{0,2}[_-][ ]{0,2}(?:v\d{1,2}|final|draft|edited|copy)){1,5}$/gi,
];
/** Teams names a meeting after its channel. */
const channel = /^meeting (?:in|with) (?=\S)/i;
/** A name of nothing more: "General", "video1". */
const emptyWords = /^(?:general|allgemein|meeting|call|channel|video\d*|audio\d*|zoom|ptt|at|und|and|stereo|mono)?$/i;

/** Removes the parts of a name that a machine put into it. */
function withoutMachineParts(bare: string): string {
  const undated = bare.replaceAll(moment, " ").trim();
  const unmarked = machineParts.reduce((text, part) => text.replaceAll(part, " ").trim(), undated);
  const remainder = toWords(unmarked)
    .replace(channel, "")
    .replaceAll(/^[\s,–|-]+|[\s,–|-]{1,20}$/g, "");
  return emptyWords.test(remainder) ? "" : remainder;
}

const dateInName = new RegExp(
  String.raw`(?<!\d)((?:19|20)\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?!\d{3})`,
);

/** Finds the day in a name, and writes it as a title: "28 November 2026". */
function toDayTitle(name: string): string | undefined {
  const [, year, month, date] = dateInName.exec(name) ?? [];
  return year === undefined ? undefined : formatDay(new Date(`${year}-${month}-${date}T00:00:00Z`));
}

/** Writes a day as the title of a recording about which nothing else is known. */
export const formatDay = (date: Date): string | undefined =>
  Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
        date,
      );

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
  return (
    words.length < 3 ||
    uuid.test(bare) ||
    videoId.test(bare) ||
    meaningless.test(words) ||
    !/\p{L}{3}|\p{Lo}{2}|\p{L}{2}\d{2}/u.test(words)
  );
}

/**
 * Reads a lecture's title from a file's name: "hash-tables.vtt" is "Hash tables".
 * @returns undefined when the name says nothing: "REC_0042.m4a"
 */
export function readFileTitle(name: string): string | undefined {
  const bare = withoutExtension(name);
  if (isMeaningless(bare)) return undefined;
  const words = toWords(withoutMachineParts(bare));
  if (isMeaningless(words)) return undefined;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A longer heading is a sentence. */
const LONGEST_TITLE_CHARACTERS = 120;

interface TitleSources {
  /** The title in the transcript itself. */
  readonly transcriptTitle?: string | undefined;
  /** Names the subject of the transcript in a few words; called only where there is no other title. */
  readonly describe: () => string | undefined;
  /** When it was recorded: the title where there is no other. */
  readonly day?: string | undefined;
}

/** Proposes a recording's title. A name that a person gave stays. */
export function proposeTitle(name: string, { transcriptTitle, describe, day }: TitleSources): string {
  if (!isFileName(name)) return name;
  const title =
    transcriptTitle !== undefined && transcriptTitle.length <= LONGEST_TITLE_CHARACTERS
      ? transcriptTitle
      : readFileTitle(name);
  return title ?? describe() ?? toDayTitle(name) ?? day ?? name;
}
