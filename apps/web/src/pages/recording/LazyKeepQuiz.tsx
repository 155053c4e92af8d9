import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { KeepQuiz as Loaded } from "./KeepQuiz.tsx";

interface LazyKeepQuizProps extends ComponentProps<typeof Loaded> {
  /** Shown if the code can't be fetched: all questions and answers. */
  readonly children: ReactNode;
}

/** Loaded with the first quiz. */
const KeepQuiz = lazy(async () => {
  try {
    return { default: (await import("./KeepQuiz.tsx")).KeepQuiz as ComponentType<LazyKeepQuizProps> };
  } catch {
    return { default: ({ children }: LazyKeepQuizProps) => <>{children}</> };
  }
});

/** A quiz in the chat, whose questions can be kept as cards. */
export const LazyKeepQuiz = (props: LazyKeepQuizProps) => (
  <Suspense fallback={null}>
    <KeepQuiz {...props} />
  </Suspense>
);
