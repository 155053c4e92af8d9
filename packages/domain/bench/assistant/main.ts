import { readMeetings } from "./qmsum.ts";
import { measureRetrieval } from "./retrieval.ts";
const [path = "", split = "val"] = process.argv.slice(2);
const m = readMeetings(path, split);
console.log(
  m.length,
  m.reduce((s, x) => s + x.segments.length, 0),
);
console.log(measureRetrieval(m));
