import {
  type IngestStudyGuideResponse,
  ingestStudyGuideRequest,
} from "@lectern/domain/contracts/ingest-study-guide.ts";
import { ingestLimits } from "@lectern/domain/contracts/ingest-recording.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { indexTexts } from "../_shared/index-texts.ts";
import { Refusal } from "../_shared/refusal.ts";
import { formatWait } from "../_shared/wait.ts";

const most = ingestLimits.studyGuideCharacters.toLocaleString("en-US");

/** A long guide's rest is indexed within this time after the answer, or by the schedule. */
const INDEX_MS = 10_000;

const refusals: Readonly<
  Record<"deleted" | "client-id-taken" | "no-account", readonly [status: number, sentence: string]>
> = {
  deleted: [410, "This study guide was deleted from your library, so it wasn't added again."],
  "client-id-taken": [409, "One of your recordings already has this ID."],
  "no-account": [409, "Your account isn't set up yet. Open your dashboard once, then send this again."],
};

/** Stores a study guide that the phone made, once for each client id. */
export const handle = endpoint({
  name: "ingest-study-guide",
  request: ingestStudyGuideRequest,
  bodyLimit: ingestLimits.bodyBytes,
  sentences: {
    clientId: "The study guide was sent without the ID the app gives it.",
    title: "Give the study guide a title of up to 300 characters.",
    content: (issue) =>
      issue.type === "max_length" ? `A study guide can have up to ${most} characters.` : "The study guide is empty.",
    icon: "The study guide's icon can't be read.",
    color: "The study guide's color should look like #3B82F6.",
  },
  async answer(body, caller, deps) {
    const stored = await deps.database.storeStudyGuide(caller.id, {
      clientId: body.clientId,
      title: body.title,
      content: body.content,
      icon: body.icon,
      color: body.color,
    });
    if (stored.outcome === "too-many") {
      const wait = formatWait(stored.retry_after);
      throw new Refusal(
        429,
        `You've hit today's limit for new study guides. It stays on your phone; please send it again in ${wait}.`,
        { retry_after: stored.retry_after },
      );
    }
    const started = performance.now();
    if (stored.outcome === "stored") deps.defer(indexTexts(deps, () => performance.now() - started < INDEX_MS));
    if (!("study_guide_id" in stored)) throw new Refusal(...refusals[stored.outcome]);
    return {
      status: stored.outcome === "stored" ? 201 : 200,
      body: { id: stored.study_guide_id } satisfies IngestStudyGuideResponse,
    };
  },
});
