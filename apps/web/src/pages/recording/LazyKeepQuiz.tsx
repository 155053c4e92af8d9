import { type ComponentProps, lazy, Suspense } from "react";
import type { KeepQuiz as Loaded } from "./KeepQuiz.tsx";

const Nothing = () => null as never;

/** Loaded with the first quiz. If it can't be fetched, the answer shows without it. */
const KeepQuiz = lazy(async (): Promise<{ default: typeof Loaded }> => {
  try {
    return { default: (await import("./KeepQuiz.tsx")).KeepQuiz };
  } catch {
    return { default: Nothing };
  }
});

/** Keeps the questions of a quiz as cards. */
export const LazyKeepQuiz = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={null}>
    <KeepQuiz {...props} />
  </Suspense>
);
