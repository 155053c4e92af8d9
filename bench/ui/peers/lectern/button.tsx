import "@lectern/ui/theme";
import { Button } from "@lectern/ui/elements/button";
import { show } from "../shared/show.ts";

show(<Button variant="primary">Generate notes</Button>);
