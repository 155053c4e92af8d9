import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { findProgram, installFromDebian } from "./install.ts";
import { startWebKit } from "./webkit.ts";

export type EngineName = "firefox" | "webkit";

interface Engine {
  readonly label: string;
  /** The programs that the engine needs, each with its possible names. */
  readonly programs: readonly (readonly string[])[];
  /** Debian's packages of these programs. */
  readonly packages: readonly string[];
  /** Takes the programs' files in the order of `programs`. */
  readonly start: (...files: string[]) => Promise<Driver>;
}

const { FIREFOX_PATH } = process.env;

const engines: Record<EngineName, Engine> = {
  firefox: {
    label: "Firefox",
    programs: [
      FIREFOX_PATH === undefined
        ? ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]
        : [FIREFOX_PATH],
    ],
    packages: ["firefox-esr"],
    start: startFirefox,
  },
  webkit: {
    label: "WebKit",
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    packages: ["webkit2gtk-driver", "xvfb"],
    start: startWebKit,
  },
};

export type AvailableEngine =
  | { readonly start: () => Promise<Driver> }
  /** A sentence that says what to install. */
  | { readonly missing: string };

/** Finds an engine's programs, and installs them from Debian's packages where this process may. */
export function provideEngine(name: EngineName): AvailableEngine {
  const { label, programs, packages, start } = engines[name];
  const find = () => programs.map(findProgram).filter((file) => file !== undefined);
  let files = find();
  if (files.length < programs.length) {
    installFromDebian(packages);
    files = find();
  }
  if (files.length === programs.length) return { start: () => start(...files) };
  const absent = programs.filter((names) => findProgram(names) === undefined).map(([first]) => first);
  return {
    missing: `${label} was skipped: ${absent.join(" and ")} not found. On Debian: apt-get install ${packages.join(" ")}`,
  };
}
