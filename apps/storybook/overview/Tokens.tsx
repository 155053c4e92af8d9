import { color, family, vars } from "@lectern/ui/theme/contract";
import { useState } from "react";
import "./overview.css";

type Tree = { readonly [key: string]: string | Tree };
interface Token {
  /** As a component writes it: `surface.sheet`. */
  readonly path: string;
  /** `--lectern-surface-sheet` */
  readonly property: string;
}

const listTokens = (tree: Tree, path: readonly string[] = []): Token[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [{ path: [...path, key].join("."), property: value.slice("var(".length, -1) }]
      : listTokens(value, [...path, key]),
  );

const groups = Map.groupBy([...listTokens(vars), ...listTokens({ family })], ({ path }) => path.split(".")[0] ?? "");
const isColor = (group: string): boolean => Object.hasOwn(color, group);

/** The list of tokens, derived from the contract and the style sheet. */
export function Tokens() {
  const [style] = useState(() => getComputedStyle(document.documentElement));
  return (
    <div className="tokens">
      {[...groups].map(([group, tokens]) => (
        <section key={group}>
          <h2>{group}</h2>
          <table>
            <thead>
              <tr>
                <th>name</th>
                <th>property</th>
                <th>value</th>
                {isColor(group) && <th>light, dark</th>}
              </tr>
            </thead>
            <tbody>
              {tokens.map(({ path, property }) => (
                <tr key={path}>
                  <td>
                    <code>{path}</code>
                  </td>
                  <td>
                    <code>{property}</code>
                  </td>
                  <td>
                    <code>{style.getPropertyValue(property)}</code>
                  </td>
                  {isColor(group) && (
                    <td className="tokens-swatches" aria-label="swatches">
                      <span data-theme="light" style={{ background: `var(${property})` }} />
                      <span data-theme="dark" style={{ background: `var(${property})` }} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
