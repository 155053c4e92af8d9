interface ImportMetaEnv {
  /** Where browsers report errors to; the bundler puts it in place of the expression. */
  readonly VITE_REPORT_URL?: string;
  /** Accounts of a server of one's own, as `npm start` passes them; also put in place by the bundler. */
  readonly VITE_ACCOUNTS?: string;
  /** `none` where no plans are sold; passed and put in place in the same way. */
  readonly VITE_PLANS?: string;
}
