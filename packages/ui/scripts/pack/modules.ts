import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { createCompiler } from "@vanilla-extract/compiler";
import { rolldown } from "rolldown";
import { toLayeredStyles } from "../cascade-layers.ts";
import { toImportPath, out, toPackagePath, ui } from "./layout.ts";

const fontFile = /@fontsource-variable\/[\w./-]+?\.woff2/g;
const cssMark = "lectern-css:";

/** Copies a font into the package, and returns its place there. */
function copyFont(specifier: string): string {
  const fontPath = posix.join("fonts", basename(specifier));
  mkdirSync(join(out, "fonts"), { recursive: true });
  copyFileSync(fileURLToPath(import.meta.resolve(specifier)), join(out, fontPath));
  return fontPath;
}

const inlineStyles = ".css?inline";

/** A sheet that a module imports as a text: its fonts become addresses beside the package's modules. */
function toStyleText(id: string): string {
  const modulePath = toPackagePath(id).replace(/\.ts$/, "");
  const [first = "", ...rest] = readFileSync(id.replace(/-styles\.ts$/, ".css"), "utf8").split(/url\(([^)]+\.woff2)\)/);
  const parts = rest.map((part, index) =>
    index % 2 === 0
      ? `new URL(${JSON.stringify(toImportPath(modulePath, copyFont(part)))}, import.meta.url).href`
      : JSON.stringify(`)${part}`),
  );
  const texts = parts.map((part, index) => (index % 2 === 0 ? `"url(" + ${part}` : part));
  return `export default ${[JSON.stringify(first), ...texts].join(" + ")};\n`;
}

function write(path: string, text: string): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes an ES module for each of ours and a style sheet for each `.css.ts`, imported by the module that needs it, so
 * that importing a component loads only its own styles. The parts of domain that the entries use become separate
 * modules.
 *
 * @returns every package that the modules import
 */
export async function writeModules(entries: readonly string[]): Promise<Set<string>> {
  const styles = createCompiler({
    root: ui,
    identifiers: "short",
    enableFileWatcher: false,
    cssImportSpecifier: (file, css) => {
      const place = toPackagePath(isAbsolute(file) ? file : join(ui, file)).replace(/\.css$/, "");
      const local = css.replace(fontFile, (font) => toImportPath(place, copyFont(font)));
      write(`${place}.css`, toLayeredStyles(local, place));
      return `${cssMark}${place}.css`;
    },
  });
  const bundle = await rolldown({
    input: entries.map((entry) => join(ui, entry)),
    platform: "browser",
    optimization: { inlineConst: false },
    checks: { pluginTimings: false },
    transform: { jsx: { runtime: "automatic", development: false }, target: "es2022" },
    external: (id) => {
      if (id.startsWith(cssMark)) return true;
      return !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("@lectern/");
    },
    plugins: [
      {
        name: "style-texts",
        resolveId: (id, importer) =>
          id.endsWith(inlineStyles) && importer !== undefined
            ? join(dirname(importer), `${id.slice(0, -inlineStyles.length)}-styles.ts`)
            : undefined,
        load: {
          filter: { id: /-styles\.ts$/ },
          handler: (id) => ({ code: toStyleText(id), moduleType: "js" }),
        },
      },
      {
        name: "styles",
        load: {
          filter: { id: /\.css\.ts$/ },
          handler: async (id) => ({
            code: (await styles.processVanillaFile(id)).source,
            moduleType: "js",
            moduleSideEffects: true,
          }),
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    preserveModules: true,
    preserveModulesRoot: join(ui, ".."),
    minify: false,
    entryFileNames: ({ facadeModuleId, name }) => `${facadeModuleId ? toPackagePath(facadeModuleId) : name}.js`,
    chunkFileNames: "shared/[name].js",
  });
  await bundle.close();
  await styles.close();
  const imported = new Set<string>();
  for (const file of output) {
    if (file.type !== "chunk") throw new Error(`not a module: ${file.fileName}`);
    for (const id of file.imports) {
      if (!id.startsWith(cssMark) && !output.some(({ fileName }) => fileName === id)) imported.add(toPackageName(id));
    }
    const code = file.code.replaceAll(cssMark, styleSheets);
    write(file.fileName, isForClient(code) ? `"use client";\n${code}` : code);
  }
  write("no-styles.js", "export {};\n");
  return imported;
}

/**
 * The prefix with which modules import their style sheets, mapped by `imports` in the package's manifest: Node gets an
 * empty module, because a server's page gets its sheets from the client's build. React Server Components get the
 * sheets, because their bundler collects them from the components that it renders.
 */
const styleSheets = "#styles/";
export const styleImports = {
  [`${styleSheets}*.css`]: { "react-server": "./*.css", node: "./no-styles.js", default: "./*.css" },
} as const;

/** Packages whose components have state, although not all of them say "use client". */
const clientPackages = new Set(["radix-ui", "react-aria", "sonner", "@tanstack/react-virtual"]);

/**
 * Whether a module must run on the client in React Server Components: it listens to events, uses a hook, creates a
 * context, or renders a package's component that does.
 */
function isForClient(code: string): boolean {
  if (/\bon[A-Z]\w*\b/.test(code)) return true;
  return [...code.matchAll(/^import (?:(.+?) from )?"([^"]+)";$/gm)].some(
    ([, names = "", id = ""]) =>
      clientPackages.has(toPackageName(id)) || /\buse[A-Z]\w*|\buse\b|\bcreateContext\b/.test(names),
  );
}

/** `@scope/name/deep/file` → `@scope/name` */
export function toPackageName(specifier: string): string {
  const [first = "", second = ""] = specifier.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
