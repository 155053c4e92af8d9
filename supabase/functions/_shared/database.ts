import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { transcriptSegment } from "@lectern/domain/contracts/ingest-recording.ts";
import type { LectureReading, Outline } from "@lectern/domain/outline.ts";
import { summaryStyles } from "@lectern/domain/summary-style.ts";
import { correctTranscript } from "./correct-transcript.ts";
import type { ModelLimits } from "./environment.ts";
import type { Subscription } from "./payments/subscription.ts";
import { type CallDatabase, createPracticeDatabase } from "./practice/practice-database.ts";

const uuid = v.pipe(v.string(), v.uuid());
const one = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.array(row),
    v.length(1),
    v.transform(([first]) => first!),
  );

const userContext = one(v.object({ pre_existing: v.boolean() }));

const storedRecording = one(
  v.variant("outcome", [
    v.object({
      outcome: v.picklist(["stored", "already-stored"]),
      recording_id: uuid,
      status: v.picklist(["processing", "completed"]),
    }),
    v.object({ outcome: v.literal("minutes-short"), minutes_left: v.number(), minutes_needed: v.number() }),
    v.object({ outcome: v.literal("too-many"), retry_after: v.number() }),
    v.object({ outcome: v.picklist(["deleted", "client-id-taken", "no-account"]) }),
  ]),
);

const storedStudyGuide = one(
  v.variant("outcome", [
    v.object({ outcome: v.picklist(["stored", "already-stored"]), study_guide_id: uuid }),
    v.object({ outcome: v.literal("too-many"), retry_after: v.number() }),
    v.object({ outcome: v.picklist(["deleted", "client-id-taken", "no-account"]) }),
  ]),
);

const redemption = v.picklist([
  "redeemed",
  "redeemed-before",
  "already-redeemed",
  "own-code",
  "unknown-code",
  "not-verified",
  "no-account",
]);

const billing = v.object({ stripe_customer_id: v.nullable(v.string()) });

const begunEvent = one(
  v.variant("outcome", [
    v.object({ outcome: v.literal("look"), look: v.pipe(v.number(), v.safeInteger()) }),
    v.object({ outcome: v.picklist(["already-applied", "left-behind", "unknown-customer"]) }),
  ]),
);
const appliedEvent = v.picklist(["applied", "superseded", "already-applied", "unknown-customer"]);

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const endedDeletion = v.pipe(
  v.array(
    v.object({ recordings: count, folders: count, tags: count, study_guides: count, cards: count, reviews: count }),
  ),
  v.maxLength(1),
  v.transform(([ended]) => ended),
);

const courseEndBacklog = v.object({
  folders: count,
  recordings: count,
  oldest: v.nullable(v.string()),
  failed: count,
  codes: v.array(v.string()),
});

const customerLeft = v.object({ stripe_customer_id: v.string() });

const toolCall = one(
  v.variant("outcome", [
    v.object({ outcome: v.picklist(["taken", "not-connected"]) }),
    v.object({ outcome: v.literal("too-soon"), retry_after: v.number() }),
  ]),
);

const paymentTurn = one(
  v.variant("outcome", [
    v.object({ outcome: v.literal("taken"), turn: v.pipe(v.number(), v.safeInteger()) }),
    v.object({ outcome: v.literal("no-account") }),
    v.object({ outcome: v.literal("too-soon"), retry_after: v.number() }),
  ]),
);

const noAccount = v.object({ outcome: v.literal("no-account") });
/** Null for a recording that was never corrected. */
const corrections = v.nullish(
  v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(["word", "speaker", "line"]),
      segment: v.nullable(v.number()),
      from: v.string(),
      to: v.string(),
      madeAt: v.string(),
      undoneAt: v.nullable(v.string()),
    }),
  ),
);
const storedText = v.object({
  transcript: v.nullable(v.string()),
  summary: v.nullable(v.string()),
  language: v.nullable(v.string()),
  segments: v.nullable(v.array(transcriptSegment)),
  corrections,
});

/** A stored recording of the person who took the turn. */
export type StoredRecording = v.InferOutput<typeof storedText>;
const assistantTurn = one(
  v.variant("outcome", [
    v.object({
      outcome: v.literal("taken"),
      turn: v.pipe(v.number(), v.safeInteger()),
      recording: v.nullable(storedText),
    }),
    noAccount,
    v.object({ outcome: v.picklist(["too-soon", "turns-used-up"]), retry_after: v.number() }),
  ]),
);
/** Of the budget of all: of which share tokens are reserved. */
const share = v.string();
const chargedTurn = one(
  v.variant("outcome", [
    v.object({ outcome: v.literal("granted"), share }),
    v.object({ outcome: v.picklist(["not-verified", "used-up", "budget-used-up"]) }),
    noAccount,
  ]),
);

/** The result of taking a turn with the assistant; `retry_after` in seconds. */
export type AssistantTurn = v.InferOutput<typeof assistantTurn>;

/** The reserved tokens of a turn, or what was used of them. */
interface TurnCost {
  readonly tokens: number;
  /** A hash of the caller's network address. */
  readonly address: string | undefined;
}

/** The limits as the database takes them: null for its own ceilings alone. */
const toLimits = ({ tokens, allTokens }: ModelLimits) => ({
  p_most_tokens: tokens ?? null,
  p_all_tokens: allTokens ?? null,
});

const summaryJob = v.object({
  recording_id: uuid,
  lease: uuid,
  attempt: v.number(),
  name: v.string(),
  style: v.picklist(summaryStyles),
  transcript: v.nullable(v.string()),
  segments: v.nullable(v.array(transcriptSegment)),
  language: v.nullable(v.string()),
  /** The one that is written again. */
  summary: v.nullable(v.string()),
});

/** A recording whose summary is to be written, leased to the process that claimed it. */
export type SummaryJob = v.InferOutput<typeof summaryJob>;

const retriedSummary = one(
  v.variant("outcome", [
    v.object({ outcome: v.picklist(["retried", "waiting", "written", "nothing-to-write", "not-found"]) }),
    v.object({ outcome: v.literal("too-many"), retry_after: v.number() }),
  ]),
);

const outlineJob = v.object({
  recording_id: uuid,
  lease: uuid,
  transcript: v.nullable(v.string()),
  segments: v.nullable(v.array(transcriptSegment)),
  language: v.nullable(v.string()),
  reads: v.boolean(),
  /** What a model has read of it. */
  parts: v.array(v.object({ last: v.number(), reading: v.custom<LectureReading>((value) => value !== null) })),
});

const sentName = v.object({ sent_name: v.string(), created_at: v.string() });

interface StoredPart {
  /** The lines that were read. */
  readonly first: number;
  readonly last: number;
  readonly reading: LectureReading;
}

/** A recording whose outline is to be derived, leased to the process that claimed it. */
export type OutlineJob = v.InferOutput<typeof outlineJob>;

/** The input of store_recording. `startedAt`: ISO 8601. */
export interface NewRecording {
  readonly clientId: string;
  readonly name: string;
  readonly startedAt: string;
  readonly minutes: number;
  readonly transcript: string;
  readonly segments: readonly v.InferOutput<typeof transcriptSegment>[] | undefined;
  /** BCP 47. If set, the transcript has been read into sentences. */
  readonly language: string;
  readonly icon: string | undefined;
  readonly color: string | undefined;
}

export interface NewStudyGuide {
  readonly clientId: string;
  readonly title: string;
  readonly content: string;
  readonly icon: string | undefined;
  readonly color: string | undefined;
}

/** The database's error. Its code is for the log; its message may quote what a person sent. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string;
  constructor(code: string, options: ErrorOptions) {
    super(code, options);
    this.code = code;
  }

  /** Whether the request was valid, but the database or its API can't be reached at the moment. */
  get isUnavailable(): boolean {
    return UNAVAILABLE.test(this.code);
  }
}

/**
 * PostgREST's codes for an unavailable database; PostgreSQL's while it starts, stops or is full, and for a deadlock; no
 * code if no database answers.
 */
const UNAVAILABLE = /^(?:|PGRST00[0-3]|40P01|57P0[1-3]|53.{3}|08.{3})$/;
const NOBODY_ANSWERS = "";

export type Database = ReturnType<typeof createDatabase>;

/** The calls with which functions bypass row-level security. Each has a name, and throws DatabaseError. */
export function createDatabase(client: SupabaseClient) {
  const call: CallDatabase = async (answer, name, parameters) => {
    const { data, error } = await client.rpc(name, parameters);
    if (error !== null) throw new DatabaseError(error.code ?? "unknown", { cause: error });
    return v.parse(answer, data);
  };
  /** Counts the bytes towards the student's day first, in a call of its own, so that a write that fails has counted too. */
  const store = async <Answer extends v.GenericSchema>(
    answer: Answer,
    name: string,
    parameters: Readonly<Record<string, unknown>> & { readonly p_user_id: string },
  ): Promise<v.InferOutput<Answer> | { outcome: "too-many"; retry_after: number }> => {
    const bytes = new TextEncoder().encode(JSON.stringify(parameters)).length;
    const wait = await call(v.nullable(v.number()), "take_storage", {
      p_user_id: parameters.p_user_id,
      p_bytes: bytes,
    });
    return wait === null ? call(answer, name, parameters) : { outcome: "too-many", retry_after: wait };
  };
  /** What is written of a recording reads its corrections. */
  const correct = async <Job extends SummaryJob | OutlineJob>(job: Job): Promise<Job> => {
    const { data, error } = await client
      .from("recording_corrections")
      .select("corrections")
      .eq("recording_id", job.recording_id)
      .maybeSingle<{ corrections: unknown }>();
    if (error !== null) throw new DatabaseError(error.code, { cause: error });
    return correctTranscript(job, v.parse(corrections, data?.corrections));
  };
  return {
    ...createPracticeDatabase(call),

    /** @param identityHashes hexadecimal, 64 characters each */
    createUserContext: (userId: string, identityHashes: readonly string[]) =>
      call(userContext, "create_user_context", { p_user_id: userId, p_identity_hashes: identityHashes }),

    storeRecording: (userId: string, recording: NewRecording) =>
      store(storedRecording, "store_recording", {
        p_user_id: userId,
        p_client_id: recording.clientId,
        p_name: recording.name,
        p_started_at: recording.startedAt,
        p_minutes: recording.minutes,
        p_transcript: recording.transcript,
        p_segments: recording.segments ?? null,
        p_icon: recording.icon ?? null,
        p_color: recording.color ?? null,
        p_language: recording.language,
      }),

    storeStudyGuide: (userId: string, guide: NewStudyGuide) =>
      store(storedStudyGuide, "store_study_guide", {
        p_user_id: userId,
        p_client_id: guide.clientId,
        p_title: guide.title,
        p_content: guide.content,
        p_icon: guide.icon ?? null,
        p_color: guide.color ?? null,
      }),

    /** Indexes a turn of a text that waits for the search. Returns false if none waits. */
    indexNextText: () => call(v.boolean(), "index_next_text", {}),

    /** Undefined if there is no account. */
    billingOf: async (userId: string) => {
      const { data, error } = await client.from("profiles").select("stripe_customer_id").eq("id", userId);
      if (error !== null) throw new DatabaseError(error.code, { cause: error });
      return v.parse(v.array(billing), data)[0];
    },

    /** @param insteadOf the stored customer, which was deleted at Stripe; null if there is none */
    keepStripeCustomer: (userId: string, customerId: string, insteadOf: string | null) =>
      call(v.nullable(v.string()), "keep_stripe_customer", {
        p_user_id: userId,
        p_customer_id: customerId,
        p_instead_of: insteadOf,
      }),

    /** Lists customers at Stripe whose account was deleted here. */
    customersLeftBy: async (userId: string) => {
      const left = await call(v.array(customerLeft), "customers_left_by", { p_user_id: userId });
      return left.map(({ stripe_customer_id: customer }) => customer);
    },

    /** Called after the customer was deleted at Stripe. Returns false if it was already forgotten. */
    forgetCustomer: (customerId: string) => call(v.boolean(), "forget_customer", { p_customer_id: customerId }),

    takePaymentTurn: (userId: string) => call(paymentTurn, "take_payment_turn", { p_user_id: userId }),

    /** Counts a call of a tool by a student's connected client. */
    takeToolCall: (userId: string, clientId: string) =>
      call(toolCall, "take_tool_call", { p_user_id: userId, p_client_id: clientId }),

    beginStripeEvent: (eventId: string, customerId: string) =>
      call(begunEvent, "begin_stripe_event", { p_event_id: eventId, p_customer_id: customerId }),

    /** @param look the result of beginStripeEvent, called before the request to Stripe */
    applyStripeEvent: (eventId: string, customerId: string, look: number, subscription: Subscription) =>
      call(appliedEvent, "apply_stripe_event", {
        p_event_id: eventId,
        p_customer_id: customerId,
        p_look: look,
        p_is_subscribed: subscription.isSubscribed,
        p_end_date: subscription.endDate,
        p_is_cancelled: subscription.isCancelled,
      }),

    /** From now on, the deletion of this person counts what it deletes. */
    beginDeletion: (userId: string) => call(v.null(), "begin_deletion", { p_user_id: userId }),

    /** Returns the counts of a deletion, once. Undefined if the account was already deleted, or is not deleted. */
    endDeletion: (userId: string) => call(endedDeletion, "end_deletion", { p_user_id: userId }),

    /** Deletes a person at the auth server, and with them all their rows. Does nothing if they are gone. */
    eraseUser: async (userId: string): Promise<void> => {
      const { error } = await client.auth.admin.deleteUser(userId);
      if (error !== null && error.code !== "user_not_found") {
        const code = error.name === "AuthRetryableFetchError" ? NOBODY_ANSWERS : (error.code ?? "unknown");
        throw new DatabaseError(code, { cause: error });
      }
    },

    /** Removes a deleted person from the auth server's logs. Returns false if the database does not allow it. */
    forgetPerson: (userId: string) => call(v.boolean(), "forget_person", { p_user_id: userId }),

    /** @param identityHashes as for createUserContext */
    redeemReferralCode: (userId: string, code: string, identityHashes: readonly string[]) =>
      call(redemption, "redeem_referral_code", {
        p_user_id: userId,
        p_code: code,
        p_identity_hashes: identityHashes,
      }),

    /** If the account redeemed a code, stores that the owner of these identities has. */
    rememberRedemption: (userId: string, identityHashes: readonly string[]) =>
      call(v.null(), "remember_redemption", { p_user_id: userId, p_identity_hashes: identityHashes }),

    /** @param recordingId the recording of the turn, which is read in the same call */
    takeAssistantTurn: (userId: string, recordingId?: string) =>
      call(assistantTurn, "take_assistant_turn", { p_user_id: userId, p_recording_id: recordingId ?? null }),

    /** Reserves the estimated cost of a turn, and returns whether a model may be used. */
    chargeAssistantTurn: (userId: string, turn: number, { tokens, address }: TurnCost, limits: ModelLimits) =>
      call(chargedTurn, "charge_assistant_turn", {
        p_user_id: userId,
        p_turn: turn,
        p_tokens: tokens,
        p_address: address ?? null,
        p_most_turns: limits.turns ?? null,
        ...toLimits(limits),
      }),

    /** Replaces the reserved cost of a turn by what was used. */
    settleAssistantTurn: (userId: string, turn: number, { tokens, address }: TurnCost, of: string) =>
      call(v.null(), "settle_assistant_turn", {
        p_user_id: userId,
        p_turn: turn,
        p_tokens: tokens,
        p_share: of,
        p_address: address ?? null,
      }),

    /** Reserves tokens for reading a recording, and returns their share of the budget; null if no model may read it. */
    takeSummaryTokens: (recordingId: string, tokens: number, limits: ModelLimits) =>
      call(v.nullable(share), "take_summary_tokens", {
        p_recording_id: recordingId,
        p_tokens: tokens,
        ...toLimits(limits),
      }),

    /** Replaces reserved tokens by those that were used. */
    settleSummaryTokens: (recordingId: string, reserved: number, tokens: number, of: string) =>
      call(v.null(), "settle_summary_tokens", {
        p_recording_id: recordingId,
        p_reserved: reserved,
        p_tokens: tokens,
        p_share: of,
      }),

    /** Claims one recording's job, or the oldest. Undefined if no job waits, or another process holds it. */
    claimSummaryJob: async (recordingId?: string): Promise<SummaryJob | undefined> => {
      const [job] = await call(v.array(summaryJob), "claim_summary_job", { p_recording_id: recordingId ?? null });
      return job && (await correct(job));
    },

    /**
     * Stores a summary; null leaves the former one. Returns false if the lease was lost; then nothing was written.
     */
    finishSummaryJob: (job: SummaryJob, summary: string | null) =>
      call(v.boolean(), "finish_summary_job", {
        p_recording_id: job.recording_id,
        p_lease: job.lease,
        p_summary: summary,
      }),

    releaseSummaryJob: (job: SummaryJob, error: string) =>
      call(v.boolean(), "release_summary_job", {
        p_recording_id: job.recording_id,
        p_lease: job.lease,
        p_error: error,
      }),

    /** Queues a given-up job of this person again, with no attempts counted. */
    retrySummaryJob: (userId: string, recordingId: string) =>
      call(retriedSummary, "retry_summary_job", { p_user_id: userId, p_recording_id: recordingId }),

    /** Queues a recording of this person again, whose summary stays until it is written. */
    rewriteSummaryJob: (userId: string, recordingId: string) =>
      call(retriedSummary, "rewrite_summary_job", { p_user_id: userId, p_recording_id: recordingId }),

    /** Queues the reading of a recording of this person again, if a model made it by an earlier version. */
    readAgainJob: (userId: string, recordingId: string, version: number) =>
      call(retriedSummary, "read_again_job", {
        p_user_id: userId,
        p_recording_id: recordingId,
        p_version: version,
      }),

    /**
     * Claims the recording that has waited longest for an outline of this version. Undefined if none waits.
     *
     * @param reads whether those that wait for a model are claimed too
     */
    claimOutlineJob: async (version: number, reads: boolean): Promise<OutlineJob | undefined> => {
      const [job] = await call(v.array(outlineJob), "claim_outline_job", { p_version: version, p_reads: reads });
      return job && (await correct(job));
    },

    /** Has a model read a recording, as an outline job. */
    queueReading: (recordingId: string) => call(v.null(), "queue_reading", { p_recording_id: recordingId }),

    /** Stores what a model read of a part of a recording, and hands the job back for the next. False if the lease was lost. */
    storeReadingPart: (job: OutlineJob, version: number, { first, last, reading }: StoredPart) =>
      call(v.boolean(), "store_reading_part", {
        p_recording_id: job.recording_id,
        p_lease: job.lease,
        p_version: version,
        p_first: first,
        p_last: last,
        p_reading: reading,
      }),

    /** Puts a reading off for which no tokens are left. */
    postponeOutlineJob: (job: OutlineJob) =>
      call(v.boolean(), "postpone_outline_job", { p_recording_id: job.recording_id, p_lease: job.lease }),

    releaseOutlineJob: (job: OutlineJob, error: string) =>
      call(v.boolean(), "release_outline_job", {
        p_recording_id: job.recording_id,
        p_lease: job.lease,
        p_error: error,
      }),

    /** Stores an outline and ends the recording's outline job. Returns false if the recording is gone, or has a newer version. */
    storeOutline: (recordingId: string, version: number, outline: Outline) =>
      call(v.boolean(), "store_outline", { p_recording_id: recordingId, p_version: version, p_outline: outline }),

    /** Remembers the name of the file that a machine made a recording's title of. */
    rememberSentName: (recordingId: string, name: string, title: string) =>
      call(v.boolean(), "remember_sent_name", { p_recording_id: recordingId, p_name: name, p_title: title }),

    /** The name of the file that a recording's title was made of; undefined if a student gave the title. */
    readSentName: async (recordingId: string) =>
      (await call(v.array(sentName), "read_sent_name", { p_recording_id: recordingId }))[0],

    /** Stores a language and a title that were derived again. A title that a student gave stays. */
    renewRecording: (recordingId: string, language: string, title: string | undefined) =>
      call(v.boolean(), "renew_recording", {
        p_recording_id: recordingId,
        p_language: language,
        p_title: title ?? null,
      }),

    /** Deletes some recordings of one folder whose course has ended (END-01). False: none is left, or what is left failed. */
    endNextCourse: () => call(v.boolean(), "end_next_course", {}),

    /** The ended courses whose recordings are not deleted yet. */
    courseEndBacklog: () => call(courseEndBacklog, "course_end_backlog", {}),
  };
}
