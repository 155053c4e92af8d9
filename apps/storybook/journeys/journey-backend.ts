import type { Database } from "@lectern/data/database.types";
import { createStoredSession } from "@lectern/data/testing/sessions";
import type { AssistantResponse } from "@lectern/domain/contracts/assistant";
import type { CreateCheckoutSessionResponse } from "@lectern/domain/contracts/create-checkout-session";
import type { CreateUserContextResponse } from "@lectern/domain/contracts/create-user-context";
import type { DeleteUserResponse } from "@lectern/domain/contracts/delete-user";

type Tables = Database["public"]["Tables"];
type Row = Readonly<Record<string, unknown>>;

/** The rows of one student that row-level security allows. */
interface Rows {
  profiles: Database["public"]["Views"]["profiles"]["Row"][];
  user_info: Tables["user_info"]["Row"][];
  recordings: Tables["recordings"]["Row"][];
  recording_segments: Tables["recording_segments"]["Row"][];
  recording_outlines: Tables["recording_outlines"]["Row"][];
  recording_claims: Tables["recording_claims"]["Row"][];
  folders: Tables["folders"]["Row"][];
  course_end_receipts: Tables["course_end_receipts"]["Row"][];
  tags: Tables["tags"]["Row"][];
  study_guides: Tables["study_guides"]["Row"][];
}

/** The responses of the functions, by the functions' own contracts. */
interface Answers {
  "create-user-context": CreateUserContextResponse;
  "create-checkout-session": CreateCheckoutSessionResponse;
  "delete-user": DeleteUserResponse;
  openai: AssistantResponse;
}
export type FunctionName = keyof Answers;

export const student = { id: "7b0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a11", email: "ada@school.edu" } as const;

/** Creates a student's session in the form in which the auth service returns it and supabase-js stores it. */
export const createSession = () => {
  const session = createStoredSession(student.id);
  return { ...session, user: { ...session.user, email: student.email, app_metadata: { provider: "google" } } };
};

/** Request parameters that this backend ignores, because it has few rows. */
const unfiltered = new Set(["select", "order", "limit", "columns", "or"]);

/** Parses a condition of PostgREST, such as `status=eq.completed`. */
function toFilter(column: string, condition: string): (row: Row) => boolean {
  const [, operator = "", value = ""] = /^(\w+)\.(.*)$/.exec(condition) ?? [];
  if (operator === "eq") return (row) => String(row[column]) === value;
  if (operator === "in") {
    const wanted = new Set(value.replaceAll(/[()"]/g, "").split(","));
    return (row) => wanted.has(String(row[column]));
  }
  throw new Error(`a journey's backend knows no filter ${column}=${condition}`);
}

/** Builds PostgREST's response to a read: a list, one object, or only the number of rows. */
function toResponse(rows: readonly Row[], headers: Headers, isHead: boolean): Response {
  const range = { "content-range": `*/${rows.length}` };
  if (isHead) return new Response(null, { headers: range });
  if (headers.get("accept")?.includes("pgrst.object") !== true) return Response.json(rows, { headers: range });
  const [row] = rows;
  if (row !== undefined) return Response.json(row);
  return Response.json({ code: "PGRST116", message: "no rows" }, { status: 406 });
}

/**
 * Creates an in-memory backend for one student, for the stories of journeys. It answers at once, unless a function is
 * held.
 */
export function createJourneyBackend() {
  const rows: Rows = {
    profiles: [],
    user_info: [],
    recordings: [],
    recording_segments: [],
    recording_outlines: [],
    recording_claims: [],
    folders: [],
    course_end_receipts: [],
    tags: [],
    study_guides: [],
  };
  const held = new Map<FunctionName, PromiseWithResolvers<void>>();
  const unanswered: string[] = [];
  let answer: AssistantResponse = { message: "The recording does not say." };

  const addProfile = (): void => {
    rows.profiles = [
      {
        id: student.id,
        is_subscribed: false,
        subscription_end_date: null,
        subscription_plan_cancelled: false,
        recording_time: 75,
        bonus_recording_time: 0,
        free_week: false,
        free_week_end: null,
        referral_code: "ADA2026",
        referral_count: 0,
        referred_by_code: null,
        stripe_customer_id: null,
      },
    ];
    rows.user_info = [{ id: student.id, default_summary_style: "bullet" }];
  };

  const functions: { [Name in FunctionName]: () => Answers[Name] } = {
    "create-user-context": () => {
      addProfile();
      return { preExisting: false };
    },
    // Only the hash of the story's own address changes: the story stays, and shows that page.
    "create-checkout-session": () => ({ url: `${location.href.split("#", 1)[0]}#/checkout` }),
    "delete-user": () => {
      const deleted = {
        recordings: rows.recordings.length,
        folders: rows.folders.length,
        tags: rows.tags.length,
        studyGuides: rows.study_guides.length,
        cards: 0,
        reviews: 0,
      };
      for (const table of Object.keys(rows) as (keyof Rows)[]) rows[table] = [];
      return { success: true, deleted };
    },
    openai: () => answer,
  };
  const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);
  const isTable = (name: string): name is keyof Rows => Object.hasOwn(rows, name);

  function answerTable(table: keyof Rows, method: string, { url, headers }: { url: URL; headers: Headers }): Response {
    const filters = [...url.searchParams]
      .filter(([column]) => !unfiltered.has(column))
      .map(([column, condition]) => toFilter(column, condition));
    if (method !== "GET" && method !== "HEAD") throw new Error(`a journey writes no ${table}`);
    const limit = Number(url.searchParams.get("limit") ?? Infinity);
    const found = (rows[table] as readonly Row[])
      .filter((row) => filters.every((fits) => fits(row)))
      .toSorted((a, b) => String(b["created_at"]).localeCompare(String(a["created_at"])))
      .slice(0, limit);
    return toResponse(found, headers, method === "HEAD");
  }

  async function respond(url: URL, method: string, headers: Headers): Promise<Response | undefined> {
    const [, service = "", , name = ""] = url.pathname.split("/");
    if (service === "rest" && isTable(name)) return answerTable(name, method, { url, headers });
    if (url.pathname.endsWith("/rpc/course_ends")) return Response.json([]);
    if (service === "auth" && name === "token") return Response.json(createSession());
    if (service === "auth" && name === "user") return Response.json(createSession().user);
    if (service === "auth" && name === "logout") return new Response(null, { status: 204 });
    if (service === "functions" && isFunction(name)) {
      await held.get(name)?.promise;
      return Response.json(functions[name]());
    }
    return undefined;
  }

  return {
    rows,
    addProfile,
    /** Requests that this backend can't answer. A journey that sends one fails. */
    unanswered: unanswered as readonly string[],

    /** Delays responses of a function, so that a step can show the page while it waits. */
    hold: (name: FunctionName): void => void held.set(name, Promise.withResolvers()),
    /** Sends the delayed responses. */
    release: (name: FunctionName): void => {
      held.get(name)?.resolve();
      held.delete(name);
    },
    /** Sets the assistant's next answer. */
    setAnswer: (next: AssistantResponse): void => {
      answer = next;
    },

    fetch: (async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const { method = "GET" } = init;
      const response = await respond(url, method, new Headers(init.headers));
      if (response !== undefined) return response;
      unanswered.push(`${method} ${url.pathname}`);
      return Response.json({ message: "unknown" }, { status: 404 });
    }) satisfies typeof fetch,
  };
}

export type JourneyBackend = ReturnType<typeof createJourneyBackend>;
