import { createContext } from "react";

/**
 * Returns the address of a time in the recording that a text is about, in seconds from its start. Undefined if the text
 * is about none.
 */
export const MomentHref = createContext<((seconds: number) => string) | undefined>(undefined);
