import { writeFileSync } from "node:fs";
import { PAGE, toPage } from "./page.ts";
import { readScreens, toPages } from "./screens.ts";

writeFileSync(PAGE, toPage(toPages(readScreens())));
