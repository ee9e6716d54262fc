import type { Channel, ChannelPut, ChannelSettings, Thumbnail } from '@portada/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userStorageKey } from '../../../../shared/session/user-storage';
import { draft, openEditor, path } from '../../testing/open-editor';
import { isSameSettings, settingsOf, valuesOfSettings } from './channel-settings';

const settings: ChannelSettings = {
  style: 'neon',
  mood: 'funny',
  colorPalette: 'Warm',
  aspectRatio: '9:16',
  place: null,
  person: { hair: 'red' },
  savedPersonId: null,
  model: null,
  brand: false,
};
const channel = (name: string, n = 1, changes: Partial<ChannelSettings> = {}): Channel => ({
  id: `7d444840-9dc0-41d1-b245-00000000070${n}`,
  name,
  settings: { ...settings, ...changes },
  updatedAt: '2026-11-21T10:00:00.000Z',
});
const fresh = { ...draft, prompt: null, promptDraft: null, generatedImages: [] };

const open = (channels: Channel[], thumbnail: Thumbnail = fresh) =>
  openEditor(
    {
      'GET /api/me/channels': { status: 200, body: { items: channels } },
      'PUT /api/me/channels': ({ body }) => ({
        status: 200,
        body: { ...channel((body as ChannelPut).name), ...(body as ChannelPut) },
      }),
      'DELETE /api/me/channels/7d444840-9dc0-41d1-b245-000000000701': { status: 204 },
      [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...fresh, ...(body as object) } }),
    },
    thumbnail,
  );
const isChecked = (name: RegExp | string) => screen.findByRole('radio', { name, checked: true });

it('saves the settings as a new channel without requesting an image, and Enter does the same', async () => {
  const { sent } = await open([]);
  const prompt = await screen.findByRole('textbox', { name: /^Describe the image/ });
  fireEvent.change(prompt, { target: { value: 'A red rocket on a messy desk' } });
  await userEvent.click(await screen.findByText('Channel: none'));
  await userEvent.type(await screen.findByLabelText('Name of a new channel'), 'Cooking{Enter}');
  expect(await screen.findByText('Channel: Cooking')).toBeVisible();
  expect(sent('PUT /api/me/channels').map(({ body }) => body)).toEqual([
    {
      name: 'Cooking',
      settings: expect.objectContaining({ style: 'photorealistic', model: null, brand: false }) as object,
    },
  ]);
  expect(screen.queryByRole('dialog', { name: 'Generate this image?' })).toBeNull();
  expect(sent('POST /api/generate-image')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Name of a new channel'), 'COOKING');
  expect(screen.getByRole('button', { name: 'Save as a new channel' })).toBeDisabled();
});

it('puts the settings of a chosen channel into the form, and "Undo" puts the former ones back', async () => {
  await open([channel('Cooking')]);
  await userEvent.click(await screen.findByText('Channel: none'));
  await userEvent.selectOptions(await screen.findByLabelText('Channel'), 'Cooking');
  expect(await isChecked(/^Neon/)).toBeVisible();
  expect(await screen.findByLabelText('Mood')).toHaveValue('funny');
  expect(await screen.findByLabelText('Hair')).toHaveValue('red');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText('Mood')).toHaveValue('intense'));
  expect(await screen.findByRole('button', { name: 'Save these settings to “Cooking”' })).toBeVisible();
});

const old = {
  ...fresh,
  prompt: {
    imageDescription: 'A red rocket on a messy desk',
    style: 'comic',
    mood: 'calm',
    colorPalette: 'Cool',
    elementsToInclude: [],
    elementsToAvoid: [],
    aspectRatio: '16:9' as const,
  },
};

it.each([
  ['a new thumbnail with', fresh, 'funny'],
  ['no thumbnail with a prompt with', old, 'calm'],
])('starts %s the settings of the channel that was used last', async (_, thumbnail, mood) => {
  // The channel was chosen on this device before the editor is opened, which clears the storage of other tests.
  const key = userStorageKey(draft.userId, 'channel');
  const stored = Storage.prototype.getItem;
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, name: string) {
    return name === key ? channel('Cooking').id : stored.call(this, name);
  });
  await open([channel('Cooking')], thumbnail);
  expect(await screen.findByText('Channel: Cooking')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Mood')).toHaveValue(mood));
  jest.restoreAllMocks();
});

it('deletes a channel, and "Undo" creates it again', async () => {
  const { sent } = await open([channel('Cooking')]);
  await userEvent.click(await screen.findByText('Channel: none'));
  await userEvent.selectOptions(await screen.findByLabelText('Channel'), 'Cooking');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the channel “Cooking”' }));
  expect(await screen.findByText('Channel: none')).toBeVisible();
  const undo = await screen.findAllByRole('button', { name: 'Undo' });
  await userEvent.click(undo.at(-1) as HTMLElement);
  expect(await screen.findByText('Channel: Cooking')).toBeVisible();
  expect(sent('PUT /api/me/channels').map(({ body }) => body)).toEqual([{ name: 'Cooking', settings }]);
});

it('compares settings without their order, and a model only if there is a choice', () => {
  const other: ChannelSettings = { ...settings, person: { hair: 'red' }, style: 'neon' };
  expect(isSameSettings(settings, { ...other, model: { id: 'a', quality: 'draft' } })).toBe(true);
  const chosen = { ...settings, model: { id: 'a', quality: 'draft' as const } };
  expect(isSameSettings(chosen, { ...settings, model: { id: 'b', quality: 'draft' } })).toBe(false);
  expect(isSameSettings(settings, { ...settings, brand: true })).toBe(false);
});

it('returns the same settings from the values of the form for them', () => {
  const values = {
    ...{ prompt: '', headline: '', elementsToInclude: '', elementsToAvoid: '', variants: 1, seed: '' },
    ...valuesOfSettings({ ...settings, place: 'forest' }),
  };
  const choices = {
    choice: { chosen: null, quality: 'standard' as const, choose: jest.fn() },
    brand: { isOn: false, choose: jest.fn() },
  };
  expect(settingsOf(values, choices)).toEqual({ ...settings, place: 'forest' });
});
