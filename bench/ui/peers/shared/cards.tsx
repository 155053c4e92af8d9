import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Step } from "./steps.ts";
import { type BenchRecording, type CardProps, recordings } from "./recordings.ts";

/** Waits for styles, layout and effects, and for the next frame with them. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function timed(work: () => void): Promise<number> {
  await painted();
  const started = performance.now();
  flushSync(work);
  document.body.getBoundingClientRect();
  await painted();
  return performance.now() - started;
}

const changed = (recording: BenchRecording): BenchRecording => ({
  ...recording,
  name: `${recording.name}*`,
  isFavorite: !recording.isFavorite,
});

type Change = (all: boolean) => void;

/** Mounts 1,000 cards and updates them when the bench asks for it. */
export function offerCards(
  Card: ComponentType<CardProps>,
  Frame: ComponentType<{ readonly children: ReactNode }>,
): void {
  function Page({ onReady }: { readonly onReady: (change: Change) => void }) {
    const [list, setList] = useState(recordings);
    useLayoutEffect(() => {
      onReady((all) =>
        setList((old) => old.map((recording, index) => (all || index === 500 ? changed(recording) : recording))),
      );
    }, [onReady]);
    const setFavorite = (id: string, isFavorite: boolean) =>
      setList((old) => old.map((recording) => (recording.id === id ? { ...recording, isFavorite } : recording)));
    const remove = (id: string) => setList((old) => old.filter((recording) => recording.id !== id));
    return (
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(16rem, 1fr))", gap: "1rem" }}>
        {list.map((recording) => (
          <Card key={recording.id} recording={recording} onFavorite={setFavorite} onDelete={remove} />
        ))}
      </div>
    );
  }

  const root = createRoot(document.body.appendChild(document.createElement("div")));
  let change: Change | undefined;
  const onReady = (ready: Change): void => {
    change = ready;
  };
  const works: Readonly<Record<Step, () => void>> = {
    mount: () =>
      root.render(
        <Frame>
          <Page onReady={onReady} />
        </Frame>,
      ),
    updateAll: () => change?.(true),
    updateOne: () => change?.(false),
  };
  window.takeStep = (step) => timed(works[step]);
}
