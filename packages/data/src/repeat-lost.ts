import { type Failure, isFailure } from "@lectern/domain/failure";
import { onlineManager } from "@tanstack/query-core";

/**
 * The options of a write that repeats a call whose answer was lost, at most twice. The server recognises its id. Without a network nothing is repeated, so that
 * the student is told at once (OFF-03).
 */
export const repeatLost = {
  retry: (failures: number, failure: Failure): boolean =>
    failures < 2 &&
    isFailure(failure) &&
    (failure.code === "timeout" || (failure.code === "offline" && onlineManager.isOnline())),
  retryDelay: (failures: number): number => 500 * (failures + 1),
};
