import type { PublicPage } from '../../shared/site/public-page';

/** Prerendered pages of the sign-in screen. */
export const pages: readonly PublicPage[] = [
  { path: '/auth', changed: '2026-11-22' },
  { path: '/auth?view=register' },
];

export { AuthPage as Component } from './auth.page';
