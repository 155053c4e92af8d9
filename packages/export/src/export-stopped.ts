import type { StopReason } from "@lectern/domain/export/export-outcome";

/** Thrown when an export can't be written, however often it is tried. */
export class ExportStopped extends Error {
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(reason);
    this.name = "ExportStopped";
    this.reason = reason;
  }
}
