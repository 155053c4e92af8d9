import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { readWithRecentWrites } from "../recent-writes.ts";
import { withFirstRequest } from "../request.ts";
import { firstStudyGuidesRequest, getStudyGuide, listStudyGuides } from "./study-guides.api.ts";

/** The query keys of study guides. */
export const studyGuideKeys = {
  all: (userId: string) => ["study-guides", userId] as const,
  list: (userId: string) => ["study-guides", userId, "list"] as const,
  one: (userId: string, id: string) => ["study-guides", userId, "one", id] as const,
};

/** Queries of study guides. */
export const studyGuideQueries = (client: LecternClient, userId: string) => ({
  list: () =>
    withFirstRequest(
      firstStudyGuidesRequest(userId),
      defineRead("fetch-study-guides", studyGuideKeys.list(userId), ({ client: cache }) =>
        readWithRecentWrites(cache, "study-guides", userId, () => listStudyGuides(client, userId)),
      ),
    ),
  one: (id: string) =>
    defineRead("fetch-study-guide", studyGuideKeys.one(userId, id), async ({ client: cache }) => {
      const [guide] = await readWithRecentWrites(cache, "study-guides", userId, async () => [
        await getStudyGuide(client, id),
      ]);
      if (guide === undefined) throw new Failure("not-found");
      return guide;
    }),
});
