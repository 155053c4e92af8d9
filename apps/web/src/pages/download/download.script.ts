// All the script that the download page runs (PUB-11).
import { parsePlatform, getStoreLink } from "@lectern/domain/platform";
import { leavesForStore, STORE_DELAY_MS } from "./store-delay.ts";

const platform = parsePlatform(navigator.userAgent);
setTimeout(() => {
  // Taking this page's place: Back must lead past it, not into the next redirect.
  if (leavesForStore(platform)) location.replace(getStoreLink(platform));
  else {
    const staying = document.querySelector<HTMLTemplateElement>("#staying");
    if (staying !== null) document.querySelector("main")?.replaceWith(staying.content);
  }
}, STORE_DELAY_MS);
