import { type ImageSimulator, startGeminiSimulator } from '@portada/simulators';
import { describeImageModel, everything, modelInput } from '../image-model.contract';
import type { ModelEvent, ModelInput } from '../port';
import { GeminiModel, type GeminiOptions, geminiDefaultModel } from './gemini-model';

let provider: ImageSimulator;
beforeAll(async () => (provider = await startGeminiSimulator()));
afterAll(() => provider.close());

const modelOf = (options: Partial<GeminiOptions> = {}) =>
  new GeminiModel({ key: provider.key, baseUrl: provider.url, model: geminiDefaultModel, ...options });

describeImageModel('gemini', () => ({ model: modelOf(), busyPrompt: 'keep busy [stuck]' }));

const lastOf = async (
  request: Partial<ModelInput>,
  options: Partial<GeminiOptions> = {},
): Promise<ModelEvent | undefined> => {
  const model = modelOf(options);
  const input = { ...modelInput(), ...request };
  const events = await everything(model.start(input, new AbortController().signal));
  await model.close();
  return events.at(-1);
};

it('the Gemini adapter requests the ratio and the size of the quality, and reports the price', async () => {
  const done = await lastOf({ aspectRatio: '9:16', quality: 'best' });
  expect(done).toMatchObject({ type: 'done', width: 1536, height: 2688, costUsd: 0.0672 });
  expect(provider.calls.at(-1)?.body).toMatchObject({
    generationConfig: {
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '9:16', imageSize: '2K' },
    },
  });
});

it.each<[string, Partial<Extract<ModelEvent, { type: 'failed' }>>]>([
  ['[refuse]', { code: 'safety', retryable: false }],
  ['[refuse-after]', { code: 'safety', retryable: false, mayBeCharged: true }],
  ['[402]', { code: 'quota', alarm: 'quota' }],
  ['[429]', { code: 'rate_limited', retryable: true }],
  ['[429 7]', { code: 'rate_limited', retryable: true, retryAfterMs: 7000 }],
  ['[500]', { code: 'provider', retryable: true }],
  ['[504]', { code: 'timeout', retryable: true, mayBeCharged: true }],
  ['[cut]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[no-picture]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[bomb]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[not-a-picture]', { code: 'provider', retryable: true, mayBeCharged: true }],
])(
  'the Gemini adapter maps the error that the simulator switch %s causes to a failure',
  async (words, expected) => {
    expect(await lastOf({ prompt: `A rocket on the moon ${words}` })).toMatchObject({
      type: 'failed',
      ...expected,
    });
  },
);

it('the Gemini adapter repeats the request once if the model answered with text, and adds the costs of both answers', async () => {
  const before = provider.calls.length;
  const done = await lastOf({ prompt: 'A rocket on the moon [words-first]' });
  expect(done).toMatchObject({ type: 'done', costUsd: expect.any(Number) });
  expect(provider.calls).toHaveLength(before + 2);
  expect(provider.calls.at(-1)?.prompt).toContain('Output only the final image');
});

it('the Gemini adapter reports a wrong key and an unknown model as alarms for the operator', async () => {
  expect(await lastOf({}, { key: 'wrong' })).toMatchObject({ code: 'quota', alarm: 'key' });
  expect(await lastOf({}, { model: 'gemini-none' })).toMatchObject({ code: 'bad_request', alarm: 'model' });
});

it('the Gemini adapter reports no price for models that are not in its price list', async () => {
  expect(modelOf({ model: 'gemini-3-pro-image' }).estimateUsd(modelInput())).toBeNull();
  expect(modelOf().estimateUsd(modelInput())).toBeGreaterThan(0);
});

it('the Gemini adapter reports a failure after its time limit', async () => {
  expect(await lastOf({ prompt: 'A rocket [stuck]' }, { timeoutMs: 100 })).toMatchObject({ code: 'timeout' });
});
