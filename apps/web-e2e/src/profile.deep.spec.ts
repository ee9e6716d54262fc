import sharp from 'sharp';
import { expect, test } from './fixtures/test';
import { readZip } from './fixtures/zip';

test('cancels and saves an edit of the profile', async ({ account, signedInPage: page }) => {
  await page.goto('/profile');
  const profile = page.getByRole('region', { name: 'Profile', exact: true });
  await expect(profile.getByText(account.email)).toBeVisible();
  await expect(profile.getByText('Not verified')).toBeVisible();

  await test.step('Cancel keeps the saved profile', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Email address')).not.toBeEditable();
    await page.getByLabel('Username').fill('Somebody Else');
    await page.getByLabel('Country').selectOption('Chile');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(profile.getByText('Jo Traveller').first()).toBeVisible();
    await expect(profile.getByText('Spain')).toBeVisible();
  });

  await test.step('a saved edit of the profile is kept after a reload', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('Jo Traveller');
    await page.getByLabel('Username').fill('Jo Settled');
    await page.getByLabel('Country').selectOption('Chile');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await page.reload();
    await expect(profile.getByText('Jo Settled').first()).toBeVisible();
    await expect(profile.getByText('Chile')).toBeVisible();
  });
});

test('stores the language in the account and the theme on the device', async ({ account, openAs }) => {
  const page = await openAs(account);
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('radio', { name: 'Español' }).check();
  await saved;
  await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();

  await test.step('a reload keeps the language and the theme', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('another device shows Spanish in the theme of that device', async () => {
    const other = await openAs(account);
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
    await expect(other.locator('html')).not.toHaveAttribute('data-theme');
  });

  await test.step('the language of the account can be reset to the language of the browser', async () => {
    await page.getByRole('radio', { name: 'Navegador' }).check();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  });
});

test('the credit history of the profile shows how the credits were spent', async ({
  account,
  signedInPage: page,
}) => {
  const thumbnail = await account.createThumbnail('A house at dusk');
  await account.generate(thumbnail.id, 'A tiny house at dusk, one window lit');
  await page.goto('/credits');
  await page.getByRole('link', { name: 'View credit history' }).click();
  const ledger = page.getByRole('region', { name: 'Credit history' });
  await expect(ledger).toBeInViewport();
  await expect(ledger.getByRole('listitem')).toContainText(['Image generated', 'Free sign-up credits']);
  await ledger.getByRole('link', { name: 'A house at dusk' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'A house at dusk' })).toBeVisible();
});

test('the security activity of the profile shows the sign-up with its device and network address', async ({
  signedInPage: page,
}) => {
  const activity = page.getByRole('region', { name: 'Security activity' });
  // Security events are written up to half a second after their request.
  await expect(async () => {
    await page.goto('/profile');
    await expect(activity.getByRole('listitem')).toHaveText(
      /^Account creationSuccessful.+ · (127\.0\.0\.1|::1) · /,
      { timeout: 2_000 },
    );
  }).toPass();
});

test('exports all data of the account together with the pictures', async ({
  account,
  signedInPage: page,
}) => {
  const thumbnail = await account.createThumbnail('To take along');
  await account.generate(thumbnail.id, 'A giant pizza on a mountain top at sunset');
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('portada-export.zip');
  await expect(page.getByText('Your data has been downloaded')).toBeVisible();
  const contents = await readZip(await download.path());
  expect(contents.get('account.json')?.toString()).toContain(account.email);
  expect(contents.get('thumbnails.json')?.toString()).toContain('To take along');
  expect([...contents.keys()]).toEqual(expect.arrayContaining(['generations.json', 'ledger.json']));
  const pictures = [...contents].filter(([name]) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(1);
  const { width, height } = await sharp(pictures[0]?.[1]).metadata();
  expect({ width, height }).toEqual({ width: 1920, height: 1080 });
});
