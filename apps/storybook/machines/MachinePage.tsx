import { Markdown } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { countEdges, listStates, findMachineModel } from "./chart.ts";
import { Diagram } from "./Diagram.tsx";
import { fetchStoryLinks } from "./story-links.ts";
import "./machines.css";

interface MachinePageProps {
  readonly name: string;
  /** The text of the page that describes the machine. */
  readonly prose: string;
}

const STEP = 2;
const MOST = STEP ** 3;

const MERMAID = /```mermaid\n[\s\S]*?\n```\n*/;
const TITLE = /^# .*\n+/;

/** Shows a machine's description, its diagram, and links to stories of each state. */
export function MachinePage({ name, prose }: MachinePageProps) {
  const model = findMachineModel(name);
  const states = [...listStates(model)];
  const [zoom, setZoom] = useState(1);
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isWanted = true;
    void fetchStoryLinks(name).then((storyLinks) => isWanted && setLinks(storyLinks));
    return () => {
      isWanted = false;
    };
  }, [name]);
  const snapshots = states.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      <p>
        {states.length} states that can be reached, {snapshots} with what they remember; {countEdges(model)} ways
        between them, each walked by a test. Every state leads to its story.
      </p>
      <div className="sb-unstyled machine">
        <figure>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a keyboard must be able to */}
          <section tabIndex={0} aria-label={`Diagram of ${name}`}>
            <Diagram model={model} links={links} zoom={zoom} />
          </section>
          <figcaption>
            <span className="machine-zoom">
              <button type="button" aria-label="Zoom out" disabled={zoom === 1} onClick={() => setZoom(zoom / STEP)}>
                −
              </button>
              <button type="button" aria-label="Zoom in" disabled={zoom === MOST} onClick={() => setZoom(zoom * STEP)}>
                +
              </button>
            </span>
            Filled: it waits, with a timeout · <b>◇</b> it decides · <b>•</b> any state of its box
          </figcaption>
        </figure>
        <ul>
          {states.map(([state, count]) => (
            <li key={state}>
              <a href={links.get(state)} target="_top">
                {state}
              </a>
              {count > 1 && ` ×${count}`}
            </li>
          ))}
        </ul>
      </div>
      <Markdown>{prose.replace(MERMAID, "").replace(TITLE, "")}</Markdown>
    </>
  );
}
