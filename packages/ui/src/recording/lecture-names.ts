import { createContext } from "react";

/** The titles of recordings by their ids, where an answer rests on several (UNT-01). */
export const LectureNames = createContext<ReadonlyMap<string, string>>(new Map());
