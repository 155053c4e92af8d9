/** One kind of data that the server keeps of a student (PRV-01). */
export interface KeptKind {
  readonly title: string;
  /** Contents. */
  readonly what: string;
  /** Purpose. */
  readonly why: string;
  /** Until when. */
  readonly howLong: string;
  readonly readBy: string;
  /** Where else it goes. */
  readonly sentTo: string;
  /** The words for its count: one, and many. Undefined if its count says nothing. */
  readonly unit: readonly [one: string, many: string] | undefined;
}

const you = "Only you.";
const server = "Only the server.";
const staysHere = "No one.";
const withAccount = "Until you delete your account.";
const withRecording = "Until you delete the recording or your account.";
const model = "If AI is used, its provider, without your name, email address or account ID. Otherwise no one.";

/**
 * Everything that the server keeps of a student, by kind: the one place that describes it. `supabase/tests/testing/kept-columns.ts` has
 * the columns of each kind, which a test compares with the database, so that a new column has to be described.
 */
export const keptKinds = {
  "sign-in": {
    title: "Sign-in",
    what: "Your email address, how you log in (Google, Apple or a password, stored only as a hash), and your active sessions with their browser and IP address.",
    why: "To know it's you, and to end sessions that aren't yours.",
    howLong: "Sessions until you sign out; the rest until you delete your account.",
    readBy: "The sign-in service. You see your address in Settings.",
    sentTo: "Google or Apple, when you log in with them.",
    unit: ["active session", "active sessions"],
  },
  connections: {
    title: "Connected assistants",
    what: "The assistants that you let read your lectures: their names and addresses, when you connected them, when they last asked, and their requests to connect.",
    why: "To let them read, limit how often, and end their access when you disconnect them.",
    howLong: "Until you disconnect the assistant or delete your account.",
    readBy: you,
    sentTo: "What an assistant reads is sent to the company behind it.",
    unit: ["connected assistant", "connected assistants"],
  },
  account: {
    title: "Account and minutes",
    what: "When your account was created, whether you had one before, and how many minutes you have left.",
    why: "To track how much recording time you have.",
    howLong: withAccount,
    readBy: you,
    sentTo: staysHere,
    unit: ["account", "accounts"],
  },
  payments: {
    title: "Plan and payments",
    what: "Whether you subscribe, when your plan ends, and your customer ID at the payment provider. We never see your card number.",
    why: "To give you what you paid for.",
    howLong:
      "Until you delete your account. Calls to the payment provider for a minute; its messages (without your name) for 30 days.",
    readBy: you,
    sentTo: "Stripe, our payment provider, when you open checkout or your plan.",
    unit: ["customer ID", "customer IDs"],
  },
  referrals: {
    title: "Referrals",
    what: "Your code, the code you used, and how many friends used yours. Not your friends' names.",
    why: "To give you and your friends the bonus minutes.",
    howLong: withAccount,
    readBy: you,
    sentTo: staysHere,
    unit: ["friend who used your code", "friends who used your code"],
  },
  recordings: {
    title: "Recordings",
    what: "Each recording's title (and its file name, until you rename it), time, length, language, folder, favorite, icon and color, and whether you've read it.",
    why: "To show your library, and what's left to read before an exam.",
    howLong: withRecording,
    readBy: you,
    sentTo: "If AI is used, its provider gets the title and date when you ask about a folder. Otherwise no one.",
    unit: ["recording", "recordings"],
  },
  transcripts: {
    title: "Transcripts",
    what: "The words of each recording, with timestamps and speakers. The audio stays on your phone.",
    why: "So you can read, search and ask about your lectures.",
    howLong: withRecording,
    readBy: you,
    sentTo: model,
    unit: ["transcript", "transcripts"],
  },
  corrections: {
    title: "Corrections",
    what: "The words, names and lines you corrected in transcripts, with the original; and the corrections your folders remember.",
    why: "To show and find the right words, and so you can undo each correction.",
    howLong:
      "Until you delete the recording, the folder (for what it remembers) or your account. Words you replaced in a summary, notes and cards are kept for a day, so you can undo the change.",
    readBy: you,
    sentTo: model,
    unit: ["correction", "corrections"],
  },
  summaries: {
    title: "Summaries and notes",
    what: "Each recording's summary, and the notes you saved.",
    why: "So you can study from them.",
    howLong: withRecording,
    readBy: you,
    sentTo: model,
    unit: ["summary or note", "summaries and notes"],
  },
  outlines: {
    title: "Chapters and key terms",
    what: "What each recording is about; its chapters, points, terms, questions and dates; cards that AI suggested; and AI's notes on parts of a long recording until they're combined.",
    why: "So pages can show them right away.",
    howLong: withRecording,
    readBy: you,
    sentTo: model,
    unit: ["recording", "recordings"],
  },
  work: {
    title: "Recordings in progress",
    what: "Which recordings are waiting for a summary, chapters or key terms, how many times we've tried, and the last error.",
    why: "To pick up a summary that was interrupted.",
    howLong: "Until it's done. Permanent failures until you delete the recording; your retries for a day.",
    readBy: server,
    sentTo: staysHere,
    unit: ["recording", "recordings"],
  },
  arrivals: {
    title: "Uploads from your phone",
    what: "For each recording and study guide you uploaded: when, how many minutes, and its ID on your phone. How many bytes you uploaded today. No text.",
    why: "So uploading it again doesn't duplicate it or use more minutes, and to limit uploads per day.",
    howLong: "Until you delete your account, even if you delete the recording.",
    readBy: server,
    sentTo: staysHere,
    unit: ["upload", "uploads"],
  },
  folders: {
    title: "Folders",
    what: "Each folder's name, description, color, exam and course end date.",
    why: "To keep a course's recordings together, and to plan for its dates.",
    howLong: "Until you delete the folder or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["folder", "folders"],
  },
  receipts: {
    title: "Deletion receipts for past courses",
    what: "The folder's name, when its recordings were deleted, how many there were, and which ones couldn't be deleted yet.",
    why: "So nothing is deleted without telling you.",
    howLong: "Until you dismiss the receipt or delete your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["receipt", "receipts"],
  },
  tags: {
    title: "Tags",
    what: "Your tags with their colors, and which recordings have them.",
    why: "To find recordings by subject.",
    howLong: "Until you delete the tag or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["tag", "tags"],
  },
  guides: {
    title: "Study guides",
    what: "The study guides from your phone, with title and icon.",
    why: "So you can read them here.",
    howLong: "Until you delete the guide or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["study guide", "study guides"],
  },
  cards: {
    title: "Cards",
    what: "Questions and answers about your recordings, with the quotes they come from, including cards you dismissed.",
    why: "So you can practice, and to avoid suggesting the same card twice.",
    howLong: withRecording,
    readBy: you,
    sentTo: "If AI is used, its provider gets a lecture's card questions, so it doesn't repeat them. Otherwise no one.",
    unit: ["card", "cards"],
  },
  reviews: {
    title: "Reviews",
    what: "Each practice answer: the card, your rating, when, how long it took, and which device it came from; and when the card is due next.",
    why: "To show each card right before you'd forget it.",
    howLong: "Until you delete the card, its recording or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["review", "reviews"],
  },
  settings: {
    title: "Settings",
    what: "Your default summary style, your time zone, new cards a day, and how much you want to remember.",
    why: "To use your choices on every device.",
    howLong: withAccount,
    readBy: you,
    sentTo: staysHere,
    unit: undefined,
  },
  search: {
    title: "Search index",
    what: "The words in your recordings and study guides, in a searchable form.",
    why: "So search can find them.",
    howLong: "As long as the text they come from, plus a few minutes.",
    readBy: server,
    sentTo: staysHere,
    unit: ["word", "words"],
  },
  assistant: {
    title: "AI usage",
    what: "When you asked and how much text was used; not the questions or answers. A keyed fingerprint of your IP address, not linked to your account.",
    why: "To share AI costs fairly.",
    howLong: "The last day, until you ask again or delete your account. The fingerprint until the next day.",
    readBy: server,
    sentTo: staysHere,
    unit: ["question or summary in the last day", "questions and summaries in the last day"],
  },
  changes: {
    title: "Changes that can be undone",
    what: "Which recordings you last moved, favorited or tagged together, and how they were before.",
    why: "So you can undo them.",
    howLong: "The last 100, for a day, until you change some again or delete your account.",
    readBy: server,
    sentTo: staysHere,
    unit: ["change", "changes"],
  },
  afterwards: {
    title: "After you delete your account",
    what: "A keyed fingerprint of your login identity, which can't be reversed. While an account is being deleted: the numbers for its receipt, and the customer to delete at the payment provider.",
    why: "To prevent abuse of free minutes, and to make sure payments end.",
    howLong: "The fingerprint permanently; the rest until the deletion is done.",
    readBy: server,
    sentTo: staysHere,
    unit: ["record", "records"],
  },
} as const satisfies Readonly<Record<string, KeptKind>>;

/** A kind of data that the server keeps. */
export type KeptKindId = keyof typeof keptKinds;

/** The student's own numbers by kind. Null: it can't be counted by person. */
export type KeptCounts = Readonly<Record<KeptKindId, number | null>>;

/** "12 active sessions"; for what isn't counted by person, words that say so. */
export function toCountWords(id: KeptKindId, count: number | null): string {
  if (count === null) return "Nothing tied to you";
  const { unit }: KeptKind = keptKinds[id];
  if (unit === undefined) return "";
  const [singular, plural] = unit;
  return `${count.toLocaleString("en")} ${count === 1 ? singular : plural}`;
}
