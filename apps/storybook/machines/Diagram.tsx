import { instance } from "@viz-js/viz";
import { useEffect, useState } from "react";
import { type MachineModel, toDot } from "./chart.ts";

interface DiagramProps {
  readonly model: MachineModel;
  /** The address of each state's story. */
  readonly links: ReadonlyMap<string, string>;
  /** At 1, the diagram is as wide as the page, but no wider than its own size. */
  readonly zoom: number;
}

/** Draws the diagram of a machine. Reachable states link to their stories. */
export function Diagram({ model, links, zoom }: DiagramProps) {
  const [svg, setSvg] = useState("");
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const drawn = (await instance()).renderString(toDot(model, links), { format: "svg" });
      if (isWanted) setSvg(drawn.slice(drawn.indexOf("<svg")).replaceAll("xlink:", ""));
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [model, links]);
  const sized = svg.replace(
    /width="(\d+)pt" height="\d+pt"/,
    (_, width) => `style="inline-size: min(${zoom * 100}%, ${Number(width) * zoom}px)"`,
  );
  // oxlint-disable-next-line react/no-danger -- Graphviz draws our own machines
  return <div dangerouslySetInnerHTML={{ __html: sized }} />;
}
