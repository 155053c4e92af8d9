import { useEffect, useState } from "react";
import { useKept } from "../../features/keeping/use-kept.ts";
import { useKeeping } from "../../flows/use-keeping.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { attempt } from "@lectern/browser/attempt";
import { toKeepingState } from "./keeping.view-state.ts";

/** Whether the browser promised not to remove this site's data; undefined if it doesn't tell. */
const askPersisted = async (ask: "persist" | "persisted"): Promise<boolean | undefined> =>
  await attempt(() => navigator.storage[ask]())?.catch(() => undefined);

/** The settings' part about keeping lectures on this device (OFF-01). */
export function useKeepingSettings() {
  const { keeping } = useServices();
  const { id } = useUser();
  const stored = useKeeping();
  const kept = useKept();
  const [changingTo, setChangingTo] = useState<boolean>();
  const [turnedOn, setTurnedOn] = useState<boolean>();
  const [isPersistent, setPersistent] = useState<boolean>();
  useEffect(() => {
    if (stored !== "off") void askPersisted("persisted").then(setPersistent);
  }, [stored]);
  const change = async (isOn: boolean): Promise<void> => {
    setChangingTo(isOn);
    if (isOn) {
      // Requested in the click handler, because Firefox then asks the student, who may never answer.
      void askPersisted("persist").then(setPersistent);
      setTurnedOn(await keeping.turnOn(id));
    } else await keeping.turnOff(id);
    setChangingTo(undefined);
  };
  return {
    state: toKeepingState({
      stored,
      kept,
      isBlocked: turnedOn === false,
      isNew: turnedOn === true,
      isPersistent,
      changingTo,
    }),
    onChange: (isOn: boolean) => void change(isOn),
  };
}
