// For the head of a page that prefetches nothing: only reads the session, for the scripts that follow.

import { readSession } from "./session.ts";

readSession();
