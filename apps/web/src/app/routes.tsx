import { Navigate, type RouteObject } from 'react-router-dom';
import { publicNavigationMessages } from '../features/navigation/public-navigation.messages';
import { publicSharedMessages } from '../shared/i18n/public-shared.messages';
import { registerMessages } from '../shared/i18n/translation';
import { Loading } from '../shared/page/loading';
import { appMessages } from './app.messages';
import { AppCrash, PageCrash } from './crash-screens';
import { VisitorsOnly } from './guards/visitors-only.guard';
import { PublicLayout } from './layouts/public.layout';
import { RootLayout } from './layouts/root.layout';
import { type Access, routeManifest, type Screen } from './route-manifest';

registerMessages({
  app: appMessages,
  publicNavigation: publicNavigationMessages,
  shared: publicSharedMessages,
});

const routeOf = ({ path, load }: Screen): RouteObject => ({
  path,
  lazy: async () => {
    const route = await load();
    return { Component: 'Component' in route ? route.Component : await route.loadComponent() };
  },
});

const screensOf = (access: Access): RouteObject[] =>
  routeManifest.filter((screen) => screen.access === access).map(routeOf);

const guarded = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: PageCrash, children });

const authScreens = (access: Access): RouteObject => ({
  lazy: () => import('../features/auth/auth.layout'),
  children: screensOf(access),
});

/**
 * Creates the route of all screens that call the api. The layouts of these screens are loaded with the first such
 * screen.
 * @param more further screens
 */
const shell = (more: RouteObject[]): RouteObject => ({
  lazy: () => import('./layouts/app-shell.layout'),
  ErrorBoundary: AppCrash,
  children: [
    {
      Component: PublicLayout,
      children: [
        {
          lazy: () => import('./guards/signed-out-only.guard'),
          children: [guarded([authScreens('signed-out')])],
        },
        guarded([authScreens('mail'), ...screensOf('shared'), ...more]),
      ],
    },
    {
      lazy: () => import('./layouts/signed-in.layout'),
      children: [
        {
          lazy: () => import('./guards/signed-in-only.guard'),
          children: [
            guarded(screensOf('signed-in')),
            {
              lazy: () => import('./guards/administrators-only.guard'),
              children: [guarded(screensOf('admin'))],
            },
          ],
        },
      ],
    },
  ],
});

/**
 * Creates the route table: the screens of the manifest inside of their layouts and guards.
 * @param more further screens that call the api, such as the component catalogue
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
          { Component: VisitorsOnly, children: [guarded(screensOf('visitor'))] },
          guarded(screensOf('public')),
        ],
      },
      shell(more),
      { path: 'register', element: <Navigate to="/auth?view=register" replace /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
