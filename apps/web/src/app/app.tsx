import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient } from './query-client';
import { routesWith } from './routes';

/** Every component in every state; left out of production, shown by `vite` and by `vite build --mode gallery`. */
const galleryRoutes: RouteObject[] =
  import.meta.env.MODE !== 'production'
    ? [{ path: 'dev/gallery', lazy: () => import('../routes/gallery.route') }]
    : [];

const queryClient = createQueryClient();
const router = createBrowserRouter(routesWith(galleryRoutes));

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);
