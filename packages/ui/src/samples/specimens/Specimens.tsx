import { useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import {
  bar,
  curve,
  curveBox,
  curveLine,
  depth,
  depths,
  duration,
  name,
  patch,
  quiet,
  row,
  runner,
  sample,
  shadow,
  sheet,
  swatch,
  swatches,
  track,
} from "./Specimens.css.ts";

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path: readonly string[] = []): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[[...path, key].join("."), value] as const] : leaves(value, [...path, key]),
  );

const property = (role: string): string => `var(--lectern-${role.replaceAll(".", "-")})`;

export interface RolesProps {
  /** Roles and their values in one theme. */
  readonly roles: Tree;
  readonly theme: "light" | "dark";
}

/** Every colour role of a theme, filled with its own custom property. */
export function Roles({ roles, theme }: RolesProps) {
  return (
    <div className={`sb-unstyled ${sheet}`} data-theme={theme}>
      <div className={swatches}>
        {leaves(roles).map(([role, value]) => (
          <div key={role} className={swatch}>
            <span className={patch} style={{ background: property(role) }} />
            <span>{role}</span>
            <span className={quiet}>{value}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

export interface TypeScaleProps {
  readonly scale: Readonly<Record<string, { readonly size: string; readonly leading: string }>>;
}

/** The text roles of the interface. The others are for reading. */
const used = new Set(["caption", "label", "body", "lead"]);

/** Every text size, in its font. */
export function TypeScale({ scale }: TypeScaleProps) {
  return (
    <div className={`sb-unstyled ${sheet}`}>
      {Object.entries(scale).map(([role, { size, leading }]) => (
        <div key={role} className={row}>
          <span
            className={sample[used.has(role) ? "interface" : "reading"]}
            style={{ fontSize: size, lineHeight: leading }}
          >
            Sound becomes writing
          </span>
          <span className={quiet}>
            {role}: {size} / {leading}
          </span>
        </div>
      ))}
    </div>
  );
}

export interface LengthsProps {
  readonly lengths: Readonly<Record<string, string>>;
}

/** A pill's radius has no length to draw. */
const drawable = (lengths: LengthsProps["lengths"]) =>
  Object.entries(lengths).filter(([, value]) => !value.endsWith("px"));

export function Lengths({ lengths }: LengthsProps) {
  return (
    <div className={`sb-unstyled ${sheet}`}>
      {drawable(lengths).map(([role, value]) => (
        <div key={role} className={row}>
          <span className={bar} style={{ inlineSize: value }} />
          <span className={quiet}>
            {role}: {value}
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
} as const satisfies Record<keyof typeof shadow, string>;

/** Every shadow of components, on the theme's own paper. */
export function Depths() {
  return (
    <div className={`sb-unstyled ${sheet}`}>
      <div className={depths}>
        {Object.entries(depthRoles).map(([role, where]) => (
          <div key={role} className={`${depth} ${shadow[role as keyof typeof shadow]}`}>
            <span>{role}</span>
            <span className={quiet}>{where}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

export interface MotionsProps {
  /** The tokens of motion: durations by role, and the easing. */
  readonly motion: Readonly<Record<keyof typeof duration | "ease", string>>;
}

const durationRoles = ["quick", "settle", "drawer"] as const satisfies readonly (keyof typeof duration)[];

/** The easing as a curve, and every duration at its own speed when played. */
export function Motions({ motion }: MotionsProps) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (motion.ease.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <div className={`sb-unstyled ${sheet}`}>
      <div className={row}>
        <svg className={curve} viewBox="0 0 100 100" aria-hidden="true">
          <rect className={curveBox} width="100" height="100" rx="4" />
          <path className={curveLine} d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
        </svg>
        <span className={quiet}>ease: {motion.ease}</span>
      </div>
      {durationRoles.map((role) => (
        <div key={role} className={row}>
          <span className={name}>
            {role} <span className={quiet}>{motion[role]}</span>
          </span>
          <span className={track}>
            <span className={`${runner} ${duration[role]}`} style={{ display: "block" }} data-at-end={isAtEnd} />
          </span>
        </div>
      ))}
      <div>
        <Button onClick={() => setIsAtEnd(!isAtEnd)}>Play</Button>
      </div>
    </div>
  );
}
