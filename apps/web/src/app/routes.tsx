import { Navigate, type RouteObject } from 'react-router-dom';
import { publicNavigationMessages } from '../features/navigation/public-navigation.messages';
import { publicSharedMessages } from '../shared/i18n/public-shared.messages';
import { registerMessages } from '../shared/i18n/translation';
import { Loading } from '../shared/page/loading';
import { appMessages } from './app.messages';
import { AppCrash, PageCrash } from './crash-screens';
import { PublicLayout } from './public.layout';
import { RootLayout } from './root.layout';
import { VisitorsOnly } from './visitors-only';

registerMessages({
  app: appMessages,
  publicNavigation: publicNavigationMessages,
  shared: publicSharedMessages,
});

/** Prerendered, and without a question to the server: their code stays small. */
const publicRoutes: RouteObject[] = [
  { path: 'pricing', lazy: async () => (await import('../routes/pricing.route')).pricingRoute() },
  { path: 'examples', lazy: async () => (await import('../routes/examples.route')).examplesRoute() },
  { path: 'examples/:exampleId', lazy: async () => (await import('../routes/example.route')).exampleRoute() },
  { path: 'blog', lazy: () => import('../routes/blog.route') },
  { path: 'blog/:slug', lazy: async () => (await import('../routes/article.route')).articleRoute() },
  {
    path: 'privacy-policy',
    lazy: async () => (await import('../routes/privacy-policy.route')).privacyPolicyRoute(),
  },
  {
    path: 'terms-of-service',
    lazy: async () => (await import('../routes/terms-of-service.route')).termsOfServiceRoute(),
  },
];

/** For visitors; who is signed in is taken to the dashboard. */
const signedOutRoutes: RouteObject[] = [
  {
    path: 'auth',
    lazy: () => import('../routes/auth-layout.route'),
    children: [
      { index: true, lazy: () => import('../routes/auth.route') },
      { path: 'forgot', lazy: () => import('../routes/auth-forgot.route') },
    ],
  },
];

/** The links of mails, which are opened signed in as well as signed out. */
const mailRoutes: RouteObject[] = [
  {
    path: 'auth',
    lazy: () => import('../routes/auth-layout.route'),
    children: [
      { path: 'reset', lazy: () => import('../routes/auth-reset.route') },
      { path: 'verify', lazy: () => import('../routes/auth-verify.route') },
    ],
  },
];

/** For who is signed in; others are taken to `/`. */
const signedInRoutes: RouteObject[] = [
  { path: 'dashboard', lazy: () => import('../routes/dashboard.route') },
  { path: 'thumbnails', lazy: () => import('../routes/thumbnails.route') },
  { path: 'thumbnails/:thumbnailId/edit', lazy: () => import('../routes/thumbnail-editor.route') },
  { path: 'profile', lazy: () => import('../routes/profile.route') },
  { path: 'credits', lazy: () => import('../routes/credits.route') },
];

/** For administrators; others are taken to `/`. */
const adminRoutes: RouteObject[] = [{ path: 'admin', lazy: () => import('../routes/admin.route') }];

const guarded = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: PageCrash, children });

/** Loaded with the first page that talks to the server. */
const shell = (more: RouteObject[]): RouteObject => ({
  lazy: () => import('../routes/app-shell.route'),
  ErrorBoundary: AppCrash,
  children: [
    {
      Component: PublicLayout,
      children: [
        {
          lazy: () => import('../routes/signed-out-only.route'),
          children: [guarded(signedOutRoutes)],
        },
        guarded([...mailRoutes, ...more]),
      ],
    },
    {
      lazy: () => import('../routes/signed-in-layout.route'),
      children: [
        {
          lazy: () => import('../routes/signed-in-only.route'),
          children: [
            guarded(signedInRoutes),
            { lazy: () => import('../routes/administrators-only.route'), children: [guarded(adminRoutes)] },
          ],
        },
      ],
    },
  ],
});

/**
 * The route table: layouts, guards and pages.
 * @param more further pages that talk to the server, such as the component catalogue
 */
export const routesWith = (more: RouteObject[] = []): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: AppCrash,
    HydrateFallback: Loading,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            Component: VisitorsOnly,
            children: [
              guarded([
                {
                  index: true,
                  lazy: async () => (await import('../routes/landing.route')).landingRoute(),
                },
              ]),
            ],
          },
          guarded(publicRoutes),
        ],
      },
      shell(more),
      { path: 'register', element: <Navigate to="/auth?view=register" replace /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
