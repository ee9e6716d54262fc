import type { ImageModelChoice } from '@portada/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '../../../shared/i18n/translation';
import type { Answers } from '../../../testing/fake-api';
import { jsonSample } from '../../../testing/samples';
import { generation, openEditor, processing, prompt, refused } from '../testing/open-editor';

const post = 'POST /api/generate-image';
const openai: ImageModelChoice = {
  id: 'openai',
  label: { en: 'OpenAI', es: 'OpenAI' },
  modelId: null,
  qualities: [
    { quality: 'draft', credits: 1 },
    { quality: 'standard', credits: 2 },
    { quality: 'best', credits: 4 },
  ],
  progress: 'stages',
  previews: true,
  seed: false,
  photographs: true,
  letters: true,
  usualMs: 12_300,
  example: null,
};
const studio: ImageModelChoice = {
  ...openai,
  seed: true,
  id: 'studio',
  label: { en: 'Studio engine, drawn', es: 'Motor Studio, dibujado' },
  qualities: [{ quality: 'standard', credits: 1 }],
  photographs: false,
  letters: false,
  usualMs: null,
};
const ready = { ...processing, status: 'draft' as const };
const open = (answers: Answers = {}, credits = 9) =>
  openEditor(
    {
      'GET /api/config': { status: 200, body: jsonSample.config({ imageModels: ['openai', 'studio'] }) },
      'GET /api/image-models': { status: 200, body: { items: [openai, studio] } },
      [post]: () => new Promise(() => undefined),
      ...answers,
    },
    ready,
    credits,
  );
const option = (name: RegExp) => screen.findByRole('radio', { name });

afterEach(() => localStorage.clear());

it('shows each image model with its kind, price and usual time, and no time without a measurement', async () => {
  await open();
  expect(await option(/^OpenAI/)).toBeChecked();
  expect(await option(/^OpenAI/)).toHaveAccessibleName(
    'OpenAI Photographs · from 1 credit per image · usually 12 s',
  );
  expect(await option(/^Studio/)).toHaveAccessibleName(
    'Studio engine, drawn Illustrations · 1 credit per image',
  );
});

const imageOf = (model: string) => screen.queryByRole('img', { name: `Example image of ${model}` });

it('shows the example of each model, says which one it is, and invents none', async () => {
  const set = { kind: 'operator', url: '/api/image-models/examples/openai-1.webp' } as const;
  const own = { kind: 'own', url: '/api/proxy-image/7.png' } as const;
  const items: ImageModelChoice[] = [
    { ...openai, example: set },
    { ...openai, id: 'bfl', label: { en: 'FLUX', es: 'FLUX' }, example: own },
    { ...openai, id: 'fal', label: { en: 'fal', es: 'fal' } },
    { ...studio, example: own },
  ];
  await open({ 'GET /api/image-models': { status: 200, body: { items } } });
  await option(/^OpenAI/);
  expect(imageOf('OpenAI')).toHaveAttribute('src', set.url);
  expect(imageOf('FLUX')).toHaveAttribute('src', `${own.url}?w=320`);
  expect(imageOf('fal')).not.toBeInTheDocument();
  expect(imageOf('Studio engine, drawn')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/pictures\/hero-wide/),
  );
  const captions = (screen.getAllByText(/^(Example|Your latest image|No example yet)$/) as Element[]).map(
    ({ textContent }) => textContent,
  );
  expect(captions).toEqual(['Example', 'Your latest image', 'No example yet', 'Example']);
});

it('shows no example if its file cannot be loaded', async () => {
  const example = { kind: 'own', url: '/api/proxy-image/7.png' } as const;
  await open({
    'GET /api/image-models': { status: 200, body: { items: [{ ...openai, example }, studio] } },
  });
  await option(/^OpenAI/);
  fireEvent.error(imageOf('OpenAI') as Element);
  expect(imageOf('OpenAI')).not.toBeInTheDocument();
  expect(screen.getByText('No example yet')).toBeVisible();
});

it('shows the price of model, quality and number of images on the button and in the dialog, and sends the choice', async () => {
  const { sent } = await open();
  await userEvent.click(await option(/^Best/));
  await userEvent.click(screen.getByRole('radio', { name: '2 images' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for 8 credits' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('You have 9 credits and will have 1 left.')).toBeVisible();
  expect(dialog.getByText(/The price is 8 credits at most/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Generate for 8 credits' }));
  await waitFor(() => expect(sent(post)).toHaveLength(1));
  expect(sent(post)[0]?.body).toMatchObject({
    prompt,
    model: 'openai',
    quality: 'best',
    variants: 2,
    maxCredits: 8,
  });
});

it('shows the new price and asks again if the server refuses the old price', async () => {
  const dearer = { ...openai, qualities: [{ quality: 'standard' as const, credits: 3 }] };
  let lists = 0;
  let refusals = 0;
  const { sent } = await open({
    'GET /api/image-models': () => {
      lists += 1;
      return { status: 200, body: { items: [lists === 1 ? openai : dearer, studio] } };
    },
    [post]: () => {
      refusals += 1;
      return refusals === 1 ? refused(409, 'price_changed') : new Promise(() => undefined);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for 2 credits' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Generate for 2 credits' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/^The price has changed to 3 credits\. Nothing was charged\./),
  ).toBeVisible();
  expect(sent(post)).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Generate for 3 credits' }));
  await waitFor(() => expect(sent(post)).toHaveLength(2));
  expect(sent(post).map(({ body }) => (body as { maxCredits: number }).maxCredits)).toEqual([2, 3]);
  expect(new Set(sent(post).map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

it('does not send a request before the prices are loaded, and names the loading state', async () => {
  let answer = (): void => undefined;
  await open({
    'GET /api/image-models': () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 200, body: { items: [openai, studio] } });
      }),
  });
  expect(await screen.findByRole('button', { name: 'Loading the price...' })).toBeDisabled();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Describe the image' }),
    '{Control>}{Enter}{/Control}',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => answer());
  expect(await screen.findByRole('button', { name: 'Generate for 2 credits' })).toBeEnabled();
});

it('says that the prices could not be loaded, and loads them with a retry', async () => {
  let lists = 0;
  await open({
    'GET /api/image-models': () => {
      lists += 1;
      return lists === 1 ? refused(500, 'internal') : { status: 200, body: { items: [openai, studio] } };
    },
  });
  const message = /^The price could not be loaded, so no image can be requested\./;
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Price unknown' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Generate for 2 credits' })).toBeEnabled();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

it('asks for the settings of the server again if they could not be loaded', async () => {
  let reads = 0;
  await open({
    'GET /api/config': () => {
      reads += 1;
      return reads === 1
        ? refused(500, 'internal')
        : { status: 200, body: jsonSample.config({ imageModels: ['openai', 'studio'] }) };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Generate for 2 credits' })).toBeEnabled();
});

it('offers a retry in the dialog if the new price could not be loaded', async () => {
  let lists = 0;
  await open({
    'GET /api/image-models': () => {
      lists += 1;
      return lists === 2 ? refused(500, 'internal') : { status: 200, body: { items: [openai, studio] } };
    },
    [post]: refused(409, 'price_changed'),
  });
  const name = 'Generate for 2 credits';
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name })).toBeEnabled();
});

it('shows the credits that were used and returned if a cheaper image model made the image', async () => {
  const id = String(processing.generationId);
  const made = generation({ status: 'succeeded', model: 'studio', credits: 2, spentCredits: 1, version: 9 });
  const { publish } = await openEditor(
    { [`GET /api/generations/${id}`]: { status: 200, body: generation({ credits: 2 }) } },
    processing,
  );
  await screen.findByRole('progressbar', { name: 'Image generation' });
  publish(made);
  const text = 'Made with Studio engine (illustration). 1 credit used, 1 returned.';
  expect(await screen.findByText(text)).toBeVisible();
  act(() => setLanguage('es'));
  expect(
    await screen.findByText(
      'Hecha con Motor Studio (ilustración). Se ha usado 1 crédito y se ha devuelto 1.',
    ),
  ).toBeVisible();
});

it('sends the built-in model for one credit after it was chosen, and keeps the choice after a reload', async () => {
  const first = await open();
  await userEvent.click(await option(/^Studio/));
  expect(await screen.findByRole('button', { name: 'Generate for 1 credit' })).toBeEnabled();
  expect(screen.queryByRole('radio', { name: /^Best/ })).not.toBeInTheDocument();
  const stored = Object.entries(localStorage).filter(([key]) => key.endsWith('.model'));
  first.unmount();
  expect(stored.map(([, value]) => JSON.parse(String(value)) as unknown)).toEqual([
    { model: 'studio', quality: 'standard' },
  ]);
});

it('does not open the dialog with a button for a price that exceeds the balance', async () => {
  await open({}, 3);
  await userEvent.click(await option(/^Best/));
  expect(screen.getByRole('button', { name: 'Generate for 4 credits' })).toBeDisabled();
  expect(screen.getAllByText(/1 image costs 4 credits, and you have 3 credits\./)).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: 'Seed' })).not.toBeInTheDocument();
  await userEvent.click(await option(/^Draft/));
  expect(screen.getByRole('button', { name: 'Generate for 1 credit' })).toBeEnabled();
});

it('names the style photorealistic only for a model that draws photographs', async () => {
  await open();
  expect(await screen.findByRole('radio', { name: 'Photorealistic' })).toBeVisible();
  await userEvent.click(await option(/^Studio/));
  expect(screen.getByRole('radio', { name: 'Cinematic' })).toBeVisible();
});

it('shows no model, and asks for no models, if the server has only the built-in one', async () => {
  const { calls } = await openEditor({}, ready);
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeEnabled();
  expect(screen.queryByRole('group', { name: 'Image model' })).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path === '/api/image-models')).toEqual([]);
});

it('names models and qualities in Spanish', async () => {
  await open();
  await option(/^OpenAI/);
  act(() => setLanguage('es'));
  expect(await screen.findByRole('group', { name: 'Modelo de imagen' })).toBeVisible();
  expect(await option(/^Motor Studio, dibujado/)).toBeVisible();
  expect(await option(/^Borrador/)).toBeVisible();
});

describe('the switch that lets the image model draw the headline', () => {
  const letterSwitch = () => screen.findByRole('switch', { name: 'Let the image model draw the headline' });
  const generate = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };

  it('is off at first, and the request then leaves the headline to Portada', async () => {
    const { sent } = await open();
    expect(await letterSwitch()).not.toBeChecked();
    expect(await letterSwitch()).toHaveAccessibleDescription(/Portada sets the headline as type/);
    const dialog = await generate(/^Generate for 2/);
    expect(dialog.queryByText('The image model draws the headline.')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /^Generate for 2/ }));
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    expect(sent(post)[0]?.body).not.toHaveProperty('lettering');
  });

  it('is sent with the request, named in the dialog, and stored in the browser', async () => {
    const { sent } = await open();
    await userEvent.click(await letterSwitch());
    expect(await letterSwitch()).toHaveAccessibleDescription(/They can have errors/);
    const dialog = await generate(/^Generate for 2/);
    expect(dialog.getByText('The image model draws the headline.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Generate for 2/ }));
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    expect(sent(post)[0]?.body).toMatchObject({ model: 'openai', lettering: 'drawn' });
    expect(Object.values({ ...localStorage }).join()).toContain('"lettering":"drawn"');
  });

  it('is offered only for a model that can draw letters, and keeps its position for the next one', async () => {
    const { sent } = await open();
    await userEvent.click(await letterSwitch());
    await userEvent.click(await option(/^Studio/));
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    const dialog = await generate(/^Generate/);
    await userEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    expect(sent(post)[0]?.body).not.toHaveProperty('lettering');
    await userEvent.click(await option(/^OpenAI/));
    expect(await letterSwitch()).toBeChecked();
  });

  it('is offered with a single model of one quality, whose name and price are not shown', async () => {
    const only = { ...openai, id: 'bfl', qualities: [{ quality: 'standard' as const, credits: 1 }] };
    const { sent } = await open({
      'GET /api/config': { status: 200, body: jsonSample.config({ imageModels: ['bfl'] }) },
      'GET /api/image-models': { status: 200, body: { items: [only] } },
    });
    await userEvent.click(await letterSwitch());
    const dialog = await generate(/^Generate/);
    await userEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    expect(sent(post)[0]?.body).toMatchObject({ lettering: 'drawn' });
    expect(sent(post)[0]?.body).not.toHaveProperty('model');
  });
});
