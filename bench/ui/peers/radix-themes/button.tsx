import "./styles.ts";
import { Button, Theme } from "@radix-ui/themes";
import { show } from "../shared/show.ts";

show(
  <Theme>
    <Button>Generate notes</Button>
  </Theme>,
);
