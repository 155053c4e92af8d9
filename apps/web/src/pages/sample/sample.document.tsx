import "@lectern/ui/theme";
import type { SampleLecture } from "@lectern/domain/sample-lecture";
import { loadMarkdown, SampleView } from "@lectern/ui/screens/sample";
import type { ToDocument } from "../page.ts";
import { frame } from "../public-frame.ts";
import { staticDocument } from "../static-document.ts";
import lecture from "./sample-lecture.json" with { type: "json" };

const toSample = staticDocument({
  description: "A whole lecture in Lectern: summary, notes, answers, cards and transcript. Read it without logging in.",
  element: <SampleView {...frame} lecture={lecture as SampleLecture} />,
});

export const toDocument: ToDocument = async (...page) => {
  await loadMarkdown();
  return await toSample(...page);
};
