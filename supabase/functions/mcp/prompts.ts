import type { McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

const subject = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(/\S/, "Say what about."),
    v.maxLength(300, "Use up to 300 characters."),
    v.description(description),
  );

const toMessage = (text: string) => ({
  messages: [{ role: "user" as const, content: { type: "text" as const, text } }],
});

/** Adds what a student can begin with in the client's menu. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    "quiz_me",
    {
      title: "Quiz me on …",
      description: "Questions from your own lectures, one at a time.",
      argsSchema: toStandardJsonSchema(v.object({ topic: subject("A topic, a lecture or a course") })),
    },
    ({ topic }) =>
      toMessage(
        `Quiz me on “${topic}” from my lectures in Lectern. Search them first (search_lectures, or get_lecture for one lecture). Ask five questions, one at a time, and wait for my answer. After each, say what was right, quote the lecture in a sentence, and link its moment. Don't ask what the lectures don't say.`,
      ),
  );
  server.registerPrompt(
    "explain",
    {
      title: "Explain … from my lectures",
      description: "An explanation that cites the moments of your lectures.",
      argsSchema: toStandardJsonSchema(v.object({ topic: subject("What to explain") })),
    },
    ({ topic }) =>
      toMessage(
        `Explain “${topic}” from my lectures in Lectern. Find the passages with search_lectures, read around the best with get_transcript, and explain in plain words. Link each statement to its moment. Mark what goes beyond my lectures.`,
      ),
  );
  server.registerPrompt(
    "plan_for_exam",
    {
      title: "Plan for my exam",
      description: "A study plan until the exam of a course, from its lectures and due cards.",
      argsSchema: toStandardJsonSchema(v.object({ course: subject("The course or folder") })),
    },
    ({ course }) =>
      toMessage(
        `Plan my study for the exam in “${course}”. Read list_folders for the date, list_recordings of that folder for the lectures, and due_cards for what waits. Read the outline (get_lecture) of the three lectures that seem hardest. Give a plan by day with the lectures' links, and leave the last day for review.`,
      ),
  );
}
