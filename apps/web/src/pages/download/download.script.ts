// The end of the download page (PUB-11).
import { parsePlatform, getStoreLink } from "@lectern/domain/platform";
import { leavesForStore, STORE_DELAY_MS } from "./store-delay.ts";

const platform = parsePlatform(navigator.userAgent);
setTimeout(() => {
  // Replaces this history entry, so that Back does not return to the redirect.
  if (leavesForStore(platform)) location.replace(getStoreLink(platform));
  else {
    const staying = document.querySelector<HTMLTemplateElement>("#staying");
    if (staying !== null) document.querySelector("main")?.replaceWith(staying.content);
  }
}, STORE_DELAY_MS);
