import type { LecternClient } from "../client.ts";
import { read } from "../options.ts";
import { getStudyGuide, listStudyGuides } from "./study-guides.api.ts";

/** The only place where a key of study guides is spelt. */
export const studyGuideKeys = {
  all: (userId: string) => ["study-guides", userId] as const,
  list: (userId: string) => ["study-guides", userId, "list"] as const,
  one: (userId: string, id: string) => ["study-guides", userId, "one", id] as const,
};

export const studyGuideQueries = (client: LecternClient, userId: string) => ({
  list: () => read("fetch-study-guides", studyGuideKeys.list(userId), () => listStudyGuides(client, userId)),
  one: (id: string) => read("fetch-study-guide", studyGuideKeys.one(userId, id), () => getStudyGuide(client, id)),
});
