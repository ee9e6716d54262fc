import type { Page } from '@playwright/test';
import type { Account } from './fixtures/account';
import { delayResponses } from './fixtures/responses';
import { editorPath, screens } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const prompt = 'A giant pizza on a mountain top at sunset';

/** Starts to record the api calls of a page, each call as "GET /api/session". */
const watchCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
};

/** Opens a page and waits until its socket is connected and the page has handled the connection. */
const openAndConnect = async (page: Page, path: string): Promise<void> => {
  // The listener is added before the navigation, because a frame may arrive before a later listener is added.
  const ready = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      // In the protocol of Socket.IO an event frame begins with 42.
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('42["ready"')) resolve();
      });
    });
  });
  await page.goto(path);
  await ready;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

test('each screen makes each api call once', async ({ account, openAs }) => {
  const thumbnail = await account.createThumbnail('Pizza on a mountain');
  await account.generate(thumbnail.id, prompt);
  const page = await openAs(account);
  const paths = [...screens, editorPath(thumbnail.id)];
  for (const path of paths) {
    const calls = watchCalls(page);
    await openAndConnect(page, path);
    expect(calls.length, `calls of ${path}`).toBeGreaterThan(0);
    expect(calls.toSorted(), `calls of ${path}`).toEqual([...new Set(calls)].toSorted());
    page.removeAllListeners('request');
  }
});

const changes: { what: string; path: string; make: (account: Account, id: string) => Promise<unknown> }[] = [
  {
    what: 'a changed title',
    path: '/thumbnails',
    make: ({ request }, id) => request.patch(`/api/thumbnails/${id}`, { data: { title: 'New title' } }),
  },
  { what: 'a new thumbnail', path: '/dashboard', make: (account) => account.createThumbnail('New title') },
];

for (const { what, path, make } of changes) {
  test(`shows ${what} that happened between the first responses and the connection of the socket`, async ({
    account,
    openAs,
  }) => {
    const { id } = await account.createThumbnail('Old title');
    const [page, connected] = [await openAs(account), await openAs(account)];
    await openAndConnect(connected, path);
    const letSocketConnect = await delayResponses(page, /\/assets\/socket-[^/]*\.js/);
    await page.goto(path);
    await expect(page.getByText('Old title')).toBeVisible();
    await make(account, id);
    // At this time the gateway has already sent the event to all connected pages.
    await expect(connected.getByText('New title')).toBeVisible();
    await expect(page.getByText('New title')).toBeHidden();
    letSocketConnect();
    await expect(page.getByText('New title')).toBeVisible();
  });
}
