import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";

/** A page that lists recordings. */
export interface ListPlace {
  /** With its search. */
  readonly href: string;
  /** What the link to it says. */
  readonly title: string;
}

let last: { readonly userId: string; readonly place: ListPlace } | undefined;

/** Remembers in this document which list was open last, for the way back to it. */
export function rememberList(userId: string, place: ListPlace): void {
  last = { userId, place };
}

/** The list that this student opened last, with its search (REC-15); that of all recordings at first. */
export const getWayBack = (userId: string): ListPlace =>
  last?.userId === userId ? last.place : { href: paths.recordings, title: "Recordings" };

/**
 * Makes the page that calls it the one that a recording's way back leads to.
 *
 * @param title what the link says; undefined while the page does not know its name
 */
export function useAsWayBack(title: string | undefined): void {
  const { id } = useUser();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (title !== undefined) rememberList(id, { href: pathname + search, title });
  }, [id, pathname, search, title]);
}
