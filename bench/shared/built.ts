import { join } from "node:path";

/** The folder of the app's build. */
export const BUILT = join(import.meta.dirname, "../../apps/web/dist");
