import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { recording, segments } from "../../samples/recordings.ts";
import { RecordingView } from "./RecordingView.tsx";
import type { RecordingTab } from "./recording.state.ts";

const noop = () => undefined;
const render = (language: string | null, tab: RecordingTab, name = recording.name): string =>
  renderToStaticMarkup(
    <RecordingView
      state={{
        kind: "ready",
        recording: { ...recording, language, name },
        transcript: { kind: "segments", segments, rest: "none" },
        title: { kind: "idle" },
      }}
      tab={tab}
      onTabChange={noop}
      backLink={{ href: "#", title: "Recordings" }}
      onRename={noop}
      onToggleFavorite={noop}
      onDelete={noop}
    />,
  );

test.each(["summary", "transcript"] as const)("RDT-03 the title and the %s are in the lecture's language", (tab) => {
  expect(render("de", tab).match(/<(?:bdi|div)[^>]* lang="de"|<div lang="de"/g)).toHaveLength(2);
});

test("RDT-03 a lecture whose language is not known has the page's language, and so has our own title", () => {
  expect(render(null, "transcript")).not.toMatch(/ lang="(?!en")/);
  expect(render("de", "summary", "")).toMatch(/<h1[^>]*><bdi>Untitled<\/bdi>/);
});
