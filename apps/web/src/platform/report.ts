/**
 * The one place where the app says that something went wrong to whoever operates it. docs/product.md#error-catalogue calls these
 * "logged only": the student is told nothing.
 */
export type Report = (message: string, cause?: unknown) => void;

export const reportToConsole: Report = (message, cause) => {
  // oxlint-disable-next-line no-console -- this is the log
  console.error(message, cause);
};
