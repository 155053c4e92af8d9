import type { LecternClient } from "@lectern/data/client";
import type { ReactElement } from "react";

/** A document that the app runs in. What it shows before any script is rendered when the app is built. */
export interface AppPage {
  /** The file among the built ones. */
  readonly file: string;
  /** What it answers, in the notation of static hosts: `*` is whatever follows. */
  readonly addresses: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Where search engines find it; undefined keeps it from them. */
  readonly canonical?: string | undefined;
  /** The page before any script. */
  readonly element: ReactElement;
  /**
   * `page`: the app's own first picture for a visitor, complete; the app comes when the visitor seems to want something
   * from it. `waiting`: stands until the app is there, which comes at once.
   */
  readonly kind: "page" | "waiting";
  /** Stands in its place, before any script too, when this browser keeps a session that is still good. */
  readonly withSession?: ReactElement | undefined;
  /** A module that the page runs before the app is there. */
  readonly script?: string;
  /** The modules of the screens that open here: their code comes beside the app's. */
  readonly screens: readonly string[];
  /** Modules, by their path in the repository, whose code comes along too, unless the address's search has this in it. */
  readonly unless?: { readonly search: string; readonly modules: readonly string[] } | undefined;
  /** What the screen asks the backend first: asked by the document itself, beside the code (ADR 0007). */
  readonly asks?: readonly ((client: LecternClient, userId: string) => Promise<unknown>)[];
  /** The module in `src/first-picture` that draws the page out of the answers, before the app is there (ADR 0009). */
  readonly picture?: string | undefined;
}

/** Stands for the student's email until the document knows it. */
export const EMAIL_TO_COME = "\uE000";

/** Stands for the last part of the address, in what `asks` asks for. */
export const ID_IN_ADDRESS = "ID-IN-ADDRESS";
