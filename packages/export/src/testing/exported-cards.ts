import type { CardOfFile, ExportedCard } from "../formats/exported-card.ts";

/** A kept card with a review, in the form of an export. */
export const createExportedCard = (changes: Partial<ExportedCard> = {}): ExportedCard => ({
  id: "0c7e5a52-2f0f-4d3f-8a39-0f2d6c1b7e55",
  recordingId: "7f0c1f8e-5a57-4c0a-9d3e-0d6a3f2b9a11",
  kind: "question",
  front: "What do cells do?",
  back: "They divide.",
  choices: null,
  quote: "Cells divide.",
  first: 0,
  last: 0,
  start: 0,
  origin: "student",
  standing: "kept",
  isSuspended: false,
  isSourceChanged: false,
  editedAt: null,
  createdAt: "2026-03-02T13:00:00+00:00",
  rank: 0,
  state: null,
  href: "https://lectern.test/dashboard/library/recording/7f0c1f8e?tab=transcript&t=0",
  reviews: [
    {
      id: "5b1de3a4-93a4-4a39-b44d-0d5c1f3f9a77",
      rating: 3,
      reviewedAt: "2026-03-03T08:00:00+00:00",
      receivedAt: "2026-03-03T08:00:01+00:00",
      elapsedMs: 4_000,
      retention: 0.9,
      undoes: null,
    },
  ],
  ...changes,
});

/** A card in a file of cards. */
export const createCardOfFile = (
  changes: Partial<ExportedCard> = {},
  { lecture = "Cells and planets", folder = "Science", language = "en" }: Partial<Omit<CardOfFile, "card">> = {},
): CardOfFile => ({ card: createExportedCard(changes), lecture, folder, language });
