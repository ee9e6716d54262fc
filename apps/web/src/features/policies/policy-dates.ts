/** ISO days on which the policies were last changed: shown on them, and told to search engines. */
export const policiesChanged = { privacy: '2026-11-22', terms: '2026-11-22' } as const;
