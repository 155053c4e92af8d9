import { ExportStopped } from "./export-stopped.ts";
import type { ExportAnswer, ExportRequest, ExportResult } from "./export-handler.ts";

/** The part of a `Worker` that is used. */
export interface ExportPort {
  postMessage(message: { readonly id: number; readonly request: ExportRequest }): void;
  addEventListener(type: "message", listener: (event: { readonly data: ExportAnswer }) => void): void;
  addEventListener(type: "error", listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

/** Writes an export in a worker thread, so that the page answers meanwhile. */
export interface ExportWriter {
  /** @throws ExportStopped if the export can't continue; Error if the request failed */
  write(request: ExportRequest): Promise<ExportResult>;
  /** Stops the thread at once. Pending requests never settle. */
  close(): void;
}

/** Creates the page's side. Its promises reject if the thread fails. */
export function openExportWriter(port: ExportPort): ExportWriter {
  const waiting = new Map<number, PromiseWithResolvers<ExportResult>>();
  let count = 0;
  port.addEventListener("message", ({ data }) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    if ("result" in data) pending?.resolve(data.result);
    else pending?.reject("stopped" in data ? new ExportStopped(data.stopped) : new Error(data.error));
  });
  port.addEventListener("error", ({ message }) => {
    for (const pending of waiting.values()) pending.reject(new Error(message ?? "The export's thread failed"));
    waiting.clear();
  });
  return {
    write(request) {
      count += 1;
      const pending = Promise.withResolvers<ExportResult>();
      waiting.set(count, pending);
      port.postMessage({ id: count, request });
      return pending.promise;
    },
    close: () => port.terminate(),
  };
}

export const startExportWorker = (): ExportWriter =>
  openExportWriter(new Worker(new URL("export.worker.ts", import.meta.url), { type: "module" }));
