/** Whether this browser reads texts aloud. */
export const canReadAloud = (browserWindow: Partial<Pick<Window, "speechSynthesis">>): boolean =>
  browserWindow.speechSynthesis !== undefined;

/** Reads a text aloud, in place of what is being read. @param language BCP 47; the browser's own without one */
export function readAloud(text: string, language: string | undefined): void {
  const utterance = new SpeechSynthesisUtterance(text);
  if (language !== undefined) utterance.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Stops reading. */
export const stopReadingAloud = (): void => globalThis.speechSynthesis?.cancel();
