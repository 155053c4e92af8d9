const drawn = (path: string) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The same three drawings for all libraries, so that icon sets are not compared. */
export const star = drawn("M12 3l2.7 5.6 6.1.8-4.5 4.2 1.2 6.1L12 16.7l-5.5 3 1.2-6.1L3.2 9.4l6.1-.8z");
export const dots = drawn("M5 12h.01M12 12h.01M19 12h.01");
export const microphone = drawn("M12 3v12M8 7v4a4 4 0 0 0 8 0V7M5 12a7 7 0 0 0 14 0M12 19v3");
