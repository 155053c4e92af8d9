import { back, drawing as drawingClass, felt, pen, ruled, sheet } from "./EmptyPage.css.ts";

const figures = {
  /** Sound that has not come yet: a flat line with one small stir. */
  recordings: "M38 62h26M72 58v8M80 50v24M88 42v40M96 52v20M104 58v8M112 62h26",
  /** A glass over the page. */
  search: "M82 40a21 21 0 1 0 0.1 0M97 77l17 17",
  /** A folded corner, still to be written. */
  waiting: "M60 46h44M60 62h30M60 78h16",
  /** A page torn across. */
  failed: "M52 62l14-10 12 16 14-18 12 20 16-8",
} as const;

export interface EmptyPageProps {
  readonly drawing: keyof typeof figures;
}

/** A sheet with one figure in ink and one stroke of highlighter. Decoration. */
export function EmptyPage({ drawing }: EmptyPageProps) {
  return (
    <svg viewBox="0 0 176 132" className={drawingClass} aria-hidden="true">
      <rect className={back} x="34" y="14" width="112" height="106" rx="8" transform="rotate(-5 90 67)" />
      <rect className={sheet} x="32" y="14" width="112" height="106" rx="8" />
      <path className={ruled} d="M46 98h60M46 109h38" />
      <path className={felt} d="M44 63l88-2" />
      <path className={pen} d={figures[drawing]} />
    </svg>
  );
}
