import type { ExportOrder, ExportScope } from "@lectern/domain/export/export-scope";
import { exportMachine, type ExportWork } from "@lectern/machines/export/export.machine";
import type { FinishOutcome, ListedItems, WriteInput, WriteOutcome } from "@lectern/domain/export/export-outcome";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import { createExportJob, type ExportJob } from "@lectern/export/export-job";
import { startExportWorker } from "@lectern/export/export-writer";
import { downloadFile, getFilePicker } from "@lectern/browser/save-file";
import type { Report } from "@lectern/browser/report";
import { paths } from "../paths.ts";
import { useKeeping } from "./use-keeping.ts";
import { readKeptLecture } from "./kept-lecture.ts";
import { useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

const logLines: Record<ExportWork, string> = {
  choosePlace: "Error choosing a file",
  listItems: "Error listing the export",
  writeNext: "Error reading for the export",
  finish: "Error finishing the export",
};

interface ExportPorts {
  readonly job: ExportJob;
  readonly report: Report;
  readonly saveFile: (file: File) => void;
}

/** Provides every port of the export machine. */
const provideExportPorts = ({ job, report, saveFile }: ExportPorts) =>
  exportMachine.provide({
    actors: {
      choosePlace: fromPromise<boolean, ExportOrder>(({ input }) => job.choosePlace(input)),
      listItems: fromPromise<ListedItems, ExportOrder>(() => job.list()),
      writeNext: fromPromise<WriteOutcome, WriteInput>(({ input }) => job.writeNext(input.done)),
      finish: fromPromise<FinishOutcome, ExportOrder>(async () => {
        const outcome = await job.finish();
        const file = job.getFile();
        if (outcome.kind === "finished" && file !== null) saveFile(file);
        return outcome;
      }),
    },
    actions: {
      discard: () => job.discard(),
      logFailure: (_, { work, error }) => report(logLines[work], error),
    },
  });

/** Returns the current time. */
const getNow = (): Date => new Date();

const toMomentHref = (id: string, seconds: number | null): string =>
  new URL(seconds === null ? paths.recording(id) : paths.recordingMoment(id, seconds), location.origin).href;

/** The export of a scope. `writesToDisk`: whether a ZIP file is written directly to disk. */
export function useExport(scope: ExportScope) {
  const ports = useFlowPorts();
  const { client, userId, report } = ports;
  const isKeeping = useKeeping() !== "off";
  const pickFile = useMemo(() => getFilePicker(window), []);
  const job = useMemo(
    () =>
      createExportJob({
        client,
        userId,
        now: getNow,
        startWriter: startExportWorker,
        pickFile,
        toMomentHref,
        readKept: isKeeping ? (id) => readKeptLecture(ports, id) : undefined,
      }),
    [ports, client, userId, pickFile, isKeeping],
  );
  useEffect(() => () => job.discard(), [job]);
  const machine = useMemo(() => provideExportPorts({ job, report, saveFile: downloadFile }), [job, report]);
  return { actor: useFlow(machine, { scope }), job, writesToDisk: pickFile !== undefined };
}
