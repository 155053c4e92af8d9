const schemes = new Set(["http", "https", "irc", "ircs", "mailto", "xmpp"]);

/**
 * RDT-09: a link leads only to these schemes, or to a place in the same text (footnotes). Paths without a scheme are
 * dropped too: notes written by a model have no business opening a page of the app for the reader.
 */
export function safeUrl(url: string): string {
  if (url.startsWith("#")) return url;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1];
  return scheme !== undefined && schemes.has(scheme.toLowerCase()) ? url : "";
}
