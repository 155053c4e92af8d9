import type { Claim } from "@lectern/domain/claim";
import type { ChatMessage } from "@lectern/domain/chat";

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
      "Two ways to take a seat on a crowded bus: **push somebody off from behind** (SN2), or **wait until a seat is free** (SN1).\n\nIt comes up twice:\n\n- at 0:21, where it is told\n- at 1:01:15, where it explains why doubling the nucleophile changes nothing",
    ),
    segments: [
      { start: 21, end: 40, text: "There are two ways to take a seat on a crowded bus." },
      { start: 3675, end: 3702, text: "Double the nucleophile, and the rate stays where it was." },
    ],
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

const toMessage = (claims: readonly Claim[]): string => claims.map(({ text }) => text).join(" ");

/** Claims of an answer, by their grade. */
export const claims = {
  quoted: {
    text: "There are two ways to take a seat on a crowded bus.",
    grade: "quoted",
    start: 21,
    end: 27,
    quote: "There are two ways to take a seat on a crowded bus.",
  },
  close: {
    text: "A doubled nucleophile leaves the rate of SN1 as it was.",
    grade: "close",
    start: 3675,
    end: 3702,
    quote: "Double the nucleophile, and the rate stays where it was.",
  },
  absent: { text: "The comparison was first drawn by Hughes and Ingold in 1935.", grade: "absent" },
} as const satisfies Record<string, Claim>;

const gradedAnswer: ChatMessage = {
  ...message(1, "assistant", toMessage([claims.quoted, claims.close, claims.absent])),
  claims: [claims.quoted, claims.close, claims.absent],
};

/** An answer written without a model: each quotation below its time. */
export const quotedAnswer: ChatMessage = {
  ...message(
    1,
    "assistant",
    `The recording says, at **0:21**\n\n> ${claims.quoted.text}\n\n**1:01:15**\n\n> ${claims.close.quote}`,
  ),
  claims: [claims.quoted, { ...claims.close, text: claims.close.quote, grade: "quoted" }],
};

export const gradedConversation: readonly ChatMessage[] = [
  conversation[0] as ChatMessage,
  quotedAnswer,
  message(2, "user", "And who came up with it?"),
  { ...gradedAnswer, id: "m3" },
];
