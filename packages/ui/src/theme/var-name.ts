/** Returns the name inside `var(--name)`, for a style attribute that sets it. */
export const varName = (variable: string): string => variable.replace(/^var\((.*)\)$/, "$1");
