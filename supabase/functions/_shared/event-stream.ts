/** Sends one server-sent event. Its data is sent as a line of JSON. */
type SendEvent = (event: string, data: unknown) => void;

/** A function's connection to its caller, in addition to the answer. */
export interface Exchange {
  /** Aborted when the caller has disconnected. */
  readonly signal: AbortSignal;
  /** Sends an event ahead of the answer. Undefined if the caller accepts only JSON. */
  readonly send: SendEvent | undefined;
}

interface StreamedWork {
  /** The request's signal. */
  readonly signal: AbortSignal;
  readonly work: (exchange: Exchange) => Promise<unknown>;
  /** Returns the data of `error` for an error that `work` throws after its first event. */
  readonly toError: (error: unknown) => unknown;
}

export const acceptsEvents = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  // A proxy that compresses or buffers would delay events.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/**
 * Opens a stream once the work has sent its first event or has finished. The stream has the events of the work, then
 * `done` with its result, or `error`.
 * @throws the work's error before its first event, so that the answer can have a status
 */
export async function openEventStream({ signal, work, toError }: StreamedWork): Promise<ReadableStream<Uint8Array>> {
  const cancelled = new AbortController();
  const encoder = new TextEncoder();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  let hasStarted = false;
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (streamController) => {
      controller = streamController;
    },
    cancel: () => cancelled.abort(),
  });
  const send: SendEvent = (event, data) => {
    if (cancelled.signal.aborted) return;
    controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    hasStarted = true;
    start();
  };
  const finish = (event: string, data: unknown) => {
    send(event, data);
    if (!cancelled.signal.aborted) controller.close();
  };
  const ended = work({ signal: AbortSignal.any([signal, cancelled.signal]), send }).then(
    (body) => finish("done", body),
    (error: unknown) => {
      if (!hasStarted) throw error;
      finish("error", toError(error));
    },
  );
  await Promise.race([started, ended]);
  return stream;
}
