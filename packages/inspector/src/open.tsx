import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { InspectorView } from "./InspectorView.tsx";
import { listen } from "./inspect.ts";
import { toNote } from "./to-note.ts";
import { clearEntries, emptyRecording, type Recording, record } from "./recorder.ts";

/**
 * A session storage key, set while the inspector is open, because a sign-in loads the page again without `?inspect`.
 */
const KEY = "lectern-inspect";

function isRequested(): boolean {
  if (new URLSearchParams(location.search).has("inspect")) sessionStorage.setItem(KEY, "");
  return sessionStorage.getItem(KEY) !== null;
}

function open(): void {
  let recording = emptyRecording;
  const readers = new Set<() => void>();
  const setRecording = (next: Recording): void => {
    recording = next;
    readers.forEach((reader) => reader());
  };
  listen((inspected) => {
    const note = toNote(inspected, Date.now());
    if (note) setRecording(record(recording, note));
  });

  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const close = (): void => {
    sessionStorage.removeItem(KEY);
    listen(() => undefined);
    root.unmount();
    container.remove();
  };
  const subscribe = (reader: () => void) => {
    readers.add(reader);
    return () => readers.delete(reader);
  };
  function Inspector() {
    const current = useSyncExternalStore(subscribe, () => recording);
    return <InspectorView recording={current} onClear={() => setRecording(clearEntries(recording))} onClose={close} />;
  }
  root.render(<Inspector />);
}

if (isRequested()) open();
else listen(() => undefined);
