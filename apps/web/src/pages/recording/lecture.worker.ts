import { toLectureHandler } from "./lecture-reader.ts";

// The rules are loaded one by one: grades need 3 kB, an outline the words of five languages.
const handle = toLectureHandler({
  grade: async () => (await import("@lectern/assistant/support/grade-message")).gradeMessage,
  outline: async () => (await import("@lectern/assistant/chapters/outline-lecture")).outlineLecture,
});

addEventListener("message", ({ data }: MessageEvent) => {
  void handle(data).then((answer) => answer && postMessage(answer));
});
