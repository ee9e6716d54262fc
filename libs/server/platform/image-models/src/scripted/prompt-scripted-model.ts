import { modelFailureCodes } from './failure-codes';
import type { ImageModel, ModelInput } from '../port';
import { type ModelScript, createScriptedModel } from './scripted-model';

/** Time in ms that a picture takes where the prompt says nothing. */
const usualMs = 600;

/**
 * A scripted model whose script stands in the prompt, for tests of the whole running product:
 * `[slow 4000]` takes that many ms, `[fail provider]` fails so for good, `[fail-once provider]` fails once per
 * generation and may be tried again, `[hang]` never answers, `[stages]` reports stages without percentages, `[silent]`
 * reports nothing.
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
  const [, once, named] = /\[fail(-once)? ([a-z_]+)\]/.exec(prompt) ?? [];
  const code = modelFailureCodes.find((known) => known === named);
  if (!code) return script;
  if (once) {
    if (failedOnce.has(generationId)) return script;
    failedOnce.add(generationId);
  }
  return { ...script, fail: { code, retryable: once !== undefined } };
}
