const schemes = new Set(["http", "https", "irc", "ircs", "mailto", "xmpp"]);

/**
 * RDT-09: allows links only with these schemes, or to a place in the same text (footnotes). Paths without a scheme are
 * removed too, because notes written by a model must not link to pages of the app.
 */
export function safeUrl(url: string): string {
  if (url.startsWith("#")) return url;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1];
  return scheme !== undefined && schemes.has(scheme.toLowerCase()) ? url : "";
}
