import { mayReload, reloadForNewCode } from './app/chunk-recovery';

// zod must not compile functions at run time. The content security policy forbids this, and browsers report each
// violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

import('./app/browser').then(
  (browser) => browser.start(root),
  () => navigator.onLine && mayReload() && reloadForNewCode(),
);
