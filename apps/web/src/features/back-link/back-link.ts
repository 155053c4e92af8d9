import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";

/** A page that lists recordings, as a target of the back link. */
export interface ListPlace {
  /** Includes the list's search. */
  readonly href: string;
  /** The link's text. */
  readonly title: string;
}

let last: { readonly userId: string; readonly place: ListPlace } | undefined;

/** Remembers, in this document, the list that was opened last, for the back link. */
export function rememberList(userId: string, place: ListPlace): void {
  last = { userId, place };
}

/** Returns the list that this student opened last, with its search (REC-15). Defaults to all recordings. */
export const getBackLink = (userId: string): ListPlace =>
  last?.userId === userId ? last.place : { href: paths.recordings, title: "Recordings" };

/**
 * Makes the calling page the target of a recording's back link.
 *
 * @param title the link's text; undefined while the page's name is loading
 */
export function useAsBackLink(title: string | undefined): void {
  const { id } = useUser();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (title !== undefined) rememberList(id, { href: pathname + search, title });
  }, [id, pathname, search, title]);
}
