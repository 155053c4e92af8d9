/** The part of the browser's Trusted Types that is used. TypeScript's library does not have them yet. */
interface TrustedTypePolicies {
  createPolicy(
    name: "default",
    rules: Readonly<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>,
  ): unknown;
}

const CHARACTER_REFERENCE = /^&[a-z\d]+;$/i;

/**
 * Creates the Trusted Types policy. It allows as HTML only single character references (`&amp;`), which the Markdown
 * parser decodes with an element, and as scripts only addresses of this site, which has its workers. The content
 * security policy makes browsers with Trusted Types refuse everything else (ADR 0004).
 */
export function allowOwnScripts({
  location,
  trustedTypes,
}: Pick<Window, "location"> & { readonly trustedTypes?: TrustedTypePolicies }): void {
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => (CHARACTER_REFERENCE.test(text) ? text : null),
    createScriptURL: (url) => {
      const { protocol, origin } = new URL(url, location.href);
      return protocol === location.protocol && origin === location.origin ? url : null;
    },
  });
}
