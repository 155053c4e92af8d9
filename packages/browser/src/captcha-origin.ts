/** The origin of Cloudflare Turnstile's script and widget. */
export const CAPTCHA_ORIGIN = "https://challenges.cloudflare.com";
