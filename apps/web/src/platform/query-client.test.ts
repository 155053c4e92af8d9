import type { NamedWrite } from "@lectern/data/options";
import { Failure } from "@lectern/domain/failure";
import { expect, test, vi } from "vitest";
import { CHANGED_ELSEWHERE } from "../copy/offline-copy.ts";
import { clearToasts, getToasts } from "../testing/toasts.ts";
import { createQueryClient } from "./query-client.ts";

/** Runs one write, and returns the announcements before and after the server's answer. */
async function write(
  name: NamedWrite | undefined,
  variables: unknown,
  answer: () => Promise<void> = () => Promise.resolve(),
) {
  const announced: string[] = [];
  const client = createQueryClient(
    () => undefined,
    (text) => announced.push(text),
  );
  const response = Promise.withResolvers<void>();
  const mutation = client.getMutationCache().build(client, {
    meta: { name },
    mutationFn: async () => {
      await response.promise;
      await answer();
    },
  });
  const done = mutation.execute(variables).catch(() => undefined);
  await Promise.resolve();
  const before = [...announced];
  response.resolve();
  await done;
  return { before, after: announced };
}

test.each([
  ["set-favorite", true, "Added to favorites"],
  ["set-favorite", false, "Removed from favorites"],
  ["rename-recording", "Cells", "Title saved"],
  ["rename-study-guide", "Cells", "Title saved"],
  ["delete-recording", undefined, "Recording deleted"],
  ["delete-study-guide", undefined, "Study guide deleted"],
  ["move-recording", "folder", "Added to the folder"],
  ["move-recording", null, "Removed from the folder"],
  ["create-folder", { name: "Biology" }, "Folder created"],
  ["edit-folder", { name: "Biology" }, "Folder saved"],
] as const)("SHL-14 announces %s of %j once the server has answered", async (name, variables, words) => {
  expect(await write(name, variables)).toEqual({ before: [], after: [words] });
});

test("SHL-14 announces no write that fails, and none that shows a toast", async () => {
  expect((await write("set-favorite", true, () => Promise.reject(new Error("down")))).after).toEqual([]);
  expect((await write(undefined, undefined)).after).toEqual([]);
});

const refuse = () => Promise.reject(new Failure("changed-elsewhere"));

test("COR-03 says once that another tab changed a title, and nothing where a dialog says so itself", async () => {
  clearToasts();
  await write("correct-transcript", undefined, refuse);
  await write("rename-recording", "Cells", refuse);
  await write("edit-folder", { name: "Biology" }, refuse);
  await vi.waitFor(() => expect(getToasts()).toEqual([["error", CHANGED_ELSEWHERE]]));
});
