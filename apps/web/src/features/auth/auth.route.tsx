import type { PublicPage } from '../../shared/site/public-page';

export const pages: readonly PublicPage[] = [
  { path: '/auth', changed: '2026-11-22' },
  { path: '/auth?view=register' },
];

export { AuthPage as Component } from './auth.page';
