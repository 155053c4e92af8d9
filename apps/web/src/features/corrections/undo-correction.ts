import { toFailureCode } from "@lectern/domain/failure";
import { correctionCopy } from "../../copy/correction-copy.ts";
import { toastWrite } from "../../flows/toast-write.ts";

/** Says in a toast how a write ends that undoes a correction. */
export const undoCorrection = (write: Promise<unknown>): void =>
  void toastWrite(write, {
    done: correctionCopy.undone,
    failed: (error) =>
      toFailureCode(error) === "changed-elsewhere" ? correctionCopy.changedElsewhere : correctionCopy.undoFailed,
  });
