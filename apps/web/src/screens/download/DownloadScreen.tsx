import { brand } from "@lectern/domain/brand";
import { platformOf, storeLinkOf } from "@lectern/domain/platform";
import { DownloadView } from "@lectern/ui/screens/download";
import { useEffect, useState } from "react";
import { useDocumentTitle } from "../../document-title.ts";
import { paths } from "../../paths.ts";
import { downloadState, leavesForStore, STORE_DELAY_MS } from "./download.view-state.ts";

export function DownloadScreen() {
  useDocumentTitle("Download");
  const platform = platformOf(navigator.userAgent);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setHasWaited(true);
      // Taking this page's place: Back must lead past it, not into the next redirect.
      if (leavesForStore(platform)) window.location.replace(storeLinkOf(platform));
    }, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [platform]);
  return <DownloadView state={downloadState(platform, hasWaited)} storeHref={brand.storeUrl} paths={paths} />;
}
