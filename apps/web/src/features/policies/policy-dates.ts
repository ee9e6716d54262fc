/** Date of the last change of each policy in ISO format, for the pages and the sitemap. */
export const policiesChanged = { privacy: '2026-11-28', terms: '2026-11-22' } as const;
