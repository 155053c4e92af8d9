import { type Html, html } from "./html.ts";

/** Shows the progress of the review and its actions, always in view. */
export const toReviewBar = (because: string): Html => html`<aside class="review" aria-label="Review">
<progress id="progress-bar" value="0" max="1" aria-hidden="true"></progress>
<div class="review-row">
<p class="where"><strong id="progress"></strong> <span id="saved" class="saved"></span> <span id="where" class="quiet"></span></p>
<label class="reason"><span>Reason</span> <input type="text" id="reason" value="${because}" maxlength="300" placeholder="Why what you accept changed" autocomplete="off"></label>
<div class="actions">
<button type="button" data-do="previous" title="Previous (p)">Previous <kbd>p</kbd></button>
<button type="button" data-do="next" title="Next (n)">Next <kbd>n</kbd></button>
<button type="button" class="accept" data-do="accept" title="Accept (a)">Accept <kbd>a</kbd></button>
<button type="button" class="reject" data-do="reject" title="Reject (r)">Reject <kbd>r</kbd></button>
<button type="button" data-do="accept-group" title="Accept the whole group (A)"><span>Accept group</span> <kbd>A</kbd></button>
<button type="button" data-do="keys" title="Keys (?)">Keys <kbd>?</kbd></button>
<button type="button" class="finish" data-do="finish">Finish</button>
</div>
</div>
<p id="announcement" class="hidden" role="status"></p>
</aside>`;

const keys = [
  ["a", "accepts: it becomes the baseline, and is saved with the reason"],
  ["r", "rejects: the baseline stays, or comes back"],
  ["n", "goes on to the next difference"],
  ["p", "goes back to the one before"],
  ["A", "accepts all of the group that the filter shows"],
  ["w", "goes to the reason (why); Enter goes back"],
  ["1 2 3", "side by side, slider, difference"],
  ["?", "shows these keys"],
] as const;

export const reviewKeys = html`<dialog id="keys" aria-labelledby="keys-title">
<form method="dialog">
<h2 id="keys-title">Keys</h2>
<dl>${keys.map(([key, what]) => html`<div><dt>${key.split(" ").map((each) => html`<kbd>${each}</kbd>`)}</dt><dd>${what}</dd></div>`)}</dl>
<label><input type="checkbox" id="keys-on" checked> Single-key shortcuts</label>
<button type="submit">Close</button>
</form>
</dialog>`;
