import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** sonner writes its stylesheet into a `<style>` when it is imported; it ships the same as a file. */
const INSERTED = /^__insertCSS\(.*\);?$/m;

/** sonner and Radix's scroll lock write `<style>` elements, which `style-src 'self'` refuses. They get the same rules another way. */
export function strictStyles(): Plugin {
  return {
    name: "lectern:strict-styles",
    enforce: "pre",
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react-style-singleton$/,
            replacement: fileURLToPath(new URL("./style-singleton.ts", import.meta.url)),
          },
        ],
      },
      // Dependencies that Vite pre-bundles would bypass this plugin.
      optimizeDeps: { exclude: ["sonner"] },
    }),
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.m?js/.test(id)) return undefined;
      if (!INSERTED.test(code))
        this.error("sonner no longer inserts its stylesheet as it did: look at strict-styles.ts");
      return { code: `import "sonner/dist/styles.css";\n${code.replace(INSERTED, "")}`, map: null };
    },
  };
}
