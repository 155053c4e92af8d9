import ELK from "elkjs/lib/elk.bundled.js";
import type { ElkEdgeSection, ElkExtendedEdge } from "elkjs/lib/elk-api";
import { useEffect, useState } from "react";
import { type ChartNode, toChart, type MachineModel } from "./chart.ts";

interface DiagramProps {
  readonly model: MachineModel;
  readonly links: ReadonlyMap<string, string>;
  /** At 1, the diagram is as wide as the page, but no wider than its own size. */
  readonly zoom: number;
}

const RADIUS = 6;

/** Returns an SVG path of straight lines with round corners. */
function toPath({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): string {
  const points = [startPoint, ...bendPoints, endPoint];
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      const towards = (other: { x: number; y: number }) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
        const part = Math.min(RADIUS, length / 2) / length;
        return `${point.x + (other.x - point.x) * part} ${point.y + (other.y - point.y) * part}`;
      };
      return `L${towards(before)}Q${point.x} ${point.y} ${towards(after)}`;
    })
    .join("");
}

function Shape({ node: { kind, width = 0, height = 0 } }: { readonly node: ChartNode }) {
  if (kind === "start" || kind === "any") return <circle cx={7} cy={7} r={kind === "start" ? 6 : 4} />;
  return (
    <>
      <rect width={width} height={height} rx={kind === "waiting" ? 4 : kind === "box" ? 10 : height / 2} />
      {kind === "waiting" && <path d={`M5 0V${height}M${width - 5} 0V${height}`} />}
      {kind === "final" && <rect x={3} y={3} width={width - 6} height={height - 6} rx={height / 2 - 3} />}
    </>
  );
}

function Node({ node, links }: { readonly node: ChartNode; readonly links: DiagramProps["links"] }) {
  const { kind, title, state, x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  const href = state === undefined ? undefined : links.get(state);
  const face = (
    <>
      <Shape node={node} />
      {title && (
        <text x={kind === "box" ? 14 : width / 2} y={kind === "box" ? 21 : height / 2 + 4.5}>
          {title}
        </text>
      )}
    </>
  );
  return (
    <g className={`chart-${kind}`} transform={`translate(${x} ${y})`}>
      {href === undefined ? (
        face
      ) : (
        <a href={href} target="_top" aria-label={`Story of ${state}`}>
          {face}
        </a>
      )}
      {children.map((child) => (
        <Node key={child.id} node={child} links={links} />
      ))}
    </g>
  );
}

function Way({ edge: { sections = [], labels = [] } }: { readonly edge: ElkExtendedEdge }) {
  return (
    <g className="chart-way">
      {sections.map((section) => (
        <path key={section.id} d={toPath(section)} markerEnd="url(#chart-arrow)" />
      ))}
      {labels.map(({ text, x = 0, y = 0, width = 0 }) => (
        <text key={text} x={x + width / 2} y={y + 12}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** Draws the diagram of a machine. Reachable states link to their stories. */
export function Diagram({ model, links, zoom }: DiagramProps) {
  const [chart, setChart] = useState<ChartNode>();
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const laidOut = (await new ELK().layout(toChart(model))) as ChartNode;
      if (isWanted) setChart(laidOut);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [model]);
  if (chart === undefined) return <p>Drawing…</p>;
  const { width = 0, height = 0, children = [], edges = [] } = chart;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ inlineSize: `min(${zoom * 100}%, ${width * zoom}px)` }}>
      <defs>
        <marker id="chart-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0.5L8 4L0 7.5Z" />
        </marker>
      </defs>
      {children.map((node) => (
        <Node key={node.id} node={node} links={links} />
      ))}
      {edges.map((edge) => (
        <Way key={edge.id} edge={edge} />
      ))}
    </svg>
  );
}
