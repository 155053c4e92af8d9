import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { DownloadView } from "@lectern/ui/screens/download";
import { paths } from "../paths.ts";
import type { PublicPage } from "./public-page.ts";

const view = { storeHref: brand.storeUrl, paths };

export const page: PublicPage = {
  path: paths.download,
  file: "download.html",
  title: `Download · ${brand.name}`,
  description: `${brand.name} in the store: on iOS now, on Android soon.`,
  script: "src/public-pages/download.ts",
  indexed: true,
  element: (
    <>
      <DownloadView {...view} state={{ kind: "waiting" }} />
      <template id="staying">
        <DownloadView {...view} state={{ kind: "staying" }} />
      </template>
    </>
  ),
};
