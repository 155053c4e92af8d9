import { createContext } from "react";

/**
 * The moment that the transcript beside a text shows, in seconds from the recording's start. Its citation is marked.
 */
export const ChosenMoment = createContext<number | undefined>(undefined);
