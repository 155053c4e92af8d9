import { build, type InlineConfig, type Rollup } from "vite";
import type { BuiltPage, InlineScript } from "./page-document.ts";

const DATA = "INLINE_DATA";

/** Serializes a value as JSON in which `<` is escaped, since it could end the script. */
const toJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Compiles a module and everything it imports to one classic script. */
export async function compileScript(module: string, config: Pick<InlineConfig, "root" | "define">): Promise<string> {
  const built = (await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      rolldownOptions: { input: module, output: { format: "iife" } },
    },
  })) as Rollup.RollupOutput;
  return built.output[0].code.trim();
}

/** Compiles inline scripts, each module once. @param root the app's folder */
export function createInlineCompiler(root: string) {
  const compiled = new Map<string, Promise<string>>();
  return async ({ module, data, dataFrom }: InlineScript, built?: BuiltPage): Promise<string> => {
    const code = compiled.get(module) ?? compileScript(module, { root });
    compiled.set(module, code);
    const scriptData = built === undefined ? data : (dataFrom?.(built) ?? data);
    return (await code).replaceAll(DATA, () => toJson(scriptData));
  };
}

export type InlineCompiler = ReturnType<typeof createInlineCompiler>;
