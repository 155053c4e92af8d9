/**
 * Finds the subpath that exports each name of the design system.
 *
 * @param snapshots the content of packages/ui/api-snapshots/exports.core.txt and exports.product.txt, with lines such
 * as `./elements/badge: Badge`
 */
export function parseExports(snapshots: string): ReadonlyMap<string, string> {
  const lines = snapshots.split("\n").filter((line) => line.includes(": "));
  return new Map(
    lines.flatMap((line) => {
      const [subpath = "", names = ""] = line.split(": ");
      return names.split(", ").map((name) => [name, `@lectern/ui${subpath.slice(1)}`] as const);
    }),
  );
}

/**
 * Storybook documents an import from the package's root, which has no barrel. Names each subpath instead; a name that no
 * subpath exports is left out.
 *
 * @example
 * withSubpaths("import { Badge, Inline } from '@lectern/ui';", exports)
 * // import { Badge } from '@lectern/ui/elements/badge';
 * // import { Inline } from '@lectern/ui/elements/inline';
 */
export function withSubpaths(imports: string, exports: ReadonlyMap<string, string>): string {
  return imports.replaceAll(/^import \{ (.*) \} from '@lectern\/ui';$/gm, (_, names: string) => {
    const known = names.split(", ").filter((name) => exports.has(name));
    const groups = Map.groupBy(known, (name) => exports.get(name));
    return [...groups].map(([subpath, of]) => `import { ${of.join(", ")} } from '${subpath}';`).join("\n");
  });
}
