import "@react-spectrum/s2/page.css";
import { ActionButton } from "@react-spectrum/s2/ActionButton";
import { Badge } from "@react-spectrum/s2/Badge";
import { Button } from "@react-spectrum/s2/Button";
import { Link } from "@react-spectrum/s2/Link";
import { ProgressCircle } from "@react-spectrum/s2/ProgressCircle";
import { Skeleton } from "@react-spectrum/s2/Skeleton";
import { Heading } from "@react-spectrum/s2/Heading";
import { Text } from "@react-spectrum/s2/Text";
import { style } from "@react-spectrum/s2/style" with { type: "macro" };
import { dots } from "../shared/drawings.tsx";
import { show } from "../shared/show.ts";

const stack = style({ display: "flex", flexDirection: "column", gap: 16 });
const hidden = style({ position: "absolute", width: 1, height: 1, overflow: "hidden" });

show(
  <div className={stack}>
    <Heading level={1} styles={style({ font: "heading" })}>
      Organic Chemistry
    </Heading>
    <Text styles={style({ font: "body", color: "gray-700" })}>An hour of talk can be read in minutes.</Text>
    <Badge>Premium</Badge>
    <Link href="#transcript">Transcript</Link>
    <Skeleton isLoading>
      <Text>Title</Text>
    </Skeleton>
    <ProgressCircle aria-label="Loading" isIndeterminate />
    <ActionButton aria-label="More">{dots}</ActionButton>
    <span className={hidden}>Three recordings</span>
    <Button variant="accent">Generate notes</Button>
  </div>,
);
