import {
  type ImageSimulator,
  startAutomatic1111Simulator,
  startBflSimulator,
  startComfySimulator,
  startFalSimulator,
  startGeminiSimulator,
  startOpenAiSimulator,
  startReplicateSimulator,
} from '@portada/simulators';
import { z } from 'zod';
import { hostedModels } from './hosted-models';
import type { ImageModel } from './port';
import { imageModelSettings } from './settings';

/** An image provider under test: its simulator, and the settings that lead an adapter to the simulator. */
export type HostedFixture = {
  start: () => Promise<ImageSimulator>;
  settings: (simulator: ImageSimulator) => Record<string, string>;
  /** Model of the provider; null for the adapter's default model. */
  modelId: string | null;
};

/** The providers of all adapters, by the name of the adapter. */
export const hostedFixtures = {
  openai: {
    start: () => startOpenAiSimulator(),
    settings: ({ url, key }) => ({ OPENAI_BASE_URL: url, OPENAI_API_KEY: key }),
    modelId: null,
  },
  gemini: {
    start: () => startGeminiSimulator(),
    settings: ({ url, key }) => ({ GEMINI_BASE_URL: url, GEMINI_API_KEY: key }),
    modelId: null,
  },
  bfl: {
    start: () => startBflSimulator(),
    settings: ({ url, key }) => ({ BFL_BASE_URL: url, BFL_API_KEY: key }),
    modelId: null,
  },
  fal: {
    start: () => startFalSimulator(),
    settings: ({ url, key }) => ({ FAL_BASE_URL: url, FAL_KEY: key }),
    modelId: null,
  },
  replicate: {
    start: () => startReplicateSimulator(),
    settings: ({ url, key }) => ({ REPLICATE_BASE_URL: url, REPLICATE_API_TOKEN: key }),
    modelId: null,
  },
  comfyui: {
    start: () => startComfySimulator(),
    settings: ({ url }) => ({ COMFYUI_URL: url }),
    modelId: 'sdxl.safetensors',
  },
  automatic1111: {
    start: () => startAutomatic1111Simulator(),
    settings: ({ url }) => ({ AUTOMATIC1111_URL: url }),
    modelId: null,
  },
} as const satisfies Record<string, HostedFixture>;
/** Name of an adapter of a hosted or self-hosted model. */
export type HostedName = keyof typeof hostedFixtures;

/**
 * Creates an adapter as the worker creates it.
 * @param simulator running simulator of the provider
 * @param env settings in addition to those of the simulator
 * @param modelId model of the provider; the model of the fixture by default
 */
export const hostedModelOf = (
  name: HostedName,
  simulator: ImageSimulator,
  env: Record<string, string> = {},
  modelId: string | null = hostedFixtures[name].modelId,
): ImageModel => {
  const settings = z
    .object(imageModelSettings)
    .parse({ ...hostedFixtures[name].settings(simulator), ...env });
  const make = hostedModels(settings)[name];
  if (!make) throw new Error(`there is no adapter ${name}`);
  return make(modelId);
};
