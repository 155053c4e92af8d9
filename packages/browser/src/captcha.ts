import { CAPTCHA_ORIGIN } from "./captcha-origin.ts";

/** The part of Cloudflare Turnstile's script that is used. */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      readonly sitekey: string;
      /** Shows nothing unless the visitor must interact. */
      readonly appearance: "interaction-only";
      readonly callback: (token: string) => void;
      readonly "error-callback": (code: string) => boolean;
    },
  ): string | undefined;
  remove(widget: string): void;
}

type CaptchaWindow = Pick<Window, "document"> & { turnstile?: Turnstile };

let loading: Promise<void> | undefined;

function loadScript({ document }: CaptchaWindow): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${CAPTCHA_ORIGIN}/turnstile/v0/api.js?render=explicit`;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("the captcha's script can't be loaded")));
    document.head.append(script);
  });
  // If the script could not be fetched, the next attempt requests it again.
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * Returns a Turnstile token that proves a human to the auth service. If the visitor must interact, the provider's
 * widget shows at the end of the page.
 *
 * @throws Error if the provider can't be reached or refuses
 */
export async function solveCaptcha(browserWindow: CaptchaWindow, siteKey: string): Promise<string> {
  await loadScript(browserWindow);
  const { document, turnstile } = browserWindow;
  if (turnstile === undefined) throw new Error("the captcha's script did not start");
  const box = document.createElement("div");
  document.body.append(box);
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      widget = turnstile.render(box, {
        sitekey: siteKey,
        appearance: "interaction-only",
        callback: resolve,
        "error-callback": (code) => {
          reject(new Error(`the captcha failed: ${code}`));
          return true;
        },
      });
      box.scrollIntoView({ block: "nearest" });
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    box.remove();
  }
}
