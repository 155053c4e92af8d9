import { readMeetings } from "./qmsum.ts";
import { measureRetrieval } from "./retrieval.ts";
import { measureTopics, measureStitched } from "./chapters.ts";
const [path = "", split = "val", only = ""] = process.argv.slice(2);
const m = readMeetings(path, split);
if (!only || only === "r") console.log(measureRetrieval(m));
if (!only || only === "c") console.log(measureTopics(m), measureStitched(m, 8), measureStitched(m, 20));
