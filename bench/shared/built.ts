import { join } from "node:path";

/** Where `npm run build` puts the app. */
export const BUILT = join(import.meta.dirname, "../../apps/web/dist");
