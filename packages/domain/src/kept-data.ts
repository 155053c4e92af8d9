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
  /** Its columns by table, with the table's schema. */
  readonly columns: Readonly<Record<string, string>>;
}

const you = "Only you.";
const server = "Only the server.";
const staysHere = "No one.";
const withAccount = "Until you delete your account.";
const withRecording = "Until you delete the recording or your account.";
const model = "If AI is used, its provider, without your name, email address or account ID. Otherwise no one.";

/**
 * Everything that the server keeps of a student, by kind: the one place that describes it. `kept-data.test.ts` of supabase/tests
 * compares it with the database, column for column, so that a new column has to be described.
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
    columns: {
      "auth.users": "*",
      "auth.identities": "*",
      "auth.sessions": "*",
      "auth.refresh_tokens": "*",
      "auth.mfa_amr_claims": "*",
      "auth.flow_state": "*",
      "auth.audit_log_entries": "*",
      "private.followed_mail_links": "user_id followed_at",
    },
  },
  connections: {
    title: "Connected assistants",
    what: "The assistants that you let read your lectures: their names and addresses, when you connected them, when they last asked, and their requests to connect.",
    why: "To let them read, limit how often, and end their access when you disconnect them.",
    howLong: "Until you disconnect the assistant or delete your account.",
    readBy: you,
    sentTo: "What an assistant reads is sent to the company behind it.",
    unit: ["connected assistant", "connected assistants"],
    columns: {
      "private.connected_assistants": "user_id client_id name host connected_at last_used_at minute calls",
      "auth.oauth_clients": "*",
      "auth.oauth_authorizations": "*",
      "auth.oauth_consents": "*",
      "auth.oauth_refresh_tokens": "*",
    },
  },
  account: {
    title: "Account and minutes",
    what: "When your account was created, whether you had one before, and how many minutes you have left.",
    why: "To track how much recording time you have.",
    howLong: withAccount,
    readBy: you,
    sentTo: staysHere,
    unit: ["account", "accounts"],
    columns: {
      "private.accounts":
        "id created_at pre_existing recording_time recording_time_week bonus_recording_time free_week free_week_end",
    },
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
    columns: {
      "private.accounts":
        "is_subscribed subscription_end_date subscription_plan_cancelled stripe_customer_id subscription_look",
      "private.payment_turns": "turn user_id taken_at",
      "private.stripe_events": "id applied_at",
    },
  },
  referrals: {
    title: "Referrals",
    what: "Your code, the code you used, and how many friends used yours. Not your friends' names.",
    why: "To give you and your friends the bonus minutes.",
    howLong: withAccount,
    readBy: you,
    sentTo: staysHere,
    unit: ["friend who used your code", "friends who used your code"],
    columns: { "private.accounts": "referral_code referred_by_code referral_count" },
  },
  recordings: {
    title: "Recordings",
    what: "Each recording's title (and its file name, until you rename it), time, length, language, folder, favorite, icon and color, and whether you've read it.",
    why: "To show your library, and what's left to read before an exam.",
    howLong: withRecording,
    readBy: you,
    sentTo: "If AI is used, its provider gets the title and date when you ask about a folder. Otherwise no one.",
    unit: ["recording", "recordings"],
    columns: {
      "public.recordings":
        "id user_id original_name created_at status is_favorite is_read folder_id recording_icon recording_icon_color has_transcript minutes language",
      "private.sent_names": "recording_id name",
    },
  },
  transcripts: {
    title: "Transcripts",
    what: "The words of each recording, with timestamps and speakers. The audio stays on your phone.",
    why: "So you can read, search and ask about your lectures.",
    howLong: withRecording,
    readBy: you,
    sentTo: model,
    unit: ["transcript", "transcripts"],
    columns: {
      "public.recordings": "transcript",
      "public.recording_segments": "recording_id user_id segments opening wave",
    },
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
    columns: {
      "public.recording_corrections": "recording_id user_id version corrections corrected",
      "public.course_corrections": "id user_id folder_id kind heard shown created_at",
      "private.replacements": "id user_id recording_id made_at is_undone places changes",
    },
  },
  summaries: {
    title: "Summaries and notes",
    what: "Each recording's summary, and the notes you saved.",
    why: "So you can study from them.",
    howLong: withRecording,
    readBy: you,
    sentTo: model,
    unit: ["summary or note", "summaries and notes"],
    columns: { "public.recordings": "ai_summary summary_opening ai_notes" },
  },
  outlines: {
    title: "Chapters and key terms",
    what: "What each recording is about; its chapters, points, terms, questions and dates; cards that AI suggested; and AI's notes on parts of a long recording until they're combined.",
    why: "So pages can show them right away.",
    howLong: withRecording,
    readBy: you,
    sentTo: model,
    unit: ["recording", "recordings"],
    columns: {
      "public.recording_outlines":
        "recording_id user_id version chapters questions terms points tasks dates forms thesis cards",
      "private.former_outlines": "recording_id version outline",
      "private.reading_parts": "recording_id version first_line last_line reading",
    },
  },
  work: {
    title: "Recordings in progress",
    what: "Which recordings are waiting for a summary, chapters or key terms, how many times we've tried, and the last error.",
    why: "To pick up a summary that was interrupted.",
    howLong: "Until it's done. Permanent failures until you delete the recording; your retries for a day.",
    readBy: server,
    sentTo: staysHere,
    unit: ["recording", "recordings"],
    columns: {
      "private.summary_jobs": "recording_id attempts lost_leases lease leased_until last_error given_up_at created_at",
      "private.outline_jobs": "recording_id version attempts lease leased_until last_error created_at reads",
      "private.summary_retries": "id user_id retried_at",
    },
  },
  arrivals: {
    title: "Uploads from your phone",
    what: "For each recording and study guide you uploaded: when, how many minutes, and its ID on your phone. How many bytes you uploaded today. No text.",
    why: "So uploading it again doesn't duplicate it or use more minutes, and to limit uploads per day.",
    howLong: "Until you delete your account, even if you delete the recording.",
    readBy: server,
    sentTo: staysHere,
    unit: ["upload", "uploads"],
    columns: {
      "private.ingestions":
        "user_id client_id kind recording_id study_guide_id minutes charged_weekly charged_bonus created_at characters",
      "private.stored_bytes": "user_id day bytes",
    },
  },
  folders: {
    title: "Folders",
    what: "Each folder's name, description, color, exam and course end date.",
    why: "To keep a course's recordings together, and to plan for its dates.",
    howLong: "Until you delete the folder or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["folder", "folders"],
    columns: {
      "public.folders":
        "id user_id name description color exam_date exam_name exam_target course_end course_end_noticed_at created_at",
    },
  },
  receipts: {
    title: "Deletion receipts for past courses",
    what: "The folder's name, when its recordings were deleted, how many there were, and which ones couldn't be deleted yet.",
    why: "So nothing is deleted without telling you.",
    howLong: "Until you dismiss the receipt or delete your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["receipt", "receipts"],
    columns: {
      "public.course_end_receipts":
        "id user_id folder_id folder_name course_end deleted_at recordings cards reviews tags",
      "private.course_end_failures": "folder_id user_id recording_id failed_at code",
    },
  },
  tags: {
    title: "Tags",
    what: "Your tags with their colors, and which recordings have them.",
    why: "To find recordings by subject.",
    howLong: "Until you delete the tag or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["tag", "tags"],
    columns: {
      "public.tags": "id user_id name color created_at",
      "public.recording_tags": "user_id recording_id tag_id",
    },
  },
  guides: {
    title: "Study guides",
    what: "The study guides from your phone, with title and icon.",
    why: "So you can read them here.",
    howLong: "Until you delete the guide or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["study guide", "study guides"],
    columns: { "public.study_guides": "id user_id title content content_opening icon icon_color created_at" },
  },
  cards: {
    title: "Cards",
    what: "Questions and answers about your recordings, with the quotes they come from, including cards you dismissed.",
    why: "So you can practice, and to avoid suggesting the same card twice.",
    howLong: withRecording,
    readBy: you,
    sentTo: "If AI is used, its provider gets a lecture's card questions, so it doesn't repeat them. Otherwise no one.",
    unit: ["card", "cards"],
    columns: {
      "public.cards":
        "id user_id recording_id kind front back choices quote first last start_s source_hash source_changed origin standing suspended rank edited_at created_at",
    },
  },
  reviews: {
    title: "Reviews",
    what: "Each practice answer: the card, your rating, when, how long it took, and which device it came from; and when the card is due next.",
    why: "To show each card right before you'd forget it.",
    howLong: "Until you delete the card, its recording or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["review", "reviews"],
    columns: {
      "public.reviews":
        "id user_id card_id rating reviewed_at received_at elapsed_ms retention undoes device device_number",
      "public.card_states":
        "card_id user_id due stability difficulty state reps lapses step last_review log_length engine",
      "private.card_checkpoints": "card_id user_id reviewed_at review_id log_length undone state engine",
    },
  },
  settings: {
    title: "Settings",
    what: "Your default summary style, your time zone, new cards a day, and how much you want to remember.",
    why: "To use your choices on every device.",
    howLong: withAccount,
    readBy: you,
    sentTo: staysHere,
    unit: undefined,
    columns: {
      "public.user_info": "id default_summary_style",
      "public.practice_settings": "user_id time_zone new_per_day retention",
    },
  },
  search: {
    title: "Search index",
    what: "The words in your recordings and study guides, in a searchable form.",
    why: "So search can find them.",
    howLong: "As long as the text they come from, plus a few minutes.",
    readBy: server,
    sentTo: staysHere,
    unit: ["word", "words"],
    columns: {
      "private.passages": "shelf user_id recording_id study_guide_id part first last words",
      "private.search_shelves": "user_id language quarter",
      "private.vocabulary": "user_id word texts",
      "private.waiting_texts": "id user_id recording_id study_guide_id part next is_new waits_since",
      "private.vocabulary_sweeps": "id user_id after",
    },
  },
  assistant: {
    title: "AI usage",
    what: "When you asked and how much text was used; not the questions or answers. A keyed fingerprint of your IP address, not linked to your account.",
    why: "To share AI costs fairly.",
    howLong: "The last day, until you ask again or delete your account. The fingerprint until the next day.",
    readBy: server,
    sentTo: staysHere,
    unit: ["question or summary in the last day", "questions and summaries in the last day"],
    columns: {
      "private.assistant_turns": "turn user_id taken_at tokens is_counted",
      "private.summary_readings": "user_id taken_at tokens",
      "private.model_addresses": "address day tokens",
      "private.model_budget":
        "is_the_only_row daily_tokens day tokens_for_all tokens_for_subscribers tokens_for_first_questions most_turns most_tokens",
    },
  },
  changes: {
    title: "Changes that can be undone",
    what: "Which recordings you last moved, favorited or tagged together, and how they were before.",
    why: "So you can undo them.",
    howLong: "The last 100, for a day, until you change some again or delete your account.",
    readBy: server,
    sentTo: staysHere,
    unit: ["change", "changes"],
    columns: {
      "private.recording_changes":
        "id user_id created_at is_undone recordings moved_to moved_from is_favorite starred tagged untagged",
    },
  },
  afterwards: {
    title: "After you delete your account",
    what: "A keyed fingerprint of your login identity, which can't be reversed. While an account is being deleted: the numbers for its receipt, and the customer to delete at the payment provider.",
    why: "To prevent abuse of free minutes, and to make sure payments end.",
    howLong: "The fingerprint permanently; the rest until the deletion is done.",
    readBy: server,
    sentTo: staysHere,
    unit: ["record", "records"],
    columns: {
      "private.registrations": "identity_hash created_at redeemed",
      "private.deletions": "user_id recordings folders tags study_guides cards reviews",
      "private.orphaned_customers": "user_id stripe_customer_id orphaned_at",
    },
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
  const [one, many] = unit;
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
