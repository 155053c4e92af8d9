import { useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import * as styles from "./Specimens.css.ts";

export interface TypeScaleProps {
  readonly scale: Readonly<Record<string, { readonly size: string; readonly leading: string }>>;
}

/** The text roles of the interface. The others are for reading. */
const used = new Set(["caption", "label", "body", "lead"]);

/** Every text size, in its font. */
export function TypeScale({ scale }: TypeScaleProps) {
  return (
    <div className={`sb-unstyled ${styles.sheet}`}>
      {Object.entries(scale).map(([role, { size, leading }]) => (
        <div key={role} className={styles.row}>
          <span
            className={styles.sample[used.has(role) ? "interface" : "reading"]}
            style={{ fontSize: size, lineHeight: leading }}
          >
            Sound becomes writing
          </span>
          <span className={styles.quiet}>
            {role}: {size} / {leading}
          </span>
        </div>
      ))}
    </div>
  );
}

const depthRoles = {
  hairline: "a section, a field",
  card: "a card at rest",
  lifted: "a card under the pointer",
  menu: "a menu, a toast",
  dialog: "a dialog, the palette",
} as const satisfies Record<keyof typeof styles.shadow, string>;

/** Every shadow of components, on the theme's own paper. */
export function Depths() {
  return (
    <div className={`sb-unstyled ${styles.sheet}`}>
      <div className={styles.depths}>
        {Object.entries(depthRoles).map(([role, where]) => (
          <div key={role} className={`${styles.depth} ${styles.shadow[role as keyof typeof styles.shadow]}`}>
            <span>{role}</span>
            <span className={styles.quiet}>{where}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

export interface MotionsProps {
  /** The tokens of motion: durations by role, and the easing. */
  readonly motion: Readonly<Record<keyof typeof styles.duration | "ease", string>>;
}

const durationRoles = ["quick", "settle", "drawer"] as const satisfies readonly (keyof typeof styles.duration)[];

/** The easing as a curve, and every duration at its own speed when played. */
export function Motions({ motion }: MotionsProps) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (motion.ease.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <div className={`sb-unstyled ${styles.sheet}`}>
      <div className={styles.row}>
        <svg className={styles.curve} viewBox="0 0 100 100" aria-hidden="true">
          <rect className={styles.curveBox} width="100" height="100" rx="4" />
          <path
            className={styles.curveLine}
            d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
          />
        </svg>
        <span className={styles.quiet}>ease: {motion.ease}</span>
      </div>
      {durationRoles.map((role) => (
        <div key={role} className={styles.row}>
          <span className={styles.name}>
            {role} <span className={styles.quiet}>{motion[role]}</span>
          </span>
          <span className={styles.track}>
            <span
              className={`${styles.runner} ${styles.duration[role]}`}
              style={{ display: "block" }}
              data-at-end={isAtEnd}
            />
          </span>
        </div>
      ))}
      <div>
        <Button onClick={() => setIsAtEnd(!isAtEnd)}>Play</Button>
      </div>
    </div>
  );
}
