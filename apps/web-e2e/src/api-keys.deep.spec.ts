import { expect, test } from './fixtures/test';

test('a key that is created on the page works for a program until it is revoked', async ({
  signedInPage: page,
  request,
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Manage API keys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('A program');
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  const key = await dialog.getByLabel('API key', { exact: true }).inputValue();
  const ask = () =>
    request.get('/api/v1/thumbnails', { headers: { authorization: `Bearer ${key}`, cookie: '' } });
  expect((await ask()).status()).toBe(200);
  await dialog.getByRole('button', { name: 'I have stored the key' }).click();
  await page.reload();
  await expect(page.getByText('A program', { exact: true })).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke A program' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  expect((await ask()).status()).toBe(401);
});
