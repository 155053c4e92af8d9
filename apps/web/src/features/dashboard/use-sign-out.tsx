import { lazy, type ReactNode, Suspense, useState } from "react";
import { useFlowPorts } from "../../flows/flow-ports.ts";
import { countWaitingReviews } from "../../flows/practice-device.ts";
import { useServices } from "../../flows/services.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@lectern/ui/overlays/confirm-dialog")).ConfirmDialog,
}));

interface SignOut {
  readonly signOut: () => void;
  readonly dialog: ReactNode;
}

const toDescription = (waiting: number): string =>
  waiting === 1
    ? "1 review waits for the network. Signing out removes it from this device."
    : `${waiting} reviews wait for the network. Signing out removes them from this device.`;

/** Signs out, and asks first while reviews wait on this device: they would be lost (PRC-05). */
export function useSignOut(): SignOut {
  const { auth, report } = useServices();
  const ports = useFlowPorts();
  const [waiting, setWaiting] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const leave = () => auth.send({ type: "sign-out.requested" });
  const signOut = async () => {
    const count = await countWaitingReviews(ports).catch((error: unknown) => {
      report("Error reading the waiting reviews", error);
      return 0;
    });
    if (count === 0) {
      leave();
      return;
    }
    setWaiting(count);
    setAsking(true);
  };
  return {
    signOut: () => void signOut(),
    dialog: waiting > 0 && (
      <Suspense fallback={null}>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Sign out?"
          description={toDescription(waiting)}
          confirmLabel="Sign Out"
          cancelLabel="Stay"
          onConfirm={leave}
        />
      </Suspense>
    ),
  };
}
