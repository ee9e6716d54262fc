import type { ComponentType } from 'react';
import type { PublicPage } from '../shared/site/public-page';

/**
 * Users that may open a screen. The access decides layouts and guards (routes.tsx) and the size budget
 * (.size-limit.mjs).
 * - `visitor`: the landing page. A browser with a session is redirected to the dashboard.
 * - `public`: all visitors and users. The page is prerendered and sends no request to the server.
 * - `signed-out`: sign-in screens. A signed-in user is redirected to the dashboard.
 * - `mail`: screens that links in mails open, with and without a session.
 * - `shared`: screens that share links open, with and without a session.
 * - `signed-in`: signed-in users. A visitor is redirected to `/`.
 * - `admin`: administrators. Other users and visitors are redirected to `/`.
 */
export type Access = 'visitor' | 'public' | 'signed-out' | 'mail' | 'shared' | 'signed-in' | 'admin';

/**
 * Module of a `*.route.tsx` file of a feature. The module registers the messages of its screen and exports the
 * component of the page, or a function that loads the component. The module of a prerendered screen also exports the
 * pages of the screen.
 */
type RouteModule = ({ Component: ComponentType } | { loadComponent: () => Promise<ComponentType> }) & {
  pages?: readonly PublicPage[];
};

/** One screen of the application: path, access and route module. */
export type Screen = {
  /** Path pattern of the screen; `:name` stands for one segment. */
  path: string;
  access: Access;
  /** Loads the route module, which the bundler writes into a separate chunk. */
  load: () => Promise<RouteModule>;
};

const screen = (path: string, access: Access, load: Screen['load']): Screen => ({ path, access, load });

/**
 * All screens, one line each. The router, the sitemap, robots.txt, `site.json` of the web server, the size budget and
 * the lists of the browser tests are derived from this manifest. The manifest is part of the first chunk, so all other
 * details of a screen are in its route module.
 */
export const routeManifest: readonly Screen[] = [
  screen('/', 'visitor', () => import('../features/landing/landing.route')),
  screen('/pricing', 'public', () => import('../features/pricing/pricing.route')),
  screen('/examples', 'public', () => import('../features/examples/examples.route')),
  screen('/examples/:exampleId', 'public', () => import('../features/examples/example.route')),
  screen('/examples/niches/:nicheId', 'public', () => import('../features/examples/niche.route')),
  screen('/blog', 'public', () => import('../features/blog/blog.route')),
  screen('/blog/:slug', 'public', () => import('../features/blog/article.route')),
  screen('/developers', 'public', () => import('../features/api-reference/api-reference.route')),
  screen('/privacy-policy', 'public', () => import('../features/policies/privacy-policy.route')),
  screen('/terms-of-service', 'public', () => import('../features/policies/terms-of-service.route')),
  screen('/auth', 'signed-out', () => import('../features/auth/auth.route')),
  screen('/auth/forgot', 'signed-out', () => import('../features/auth/forgot.route')),
  screen('/auth/second-factor', 'signed-out', () => import('../features/auth/second-factor.route')),
  screen('/auth/reset', 'mail', () => import('../features/auth/reset.route')),
  screen('/auth/verify', 'mail', () => import('../features/auth/verify.route')),
  screen('/s/:token', 'shared', () => import('../features/shared-pictures/shared-pictures.route')),
  screen('/dashboard', 'signed-in', () => import('../features/dashboard/dashboard.route')),
  screen('/start', 'signed-in', () => import('../features/start/start.route')),
  screen('/thumbnails', 'signed-in', () => import('../features/thumbnails/thumbnails.route')),
  screen('/thumbnails/:thumbnailId/edit', 'signed-in', () => import('../features/editor/editor.route')),
  screen(
    '/thumbnails/:thumbnailId/document',
    'signed-in',
    () => import('../features/document-editor/document-editor.route'),
  ),
  screen('/compare', 'signed-in', () => import('../features/compare/compare.route')),
  screen('/profile', 'signed-in', () => import('../features/account/profile.route')),
  screen('/second-factor', 'signed-in', () => import('../features/account/set-up-second-factor.route')),
  screen('/developers/keys', 'signed-in', () => import('../features/developers/developers.route')),
  screen('/credits', 'signed-in', () => import('../features/credits/credits.route')),
  screen('/admin', 'admin', () => import('../features/admin/admin.route')),
  screen('/admin/generations', 'admin', () => import('../features/admin/generations.route')),
  screen('/admin/generations/:generationId', 'admin', () => import('../features/admin/generation.route')),
  screen('/admin/users', 'admin', () => import('../features/admin/users.route')),
  screen('/admin/users/:userId', 'admin', () => import('../features/admin/user.route')),
  screen('/admin/purchases', 'admin', () => import('../features/admin/purchases.route')),
  screen('/admin/audit-log', 'admin', () => import('../features/admin/audit-log.route')),
  // `nx g @portada/tools:screen` inserts a new screen above this line.
];
