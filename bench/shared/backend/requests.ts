import { summaryColumns } from "@lectern/data/recordings/recording-rows";

/** The requests of the web app and the phone, as the data layer sends them. */
export interface Sender {
  readonly url: string;
  readonly publishableKey: string;
}

const newestFirst = "order=created_at.desc,id.desc";

export const paths = {
  firstPage: (user: string) =>
    `/rest/v1/recordings?select=${summaryColumns}&user_id=eq.${user}&status=eq.completed&${newestFirst}&limit=60`,
  nextPage: (user: string, after: { created_at: string; id: string }) =>
    `/rest/v1/recordings?select=${summaryColumns}&user_id=eq.${user}&status=eq.completed&created_at=lte.${encodeURIComponent(after.created_at)}` +
    `&or=${encodeURIComponent(`(created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id}))`)}` +
    `&${newestFirst}&limit=1000`,
  recent: (user: string) => `/rest/v1/recordings?select=${summaryColumns}&user_id=eq.${user}&${newestFirst}&limit=3`,
  count: (user: string) => `/rest/v1/recordings?select=id&user_id=eq.${user}`,
  favoriteCount: (user: string) => `/rest/v1/recordings?select=id&user_id=eq.${user}&is_favorite=eq.true`,
  profile: (user: string) => `/rest/v1/profiles?select=*&id=eq.${user}`,
} as const;

/** @throws Error if the request is not successful */
export async function send(
  sender: Sender,
  token: string,
  path: string,
  init: { method?: string; prefer?: string } = {},
): Promise<string> {
  const request = {
    method: init.method ?? "GET",
    headers: {
      apikey: sender.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(init.prefer !== undefined && { prefer: init.prefer }),
    },
  };
  // The server may close a connection that was idle for long just when it is used again.
  const answer = await fetch(sender.url + path, request).catch(() => fetch(sender.url + path, request));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path.slice(0, 80)} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}
