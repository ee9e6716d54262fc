import { mayReload, reloadForNewCode } from './app/chunk-recovery';

// zod writes functions while it runs, where it may. Our content security policy forbids that, and browsers note the try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

import('./app/browser').then(
  (browser) => browser.start(root),
  () => navigator.onLine && mayReload() && reloadForNewCode(),
);
