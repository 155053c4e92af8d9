import { expect, it } from "vitest";
import { parseExports, withSubpaths } from "./subpath-imports.ts";

const exports = parseExports(
  "./elements/badge: Badge\n./elements/inline: Inline\n./elements/link: BareLink, Link, LinkProvider\n",
);

it.each([
  {
    what: "each component from its own subpath",
    given: "import { Badge, Inline } from '@lectern/ui';",
    written:
      "import { Badge } from '@lectern/ui/elements/badge';\nimport { Inline } from '@lectern/ui/elements/inline';",
  },
  {
    what: "what one subpath exports together",
    given: "import { Link, LinkProvider } from '@lectern/ui';",
    written: "import { Link, LinkProvider } from '@lectern/ui/elements/link';",
  },
  {
    what: "no name that nothing exports",
    given: "import { Badge, Gone } from '@lectern/ui';",
    written: "import { Badge } from '@lectern/ui/elements/badge';",
  },
  {
    what: "every other import as it is",
    given: "import { Badge } from '@lectern/ui';\nimport { fn } from 'storybook/test';",
    written: "import { Badge } from '@lectern/ui/elements/badge';\nimport { fn } from 'storybook/test';",
  },
])("imports $what", ({ given, written }) => {
  expect(withSubpaths(given, exports)).toBe(written);
});
