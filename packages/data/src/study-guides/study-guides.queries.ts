import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { withRecentWrites } from "../recent-writes.ts";
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
      defineRead("fetch-study-guides", studyGuideKeys.list(userId), async ({ client: cache }) => {
        const since = Date.now();
        const guides = await listStudyGuides(client, userId);
        return withRecentWrites(cache, "study-guides", userId, since)(guides);
      }),
    ),
  one: (id: string) =>
    defineRead("fetch-study-guide", studyGuideKeys.one(userId, id), async ({ client: cache }) => {
      const since = Date.now();
      const fetched = await getStudyGuide(client, id);
      const [guide] = withRecentWrites(cache, "study-guides", userId, since)([fetched]);
      if (guide === undefined) throw new Failure("not-found");
      return guide;
    }),
});
