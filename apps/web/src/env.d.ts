interface ImportMetaEnv {
  /** Where browsers report errors to; the bundler puts it in place of the expression. */
  readonly VITE_REPORT_URL?: string;
}
