import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { blogMessages } from './blog.messages';

registerMessages({ blog: blogMessages });

/** Prerendered page with the list of articles. */
export const pages: readonly PublicPage[] = [{ path: '/blog', changed: '2026-11-22' }];

export { BlogPage as Component } from './blog.page';
