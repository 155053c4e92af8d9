/** PUB-11, product decision 4. */
export type DownloadState =
  /** The 1.5 s before the store's page opens. */
  | { readonly kind: "waiting" }
  /** A desktop stays, with the listing's link and a QR code. */
  | { readonly kind: "staying" };

export interface DownloadViewProps {
  readonly state: DownloadState;
  /** The listing. */
  readonly storeHref: string;
  readonly paths: { readonly home: string };
}
