/** PUB-11, product decision 4. */
export type DownloadState =
  /** The 1.5 s before the store opens. */
  | { readonly kind: "waiting" }
  /** A desktop stays on the page, with the store's link and a QR code. */
  | { readonly kind: "staying" };

export interface DownloadViewProps {
  readonly state: DownloadState;
  /** The store page of the app. */
  readonly storeHref: string;
  readonly paths: { readonly home: string };
}
