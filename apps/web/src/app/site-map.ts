import { articlePath, articles } from '../features/blog/articles';
import { exampleIds } from '../features/examples/example-ids';
import { policiesChanged } from '../features/policies/policy-dates';

/** A page that the build writes as HTML. */
export type PublicPage = {
  /** With `?view=` where that makes another page of it. */
  path: string;
  /** Addresses at which it is sent, where it is not just its own path; `:name` stands for one segment. */
  pattern?: string;
  /** Its status where it is sent, 200 unless given. */
  status?: 404;
  /**
   * Of a form, the routes that draw it: it cannot be sent without their code, which is fetched as soon as the form is
   * seen. What is only read waits until it is touched.
   */
  form?: readonly string[];
  /** ISO date of the last change of what it says; left out where search engines are not to list it. */
  changed?: string;
};

const authForm = ['app-shell', 'signed-out-only', 'auth-layout', 'auth'];

/** Every public page, by the route that shows it. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', changed: '2026-11-22' },
  { path: '/pricing', changed: '2026-11-22' },
  { path: '/examples', changed: '2026-11-22' },
  ...exampleIds.map((id) => ({ path: `/examples/${id}`, changed: '2026-11-22' })),
  { path: '/examples/not-found', pattern: '/examples/:exampleId', status: 404 },
  { path: '/blog', changed: '2026-11-22' },
  ...articles.map((article) => ({ path: articlePath(article), changed: article.changed })),
  { path: '/blog/not-found', pattern: '/blog/:slug', status: 404 },
  { path: '/privacy-policy', changed: policiesChanged.privacy },
  { path: '/terms-of-service', changed: policiesChanged.terms },
  { path: '/auth', changed: '2026-11-22', form: authForm },
  { path: '/auth?view=register', form: authForm },
];

/** Paths of the screens that are drawn in the browser alone; `:name` stands for one segment. */
export const screenPatterns: readonly string[] = [
  '/auth/forgot',
  '/auth/reset',
  '/auth/verify',
  '/dashboard',
  '/thumbnails',
  '/thumbnails/:thumbnailId/edit',
  '/profile',
  '/credits',
  '/admin',
];
