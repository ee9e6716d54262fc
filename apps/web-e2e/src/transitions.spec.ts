import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { facts } from '@portada/contracts';
import { untilAlive } from './fixtures/alive';
import { holdAnswers, refuse } from './fixtures/answers';
import { Editor } from './fixtures/editor';
import { publicPages } from './fixtures/routes';
import { Shop } from './fixtures/shop';
import { expect, test } from './fixtures/test';

/*
 * The transitions of the specification (section 4), and the journey that takes each:
 *
 * session   loading to in, to out, and what cannot be asked   here
 *           sign-out clears the user, in every tab            sign-in.spec
 *           a change is heard, and the profile read anew      sign-in.spec, popup.spec, sessions.spec
 *           balance 0 is repaired, where a grant is missing   libs/server/credits (decisions.md departs from the text)
 * sign-up   account, name, country, credits                   here; first-picture.spec, by keyboard in keyboard.spec
 *           third-party popup                                 popup.spec, popup-blocked.spec
 * credits   spent, given back                                 first-picture.spec, scripted-model.spec, limits.spec
 *           bought, taken back                                buy-credits.spec, payment-bank.spec
 * status    draft, processing, completed                      here
 *           failed                                            scripted-model.spec
 * generate  asked and called off; not enough credits          here
 *           progress, success, cancel, failure                first-picture.spec, scripted-model.spec
 * profile   edit, cancel, save                                profile.spec; a save that fails here
 * purchase  processing, failure; the guard of the return      here
 *           redirect, return, cancelled, confirmed once       buy-credits.spec, payment-return.spec
 * auth      toggles, busy buttons                             here
 * accordions, dialogs, toasts                                 here
 */

test.describe.configure({ mode: 'parallel' });

const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('session', () => {
  test('is loading behind a spinner, then signed in', async ({ signedInPage: page }) => {
    const answer = await holdAnswers(page, '**/api/session');
    await page.goto('/credits');
    await expect(loading(page).first()).toBeVisible();
    await expect(heading(page, 'Buy Credits')).toHaveCount(0);
    answer();
    await expect(heading(page, 'Buy Credits')).toBeVisible();
    await expect(page).toHaveURL('/credits');
  });

  test('is loading, then signed out', async ({ page }) => {
    const answer = await holdAnswers(page, '**/api/session');
    await page.goto('/credits');
    await expect(loading(page).first()).toBeVisible();
    answer();
    await expect(page).toHaveURL('/');
  });

  test('that ended unnoticed leads from the landing page to it, without a loop', async ({
    account,
    signedInPage: page,
  }) => {
    // The browser still believes in its session; the server has ended it.
    await page.goto('/thumbnails');
    await expect(heading(page, 'My Thumbnails')).toBeVisible();
    const { origin } = new URL(page.url());
    // Not under the eyes of an open page, which would ask for its list again and be told.
    await page.goto('about:blank');
    await page.request.post('/api/auth/logout', { headers: { 'x-requested-with': 'portada' } });
    await page.context().addCookies([{ name: 'signed-in', value: '1', url: origin }]);
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
    expect((await account.request.get('/api/session')).ok()).toBe(true);
  });

  test('that cannot be asked for is asked for again', async ({ signedInPage: page, pageErrors }) => {
    pageErrors.expect(/status of 400/, /\/api\/session$/);
    const recover = await refuse(page, '**/api/session');
    await page.goto('/credits');
    await expect(heading(page, 'We could not check who you are')).toBeVisible();
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Buy Credits')).toBeVisible();
  });
});

test.describe('auth screen', () => {
  test('toggles between its two forms, and keeps what was typed', async ({ page }) => {
    await page.goto('/auth');
    await untilAlive(page);
    await page.getByLabel('Email').fill('kept@example.org');
    await page.getByRole('link', { name: 'Create Account' }).click();
    await expect(heading(page, 'Create Account')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('kept@example.org');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(heading(page, 'Sign In')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('its buttons say what is under way, and cannot be pressed twice', async ({ page, account }) => {
    await page.goto('/auth');
    await untilAlive(page);
    const answer = await holdAnswers(page, '**/api/auth/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer();
    await expect(heading(page, /^Welcome/)).toBeVisible();
  });

  test('an account is made with name, country and free credits', async ({ page }) => {
    const email = `journey-${randomUUID()}@example.org`;
    await page.goto('/register');
    await untilAlive(page);
    await page.getByLabel('Full name').fill('  Ada Lens  ');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Country').selectOption('Chile');
    const password = `Long enough ${randomUUID()}`;
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat password').fill(password);
    const answer = await holdAnswers(page, '**/api/auth/register');
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    answer();
    await expect(heading(page, 'Welcome, Ada Lens')).toBeVisible();

    await page.goto('/profile');
    const profile = page.getByRole('region', { name: 'Profile', exact: true });
    for (const text of ['Ada Lens', email, 'Chile'])
      await expect(profile.getByText(text).first()).toBeVisible();
    const credits = profile.getByText('Available credits').locator('xpath=..');
    await expect(credits).toContainText(String(facts.signUpCredits));
  });

  test('a robot that fills the hidden field is told nothing', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/auth/register', (route) => {
      asked += 1;
      return route.continue();
    });
    await page.goto('/register');
    await untilAlive(page);
    await page.getByLabel('Full name').fill('Robot');
    await page.getByLabel('Email').fill('robot@example.org');
    await page.getByLabel('Country').selectOption('Spain');
    await page.getByLabel('Password', { exact: true }).fill('Long enough for me');
    await page.getByLabel('Repeat password').fill('Long enough for me');
    await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeEnabled();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(asked).toBe(0);
  });
});

test.describe('thumbnails', () => {
  test('draft, processing, completed: the list and the editor say the same', async ({
    account,
    signedInPage: page,
  }) => {
    const { id } = await account.createThumbnail('Its three states');
    const other = await page.context().newPage();
    await other.goto('/thumbnails');
    const card = other.getByRole('article').filter({ hasText: 'Its three states' });
    await expect(card.getByText('Draft', { exact: true })).toBeVisible();
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    // A browser draws slowly what is behind another tab.
    await page.bringToFront();

    const editor = new Editor(page);
    await editor.open(id);
    await editor.ask('A lighthouse in a storm, seen from a small boat');
    await expect(card.getByText('Processing', { exact: true })).toBeVisible();
    await editor.expectPicture();
    await expect(card.getByText('Completed', { exact: true })).toBeVisible();
    await expect(card.getByText('AI Image Generated')).toBeVisible();
  });

  test('the confirmation is called off, and nothing is spent', async ({ account, signedInPage: page }) => {
    const { id } = await account.createThumbnail('Not yet');
    const editor = new Editor(page);
    await editor.open(id);
    await editor.prompt.fill('A lighthouse in a storm');
    await editor.generate.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.generate).toBeFocused();
    await editor.generate.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(editor.prompt).toHaveValue('A lighthouse in a storm');
    expect(await account.credits()).toBe(facts.signUpCredits);
    expect((await account.thumbnail(id)).status).toBe('draft');
  });

  test('a thumbnail is deleted after a question, and kept after No', async ({
    account,
    signedInPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/, /\/api\/thumbnails\//);
    await account.createThumbnail('To be kept');
    await account.createThumbnail('To be gone');
    await page.goto('/thumbnails');
    const gone = page.getByRole('article').filter({ hasText: 'To be gone' });
    const dialog = page.getByRole('alertdialog');
    const ask = () => gone.getByRole('button', { name: 'Delete To be gone' }).click();

    await ask();
    await expect(
      dialog.getByText('Are you sure you want to delete this thumbnail? This action cannot be undone.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(gone).toBeVisible();

    const recover = await refuse(page, '**/api/thumbnails/*');
    await ask();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Error deleting thumbnail. Please try again.')).toBeVisible();
    await expect(gone).toBeVisible();
    await recover();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await ask();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Thumbnail deleted successfully')).toBeVisible();
    await expect(gone).toHaveCount(0);
    await expect(page.getByRole('article').filter({ hasText: 'To be kept' })).toBeVisible();
  });

  test('the dialog of a new thumbnail says what a name lacks, and forgets when it is closed', async ({
    signedInPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/, /\/api\/thumbnails$/);
    await page.goto('/thumbnails');
    await page.getByRole('button', { name: 'New Thumbnail' }).first().click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Thumbnail Name');
    const create = dialog.getByRole('button', { name: 'Create Thumbnail' });

    await create.click();
    await expect(dialog.getByText('Thumbnail name is required')).toBeVisible();
    await name.fill(' a ');
    await expect(dialog.getByText('Thumbnail name is required')).toHaveCount(0);
    await create.click();
    await expect(dialog.getByText('Name must be at least 3 characters')).toBeVisible();
    await expect(name).toHaveAttribute('maxlength', String(facts.thumbnailTitle.max));

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'New Thumbnail' }).first().click();
    await expect(name).toHaveValue('');
    await expect(dialog.getByText('Name must be at least 3 characters')).toHaveCount(0);

    const recover = await refuse(page, '**/api/thumbnails');
    await name.fill('Third time lucky');
    await create.click();
    await expect(page.getByText(/^Error creating thumbnail/)).toBeVisible();
    await recover();
    await create.click();
    await expect(page.getByText('Thumbnail "Third time lucky" created successfully')).toBeVisible();
    await expect(heading(page, 'Third time lucky')).toBeVisible();
  });
});

test('a profile that could not be saved stays open with what was typed', async ({
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/, /\/api\/me$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Username').fill('Jo Renamed');
  const recover = await refuse(page, '**/api/me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Error updating profile: /)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Jo Renamed');
  await recover();
  const answer = await holdAnswers(page, '**/api/me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
});

test.describe('purchase', () => {
  test('the pack is processing, and free again after a failure', async ({
    signedInPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/, /create-checkout-session$/);
    const shop = new Shop(page);
    await page.goto('/credits');
    const recover = await refuse(page, '**/api/create-checkout-session');
    await shop.buyButton(20).click();
    await expect(shop.alert).toContainText('Error processing payment. Please try again.');
    await expect(shop.buyButton(20)).toBeEnabled();
    await recover();

    const answer = await holdAnswers(page, '**/api/create-checkout-session');
    await shop.buyButton(20).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    answer();
    await shop.expectCheckout();
  });

  test('a confirmation that fails can be tried again, and credits once', async ({
    account,
    signedInPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/, /confirm-payment/);
    const shop = new Shop(page);
    await shop.begin(10);
    const address = await shop.payAndBeLost();
    const recover = await refuse(page, '**/api/confirm-payment');
    await page.goto(address);
    await expect(shop.alert).toContainText('Failed to confirm payment');
    await recover();
    await shop.alert.getByRole('button', { name: 'Try again' }).click();
    await shop.expectPaid(10);
    expect(await account.credits()).toBe(facts.signUpCredits + 10);
  });
});

/** One answer is open, or none: the next one closes it, and a second click. */
const expectAccordion = async (questions: Locator) => {
  const open = questions.and(questions.page().locator('[open]'));
  await expect(open).toHaveCount(0);
  await questions.first().locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await questions.nth(1).locator('summary').click();
  await expect(open).toHaveCount(0);
};

test.describe('accordions have one open answer or none', () => {
  // Folding the menu or the tips is another thing: questions belong together by name.
  const questions = (page: Page) => page.getByRole('main').locator('details[name]');
  for (const path of [publicPages.landing, publicPages.article]) {
    test(`at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectAccordion(questions(page));
    });
  }

  test('at /credits', async ({ member, openAs }) => {
    const page = await openAs(member);
    await page.goto('/credits');
    await expect(heading(page, 'Buy Credits')).toBeVisible();
    await expectAccordion(questions(page));
  });
});

test('a dialog fades and scales in and out, and not where motion is unwanted', async ({ member, openAs }) => {
  const page = await openAs(member);
  await page.goto('/thumbnails');
  const opener = page.getByRole('button', { name: 'New Thumbnail' }).first();
  const dialog = page.getByRole('dialog');
  const moved = () =>
    dialog.evaluate((element) => {
      const { transitionProperty } = getComputedStyle(element);
      return transitionProperty.split(', ').filter((name) => ['opacity', 'scale'].includes(name));
    });
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await moved()).toEqual(['opacity', 'scale']);
  await expect.poll(() => dialog.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await moved()).toEqual(['opacity']);
});

test('the button back to the top comes after 300 pixels, and goes there', async ({ page }) => {
  await page.goto(publicPages.landing);
  await untilAlive(page);
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(toTop).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 301));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toHaveCount(0);
});
