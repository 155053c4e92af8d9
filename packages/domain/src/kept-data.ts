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
  /** The words for its count: one, and many. */
  readonly unit: readonly [one: string, many: string];
  /** Its columns by table, with the table's schema. */
  readonly columns: Readonly<Record<string, string>>;
}

const you = "You alone.";
const server = "The server alone.";
const staysHere = "Nowhere.";
const withAccount = "Until you delete your account.";
const withRecording = "Until you delete the recording or your account.";
const model =
  "The provider of the language model, where one writes, without your name, email address or account number; otherwise nowhere.";

/**
 * Everything that the server keeps of a student, by kind: the one place that describes it. `kept-data.test.ts` of supabase/tests
 * compares it with the database, column for column, so that a new column has to be described.
 */
export const keptKinds = {
  "sign-in": {
    title: "Sign-in",
    what: "Your email address, how you sign in (Google, Apple or a password, kept as a hash only), and your open sessions with browser and network address.",
    why: "To know that it is you, and to end sessions that aren't yours.",
    howLong: "Sessions until you sign out; the rest until you delete your account.",
    readBy: "The sign-in service. You see your address in Settings.",
    sentTo: "Google or Apple, when you sign in with them.",
    unit: ["open session", "open sessions"],
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
  account: {
    title: "Account and minutes",
    what: "When your account was made, whether you had one before, and the minutes that you have left.",
    why: "To count what you may record.",
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
    what: "Whether you subscribe, until when, and the number by which the payment provider knows you. No card number reaches us.",
    why: "To give you what you paid for, and nothing that you didn't.",
    howLong:
      "Until you delete your account; calls to the payment provider for a minute, its messages (without a name) for 30 days.",
    readBy: you,
    sentTo: "The payment provider, Stripe, when you open a checkout or your plan.",
    unit: ["customer number", "customer numbers"],
    columns: {
      "private.accounts":
        "is_subscribed subscription_end_date subscription_plan_cancelled stripe_customer_id subscription_look",
      "private.payment_turns": "turn user_id taken_at",
      "private.stripe_events": "id applied_at",
    },
  },
  referrals: {
    title: "Referrals",
    what: "Your code, the code that you used, and how many friends used yours. No friend's name.",
    why: "To give both of you the minutes.",
    howLong: withAccount,
    readBy: you,
    sentTo: staysHere,
    unit: ["friend who used your code", "friends who used your code"],
    columns: { "private.accounts": "referral_code referred_by_code referral_count" },
  },
  recordings: {
    title: "Recordings",
    what: "Title (and the name of the file it was made of, until you rename it), time, length and language of each recording, its folder, star, icon and color, and whether you have read it.",
    why: "To show your library, and what is left to read before an exam.",
    howLong: withRecording,
    readBy: you,
    sentTo:
      "The title and day to the provider of the language model, where one writes, when you ask a folder; otherwise nowhere.",
    unit: ["recording", "recordings"],
    columns: {
      "public.recordings":
        "id user_id original_name created_at status is_favorite is_read folder_id recording_icon recording_icon_color has_transcript minutes language",
      "private.sent_names": "recording_id name",
    },
  },
  transcripts: {
    title: "Transcripts",
    what: "The words of each recording, with their times and speakers. The sound stays on your phone.",
    why: "To read, search and ask what was said.",
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
    what: "The words, names and lines of transcripts that you corrected, with what was heard; and the words and names that you had a folder remember.",
    why: "To show, find and write the right words, and to undo each.",
    howLong:
      "Until you delete the recording, the folder for what it remembers, or your account; the words that you replaced in a summary, notes and cards for a day, to undo it.",
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
    what: "The summary of each recording, and notes that you saved.",
    why: "To study from them.",
    howLong: withRecording,
    readBy: you,
    sentTo: model,
    unit: ["summary or note", "summaries and notes"],
    columns: { "public.recordings": "ai_summary summary_opening ai_notes" },
  },
  outlines: {
    title: "Outlines",
    what: "What each recording is about, its chapters, points, terms, questions and dates, the cards that a model proposed, and what it wrote about the parts of a long recording until they are joined.",
    why: "So that a page shows them without working them out again.",
    howLong: withRecording,
    readBy: you,
    sentTo: model,
    unit: ["outline", "outlines"],
    columns: {
      "public.recording_outlines":
        "recording_id user_id version chapters questions terms points tasks dates forms thesis cards",
      "private.former_outlines": "recording_id version outline",
      "private.reading_parts": "recording_id version first_line last_line reading",
    },
  },
  work: {
    title: "Recordings in progress",
    what: "Which recordings wait for a summary or an outline, how often it was tried, and the error of the last attempt.",
    why: "So that a summary that was interrupted is taken up again.",
    howLong: "Until it is done; what failed for good until the recording is deleted; your retries for a day.",
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
    title: "What your phone sent",
    what: "For each recording and study guide that arrived: when, its minutes, and its number on the phone. How many bytes arrived today. No text.",
    why: "So that sending it again neither doubles nor charges it, and so that a day has a limit.",
    howLong: "Until you delete your account, also when you delete the recording.",
    readBy: server,
    sentTo: staysHere,
    unit: ["arrival", "arrivals"],
    columns: {
      "private.ingestions":
        "user_id client_id kind recording_id study_guide_id minutes charged_weekly charged_bonus created_at characters",
      "private.stored_bytes": "user_id day bytes",
    },
  },
  folders: {
    title: "Folders",
    what: "Name, description and color of each folder, its exam and the end of its course.",
    why: "To keep recordings of a course together, and to plan for its days.",
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
    title: "Receipts of ended courses",
    what: "The folder's name, when its recordings were deleted, and how many there were; and which could not be deleted yet.",
    why: "So that no deletion is silent.",
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
    what: "The study guides that your phone sent, with title and icon.",
    why: "To read them here.",
    howLong: "Until you delete the guide or your account.",
    readBy: you,
    sentTo: staysHere,
    unit: ["study guide", "study guides"],
    columns: { "public.study_guides": "id user_id title content icon icon_color created_at" },
  },
  cards: {
    title: "Cards",
    what: "Questions and answers about your recordings, with the quote that they come from; those that you dismissed too.",
    why: "To practice, and not to propose the same card twice.",
    howLong: withRecording,
    readBy: you,
    sentTo:
      "A lecture's card questions: the provider of the language model, where one writes further cards, so that it doesn't repeat them; otherwise nowhere.",
    unit: ["card", "cards"],
    columns: {
      "public.cards":
        "id user_id recording_id kind front back choices quote first last start_s source_hash source_changed origin standing suspended rank edited_at created_at",
    },
  },
  reviews: {
    title: "Reviews",
    what: "Each answer in practice: the card, your rating, when, how long it took, and which of your devices it came from; and what follows for when the card is due.",
    why: "To ask a card when you are about to forget it.",
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
    what: "Your default style of summaries, your time zone, new cards a day, and how much you want to remember.",
    why: "So that every device does as you chose.",
    howLong: withAccount,
    readBy: you,
    sentTo: staysHere,
    unit: ["set of settings", "sets of settings"],
    columns: {
      "public.user_info": "id default_summary_style",
      "public.practice_settings": "user_id time_zone new_per_day retention",
    },
  },
  search: {
    title: "Search index",
    what: "The words of your recordings and study guides, in the form in which a search finds them.",
    why: "To find what was said.",
    howLong: "As long as the text that the words come from, and some minutes.",
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
    title: "Use of the assistant",
    what: "When you asked and how much was read for it; no question and no answer. A keyed fingerprint of the network address, apart from your account.",
    why: "To share what the language model costs.",
    howLong: "The last day's, until you ask again or delete your account; the fingerprint until the next day.",
    readBy: server,
    sentTo: staysHere,
    unit: ["question or summary of the last day", "questions and summaries of the last day"],
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
    what: "Which recordings you last moved, starred or tagged together, and how they were before.",
    why: "So that Undo restores them.",
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
    what: "A keyed fingerprint of your sign-in identity, which can't be turned back into it. While an account is being deleted: the numbers for its receipt, and the customer to delete at the payment provider.",
    why: "So that free minutes can't be had without end, and that payments end.",
    howLong: "The fingerprint for good; the rest until the deletion is done.",
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

/** "12 open sessions", or "12" where the title says of what; for what isn't counted by person, words that say so. */
export function toCountWords(id: KeptKindId, count: number | null): string {
  if (count === null) return "Nothing tied to you";
  const { title, unit } = keptKinds[id];
  const [one, many] = unit;
  const number = count.toLocaleString("en");
  return title.toLowerCase() === many ? number : `${number} ${count === 1 ? one : many}`;
}
