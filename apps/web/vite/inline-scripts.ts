import { EXPIRY_MARGIN_MS, SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { EMAIL_TO_COME, ID_IN_ADDRESS } from "../src/app-pages/app-page.ts";
import { FONTS_KEY } from "../src/fonts.ts";
import { ORIGIN_TO_COME, type RecordedRequest, USER_TO_COME } from "./recorded-requests.ts";

const text = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * For the head: looks for a session that supabase-js would use as it is, and asks the backend for what the page shows
 * first. `handingOver` (src/early-requests.ts) gives the answers to whoever asks the same.
 */
export const askEarly = (requests: readonly RecordedRequest[], publishableKey: string): string =>
  `try{
let s=JSON.parse(localStorage.getItem(${text(SESSION_STORAGE_KEY)})),t=s.access_token,id=location.pathname.split("/").pop();
if(s.expires_at*1e3>Date.now()+${EXPIRY_MARGIN_MS}){
self.lecternSession=s;
self.lecternEarly=${text(requests)}.filter(r=>/^[\\w-]+$/.test(id)||!r.url.includes(${text(ID_IN_ADDRESS)})).map(({method,url,headers})=>{
url=url.replace(${text(ORIGIN_TO_COME)},location.origin).replace(${text(USER_TO_COME)},s.user.id).replace(${text(ID_IN_ADDRESS)},id);
let answer=fetch(url,{method,headers:{...headers,apikey:${text(publishableKey)},authorization:"Bearer "+t}});
answer.catch(()=>{});
return{method,url,token:t,answer}})}
}catch{}`;

/** For the head, after the scripts that every address needs: code for most of them. */
export const preloadUnless = (search: string, scripts: readonly string[]): string =>
  `if(!location.search.includes(${text(search)}))for(let href of ${text(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))`;

/** Longer than that nobody waits for an app that does not come: a link leads on without it. */
const PATIENCE_MS = 8000;

/** Keeps a click on what this finds until the app is there to do it; one that opens a new tab is the browser's. */
const holdClicks = (selector: string, then = ""): string =>
  `self.lecternHold||addEventListener("click",self.lecternHold=e=>{let c=!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&e.target.closest(${text(selector)});if(c){e.preventDefault();e.stopImmediatePropagation();(self.lecternHeld??=[]).push(c);c.href&&setTimeout(()=>self.lecternHold&&location.assign(c.href),${PATIENCE_MS});${then}}},true);`;

/**
 * After the page's element: what stands in its place while somebody is signed in, with their email in it. Words typed
 * into its fields would be lost: they wait for the app.
 */
export const showToSignedIn = `{let s=self.lecternSession,r=document.querySelector("#root"),t=document.querySelector("#with-session");
if(s&&t){let w=document.createTreeWalker(t.content,5),n,e=s.user.email||"";
while(n=w.nextNode())if(n.data==${text(EMAIL_TO_COME)})n.data=n.parentNode.ariaHidden?e.trim().charAt(0):e;else if(n.title==${text(EMAIL_TO_COME)})n.title=e;
for(n of t.content.querySelectorAll("input"))n.inert=true;
r.replaceChildren(t.content);delete r.dataset.rendered;
${holdClicks('button,a[href]:not([href^="#"])')}}}`;

/**
 * For the head of a page that brings its fonts: asks for them before its styles do when they lie in the cache already,
 * since the visitor comes from another page of ours. Without a cache they could not come in time, and Chromium would hold
 * back the first paint for them (ADR 0010).
 */
export const preloadKeptFonts = (fonts: readonly string[]): string =>
  `if(document.referrer.startsWith(location.origin+"/"))for(let href of ${text(fonts)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))`;

/** Lets the fonts in at once when this tab has had them; else the app does when its code is there. */
export const letFontsIn = `try{if(sessionStorage.getItem(${text(FONTS_KEY)}))document.querySelector("#fonts").media="all"}catch{}`;

/**
 * For a page that is complete without the app: brings it when the visitor seems to want something of it, or when a
 * session says that the page is another one. A click that comes before the app is there is done again by it.
 */
export const bringApp = (main: string, scripts: readonly string[]): string =>
  `{let b=()=>{b=()=>{};
for(let href of ${text(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import(${text(main)})};
for(let e of["pointermove","pointerdown","touchstart","keydown","focusin"])addEventListener(e,v=>{if(e!="pointermove"||v.movementX||v.movementY)b()},{passive:true});
${holdClicks("button:not([popovertarget])", "b()")}
if(self.lecternSession||location.search||localStorage.getItem(${text(SESSION_STORAGE_KEY)}))b()}`;

/** A tab in the background paints nothing. */
const UNPAINTED_MS = 1000;

/**
 * At the end of a document that the device keeps: brings what waits in its template once the page was painted. From the
 * device code comes within a few milliseconds, and reading it would put the first paint off (ADR 0011).
 */
export const bringRest = `{let t=document.querySelector("#rest"),b=()=>{b=()=>{};document.head.append(t.content)};requestAnimationFrame(()=>setTimeout(()=>b()));setTimeout(()=>b(),${UNPAINTED_MS})}`;
