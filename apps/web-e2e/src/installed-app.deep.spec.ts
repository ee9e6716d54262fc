import { join } from 'node:path';
import { expect, test } from './fixtures/test';

test.use({ serviceWorkers: 'allow' });

test('an opened screen is shown without a network, and works again with it', async ({
  signedInPage: page,
  account,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await account.createThumbnail('A boat on a lake');
  await page.goto('/thumbnails');
  await expect(page.getByRole('link', { name: 'A boat on a lake', exact: true })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The worker keeps the files of the page in the background.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('portada-assets');
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
        return loaded.filter((path) => path.startsWith('/assets/') && !kept.includes(path));
      }),
    )
    .toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'My Thumbnails' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: 'A boat on a lake', exact: true })).toBeVisible();
});

test('a photo that another app shares is stored, and its prompt opens in the editor', async ({
  signedInPage: page,
  account,
}) => {
  await page.goto('/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The form sends the same request as a device sends to the share target of the web manifest.
  await page.evaluate(() => {
    document.body.innerHTML =
      '<form method="post" enctype="multipart/form-data" action="/share-target"><input type="hidden" name="prompt" value=""><input type="hidden" name="text" value=""><input type="file" name="photo"><button>Send</button></form>';
  });
  await page.locator('input[type=file]').setInputFiles(join(__dirname, 'fixtures/portraits/astronaut.jpg'));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('img', { name: 'The photo that you shared' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('at least 10 characters long')).toBeVisible();
  await page.getByRole('textbox').fill('An admiral explains the first computer');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your photo is stored')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Describe the image' })).toHaveValue(
    'An admiral explains the first computer',
  );
  const assets = await (await account.request.get('/api/assets')).json();
  expect(assets).toMatchObject({ items: [{ kind: 'photo' }] });
  await page.goto('/start');
  await expect(page.getByRole('img', { name: 'The photo that you shared' })).toBeHidden();
});

test('the title of a video that another app shares opens in the editor', async ({
  signedInPage: page,
  account,
}) => {
  await page.goto('/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => {
    document.body.innerHTML =
      '<form method="post" enctype="multipart/form-data" action="/share-target"><input name="prompt" value="I built a rocket in 24 hours"><button>Send</button></form>';
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('textbox', { name: 'Describe the image' })).toHaveValue(
    'I built a rocket in 24 hours',
  );
  expect(await account.credits()).toBe(2);
});

test('a hidden page notifies of a finished image, and a click on the notification opens its editor', async ({
  signedInPage: page,
  account,
}) => {
  await page.context().grantPermissions(['notifications']);
  await page.goto('/profile');
  // The choice appears when the browser has answered about the permission, which `check` does not wait for.
  const notify = page.getByRole('radio', { name: 'Notify', exact: true });
  await notify.click();
  await expect(notify).toBeChecked();
  const { id } = await account.createThumbnail('A boat on a lake');
  await page.goto('/thumbnails');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  await account.generate(id, 'A red boat on a quiet lake at sunrise');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ body, data }) => ({
          body,
          data: data as string,
        }));
      }),
    )
    .toEqual([{ body: 'Your image is ready', data: `/thumbnails/${id}/edit` }]);
  // The headless browser shows no notification that can be clicked, so its event is sent to the service worker.
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  await expect(page).toHaveURL(`/thumbnails/${id}/edit`);
  expect(
    await page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length),
  ).toBe(0);
});
