import { mayReload, reloadForNewCode } from './app/chunk-recovery';

// zod must not compile functions at run time, because the content security policy forbids it and browsers report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

import('./app/browser').then(
  (browser) => browser.start(root),
  () => navigator.onLine && mayReload() && reloadForNewCode(),
);
