import { bar, patch, quiet, row, sample, sheet, swatch, swatches } from "./Specimens.css.ts";

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

/** Every colour role of a theme, painted by its own custom property. */
export function Roles({ roles, theme }: RolesProps) {
  return (
    <div className={sheet} data-theme={theme}>
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

export function TypeScale({ scale }: TypeScaleProps) {
  return (
    <div className={sheet}>
      {Object.entries(scale).map(([role, { size, leading }]) => (
        <div key={role} className={row}>
          <span className={sample} style={{ fontSize: size, lineHeight: leading }}>
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

/** A pill's radius has no length to show. */
const drawable = (lengths: LengthsProps["lengths"]) =>
  Object.entries(lengths).filter(([, value]) => !value.endsWith("px"));

export function Lengths({ lengths }: LengthsProps) {
  return (
    <div className={sheet}>
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
