import type { LecternClient } from "@lectern/data/client";
import { Failure } from "@lectern/domain/failure";
import type { ExportScope } from "@lectern/domain/export/export-scope";
import { createExportJob, type ReadKept } from "./export-job.ts";
import { startExportWorker } from "./export-writer.ts";

/** Reads a recording or a study guide and converts it to Markdown (EXP-03). @throws Failure */
export async function readMarkdown(
  client: LecternClient,
  userId: string,
  scope: Extract<ExportScope, { kind: "recording" | "study-guide" }>,
  readKept?: ReadKept,
): Promise<string> {
  const order = { scope, format: "markdown" } as const;
  const job = createExportJob({
    client,
    userId,
    now: () => new Date(),
    startWriter: startExportWorker,
    pickFile: undefined,
    // Markdown contains no cards.
    toMomentHref: () => "",
    readKept,
  });
  try {
    await job.choosePlace(order);
    await job.list();
    await job.writeNext(0);
    await job.finish();
    const file = job.getFile();
    if (file === null) throw new Failure("not-found");
    return await file.text();
  } finally {
    job.discard();
  }
}
