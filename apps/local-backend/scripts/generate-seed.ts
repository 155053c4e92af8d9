import { writeFile } from "node:fs/promises";
import { projectPaths } from "../src/project-paths.ts";
import { readDemoContent } from "../src/seed/library.ts";
import { seedSql } from "../src/seed/seed-sql.ts";

await writeFile(projectPaths.seed, seedSql(await readDemoContent(projectPaths.demoContent)));
