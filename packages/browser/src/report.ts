/**
 * Reports an error to the product's operator. For errors that docs/product.md#error-catalogue calls "logged only", the
 * student sees nothing.
 */
export type Report = (message: string, cause?: unknown) => void;

export const reportToConsole: Report = (message, cause) => {
  // oxlint-disable-next-line no-console -- this is the log
  console.error(message, cause);
};
