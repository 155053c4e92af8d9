import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The paths of the parts of the project that the backend serves. */
export const projectPaths = {
  root: fromRoot("."),
  migrations: fromRoot("supabase/migrations"),
  roles: fromRoot("apps/local-backend/roles.sql"),
  functions: fromRoot("supabase/functions"),
  seed: fromRoot("supabase/seed.sql"),
  demoContent: fromRoot("supabase/seed"),
  sampleLecture: fromRoot("apps/web/src/pages/sample/sample-lecture.json"),
  demoLibrary: fromRoot("supabase/seed/library.json"),
  webApp: process.env["LECTERN_WEB_APP"] ?? fromRoot("apps/web/dist"),
  cache: fromRoot("node_modules/.cache/lectern"),
} as const;
