import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { read } from "../options.ts";
import { withRecentWrites } from "../recent-writes.ts";
import { beginningWith } from "../request.ts";
import { firstStudyGuidesRequest, getStudyGuide, listStudyGuides } from "./study-guides.api.ts";

/** The only place where a key of study guides is spelt. */
export const studyGuideKeys = {
  all: (userId: string) => ["study-guides", userId] as const,
  list: (userId: string) => ["study-guides", userId, "list"] as const,
  one: (userId: string, id: string) => ["study-guides", userId, "one", id] as const,
};

export const studyGuideQueries = (client: LecternClient, userId: string) => ({
  list: () =>
    beginningWith(
      firstStudyGuidesRequest(userId),
      read("fetch-study-guides", studyGuideKeys.list(userId), async ({ client: cache }) => {
        const since = Date.now();
        const guides = await listStudyGuides(client, userId);
        return withRecentWrites(cache, "study-guides", userId, since)(guides);
      }),
    ),
  one: (id: string) =>
    read("fetch-study-guide", studyGuideKeys.one(userId, id), async ({ client: cache }) => {
      const since = Date.now();
      const read = await getStudyGuide(client, id);
      const [guide] = withRecentWrites(cache, "study-guides", userId, since)([read]);
      if (guide === undefined) throw new Failure("not-found");
      return guide;
    }),
});
