import { createContext } from "react";

/**
 * The language spoken in the recording that is shown, as BCP 47; undefined where that is not known. Words of the lecture stand in it, so
 * that a screen reader reads them in their language (WCAG 3.1.2).
 */
export const LectureLanguage = createContext<string | undefined>(undefined);
