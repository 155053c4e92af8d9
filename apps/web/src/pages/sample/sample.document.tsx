import "@lectern/ui/theme";
import type { SampleLecture } from "@lectern/domain/sample-lecture";
import { loadMarkdown, SampleView } from "@lectern/ui/screens/sample";
import type { ToDocument } from "../page.ts";
import { frame } from "../public-frame.ts";
import { toStaticDocument } from "../static-document.ts";
import lecture from "./sample-lecture.json" with { type: "json" };

export const toDocument: ToDocument = async (page) => {
  await loadMarkdown();
  return toStaticDocument(page, {
    description:
      "A whole lecture in Lectern: summary, notes, answers, cards and transcript. Read it without logging in.",
    element: <SampleView {...frame} lecture={lecture as SampleLecture} />,
  });
};
