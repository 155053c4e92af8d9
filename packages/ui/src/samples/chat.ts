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
