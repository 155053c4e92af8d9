import * as v from "valibot";
import { ingestStudyGuideContract } from "@lectern/domain/contracts/ingest-study-guide.ts";
import { ingestLimits } from "@lectern/domain/contracts/ingest-recording.ts";
import { uuid } from "@lectern/domain/contracts/limits.ts";
import { oneRow } from "../_shared/database.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { indexTexts } from "../_shared/index-texts.ts";
import { notStored, store, toIngestRefusal } from "../_shared/ingestion.ts";

const most = ingestLimits.studyGuideCharacters.toLocaleString("en-US");

/** A long guide's rest is indexed within this time after the answer, or by the schedule. */
const INDEX_MS = 10_000;

const storedStudyGuide = oneRow(
  v.variant("outcome", [
    v.object({ outcome: v.picklist(["stored", "already-stored"]), study_guide_id: uuid }),
    ...notStored,
  ]),
);

/** Stores a study guide that the phone made, once for each client id. */
export const handle = endpoint(ingestStudyGuideContract, {
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
    const stored = await store(deps.database, storedStudyGuide, "store_study_guide", {
      p_user_id: caller.id,
      p_client_id: body.clientId,
      p_title: body.title,
      p_content: body.content,
      p_icon: body.icon ?? null,
      p_color: body.color ?? null,
    });
    if (!("study_guide_id" in stored)) throw toIngestRefusal(stored, "study guide");
    const started = performance.now();
    if (stored.outcome === "stored") deps.defer(indexTexts(deps, () => performance.now() - started < INDEX_MS));
    return {
      status: stored.outcome === "stored" ? 201 : 200,
      body: { id: stored.study_guide_id },
    };
  },
});
