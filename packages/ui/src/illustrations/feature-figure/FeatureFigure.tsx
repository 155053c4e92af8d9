import type { ReactNode } from "react";
import { microphone, star } from "../../elements/icon/glyphs.ts";
import { settlingLine } from "../settling/settling.ts";
import { felt, figure, filled, ink, pale, paper, penOnFilled } from "./FeatureFigure.css.ts";

export type FeatureFigureName = "recording" | "library" | "information" | "chat";

/** Draws lines of writing from [x, y, width], each 6 high. */
const drawLines = (lines: readonly (readonly [number, number, number])[]): string =>
  lines.map(([x, y, w]) => `M${x + 3} ${y}h${w - 6}a3 3 0 0 1 0 6h${6 - w}a3 3 0 0 1 0-6z`).join("");

const figures: Readonly<Record<FeatureFigureName, () => ReactNode>> = {
  recording: () => (
    <>
      <rect className={paper} x="112" y="6" width="96" height="188" rx="18" />
      <circle className={filled} cx="160" cy="150" r="18" />
      <svg x="148" y="138" width="24" height="24" viewBox="0 0 24 24">
        <path className={penOnFilled} d={microphone} transform="translate(4 4) scale(0.667)" />
      </svg>
      <g transform="translate(40 58)">
        <path className={ink} d={settlingLine("lecture hall", 240, 56).path} />
      </g>
    </>
  ),
  library: () => (
    <>
      {[0, 1, 2].map((column) => (
        <g key={column} transform={`translate(${14 + column * 100} ${column === 1 ? 22 : 40})`}>
          <rect className={paper} width="92" height="124" rx="9" />
          <circle className={column === 1 ? filled : ink} cx="24" cy="26" r="12" />
          <path className={ink} d={drawLines([[12, 52, 66]])} />
          <path className={pale} d={drawLines([[12, 66, 44]])} />
          <g transform="translate(12 92)">
            <path className={pale} d={settlingLine(`card ${column}`, 68, 18).path} />
          </g>
        </g>
      ))}
      <svg x="176" y="30" width="22" height="22" viewBox="0 0 24 24">
        <path className={filled} d={star} />
      </svg>
    </>
  ),
  information: () => (
    <>
      <rect className={paper} x="84" y="4" width="152" height="192" rx="12" />
      <path className={ink} d={drawLines([[102, 24, 84]])} />
      <path className={felt} d="M97 50l122-2 2 18-124 2z" />
      <path className={ink} d={drawLines([[102, 55, 112]])} />
      <path
        className={pale}
        d={drawLines([
          [102, 78, 116],
          [102, 95, 102],
          [102, 112, 110],
          [102, 129, 64],
          [102, 153, 108],
          [102, 170, 90],
        ])}
      />
    </>
  ),
  chat: () => (
    <>
      <path className={paper} d="M44 30h150a12 12 0 0 1 12 12v38a12 12 0 0 1-12 12H66l-22 16z" />
      <path
        className={pale}
        d={drawLines([
          [62, 48, 122],
          [62, 66, 86],
        ])}
      />
      <path className={paper} d="M276 112H126a12 12 0 0 0-12 12v44a12 12 0 0 0 12 12h128l22 14z" />
      <path className={felt} d="M130 131l96-1 1 15-98 1z" />
      <path
        className={ink}
        d={drawLines([
          [134, 135, 90],
          [134, 155, 118],
        ])}
      />
    </>
  ),
};

export interface FeatureFigureProps {
  readonly figure: FeatureFigureName;
}

/** Shown instead of a feature's image. Decorative. */
export function FeatureFigure({ figure: name }: FeatureFigureProps) {
  return (
    <svg viewBox="0 0 320 200" className={figure} aria-hidden="true">
      {figures[name]()}
    </svg>
  );
}
