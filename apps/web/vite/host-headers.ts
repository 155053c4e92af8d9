/** `_headers`, which static hosts read: what apps/local-backend sends with the same files. */
export const hostHeaders = `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Content-Security-Policy: frame-ancestors 'none'
/sw.js
  Cache-Control: no-cache
  Content-Security-Policy: default-src 'none'; connect-src 'self'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
