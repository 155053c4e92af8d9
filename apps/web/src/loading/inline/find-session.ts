// For the head of a page that prefetches nothing.

import { readSession } from "./session.ts";

readSession();
