import type { FunctionDeps } from "../deps.ts";

/**
 * Returns the origin to which Stripe sends a payer back: that of the page that asked, if it is one of ours, since only there
 * the payer is signed in (127.0.0.1 beside localhost, www beside the bare domain). Any other page's is `SITE_URL`.
 */
export function findSiteUrl(request: Request, { environment }: Pick<FunctionDeps, "environment">): string {
  const origin = request.headers.get("origin");
  const isOurs =
    origin !== null && (origin === new URL(request.url).origin || environment.allowedOrigins.includes(origin));
  return isOurs ? origin : environment.siteUrl;
}
