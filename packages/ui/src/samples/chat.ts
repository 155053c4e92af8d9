import type { KnownCard } from "@lectern/domain/cards";
import type { ChatMessage, CitedLine } from "@lectern/domain/chat";

/** The lines that the sample answers cite. */
export const citedLines: readonly CitedLine[] = [
  { line: 4, start: 21, end: 40, text: "There are two ways to take a seat on a crowded bus." },
  { line: 512, start: 3675, end: 3702, text: "Double the nucleophile, and the rate stays where it was." },
];

const message = (index: number, role: ChatMessage["role"], content: string): ChatMessage => ({
  id: `m${index}`,
  role,
  content,
  timestamp: `2025-10-02T16:${String(10 + index).padStart(2, "0")}:00Z`,
});

export const conversation: readonly ChatMessage[] = [
  message(0, "user", "What was the bus comparison about?"),
  {
    ...message(
      1,
      "assistant",
      "Two ways to take a seat on a crowded bus: **push somebody off from behind** (SN2), or **wait until a seat is free** (SN1).\n\nIt comes up twice:\n\n- where it is told [0:21](#t=21)\n- where it explains why doubling the nucleophile changes nothing [1:01:15](#t=3675)",
    ),
    segments: citedLines,
  },
  message(2, "user", "Will it be on the exam?"),
  message(
    3,
    "assistant",
    "The lecture does not say so. It does say to **draw the transition state** and to explain *tert*-butyl bromide.",
  ),
];

export const longConversation: readonly ChatMessage[] = Array.from({ length: 24 }, (_, index) => ({
  ...(conversation[index % conversation.length] as ChatMessage),
  id: `long-${index}`,
}));

export const unbreakableQuestion: ChatMessage = message(
  0,
  "user",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft?",
);

/** An answer written without a model: each quotation with its time. */
export const quotedAnswer: ChatMessage = {
  ...message(
    1,
    "assistant",
    citedLines
      .map(({ text, start }) => `> ${text}\n\n[${start === 21 ? "0:21" : "1:01:15"}](#t=${start})`)
      .join("\n\n"),
  ),
  segments: citedLines,
};

/** An answer that goes beyond the lecture, in a block of its own. */
export const beyondAnswer: ChatMessage = {
  ...message(
    3,
    "assistant",
    "The lecture doesn't say who came up with it. It tells the comparison at the start [0:21](#t=21).\n\n> **Beyond your lecture**\n>\n> The two mechanisms were named by Hughes and Ingold in the 1930s.",
  ),
  segments: citedLines.slice(0, 1),
};

/** An answer of which a second reading doubts one sentence. */
export const doubtedAnswer: ChatMessage = {
  ...message(
    1,
    "assistant",
    "A seat on a bus is taken in two ways [0:21](#t=21). Doubling the nucleophile doubles the rate of both [1:01:15](#t=3675), so it is worth remembering.",
  ),
  segments: citedLines,
  checks: [1],
};

export const quizCards: readonly KnownCard[] = [
  {
    front: "Why does the rate of an SN1 reaction not depend on the nucleophile?",
    back: "The slow step is the departure of the leaving group; the nucleophile only joins afterwards.",
    quote: "Double the nucleophile, and the rate stays where it was.",
    first: 512,
    last: 512,
  },
  {
    front: "How does the comparison with a bus tell SN1 and SN2 apart?",
    back: "In SN2 somebody is pushed off a seat from behind; in SN1 one waits until a seat is free.",
    quote: "There are two ways to take a seat on a crowded bus.",
    first: 4,
    last: 4,
  },
];

export const citedConversation: readonly ChatMessage[] = [
  conversation[0] as ChatMessage,
  quotedAnswer,
  message(2, "user", "And who came up with it?"),
  beyondAnswer,
];
