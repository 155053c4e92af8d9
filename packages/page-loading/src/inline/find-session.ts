// For the head of a page without prefetched requests: reads only the session, for the scripts that follow.

import { readSession } from "./session.ts";

readSession();
