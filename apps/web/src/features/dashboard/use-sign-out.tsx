import type { ConfirmDialog } from "@lectern/ui/overlays/confirm-dialog";
import { useState } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { countWaitingReviews, sendReviewsOfDevice } from "../../flows/practice-device.ts";
import { useServices } from "../../flows/services.ts";

const toDescription = (waiting: number): string =>
  waiting === 1
    ? "1 review hasn't synced yet. Signing out removes it from this device."
    : `${waiting} reviews haven't synced yet. Signing out removes them from this device.`;

const NOT_SENT = "We couldn't send them. ";

/**
 * Signs out. If reviews are queued on this device, it first asks whether to send them, to wait, or to lose them
 * (OFF-02).
 */
export function useSignOut() {
  const { auth, report } = useServices();
  const ports = useFlowPorts();
  const [asked, setAsked] = useState<{
    readonly Dialog: typeof ConfirmDialog;
    readonly waiting: number;
    readonly hasFailed: boolean;
  }>();
  const [isAsking, setAsking] = useState(false);
  const leave = () => auth.send({ type: "sign-out.requested" });
  const signOut = async () => {
    try {
      const waiting = await countWaitingReviews(ports);
      if (waiting > 0) {
        const part = await import("@lectern/ui/overlays/confirm-dialog").catch(() => undefined);
        if (part !== undefined) {
          setAsked({ Dialog: part.ConfirmDialog, waiting, hasFailed: false });
          setAsking(true);
          return;
        }
        // Without a network or a stored build, the dialog's code can't be loaded.
        if (!window.confirm(toDescription(waiting))) return;
      }
    } catch (error) {
      report("Error reading the waiting reviews", error);
    }
    leave();
  };
  const sendFirst = async () => {
    const waiting = await sendReviewsOfDevice(ports);
    if (waiting === 0) return leave();
    setAsked((question) => question && { ...question, waiting, hasFailed: true });
    setAsking(true);
  };
  return {
    signOut: () => void signOut(),
    dialog: asked && (
      <asked.Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Sign out?"
        description={(asked.hasFailed ? NOT_SENT : "") + toDescription(asked.waiting)}
        confirmLabel="Sign Out"
        cancelLabel="Stay"
        otherwise={{ label: "Send and Sign Out", onSelect: () => void sendFirst() }}
        onConfirm={leave}
      />
    ),
  };
}
