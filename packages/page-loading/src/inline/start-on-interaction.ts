// For a page that is complete without the app: starts the app at the visitor's first interaction. It starts at once if
// the app may show another page, because of a session, an ended session, a referral code or a query, and if a sign-out
// was interrupted, which the app completes.

import { attempt } from "@lectern/browser/attempt";
import { SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { LEAVING_KEY } from "@lectern/device/leaving-key";
import { ENDED_SESSION_KEY } from "../page/ended-session-key.ts";
import { REFERRAL_CODE_KEY } from "../page/referral-code-key.ts";
import { holdClicks } from "./hold-clicks.ts";
import type { InlineData } from "./inline-data.ts";
import { preload } from "./preload.ts";

declare const INLINE_DATA: InlineData["start-on-interaction"];

let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of INLINE_DATA.scripts) preload({ rel: "modulepreload", href });
  void import(/* @vite-ignore */ INLINE_DATA.main);
}

// Chromium sends a first `pointermove` even if the pointer has not moved.
addEventListener(
  "pointermove",
  ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) start();
  },
  { passive: true },
);
for (const event of ["pointerdown", "touchstart", "keydown", "focusin"]) {
  addEventListener(event, start, { passive: true });
}
holdClicks("button:not([popovertarget])", start);
// If storage is refused, the app says what that means.
const isForVisitor = attempt(
  () =>
    window.lecternSession === undefined &&
    location.search === "" &&
    localStorage.getItem(SESSION_STORAGE_KEY) === null &&
    sessionStorage.getItem(ENDED_SESSION_KEY) === null &&
    localStorage.getItem(REFERRAL_CODE_KEY) === null &&
    localStorage.getItem(LEAVING_KEY) === null,
);
if (!isForVisitor) start();
