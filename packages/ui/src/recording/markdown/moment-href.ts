import { createContext } from "react";

/** Where a moment of the recording is that a text is about; seconds from its start. Undefined where a text has none. */
export const MomentHref = createContext<((seconds: number) => string) | undefined>(undefined);
