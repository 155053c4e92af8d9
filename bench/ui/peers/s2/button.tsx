import "@react-spectrum/s2/page.css";
import { Button } from "@react-spectrum/s2/Button";
import { show } from "../shared/show.ts";

show(<Button variant="accent">Generate notes</Button>);
