import { expect, test } from "vitest";
import { prepareTranscript } from "../normalise/transcript.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { findLostWords } from "./lost-words.ts";
import { readFile, unifyLines } from "./read-file.ts";

/** Numbers from 0 to 1, the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const vocabulary =
  "the river carries sand and stones down to a sea where slope becomes flat grains sink first in 42 minutes of flood 10:30 x_y List<String> {1,2} {name} a<b x>y café naïve l’eau Größe --> <ana@school.edu> <https://example.com/a_b> [Music] (door) 3:16 — R&D AT&T #4 $e^{i\\pi}$ *star* … ¿qué? 100% C++ 河流 沙子".split(
    " ",
  );
const names = ["Ana Ruiz", "Tom Berg", "王小明", "tom.berg@school", "Prof. Dr. de la Torre"];

interface Said {
  readonly speaker?: string;
  readonly words: readonly string[];
}

/** A file with faults that are met together, and the words that were said. */
function writeFile(seed: number): { readonly bytes: Uint8Array; readonly said: readonly Said[] } {
  const random = createRandom(seed);
  const is = (share: number) => random() < share;
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const isWebVtt = is(0.5);
  const [breaks, point] = [pick(["\n", "\r\n", "\r"]), pick([".", ","])];
  const isLoose = is(0.3);
  const hasVoices = isWebVtt && is(0.4);
  const said: Said[] = [];
  const pad = (value: number) => (isLoose ? String(value) : String(value).padStart(2, "0"));
  const toTime = (seconds: number) => {
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
    return `${pad(h)}:${pad(m)}:${pad(s)}${point}${isLoose ? "5" : "500"}`;
  };
  const escape = (word: string) => {
    if (!isWebVtt && is(0.7)) return word;
    const escaped = word.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return is(0.6) || /^<?-|&/.test(word) ? escaped : word;
  };
  const decorate = (word: string) => {
    const escaped = escape(word);
    if (escaped.includes("<") || !is(0.15)) return escaped;
    return pick([
      `<i>${escaped}</i>`,
      `<b>${escaped}</b>`,
      isWebVtt ? `<c.yellow>${escaped}</c>` : `<font color="#ff0">${escaped}</font>`,
      isWebVtt ? `<00:00:01.000>${escaped}` : `{\\i1}${escaped}{\\i0}`,
    ]);
  };
  const speak = (): string => {
    const words = [
      pick(["So", "But", "Then"]),
      ...Array.from({ length: 2 + Math.floor(random() * 12) }, () => pick(vocabulary)),
      "said.",
    ];
    const speaker = hasVoices ? pick(names) : undefined;
    said.push(speaker === undefined ? { words } : { speaker, words });
    const written = words.map(decorate);
    const lines: string[] = [];
    while (written.length > 0) lines.push(written.splice(0, 3 + Math.floor(random() * 6)).join(" "));
    const text = lines.join(is(0.1) ? breaks + breaks : breaks);
    return speaker === undefined ? text : `<v${is(0.2) ? ".loud" : ""} ${speaker}>${text}${is(0.5) ? "</v>" : ""}`;
  };
  const out: string[] = [];
  if (isWebVtt)
    out.push(`WEBVTT${is(0.3) ? " - by hand" : ""}${is(0.3) ? `${breaks}Kind: captions` : ""}${is(0.7) ? breaks : ""}`);
  const count = 3 + Math.floor(random() * 12);
  for (let n = 0; n < count; n += 1) {
    if (isWebVtt && is(0.1)) out.push(`NOTE a comment${breaks}of two lines${breaks}`);
    const start = n * 7;
    const end = is(0.05) ? start : is(0.05) ? Math.max(0, start - 3) : start + 6;
    const place = is(0.2) ? (isWebVtt ? " align:start position:0%" : "  X1:100 X2:600 Y1:050 Y2:100") : "";
    const number = isWebVtt
      ? is(0.3)
        ? `${pick(["intro", String(n), "a1b2-7/0"])}${breaks}`
        : ""
      : `${n + 1}${breaks}`;
    const voices = Array.from({ length: hasVoices && is(0.3) ? 2 : 1 }, speak).join(is(0.5) ? breaks : " ");
    out.push(
      `${n === 0 && !isWebVtt ? "" : ""}${number}${toTime(start)} --> ${toTime(end)}${place}${breaks}${voices}${breaks}`,
    );
  }
  const text = out.join(breaks);
  const encoding = pick(["utf8", "utf8", "mark", "le", "be"]);
  if (encoding === "utf8") return { bytes: Buffer.from(text), said };
  if (encoding === "mark") return { bytes: Buffer.from(`\uFEFF${text}`), said };
  const wide = Buffer.from(`\uFEFF${text}`, "utf16le");
  return { bytes: encoding === "le" ? wide : wide.swap16(), said };
}

const SHORT = 60;
const count = process.env["LECTERN_SOAK"] === "1" ? 2000 : SHORT;

test(`TRN-01 TRN-02 TRN-05 ${count} files with several faults each lose no word and no speaker`, {
  timeout: 300_000,
}, () => {
  for (let seed = 1; seed <= count; seed += 1) {
    const { bytes, said } = writeFile(seed);
    const { text } = decodeBytes(bytes)!;
    const content = readFile(text);
    if (content.kind !== "captions") throw new Error(`${seed} is read as ${content.kind}`);
    const read = content.segments.map((segment) => ({
      ...(segment.speaker !== undefined && { speaker: segment.speaker }),
      words: segment.text.split(/\s+/),
    }));
    expect([seed, read]).toEqual([seed, said]);
    expect([seed, findLostWords(unifyLines(text), content.segments, { marking: content.marking })]).toEqual([seed, []]);
    const prepared = prepareTranscript({ segments: content.segments });
    const words = (prepared.captions ?? []).flatMap((caption) => caption.text.split(/\s+/));
    expect([seed, words]).toEqual([seed, said.flatMap((one) => one.words)]);
  }
});
