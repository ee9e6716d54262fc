import { join } from 'node:path';
import { type ModelInput, imageModelSettings } from '@portada/image-models';
import { createMemoryLedger, everything, modelInput } from '@portada/image-models/contract';
import { type ImageSimulator, startBflSimulator, startOpenAiSimulator } from '@portada/simulators';
import sharp from 'sharp';
import { z } from 'zod';
import { type ImageModelSettings, createImageModel } from './image-models';

const settings: ImageModelSettings = {
  ...z.object(imageModelSettings).parse({ OPENAI_API_KEY: 'sk-test' }),
  NODE_ENV: 'production',
  STUDIO_DIR: 'dist/studio',
  WORKER_CONCURRENCY: 1,
};
const ignore = () => undefined;
const services = () => ({
  logger: { info: ignore, warn: ignore, error: ignore },
  ledger: createMemoryLedger(),
});

describe('createImageModel (the image model that the settings name)', () => {
  it('creates the studio, the built-in image model, in production', async () => {
    const model = createImageModel(settings, services());
    expect(model.name).toBe('studio');
    await model.close();
  });

  it('refuses the scripted image model in production', () => {
    expect(() => createImageModel({ ...settings, IMAGE_MODEL: ['scripted'] }, services())).toThrow(
      'IMAGE_MODEL names "scripted", which is unknown',
    );
  });

  it('creates the scripted image model outside of production', async () => {
    const model = createImageModel({ ...settings, IMAGE_MODEL: ['scripted'], NODE_ENV: 'test' }, services());
    expect(model.name).toBe('scripted');
    await model.close();
  });

  it('puts an image model with a price, or several image models, into a fallback chain', async () => {
    const paid = createImageModel({ ...settings, IMAGE_MODEL: ['openai'] }, services());
    const several = createImageModel(
      { ...settings, IMAGE_MODEL: ['openai:gpt-image-2', 'studio'] },
      services(),
    );
    expect([paid.name, several.name]).toEqual(['openai', 'openai:gpt-image-2,studio']);
    expect(several.capabilities).toMatchObject({ resume: true, seed: false, previews: true });
    await Promise.all([paid.close(), several.close()]);
  });
});

describe('the address of webhooks, which a request of a chain names', () => {
  let provider: ImageSimulator;
  beforeAll(async () => (provider = await startBflSimulator()));
  afterAll(() => provider.close());

  it.each([
    [{ PUBLIC_URL: 'https://portada.example' }, 'https://portada.example/api/model-webhooks/bfl/'],
    [{ PUBLIC_URL: 'https://portada.example/' }, 'https://portada.example/api/model-webhooks/bfl/'],
    [{ PUBLIC_URL: 'http://portada.example' }, null],
    [{ PUBLIC_URL: 'https://localhost:3000' }, null],
    [{ PUBLIC_URL: 'https://127.0.0.1' }, null],
    [{}, null],
    [{ PUBLIC_URL: 'https://portada.example', MODEL_WEBHOOK_URL: 'off' as const }, null],
    [
      { PUBLIC_URL: 'https://portada.example', MODEL_WEBHOOK_URL: 'http://127.0.0.1:9' },
      'http://127.0.0.1:9/api/model-webhooks/bfl/',
    ],
  ])('with the settings %j it begins with %s', async (given, expected) => {
    const model = createImageModel(
      {
        ...settings,
        IMAGE_MODEL: ['bfl'],
        BFL_BASE_URL: provider.url,
        BFL_API_KEY: provider.key,
        STUDIO_DIR: join(__dirname, '../../../dist/studio'),
        ...given,
      },
      services(),
    );
    const abort = new AbortController();
    // The request itself is the subject; its image is not needed.
    for await (const event of model.start(modelInput(), abort.signal)) if (event.type === 'started') break;
    await model.close();
    const { webhook_url: url = null } = provider.calls.at(-1)?.body as { webhook_url?: string };
    if (expected === null) expect(url).toBeNull();
    else expect(url).toMatch(new RegExp(`^${expected}[^/]+/[\\w-]{43}$`));
  });
});

describe('a fallback chain of OpenAI and the studio (the built-in image model)', () => {
  let provider: ImageSimulator;
  beforeAll(async () => (provider = await startOpenAiSimulator()));
  afterAll(() => provider.close());

  const lastOf = async (prompt: string, more: Partial<ModelInput> = {}) => {
    const model = createImageModel(
      {
        ...settings,
        IMAGE_MODEL: ['openai', 'studio'],
        OPENAI_API_KEY: provider.key,
        OPENAI_BASE_URL: provider.url,
        STUDIO_DIR: join(__dirname, '../../../dist/studio'),
      },
      services(),
    );
    const events = await everything(
      model.start({ ...modelInput({ prompt }), ...more }, new AbortController().signal),
    );
    await model.close();
    return events.at(-1);
  };

  it('sets the headline over an image of OpenAI without text (plate), at the exact size, marked as made by a model', async () => {
    const done = await lastOf('I built a rocket "24 HOURS"');
    if (done?.type !== 'done') throw new Error(JSON.stringify(done));
    const { width, height, xmp } = await sharp(done.bytes).metadata();
    expect([width, height]).toEqual([1920, 1080]);
    expect(String(xmp)).toContain('compositeWithTrainedAlgorithmicMedia');
    expect(done).toMatchObject({
      model: 'gpt-image-2',
      entry: 'openai',
      costUsd: expect.any(Number),
      original: { width: 1536, height: 864 },
      scene: { width: 1920, height: 1080 },
      lettering: 'typeset',
      plate: { mimeType: 'image/jpeg' },
    });
    const layers = done.scene?.layers as { kind: string; role: string }[];
    expect(new Set(layers.map(({ kind, role }) => `${kind} ${role}`))).toEqual(new Set(['text headline']));
    expect(done.legibility?.lines.map(({ rule }) => rule)).toContain('contrast');
    const [asked] = provider.calls;
    expect(asked?.prompt).toMatch(/Keep the .* of the image calm and free of detail/);
  });

  it('keeps the letters of an image of OpenAI if the model draws the headline, and measures only light and color', async () => {
    const done = await lastOf('Probé la hamburguesa más cara', { headline: '¿300 €?', lettering: 'drawn' });
    if (done?.type !== 'done') throw new Error(JSON.stringify(done));
    const { width, height, xmp } = await sharp(done.bytes).metadata();
    expect([width, height]).toEqual([1920, 1080]);
    expect(String(xmp)).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(done).toMatchObject({ entry: 'openai', lettering: 'drawn' });
    expect(done.scene).toBeUndefined();
    expect(done.plate).toBeUndefined();
    expect(done.legibility?.lines.map(({ rule }) => rule)).toEqual(['brightness', 'saturation']);
    expect(provider.calls.at(-1)?.prompt).toMatch(/"¿300 €\?"\.\nThe headline is in Spanish\./);
  });

  it('sets the headline of an image of the studio, although the request asks the failed OpenAI to draw it', async () => {
    const done = await lastOf('I built a rocket in a garage [500]', { lettering: 'drawn' });
    if (done?.type !== 'done') throw new Error(JSON.stringify(done));
    expect(done).toMatchObject({ model: 'studio' });
    const layers = done.scene?.layers as { role?: string }[];
    expect(layers.some(({ role }) => role === 'headline')).toBe(true);
  });

  it.each(['[truncated]', '[bomb]', '[not-a-picture]', '[500]', '[402]', '[cut]'])(
    'returns an image of the studio when OpenAI fails with %s',
    async (words) => {
      const done = await lastOf(`I built a rocket in a garage ${words}`);
      expect(done).toMatchObject({ type: 'done', model: 'studio', scene: { version: 1 } });
    },
  );

  it('does not send a prompt to the studio that OpenAI refused', async () => {
    expect(await lastOf('I built a rocket in a garage [refuse]')).toMatchObject({ code: 'safety' });
  });
});
