import { toExportHandler } from "./export-handler.ts";

const handle = toExportHandler();

addEventListener("message", ({ data: { id, request } }: MessageEvent) => {
  void handle(id, request).then((answer) => postMessage(answer));
});
