/** A placeholder for a screenshot, so that a story loads nothing. */
export const screenshot = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#e8e2d3"/><rect x="80" y="80" width="700" height="40" fill="#3a4572"/><rect x="80" y="160" width="1000" height="20" fill="#8a8470"/><rect x="80" y="200" width="900" height="20" fill="#8a8470"/></svg>',
)}`;
