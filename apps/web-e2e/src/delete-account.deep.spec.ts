import { productConfig, scriptHeader, userAnswerSchema } from '@portada/contracts';
import { expect, test } from './fixtures/test';
import { openSecondDevice } from './fixtures/second-device';

test('deletes an account and frees its email for a new account', async ({
  account,
  signedInPage: page,
  openAs,
}) => {
  const thumbnail = await account.createThumbnail('To be forgotten');
  await account.generate(thumbnail.id, 'A tiny house at dusk, one window lit');
  const { generatedImageUrl } = await account.thumbnail(thumbnail.id);
  const other = await openSecondDevice(openAs, account);
  await page.goto('/profile');

  await test.step('confirm the deletion by typing the email', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('You will lose your 1 credit.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await dialog.getByLabel(/^Type .* to confirm$/).fill(account.email);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  });

  await test.step('every session of the account is signed out', async () => {
    await expect(page.getByText('Your account has been deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    await other.socketClosed;
    await expect(other.page).toHaveURL('/');
  });

  const credentials = { email: account.email, password: account.password };
  const headers = { [scriptHeader.name]: scriptHeader.value };
  const refused = await page.request.post('/api/auth/login', { headers, data: credentials });
  expect(refused.status()).toBe(401);

  await test.step('a sign-up with the same email creates a new account', async () => {
    const answer = await page.request.post('/api/auth/register', {
      headers,
      data: { ...credentials, displayName: 'Jo Again', country: 'Spain' },
    });
    expect(answer.status()).toBe(201);
    expect(userAnswerSchema.parse(await answer.json()).user.credits).toBe(productConfig.signUpCredits);
    await page.goto('/thumbnails');
    await expect(page.getByRole('heading', { name: 'No thumbnails' })).toBeVisible();
    expect((await page.request.get(generatedImageUrl ?? '')).status()).toBe(404);
  });
});
