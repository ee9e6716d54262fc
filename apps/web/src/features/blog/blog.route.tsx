import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { blogMessages } from './blog.messages';
import { BlogPage } from './blog.page';

registerMessages({ blog: blogMessages });

/** Prerendered page with the list of articles. */
export const pages: readonly PublicPage[] = [{ path: '/blog', changed: '2026-11-28' }];

/** Loads the page with the list of articles. The list is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const List = await staticIsland('blog-list', async () => (await import('./blog-list')).BlogList);
  return () => <BlogPage List={List} />;
};
