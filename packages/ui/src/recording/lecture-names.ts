import { createContext } from "react";

/** The titles of recordings by id, for an answer that is based on several (UNT-01). */
export const LectureNames = createContext<ReadonlyMap<string, string>>(new Map());
