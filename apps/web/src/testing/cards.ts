import type { Card, DueCard } from "@lectern/domain/practice";

/** A kept card of a recording, never rated. */
export const sampleCard: Card = {
  id: "thylakoid",
  recordingId: "biology-7",
  kind: "definition",
  front: "What is a thylakoid?",
  back: "A membrane folded into stacks, where the light reactions happen",
  choices: null,
  quote: "A thylakoid is a membrane that is folded into stacks, and it is where the light reactions happen.",
  first: 12,
  last: 12,
  start: 754.5,
  origin: "offline",
  standing: "kept",
  isSuspended: false,
  isSourceChanged: false,
  editedAt: null,
  createdAt: "2026-11-20T09:30:00Z",
  rank: 0,
  state: null,
};

const {
  standing: _standing,
  isSuspended: _isSuspended,
  isSourceChanged: _isSourceChanged,
  rank: _rank,
  ...asked
} = sampleCard;

/** The same card in the form of a session. */
export const sampleDueCard: DueCard = {
  ...asked,
  recordingName: "Photosynthesis: the light reactions",
  language: "en",
};
