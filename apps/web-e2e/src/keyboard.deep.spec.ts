import { randomUUID } from 'node:crypto';
import { hydrate } from './fixtures/hydrated';
import { Editor } from './fixtures/editor';
import { tabTo } from './fixtures/keyboard';
import { Shop } from './fixtures/shop';
import { expect, test } from './fixtures/test';

test('signs in, creates a thumbnail, and generates and views a picture by keyboard', async ({
  account,
  page,
}) => {
  await page.goto('/auth');
  await hydrate(page);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Create Your First Thumbnail' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Thumbnail Name')).toBeFocused();
  await page.keyboard.type('No mouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'No mouse' })).toBeFocused();

  const editor = new Editor(page);
  await tabTo(page, page.getByRole('radio', { name: /16:9/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /9:16/ })).toBeChecked();
  await tabTo(page, editor.prompt);
  await page.keyboard.type('A robot chef tasting soup in a tiny kitchen');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Generate for 1 credit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.expectPicture();

  await tabTo(page, page.getByRole('button', { name: 'View Image, generation 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Generation 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View Image, generation 1' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Edit title' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keys alone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Title updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'By keys alone' })).toBeVisible();
});

test('opens the legibility panel and its suggested fix by keyboard', async ({
  account,
  signedInPage: page,
  expectAccessible,
}) => {
  const { id } = await account.createThumbnail('Too many words');
  await account.generate(id, 'A giant pizza on a mountain top at sunset', {
    headline: 'We ate one pizza a day on top of it and so on',
    aspectRatio: '1:1',
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new Editor(page).open(id);
  const panel = page.getByRole('region', { name: 'Legibility' });
  await expect(panel.getByRole('img', { name: 'The image at phone size' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(0);

  await tabTo(page, panel.locator('summary'));
  await page.keyboard.press('Enter');
  const words = panel.getByRole('listitem').filter({ hasText: 'Number of words' });
  await expect(words).toContainText('Write a headline of at most five words.');
  await expectAccessible(page, 'legibility');
  await tabTo(page, words.getByRole('button', { name: 'Go to the words' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Words in the image' })).toBeFocused();
});

test('signs up, edits the profile, buys a credit pack and signs out by keyboard', async ({ page }) => {
  await page.goto('/auth');
  await hydrate(page);
  await tabTo(page, page.getByRole('link', { name: 'Create Account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  const password = `Long enough ${randomUUID()}`;
  for (const [label, text] of [
    ['Full name', 'Jo Keys'],
    ['Email', `keys-${randomUUID()}@example.org`],
    // In a select element, typing the first letters of an option selects the option.
    ['Country', 'Spa'],
    ['Password', password],
    ['Repeat password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await expect(page.getByLabel('Country')).toHaveValue('Spain');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jo Keys' })).toBeFocused();

  await test.step('edit the profile', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Account of Jo Keys' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Edit Profile' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Jo Board');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  });

  await test.step('buy a pack', async () => {
    const shop = new Shop(page);
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /credits$/ }));
    await page.keyboard.press('Enter');
    await expect(shop.buyButton(10)).toBeVisible();
    await tabTo(page, shop.buyButton(10));
    await page.keyboard.press('Enter');
    await shop.expectCheckout();
    await tabTo(page, page.getByRole('button', { name: /^Pay \$/ }));
    await page.keyboard.press('Enter');
    await shop.expectPaid(10);
  });

  await test.step('sign out', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Account of Jo Board' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('Sign');
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Sign Out' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});
