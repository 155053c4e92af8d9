import * as v from "valibot";
import { addCardContract, addCardResponse } from "@lectern/domain/contracts/cards.ts";
import { call, oneRow } from "../_shared/database.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";

const storedCard = oneRow(
  v.variant("outcome", [
    v.object({ outcome: v.picklist(["added", "already-added"]), card: addCardResponse.entries.card }),
    v.object({ outcome: v.picklist(["not-found", "not-said", "full"]) }),
  ]),
);

/** Stores a card that a student wrote about a part of a recording (PRC-03). Sending it again stores nothing. */
export const handle = endpoint(addCardContract, {
  bodyLimit: 32 * 1024,
  sentences: {
    id: "The card has no id.",
    recording_id: "The request doesn't say which recording it is about.",
    front: "Write a question of up to 500 characters.",
    back: "Write an answer of up to 1,000 characters.",
    quote: "Choose up to 2,000 characters of the transcript.",
  },
  async answer({ recording_id, ...card }, caller, deps) {
    const stored = await call(deps.database, storedCard, "store_own_card", {
      p_user_id: caller.id,
      p_recording_id: recording_id,
      p_card: card,
    });
    switch (stored.outcome) {
      case "not-found":
        throw new Refusal(404, "This recording isn't in your library.");
      case "not-said":
        throw new Refusal(
          422,
          "These words aren't in the transcript there. Open the recording again, then choose them.",
        );
      case "full":
        throw new Refusal(409, "This recording already has the maximum of 500 cards. Delete some first.");
      case "added":
      case "already-added":
    }
    const status = stored.outcome === "added" ? 201 : 200;
    return { status, body: { card: stored.card } };
  },
});
