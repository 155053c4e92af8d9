/** `_headers`, which static hosts read: what apps/local-backend sends with the same files. */
export const hostHeaders = `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Content-Security-Policy: frame-ancestors 'none'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
