import type { Answered } from "@lectern/assistant/writer/answers/answer-question.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import { toSentences } from "@lectern/assistant/search/sentences.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import type { Claim } from "@lectern/domain/claim.ts";
import { gradeMessage, readSentences } from "@lectern/assistant/support/grade-message.ts";
import { createSupportIndex, type SupportIndex } from "@lectern/assistant/support/support.ts";
import { CUT, type Known, type OnClaim } from "../writing.ts";
import { choosePassages, toLine } from "./choose-passages.ts";
import { fitQuestion, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { readForModel } from "./read-for-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { parseMoment, readMoments, tidyMoments } from "./moments.ts";
import { questionPrompt, quotesPrompt } from "./prompts.ts";
import { createObjectReader, type TextFields } from "./read-objects.ts";
import { createThoughtFilter } from "./strip-thoughts.ts";
import { tidyMarkdown } from "./tidy-markdown.ts";

const MOST_SEGMENTS = 12;
const listItem = /^(?:[-*+]|\d{1,3}[.)])\s/;

const toText = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");

/** A line of an answer: some sentences that rest on one quote. */
interface Line {
  readonly markdown: string;
  readonly claims: Claim[];
  /** Where the model says that its quote stands, in seconds. */
  readonly moment: number | undefined;
  /** The model said that it has no quote. */
  readonly hasNoQuote: boolean;
}

/** Lines of Markdown, each sentence with the moment where it was found. */
function joinLines(lines: readonly Line[]): string {
  let message = "";
  for (const [at, { markdown, claims }] of lines.entries()) {
    const start = claims.find((claim) => claim.start !== undefined)?.start;
    const isItem = listItem.test(markdown);
    const wasItem = listItem.test(lines[at - 1]?.markdown ?? "");
    // A list ends with an empty line; within a paragraph a line's end is a space.
    const gap = at === 0 ? "" : isItem === wasItem ? "\n" : "\n\n";
    message += `${gap}${markdown}${start === undefined ? "" : ` [${formatMoment(start)}]`}`;
  }
  return message;
}

/**
 * Has a model answer a question, and checks every sentence. A model that keeps to the form has each sentence reported as
 * soon as it is written; plain prose is checked when it is whole.
 * @param onClaim called with each sentence in the order of the message; its grade may be better in what is returned
 * @throws ModelFailure
 */
export async function writeAnswer(
  model: Model,
  { question, lecture, known }: { readonly question: string; readonly lecture: Lecture; readonly known: Known },
  onClaim?: OnClaim,
): Promise<Answered> {
  const budget = toBudget(model.window);
  const passages = toSentences(lecture, getWords(lecture.language));
  const spoken = lecture.segments ?? passages;
  const end = passages.findLast((passage) => passage.end !== undefined)?.end;
  const isSpoken = (address: string) => spoken.some(({ text }) => text.includes(address));
  const fitted = fitQuestion(question, known, model.window);
  const request = readForModel(question, lecture, known.history);
  const chosen = choosePassages(passages, {
    texts: request.about,
    language: lecture.language,
    tokens: fitted.passages,
  });
  let index: SupportIndex | undefined;
  const check = (text: string, quote?: string) => (index ??= createSupportIndex(spoken)).check(text, quote);

  const lines: Line[] = [];
  const addLine = ({ sentence, quote, moment }: TextFields) => {
    const plain = toText(sentence).replaceAll(/\s+/g, " ").trim();
    const markdown = tidyMoments(tidyMarkdown(plain, isSpoken), undefined).trim();
    if (!/[\p{L}\p{N}]/u.test(markdown)) return;
    const own = toText(quote).trim();
    const claims = readSentences(markdown).map((text) => ({ text, ...check(text, own === "" ? undefined : own) }));
    lines.push({ markdown, claims, moment: parseMoment(toText(moment)), hasNoQuote: quote === "" });
    for (const claim of claims) onClaim?.(claim);
  };

  const thoughts = createThoughtFilter();
  const objects = createObjectReader();
  let prose = "";
  const read = (text: string) => {
    prose += text;
    for (const object of objects.read(text)) addLine(object);
  };
  const { isCut } = await model.complete(
    questionPrompt({
      question,
      remarks: request.remarks,
      text: chosen.map(toLine).join("\n"),
      summary: fitted.summary,
      history: fitted.history,
      hasTimes: chosen.some(({ start }) => start !== undefined),
    }),
    budget.answer,
    (piece) => read(thoughts.read(piece)),
  );
  read(thoughts.end());

  const isProse = lines.length === 0;
  if (isProse) {
    const markdown = tidyMoments(tidyMarkdown(prose, isSpoken), end).trim();
    const claims = gradeMessage(markdown, spoken);
    lines.push({ markdown, claims, moment: undefined, hasNoQuote: false });
    for (const claim of claims) onClaim?.(claim);
  }
  if (lines.every(({ markdown }) => markdown === "")) throw new ModelFailure("empty", isCut ? "length" : "empty");
  await askForQuotes(model, lines, (unquoted) => {
    const moments = unquoted.flatMap(({ moment, claim }) => moment ?? claim.start ?? []);
    const texts = unquoted.map(({ claim }) => claim.text);
    const near = choosePassages(passages, { texts, moments, language: lecture.language, tokens: budget.evidence });
    return { prompt: quotesPrompt(texts, near.map(toLine).join("\n")), check };
  });

  const written = isProse ? lines[0]!.markdown : joinLines(lines);
  const claims = lines.flatMap((line) => line.claims);
  const moments = new Set([...readMoments(written), ...claims.flatMap(({ start }) => start ?? [])].map(formatMoment));
  const cited = passages.filter(({ start }) => start !== undefined && moments.has(formatMoment(start)));
  return {
    outcome: "answer",
    message: isCut ? `${written}\n\n${CUT}` : written,
    claims,
    segments: cited
      .flatMap(({ start, end, text }) => (start === undefined || end === undefined ? [] : [{ start, end, text }]))
      .slice(0, MOST_SEGMENTS),
  };
}

interface Unquoted {
  readonly claim: Claim;
  readonly moment: number | undefined;
}

/** Asks once more for the quotes that were not found, and grades their sentences again. A failure leaves them as they are. */
async function askForQuotes(
  model: Model,
  lines: readonly Line[],
  prepare: (unquoted: readonly Unquoted[]) => {
    readonly prompt: ReturnType<typeof quotesPrompt>;
    readonly check: SupportIndex["check"];
  },
): Promise<void> {
  // "That is not in this recording" has no quote, and says so.
  if (lines.length === 1 && lines[0]!.hasNoQuote) return;
  const places = lines.flatMap(({ claims, moment }) =>
    claims.flatMap((claim, at) => (claim.grade === "quoted" ? [] : [{ claims, at, claim, moment }])),
  );
  if (places.length === 0) return;
  const { prompt, check } = prepare(places);
  const objects = createObjectReader();
  const thoughts = createThoughtFilter();
  const grade = ({ n, quote }: TextFields) => {
    const place = places[Number(n) - 1];
    if (place === undefined || toText(quote) === "") return;
    const { text } = place.claim;
    const support = check(text, toText(quote));
    if (support.grade === "quoted") place.claims[place.at] = { text, ...support };
  };
  try {
    await model.complete(prompt, toBudget(model.window).answer, (piece) => {
      for (const object of objects.read(thoughts.read(piece))) grade(object);
    });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
  }
}
