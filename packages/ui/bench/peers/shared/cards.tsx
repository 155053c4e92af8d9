import { type ComponentType, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type CardProps, recordings } from "./recordings.ts";

export interface Timings {
  /** From nothing to 1,000 cards on the screen, in milliseconds. */
  readonly mount: number;
  /** Every card gets another title and the other star. */
  readonly updateAll: number;
  /** One star is clicked. */
  readonly updateOne: number;
}

declare global {
  interface Window {
    measureCards(): Promise<Timings>;
  }
}

/** Styles, layout and what effects still do are waited for, and the next picture with them. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function timed(work: () => void): Promise<number> {
  await painted();
  const started = performance.now();
  flushSync(work);
  document.body.getBoundingClientRect();
  await painted();
  return performance.now() - started;
}

/** Mounts 1,000 cards and changes them, when the bench asks for it. */
export function offerCards(
  Card: ComponentType<CardProps>,
  Frame: ComponentType<{ readonly children: ReactNode }>,
): void {
  let change: (all: boolean) => void = () => undefined;
  function Page() {
    const [list, setList] = useState(recordings);
    change = (all) =>
      setList((old) =>
        old.map((recording, index) => {
          if (!all && index !== 500) return recording;
          return { ...recording, name: `${recording.name}*`, isFavorite: !recording.isFavorite };
        }),
      );
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
  window.measureCards = async () => {
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    const mount = await timed(() =>
      root.render(
        <Frame>
          <Page />
        </Frame>,
      ),
    );
    return { mount, updateAll: await timed(() => change(true)), updateOne: await timed(() => change(false)) };
  };
}
