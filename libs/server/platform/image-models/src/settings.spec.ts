import { z } from 'zod';
import { hostedModels } from './hosted-models';
import { imageModelSettings, requireModelKeys } from './settings';

const schema = z.object(imageModelSettings);
const refined = schema.superRefine(requireModelKeys);
const issuesOf = (env: Record<string, string>) =>
  refined.safeParse(env).error?.issues.map(({ message }) => message) ?? [];

it('the image model "studio" needs no setting', () => {
  expect(issuesOf({})).toEqual([]);
  expect(schema.parse({}).IMAGE_MODEL).toEqual(['studio']);
});

it('the image model "openai" needs a key; the message says how to get a key and that the studio needs none', () => {
  const [message] = issuesOf({ IMAGE_MODEL: 'studio, openai:gpt-image-2' });
  expect(message).toContain('"openai" needs OPENAI_API_KEY; create a key at https://platform.openai.com');
  expect(message).toContain('IMAGE_MODEL=studio works without a key.');
  expect(issuesOf({ IMAGE_MODEL: 'openai', OPENAI_API_KEY: 'sk-1' })).toEqual([]);
});

it('the image model "openai" with a compatible server needs no key', () => {
  expect(issuesOf({ IMAGE_MODEL: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' })).toEqual([]);
});

it.each([
  ['gemini', 'GEMINI_API_KEY', 'https://aistudio.google.com/apikey'],
  ['bfl', 'BFL_API_KEY', 'https://dashboard.bfl.ai'],
  ['fal', 'FAL_KEY', 'https://fal.ai/dashboard/keys'],
  ['replicate', 'REPLICATE_API_TOKEN', 'https://replicate.com/account/api-tokens'],
])('the image model %s needs the setting %s', (name, key, page) => {
  expect(issuesOf({ IMAGE_MODEL: name })).toEqual([
    `"${name}" needs ${key}; create one at ${page}. IMAGE_MODEL=studio works without a key.`,
  ]);
  expect(issuesOf({ IMAGE_MODEL: name, [key]: 'secret' })).toEqual([]);
});

it('the image model "comfyui" needs an address, and a workflow or a checkpoint', () => {
  const env = { COMFYUI_URL: 'http://127.0.0.1:8188' };
  expect(issuesOf({ IMAGE_MODEL: 'comfyui' })[0]).toContain('COMFYUI_URL');
  expect(issuesOf({ ...env, IMAGE_MODEL: 'comfyui' })[0]).toContain('COMFYUI_WORKFLOW');
  expect(issuesOf({ ...env, IMAGE_MODEL: 'comfyui:sdxl.safetensors' })).toEqual([]);
  expect(issuesOf({ ...env, IMAGE_MODEL: 'comfyui', COMFYUI_WORKFLOW: '/none.json' })[0]).toContain(
    'the file /none.json cannot be read',
  );
});

it('the image model "comfyui" needs a workflow for pictures that can be read, if one is set', () => {
  const env = { COMFYUI_URL: 'http://127.0.0.1:8188', IMAGE_MODEL: 'comfyui:sdxl.safetensors' };
  expect(issuesOf({ ...env, COMFYUI_EDIT_WORKFLOW: '/none.json' })[0]).toContain(
    'another COMFYUI_EDIT_WORKFLOW: the file /none.json cannot be read',
  );
});

it('the image model "automatic1111" needs an address', () => {
  expect(issuesOf({ IMAGE_MODEL: 'automatic1111' })[0]).toContain('AUTOMATIC1111_URL');
  expect(issuesOf({ IMAGE_MODEL: 'automatic1111', AUTOMATIC1111_URL: 'http://127.0.0.1:7860' })).toEqual([]);
});

it('hostedModels creates an adapter for each model name; the adapter reports this name and can be closed', async () => {
  const models = Object.entries(hostedModels(schema.parse({}))).map(
    ([name, make]) => [name, make(null)] as const,
  );
  for (const [name, model] of models) {
    expect(model.name).toBe(name);
    expect(model.capabilities.text).not.toBe('typeset');
    await model.close();
  }
});

it('no setting is reported as missing for an unknown model name, which the worker refuses', () => {
  expect(issuesOf({ IMAGE_MODEL: 'constructor' })).toEqual([]);
});

it('hostedModels creates adapters from the settings, and the entry of IMAGE_MODEL overrides the default model', () => {
  const { openai } = hostedModels(
    schema.parse({ OPENAI_API_KEY: 'sk-1', MODEL_DOWNLOAD_HOSTS: 'a.example, ' }),
  );
  expect(openai?.(null).estimateUsd?.({} as never)).toBeGreaterThan(0);
  expect(openai?.('gpt-image-1.5').capabilities.sizes?.['16:9']).toEqual({ width: 1536, height: 1024 });
});
