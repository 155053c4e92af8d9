import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";

/** A page that lists recordings. */
export interface ListPlace {
  /** With its search. */
  readonly href: string;
  /** The text of the link to it. */
  readonly title: string;
}

let last: { readonly userId: string; readonly place: ListPlace } | undefined;

/** Remembers in this document which list was open last, for the back link to it. */
export function rememberList(userId: string, place: ListPlace): void {
  last = { userId, place };
}

/** The list that this student opened last, with its search (REC-15); that of all recordings at first. */
export const getBackLink = (userId: string): ListPlace =>
  last?.userId === userId ? last.place : { href: paths.recordings, title: "Recordings" };

/**
 * Makes the calling page the target of a recording's back link.
 *
 * @param title the link's text; undefined while the page does not know its name
 */
export function useAsBackLink(title: string | undefined): void {
  const { id } = useUser();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (title !== undefined) rememberList(id, { href: pathname + search, title });
  }, [id, pathname, search, title]);
}
