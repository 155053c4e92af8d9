// After the page's element: replaces it with the version for a signed-in student, which contains their email.

import { holdClicks } from "./hold-clicks.ts";
import type { InlineData } from "./inline-data.ts";

declare const INLINE_DATA: InlineData["show-signed-in"];

const session = window.lecternSession;
const root = document.querySelector<HTMLElement>("#root");
const template = document.querySelector<HTMLTemplateElement>("#with-session");
if (session !== undefined && root !== null && template !== null) {
  const email = session.user.email ?? "";
  const nodes = document.createTreeWalker(template.content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node instanceof HTMLElement && node.title === INLINE_DATA.email) node.title = email;
    else if (node instanceof Text && node.data === INLINE_DATA.email)
      node.data = node.parentElement?.ariaHidden ? email.trim().charAt(0) : email;
  }
  // Otherwise text typed before the app mounts would be lost.
  for (const field of template.content.querySelectorAll("input")) field.inert = true;
  root.replaceChildren(template.content);
  delete root.dataset["rendered"];
  holdClicks('button,a[href]:not([href^="#"])');
}
