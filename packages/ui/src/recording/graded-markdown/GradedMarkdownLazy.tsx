import type { Claim } from "@lectern/domain/claim";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import { MomentHref } from "../markdown/moment-href.ts";
import { LazyMarkdown } from "../markdown/MarkdownLazy.tsx";
import type { GradedMarkdownProps, GradedTextProps } from "./GradedMarkdown.tsx";

// The text can be read without its grades.
const { load, usePart } = createLazyPart(() => import("./GradedMarkdown.tsx"), "ignore");

/** Fetches the code for grades. Until it has loaded, texts are shown without them. */
export const loadGradedMarkdown = load;

/** Whether texts are shown with their grades. @param isWanted whether there are grades to show */
export const useHasGrades = (isWanted: boolean): boolean => usePart(isWanted) !== undefined && isWanted;

export interface LazyGradedMarkdownProps extends Pick<GradedMarkdownProps, "children"> {
  /** Undefined while the text is not graded. */
  readonly claims: readonly Claim[] | undefined;
  /** Returns the address of a time in the transcript; undefined without a transcript. */
  readonly momentHref: GradedTextProps["momentHref"] | undefined;
}

/** Markdown that shows the grades of its sentences once the grades and their code have loaded. */
export function LazyGradedMarkdown({ children, claims, momentHref }: LazyGradedMarkdownProps) {
  const graded = usePart(claims !== undefined);
  return (
    <MomentHref value={momentHref}>
      {graded === undefined || claims === undefined || momentHref === undefined ? (
        <LazyMarkdown>{children}</LazyMarkdown>
      ) : (
        <graded.GradedMarkdown claims={claims} momentHref={momentHref}>
          {children}
        </graded.GradedMarkdown>
      )}
    </MomentHref>
  );
}
