import type { Outline } from "@lectern/domain/outline";
import type { Claim } from "@lectern/domain/claim";
import type { TranscriptSegment } from "@lectern/domain/recording";

/** What the page asks of the worker that has read a lecture. The first message hands it the lecture. */
export type LectureRequest =
  | { readonly kind: "open"; readonly segments: readonly TranscriptSegment[] }
  | { readonly kind: "grade"; readonly id: number; readonly text: string }
  | { readonly kind: "outline"; readonly id: number };

export type LectureAnswer =
  | { readonly id: number; readonly result: readonly Claim[] | Outline }
  | { readonly id: number; readonly error: string };

interface Rules {
  readonly grade: () => Promise<(text: string, segments: readonly TranscriptSegment[]) => readonly Claim[]>;
  readonly outline: () => Promise<(segments: readonly TranscriptSegment[]) => Outline>;
}

/** The worker's side: answers requests about the lecture that it was handed. */
export function toLectureHandler(rules: Rules) {
  let segments: readonly TranscriptSegment[] = [];
  return async (request: LectureRequest): Promise<LectureAnswer | undefined> => {
    if (request.kind === "open") {
      ({ segments } = request);
      return undefined;
    }
    const { id } = request;
    try {
      if (request.kind === "grade") return { id, result: (await rules.grade())(request.text, segments) };
      return { id, result: (await rules.outline())(segments) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
}

/** The part of a `Worker` that is used. */
export interface LecturePort {
  postMessage(request: LectureRequest): void;
  addEventListener(type: "message", listener: (event: { readonly data: LectureAnswer }) => void): void;
  addEventListener(type: "error", listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

/** Reads one lecture in a thread of its own, so that hours of it never hold up the page. */
export interface LectureReader {
  /** Grades every sentence of a Markdown text against the lecture (RDT-13). */
  grade(text: string): Promise<readonly Claim[]>;
  /** The lecture's chapters, and questions to begin with (AST-04, RDT-15). */
  outline(): Promise<Outline>;
  /** Ends the thread; what it was asked stays unanswered. */
  close(): void;
}

/** The page's side. Promises reject when the thread fails. */
export function openLecture(port: LecturePort, segments: readonly TranscriptSegment[]): LectureReader {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  port.addEventListener("message", ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.result);
  });
  port.addEventListener("error", ({ message }) => {
    for (const asked of waiting.values()) asked.reject(new Error(message ?? "The lecture's thread failed"));
    waiting.clear();
  });
  port.postMessage({ kind: "open", segments });
  const ask = <Result>(toRequest: (id: number) => LectureRequest): Promise<Result> => {
    count += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(count, asked);
    port.postMessage(toRequest(count));
    return asked.promise as Promise<Result>;
  };
  return {
    grade: (text) => ask((id) => ({ kind: "grade", id, text })),
    outline: () => ask((id) => ({ kind: "outline", id })),
    close: () => port.terminate(),
  };
}

/** A reader in a worker. */
export const openLectureWorker = (segments: readonly TranscriptSegment[]): LectureReader =>
  openLecture(new Worker(new URL("lecture.worker.ts", import.meta.url), { type: "module" }), segments);
