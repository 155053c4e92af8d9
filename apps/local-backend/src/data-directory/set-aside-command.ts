// `npm run data:set-aside [-- <folder>]`: moves a data directory aside, so that the next start creates a new one.
import { readSettings } from "../settings.ts";
import { LockHeldError } from "./lock.ts";
import { setAside } from "./set-aside.ts";

const [path = readSettings(process.env).dataDirectory] = process.argv.slice(2);
try {
  const aside = await setAside(path);
  console.log(`${path} is now ${aside}: the next start makes a new data directory.`);
} catch (error) {
  console.error(
    error instanceof LockHeldError ? `${path} is ${error.message}: stop that one first.` : (error as Error).message,
  );
  process.exitCode = 1;
}
