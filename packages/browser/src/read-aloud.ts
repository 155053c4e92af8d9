/** The voices may come after the page; in ms. */
const VOICES_TIMEOUT_MS = 2_000;
/** Some engines take a text and neither start nor fail; in ms. */
const STARTING_TIMEOUT_MS = 8_000;

const toPrimary = (language: string): string => language.split("-")[0] ?? "";
/** Android writes `en_US`. */
const normalise = (language: string): string => language.replaceAll("_", "-").toLowerCase();

type Voice = Pick<SpeechSynthesisVoice, "lang" | "default" | "localService">;

/**
 * The voice that reads a language: of the same region before others, the device's choice before others, one on the device
 * before one of a server. Undefined when there is none: no text is read in another language.
 *
 * @param language BCP 47; undefined for the device's own choice
 */
export function pickVoice<One extends Voice>(voices: readonly One[], language: string | undefined): One | undefined {
  const languageTag = language === undefined ? undefined : normalise(language);
  const score = (voice: One): number =>
    (normalise(voice.lang) === languageTag ? 4 : 0) + (voice.default ? 2 : 0) + (voice.localService ? 1 : 0);
  return voices
    .filter(({ lang }) => languageTag === undefined || toPrimary(normalise(lang)) === toPrimary(languageTag))
    .toSorted((a, b) => score(b) - score(a))[0];
}

/** Whether this browser can speak at all. */
export const canReadAloud = (browserWindow: Partial<Pick<Window, "speechSynthesis">>): boolean =>
  browserWindow.speechSynthesis !== undefined;

/** The speech of this browser; undefined in one without. */
const getSpeech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

async function listVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const speech = getSpeech();
  if (speech === undefined) return [];
  const voices = speech.getVoices();
  if (voices.length > 0) return voices;
  await new Promise<void>((resolve) => {
    speech.addEventListener("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, VOICES_TIMEOUT_MS);
  });
  return speech.getVoices();
}

/** The voice for a language, as {@link pickVoice} chooses it. */
export const findVoice = async (language: string | undefined): Promise<SpeechSynthesisVoice | undefined> =>
  pickVoice(await listVoices(), language);

/** What is spoken: without a reference its events are lost in some browsers. */
let current: SpeechSynthesisUtterance | undefined;

interface SpeakOptions {
  readonly voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed. */
  readonly rate?: number;
  /** Silences it. */
  readonly signal: AbortSignal;
}

/** Speaks a text, in place of what is being spoken. @throws Error when the speech can't start or breaks off */
export async function speak(text: string, { voice, rate = 1, signal }: SpeakOptions): Promise<void> {
  signal.throwIfAborted();
  const utterance = new SpeechSynthesisUtterance(text);
  current = utterance;
  Object.assign(utterance, { voice, lang: voice.lang, rate });
  // An utterance that was replaced tells of its end later, and must not silence the next.
  const cancelSpeech = () => {
    if (current === utterance) speechSynthesis.cancel();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error("speech: it does not start")), STARTING_TIMEOUT_MS);
      utterance.addEventListener("start", () => clearTimeout(timer));
      utterance.addEventListener("end", () => resolve());
      utterance.addEventListener("error", ({ error }) => reject(new Error(`speech: ${error}`)));
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
    });
  } catch (error) {
    cancelSpeech();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
