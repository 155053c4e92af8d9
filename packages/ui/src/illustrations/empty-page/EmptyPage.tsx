import * as styles from "./EmptyPage.css.ts";

const figures = {
  /** A flat line with one small wave: no sound yet. */
  recordings: "M38 62h26M72 58v8M80 50v24M88 42v40M96 52v20M104 58v8M112 62h26",
  /** A magnifying glass over the page. */
  search: "M82 40a21 21 0 1 0 0.1 0M97 77l17 17",
  /** A folded corner of an unwritten page. */
  waiting: "M60 46h44M60 62h30M60 78h16",
  /** The outline of a star. */
  favorites: "M88 41L94 55L109 56L97 66L101 81L88 72L75 81L79 66L67 56L82 55z",
  /** An empty folder. */
  folders: "M58 82v-36h21l7 8h32v28z",
  /** An open book. */
  guides: "M88 50c-8-6-20-7-30-5v36c10-2 22-1 30 5c8-6 20-7 30-5v-36c-10-2-22-1-30 5v36",
  /** A speech bubble. */
  chat: "M56 42h64v32h-38l-13 12v-12h-13z",
  /** A torn page. */
  failed: "M52 62l14-10 12 16 14-18 12 20 16-8",
} as const;

export interface EmptyPageProps {
  readonly drawing: keyof typeof figures;
}

/** A page with a drawing and a highlighter stroke, for an `EmptyState`. Decorative: hidden from screen readers. */
export function EmptyPage({ drawing }: EmptyPageProps) {
  return (
    <svg viewBox="0 0 176 132" className={styles.drawing} aria-hidden="true">
      <rect className={styles.back} x="34" y="14" width="112" height="106" rx="8" transform="rotate(-5 90 67)" />
      <rect className={styles.sheet} x="32" y="14" width="112" height="106" rx="8" />
      <path className={styles.ruled} d="M46 98h60M46 109h38" />
      <path className={styles.felt} d="M44 63l88-2" />
      <path className={styles.pen} d={figures[drawing]} />
    </svg>
  );
}
