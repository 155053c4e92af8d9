import { show } from "../shared/show.ts";

show(<button type="button">Generate notes</button>);
