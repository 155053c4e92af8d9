import { createContext, type ReactNode, useContext } from "react";

/** What is spoken in the recording that is shown, as BCP 47; undefined where that is not known. */
export const LectureLanguage = createContext<string | undefined>(undefined);

/** Words of a lecture, which a screen reader reads in the lecture's language (WCAG 3.1.2). */
export function InLectureLanguage({ children }: { readonly children: ReactNode }) {
  return <div lang={useContext(LectureLanguage)}>{children}</div>;
}
