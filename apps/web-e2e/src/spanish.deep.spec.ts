import { expect, test } from './fixtures/test';

test('the editor is shown in Spanish in a Spanish browser', async ({ account, openAs }) => {
  const page = await openAs(account, { locale: 'es-ES' });
  const thumbnail = await account.createThumbnail('Una casa diminuta');
  await page.goto(`/thumbnails/${thumbnail.id}/edit`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('textbox', { name: 'Describe la imagen' }).fill('Una pizza gigante al atardecer');
  await page.getByRole('button', { name: 'Generar imagen' }).click();
  await page.getByRole('button', { name: 'Generar por 1 crédito' }).click();
  await expect(page.getByText('¡Imagen generada correctamente! Se ha descontado 1 crédito.')).toBeVisible();
  await expect(page.getByText('Motor Studio (ilustración)').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Generación #1' })).toBeVisible();
});
