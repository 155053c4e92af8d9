import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { DownloadView } from "@lectern/ui/screens/download";
import { paths } from "../../paths.ts";
import type { ToDocument } from "../page.ts";
import { toStaticDocument } from "../static-document.ts";

const view = { storeHref: brand.storeUrl, paths };

export const toDocument: ToDocument = async (page) =>
  toStaticDocument(page, {
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
