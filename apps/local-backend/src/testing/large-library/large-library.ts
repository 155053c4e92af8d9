import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export { makeLectureName } from "./lecture-text.ts";

export type LibraryRequest = { readonly ask: "session" | "end" };
export type LibraryAnswer =
  | { readonly url: string; readonly longRecording: string; readonly folder: string }
  | { readonly session: string };

/** The real backend with one student's library, serving a built app. */
export interface LargeLibrary {
  readonly url: string;
  /** The id of the recording with a transcript of 5,000 segments; empty in an empty library. */
  readonly longRecording: string;
  /** The id of the folder with the lectures of 75 minutes; empty without them. */
  readonly folder: string;
  /** Returns the local storage of a browser in which the student is signed in. */
  openSession(): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

const SESSION_STORAGE_KEY = "lectern-session";

async function receive<Message extends LibraryAnswer>(server: ChildProcess): Promise<Message> {
  const ended = new AbortController();
  try {
    return await Promise.race([
      once(server, "message", { signal: ended.signal }).then(([message]) => message as Message),
      once(server, "exit", { signal: ended.signal }).then(([status]): never => {
        throw new Error(`the backend ended with ${status}`);
      }),
    ]);
  } finally {
    ended.abort();
  }
}

/**
 * Starts the backend with a student who has that many recordings. It serves the app built in `webApp`.
 *
 * @param lectures how many recordings more, each with a transcript of 75 minutes, are in a folder
 */
export async function startLargeLibrary(webApp: string, recordings: number, lectures = 0): Promise<LargeLibrary> {
  const server = fork(
    join(import.meta.dirname, "large-library-process.ts"),
    [webApp, String(recordings), String(lectures)],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const end = () => server.kill();
  process.once("exit", end);
  const { url, longRecording, folder } = await receive<Extract<LibraryAnswer, { url: string }>>(server);
  return {
    url,
    longRecording,
    folder,
    openSession: async () => {
      server.send({ ask: "session" } satisfies LibraryRequest);
      const { session } = await receive<Extract<LibraryAnswer, { session: string }>>(server);
      return { [SESSION_STORAGE_KEY]: session };
    },
    close: async () => {
      process.off("exit", end);
      const exited = once(server, "exit");
      server.send({ ask: "end" } satisfies LibraryRequest);
      await exited;
    },
  };
}
