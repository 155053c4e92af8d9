import { createContext } from "react";

/**
 * The spoken language of the shown recording, as BCP 47; undefined if it is not known. The lecture's texts are marked
 * with it, so that a screen reader pronounces them correctly (WCAG 3.1.2).
 */
export const LectureLanguage = createContext<string | undefined>(undefined);
