/** Sends one server-sent event; its data becomes a line of JSON. */
type SendEvent = (event: string, data: unknown) => void;

/** A function's channel to its caller beside the answer. */
export interface Exchange {
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
  /** Sends an event ahead of the answer. Undefined when the caller wants JSON alone. */
  readonly send: SendEvent | undefined;
}

interface StreamedWork {
  /** Of the request. */
  readonly signal: AbortSignal;
  readonly work: (exchange: Exchange) => Promise<unknown>;
  /** The data of `error`, for what `work` throws after its first event. */
  readonly toError: (error: unknown) => unknown;
}

export const acceptsEvents = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  // A proxy that compresses or collects would hold events back.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/**
 * Opens a stream once the work has sent its first event or is done: the events of the work, then `done` with what it
 * returns, or `error`.
 * @throws what the work throws before its first event, so that it can be answered with a status
 */
export async function openEventStream({ signal, work, toError }: StreamedWork): Promise<ReadableStream<Uint8Array>> {
  const cancelled = new AbortController();
  const encoder = new TextEncoder();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  let hasStarted = false;
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
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
