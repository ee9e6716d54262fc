import { Navigate, type RouteObject } from 'react-router-dom';
import { Loading } from '../shared/page/loading';
import { AppCrash, PageCrash } from './crash-screens';
import { AdministratorsOnly, SignedInOnly, SignedOutOnly } from './guards';
import { PublicLayout } from './public.layout';
import { RootLayout } from './root.layout';
import { SignedInLayout } from './signed-in.layout';

/** For visitors; who is signed in is taken to the dashboard. */
const signedOutRoutes: RouteObject[] = [
  { index: true, lazy: () => import('../routes/landing.route') },
  {
    path: 'auth',
    lazy: () => import('../routes/auth-layout.route'),
    children: [
      { index: true, lazy: () => import('../routes/auth.route') },
      { path: 'forgot', lazy: () => import('../routes/auth-forgot.route') },
    ],
  },
  { path: 'register', element: <Navigate to="/auth?view=register" replace /> },
];

/** For everybody. */
const publicRoutes: RouteObject[] = [
  {
    // The links of mails, which are opened signed in as well as signed out.
    path: 'auth',
    lazy: () => import('../routes/auth-layout.route'),
    children: [
      { path: 'reset', lazy: () => import('../routes/auth-reset.route') },
      { path: 'verify', lazy: () => import('../routes/auth-verify.route') },
    ],
  },
  { path: 'pricing', lazy: () => import('../routes/pricing.route') },
  { path: 'privacy-policy', lazy: () => import('../routes/privacy-policy.route') },
  { path: 'terms-of-service', lazy: () => import('../routes/terms-of-service.route') },
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

/**
 * The route table: layouts, guards and pages.
 * @param more further public pages, such as the gallery
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
          { Component: SignedOutOnly, children: [guarded(signedOutRoutes)] },
          guarded([...publicRoutes, ...more]),
        ],
      },
      {
        Component: SignedInLayout,
        children: [
          {
            Component: SignedInOnly,
            children: [
              guarded(signedInRoutes),
              { Component: AdministratorsOnly, children: [guarded(adminRoutes)] },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
