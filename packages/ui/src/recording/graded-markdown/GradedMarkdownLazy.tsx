import type { Claim } from "@lectern/domain/assistant/support/claims";
import { useEffect, useState } from "react";
import { prose } from "../markdown/Markdown.css.ts";
import { LazyMarkdown } from "../markdown/MarkdownLazy.tsx";
import type { GradedMarkdown, GradedMarkdownProps, GradedSentences, GradedTextProps } from "./GradedMarkdown.tsx";

interface Graded {
  readonly GradedMarkdown: typeof GradedMarkdown;
  readonly GradedSentences: typeof GradedSentences;
}

let loaded: Graded | undefined;

/** Fetches the code that shows grades; until it has loaded, texts show without them. */
export async function loadGradedMarkdown(): Promise<Graded> {
  loaded ??= await import("./GradedMarkdown.tsx");
  return loaded;
}

function useGraded(isNeeded: boolean): Graded | undefined {
  const [graded, setGraded] = useState(loaded);
  useEffect(() => {
    // A text without grades can still be read: a failed load is tried again by the next text.
    if (isNeeded && graded === undefined) loadGradedMarkdown().then(setGraded, () => undefined);
  }, [isNeeded, graded]);
  return graded;
}

export type LazyGradedMarkdownProps = Omit<GradedMarkdownProps, "claims"> & {
  /** Undefined as long as the text is not graded. */
  readonly claims: readonly Claim[] | undefined;
};

/** Markdown that shows the grades of its sentences as soon as they and their code are there. */
export function LazyGradedMarkdown({ claims, ...rest }: LazyGradedMarkdownProps) {
  const graded = useGraded(claims !== undefined);
  if (graded === undefined || claims === undefined) return <LazyMarkdown>{rest.children}</LazyMarkdown>;
  return <graded.GradedMarkdown claims={claims} {...rest} />;
}

/** The sentences of an answer that is still arriving. */
export function LazyGradedSentences(props: GradedTextProps) {
  const graded = useGraded(true);
  if (graded !== undefined) return <graded.GradedSentences {...props} />;
  return <p className={prose}>{props.claims.map(({ text }) => text).join(" ")}</p>;
}
