import { programOperations, productConfig } from '@portada/contracts';
import { screen, within } from '@testing-library/react';
import { openApp } from '../../testing/open-app';

const openPage = async () => {
  const view = await openApp('/developers', {});
  await screen.findByRole('heading', { level: 1, name: 'Thumbnails from your own programs.' });
  return view;
};

const entryOf = (id: string) => within(document.getElementById(id) as HTMLElement);

it('the page for developers shows every operation of the OpenAPI document, and links to keys and document', async () => {
  const { calls } = await openPage();
  const shown = [...document.querySelectorAll('details')].map(({ id }) => id);
  expect(shown.sort()).toEqual(Object.keys(programOperations).sort());
  expect(screen.getByRole('link', { name: 'Create an API key' })).toHaveAttribute('href', '/developers/keys');
  expect(screen.getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute(
    'href',
    '/api/v1/openapi.json',
  );
  expect(calls).toEqual([]);
});

it('an operation shows its permission, its fields with their bounds, its error codes and a command', async () => {
  await openPage();
  const entry = entryOf('generateImage');
  const { min, max } = productConfig.prompt;
  expect(entry.getByText('prompt').parentElement).toHaveTextContent(
    `prompt string (${min}–${max}) · required`,
  );
  expect(entry.getByText('insufficient_credits api_key_cap_reached')).toBeInTheDocument();
  expect(entry.getByLabelText('Example: Request an image')).toHaveTextContent(
    'curl "https://origin.invalid/api/v1/generate-image" \\ -H "Authorization: Bearer $PORTADA_API_KEY"'.replace(
      'https://origin.invalid',
      location.origin,
    ),
  );
  expect(entryOf('addAsset').getByLabelText('Example: Upload a picture')).toHaveTextContent(
    '-F "file=@picture.png"',
  );
});
