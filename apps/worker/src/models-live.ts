import 'reflect-metadata';
import { hostedModels, imageModelSettings, requireModelKeys } from '@portada/image-models';
import { z } from 'zod';
import { runLiveScenarios } from './live-scenarios';

/** The adapters, each with the setting of its key; null for servers without keys. */
const adapters = {
  openai: 'OPENAI_API_KEY',
  gemini: 'GEMINI_API_KEY',
  bfl: 'BFL_API_KEY',
  fal: 'FAL_KEY',
  replicate: 'REPLICATE_API_TOKEN',
  comfyui: null,
  automatic1111: null,
} as const;

const schema = z.object(imageModelSettings).superRefine(requireModelKeys);

/**
 * Program that runs the scenarios of the contract suite against each provider whose key is set, and names the others.
 * The images are charged. The exit code is 1 if a scenario failed.
 */
const main = async (): Promise<number> => {
  let failed = 0;
  for (const [name, key] of Object.entries(adapters)) {
    const parsed = schema.safeParse({ ...process.env, IMAGE_MODEL: name });
    const make = parsed.data && hostedModels(parsed.data)[name];
    if (!make) {
      process.stdout.write(`${name}: not run. ${parsed.error?.issues[0]?.message ?? ''}\n`);
      continue;
    }
    const wrong = key && parsed.data[key] ? { ...parsed.data, [key]: 'wrong-key' } : null;
    const results = await runLiveScenarios(make(null), wrong && (hostedModels(wrong)[name]?.(null) ?? null));
    for (const { scenario, passed, detail } of results) {
      process.stdout.write(`${name}: ${passed ? 'passed' : 'FAILED'}: ${scenario}. ${detail}\n`);
      if (!passed) failed += 1;
    }
  }
  return failed > 0 ? 1 : 0;
};

void main().then((code) => process.exit(code));
