/** Writes what is derived from the demo content: the sample lecture, and for the Supabase CLI `supabase/seed.sql`. */
import { writeFile } from "node:fs/promises";
import { projectPaths } from "../src/project-paths.ts";
import { readDemoContent } from "../src/seed/library.ts";
import { toSampleFile, toSampleLecture } from "../src/seed/sample-lecture.ts";
import { seedSql } from "../src/seed/seed-sql.ts";

const content = await readDemoContent(projectPaths.demoContent);
await writeFile(projectPaths.seed, seedSql(content));
await writeFile(projectPaths.sampleLecture, toSampleFile(toSampleLecture(content)));
