/** The name of a summary without a model, in the languages that the writer has sentences of (AST-05). */
export const keyPassagesNames = {
  de: "Schlüsselstellen",
  en: "Key passages",
  es: "Pasajes clave",
  fr: "Passages clés",
  pt: "Trechos principais",
} as const;

const names: ReadonlySet<string> = new Set(Object.values(keyPassagesNames));

/** The name of a summary without a model, if it begins with its heading; undefined for others. */
export function findKeyPassagesName(summary: string): string | undefined {
  const heading = /^## ([^\n]{1,40})(?:\n|$)/.exec(summary)?.[1];
  return heading !== undefined && names.has(heading) ? heading : undefined;
}
