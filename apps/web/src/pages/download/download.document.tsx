import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { DownloadView } from "@lectern/ui/screens/download";
import { paths } from "../../paths.ts";
import { staticDocument } from "../static-document.ts";

const view = { storeHref: brand.storeUrl, paths };

export const toDocument = staticDocument({
  description: `Get ${brand.name} on iOS. Android coming soon.`,
  end: [{ module: "src/pages/download/download.script.ts" }],
  element: (
    <>
      <DownloadView {...view} state={{ kind: "waiting" }} />
      <template id="staying">
        <DownloadView {...view} state={{ kind: "staying" }} />
      </template>
    </>
  ),
});
