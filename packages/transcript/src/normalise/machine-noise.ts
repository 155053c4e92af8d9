import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { bareWord } from "./words.ts";

type Timed = Pick<TranscriptSegment, "start" | "end" | "text">;

/** Sentences that recognisers write where nothing is spoken, without their punctuation. */
const phrases = new Set(
  [
    "you|thank you|thank you very much|thank you so much|thanks|bye|bye bye|okay|so|hmm|oh|the end|the|i'm sorry",
    "thank you for watching|thanks for watching|thank you so much for watching|thank you for watching this video|thanks for watching and i'll see you next time|thank you for watching and see you next time",
    "please subscribe|please subscribe to my channel|please subscribe to the channel|please like and subscribe|don't forget to like and subscribe|like and subscribe|subscribe|see you next time|see you in the next video|i'll see you in the next video|we'll be right back|subtitles by the amara.org community|transcription by castingwords|subs by www.zeoranger.co.uk",
    "untertitel der amara.org-community|untertitelung des zdf 2020|untertitelung im auftrag des zdf für funk 2017|vielen dank fürs zuschauen|vielen dank für's zuschauen|vielen dank|danke fürs zuschauen|bis zum nächsten mal|tschüss",
    "sous-titres réalisés par la communauté d'amara.org|sous-titres réalisés para la communauté d'amara.org|sous-titrage société radio-canada|merci d'avoir regardé cette vidéo|merci d'avoir regardé|merci",
    "subtítulos realizados por la comunidad de amara.org|gracias por ver el video|gracias por ver el vídeo|gracias por ver|gracias|suscríbete|¡suscríbete",
    "legendas pela comunidade amara.org|obrigado por assistir|obrigada por assistir|obrigado|inscreva-se no canal",
    "sottotitoli creati dalla comunità amara.org|sottotitoli e revisione a cura di qtss|grazie per la visione|grazie|ondertitels ingediend door de amara.org gemeenschap|продолжение следует|субтитры сделал dimatorzok|спасибо за просмотр|subtitle by|napisy stworzone przez społeczność amara.org|altyazı m.k|izlediğiniz için teşekkürler",
    "ご視聴ありがとうございました|ご視聴ありがとうございます|最後までご視聴いただきありがとうございます|チャンネル登録お願いします|字幕由amara.org社区提供|字幕由 amara.org 社群提供|请不吝点赞 订阅 转发 打赏支持明镜与点点栏目|請不吝點贊 訂閱 轉發 打賞支持明鏡與點點欄目|谢谢观看|感谢观看|謝謝觀看|谢谢大家|시청해주셔서 감사합니다|시청해 주셔서 감사합니다|구독과 좋아요 부탁드립니다",
  ].flatMap((line) => line.split("|")),
);
/** A sound in brackets: "[Music]", "(silence)", "*coughs*", "♪♪". */
const sound = /^(?:\[[^[\]]{1,40}\]|\([^()]{1,40}\)|\*[^*]{1,40}\*|[♪♫\s]{1,20})$/u;
/** Lower case without punctuation, but for the stop in "amara.org". */
const foldPhrase = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[.!?…。！？,，、]{1,9}/g, (signs, offset: number, all: string) =>
      /^[.-]/.test(signs) && /[\w]/.test(all[offset + 1] ?? "") ? signs : " ",
    )
    .replaceAll(/\s+/g, " ")
    .trim();

/** Longer captions are speech, and are not compared. */
const LONGEST_NOISE_CHARACTERS = 80;
const isPhrase = (text: string): boolean => text.length <= LONGEST_NOISE_CHARACTERS && phrases.has(foldPhrase(text));
const isSound = (text: string): boolean => text.length <= LONGEST_NOISE_CHARACTERS && sound.test(text.trim());

/** Phrases in a row that make a loop; one or two at a lecture's end may have been said. */
const LEAST_LOOP_PHRASES = 3;

/** Leaves out the loops of phrases that a recogniser makes of silence. No caption is left where nothing was said. */
export function leaveNoiseOut<Caption extends Timed>(
  captions: readonly Caption[],
): { readonly captions: readonly Caption[]; readonly noise: readonly Caption[] } {
  const isNoise = captions.map(({ text }) => isPhrase(text) || isSound(text));
  if (isNoise.every(Boolean)) return { captions: [], noise: captions };
  const noiseIndexes = new Set<number>();
  let from = 0;
  for (let index = 0; index <= captions.length; index += 1) {
    if (isNoise[index] === true) continue;
    const noiseRun = captions.slice(from, index);
    if (noiseRun.filter(({ text }) => isPhrase(text)).length >= LEAST_LOOP_PHRASES)
      for (let inRun = from; inRun < index; inRun += 1) if (isPhrase(captions[inRun]!.text)) noiseIndexes.add(inRun);
    from = index + 1;
  }
  if (noiseIndexes.size === 0) return { captions, noise: [] };
  return {
    captions: captions.filter((_, index) => !noiseIndexes.has(index)),
    noise: captions.filter((_, index) => noiseIndexes.has(index)),
  };
}

/** Captions whose times overlap less only touch. */
const LEAST_OVERLAP_SECONDS = 0.2;
/** Fewer may be repeated by chance. */
const LEAST_SEAM_WORDS = 5;
/** The most that two chunks of a recording are compared for a repetition. */
const LONGEST_SEAM_WORDS = 40;

/**
 * Closes the seams between the chunks in which a recording was recognised: where the times of two captions overlap, words that the
 * later one repeats at its beginning are left out.
 */
export function closeSeams<Caption extends Timed>(captions: readonly Caption[]): readonly Caption[] {
  const closed: Caption[] = [];
  for (const caption of captions) {
    const last = closed.at(-1);
    if (last === undefined || caption.start >= last.end - LEAST_OVERLAP_SECONDS || caption.start < last.start) {
      closed.push(caption);
      continue;
    }
    const tokens = caption.text.split(/\s+/);
    const after = tokens.slice(0, LONGEST_SEAM_WORDS).map(bareWord);
    const before = last.text.split(/\s+/).slice(-LONGEST_SEAM_WORDS).map(bareWord);
    const shared = countSeam(before, after);
    if (shared < LEAST_SEAM_WORDS) closed.push(caption);
    else if (shared < tokens.length) closed.push({ ...caption, text: tokens.slice(shared).join(" ") });
  }
  return closed;
}

/** Counts the words at the end of one caption that the next one begins with; 0 where they are too few. */
function countSeam(before: readonly string[], after: readonly string[]): number {
  for (let count = Math.min(before.length, after.length); count >= LEAST_SEAM_WORDS; count -= 1) {
    const offset = before.length - count;
    if (after.slice(0, count).every((word, index) => word === before[offset + index])) return count;
  }
  return 0;
}
