import { modelFailureCodes } from './failure-codes';
import type { ImageModel, ModelInput } from '../port';
import { type ModelScript, createScriptedModel } from './scripted-model';

/** Default duration of a generation of the scripted model in ms. */
const usualMs = 600;

/**
 * A scripted model that reads its script from the prompt, for tests of the running product: `[slow 4000]` takes that
 * many ms, `[fail provider]` fails permanently, `[fail-once provider]` fails once per generation and can be retried,
 * `[fail-first provider]` fails the first generation with this prompt permanently,
 * `[hang]` never answers, `[stages]` reports stages without percentages, `[silent]` reports nothing, `[ready]` gives an image
 * of the exact size that is encoded once.
 */
export function createPromptScriptedModel(): ImageModel {
  const failedOnce = new Set<string>();
  return createScriptedModel((input) => scriptOf(input, failedOnce));
}

function scriptOf({ prompt, generationId }: ModelInput, failedOnce: Set<string>): ModelScript {
  const slow = /\[slow (\d{1,6})\]/.exec(prompt)?.[1];
  const script: ModelScript = { durationMs: slow ? Number(slow) : usualMs };
  if (prompt.includes('[hang]')) script.hang = true;
  if (prompt.includes('[stages]')) script.progress = 'stages';
  if (prompt.includes('[silent]')) script.progress = 'none';
  if (prompt.includes('[ready]')) script.isReady = true;
  const [, once, named] = /\[fail(-once|-first)? ([a-z_]+)\]/.exec(prompt) ?? [];
  const code = modelFailureCodes.find((known) => known === named);
  if (!code) return script;
  if (once) {
    const key = once === '-once' ? generationId : prompt;
    if (failedOnce.has(key)) return script;
    failedOnce.add(key);
  }
  return { ...script, fail: { code, retryable: once === '-once' } };
}
