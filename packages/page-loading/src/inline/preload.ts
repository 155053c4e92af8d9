/** Adds a link to the head. */
export const preload = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement("link"), link));
