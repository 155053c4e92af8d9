import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "rolldown/utils";

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");

/** @throws Error if the module does not parse */
function readScript(file: string): string {
  const { code, errors } = transformSync(file, read(file));
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

/** Reads a script or style sheet of the page, in a form that browsers understand. */
export function readAsset(name: "report.css" | "report.js"): string {
  if (name === "report.css") return read("page.css");
  // The names in a classic script are visible to the whole page.
  return `(() => {\n"use strict";\n${readScript("page.client.ts")}})();\n`;
}
