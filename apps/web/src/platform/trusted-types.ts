/** The part of the browser's Trusted Types that is used; TypeScript's library does not have them yet. */
interface TrustedTypePolicies {
  createPolicy(
    name: "default",
    rules: Readonly<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>,
  ): unknown;
}

const CHARACTER_REFERENCE = /^&[a-z\d]+;$/i;

/**
 * Says which strings the browser may parse as HTML or load as a script: single character references (`&amp;`), which the
 * Markdown parser reads by an element, and addresses of this site, where its workers are. The content policy has it refuse
 * all others (ADR 0004), in browsers with Trusted Types.
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
