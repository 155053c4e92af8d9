import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { InspectorView } from "./InspectorView.tsx";
import { listen } from "./inspect.ts";
import { toNote } from "./to-note.ts";
import { cleared, nothingYet, type Recording, record } from "./recorder.ts";

/** A sign-in loads the page anew and loses the address: the tab remembers that it was asked for. */
const ASKED = "lectern-inspect";

function isAsked(): boolean {
  if (new URLSearchParams(location.search).has("inspect")) sessionStorage.setItem(ASKED, "");
  return sessionStorage.getItem(ASKED) !== null;
}

function open(): void {
  let recording = nothingYet;
  const readers = new Set<() => void>();
  const become = (next: Recording): void => {
    recording = next;
    readers.forEach((reader) => reader());
  };
  listen((inspected) => {
    const note = toNote(inspected, Date.now());
    if (note) become(record(recording, note));
  });

  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const close = (): void => {
    sessionStorage.removeItem(ASKED);
    listen(() => undefined);
    root.unmount();
    place.remove();
  };
  const subscribe = (reader: () => void) => {
    readers.add(reader);
    return () => readers.delete(reader);
  };
  function Inspector() {
    const current = useSyncExternalStore(subscribe, () => recording);
    return <InspectorView recording={current} onClear={() => become(cleared(recording))} onClose={close} />;
  }
  root.render(<Inspector />);
}

if (isAsked()) open();
else listen(() => undefined);
