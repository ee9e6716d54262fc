import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ModelInput, ModelQuality, ModelSize } from '../port';
import { negativePrompt, platePrompt } from '../provider/plate-prompt';

/** Schema of a workflow in ComfyUI's API format: nodes by their id. */
const workflowSchema = z.record(
  z.string(),
  z.object({ class_type: z.string().min(1), inputs: z.record(z.string(), z.unknown()) }).loose(),
);
/** A workflow in ComfyUI's API format. */
export type Workflow = z.infer<typeof workflowSchema>;

/** Names of the placeholders that a ComfyUI workflow may contain; `prompt` and `seed` are required. */
const placeholders = ['prompt', 'negative', 'width', 'height', 'seed', 'steps'] as const;
type Placeholder = (typeof placeholders)[number];
const required: readonly Placeholder[] = ['prompt', 'seed'];

const steps: Record<ModelQuality, number> = { draft: 12, standard: 24, best: 40 };

/**
 * Reads the file of a ComfyUI workflow.
 * @param path of a JSON file in ComfyUI's API format ("Save (API format)")
 * @throws Error whose message describes the fault of the file
 */
export const readWorkflow = (path: string): Workflow => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`the file ${path} cannot be read`);
  }
  const parsed = workflowSchema.safeParse(parsedOrNull(text));
  if (!parsed.success) throw new Error(`the file ${path} is no workflow in ComfyUI's API format`);
  const missing = required.filter((name) => !text.includes(`{{${name}}}`));
  if (missing.length > 0)
    throw new Error(`the workflow ${path} lacks ${missing.map((name) => `{{${name}}}`).join(' and ')}`);
  return parsed.data;
};

const parsedOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Creates a ComfyUI workflow that draws an image from a text.
 * @param checkpoint file name of the checkpoint on the server
 */
export const plainWorkflow = (checkpoint: string): Workflow => ({
  '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: checkpoint } },
  '2': { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}', clip: ['1', 1] } },
  '3': { class_type: 'CLIPTextEncode', inputs: { text: '{{negative}}', clip: ['1', 1] } },
  '4': {
    class_type: 'EmptyLatentImage',
    inputs: { width: '{{width}}', height: '{{height}}', batch_size: 1 },
  },
  '5': {
    class_type: 'KSampler',
    inputs: {
      model: ['1', 0],
      positive: ['2', 0],
      negative: ['3', 0],
      latent_image: ['4', 0],
      seed: '{{seed}}',
      steps: '{{steps}}',
      cfg: 7,
      sampler_name: 'euler',
      scheduler: 'normal',
      denoise: 1,
    },
  },
  '6': { class_type: 'VAEDecode', inputs: { samples: ['5', 0], vae: ['1', 2] } },
  '7': { class_type: 'SaveImage', inputs: { images: ['6', 0], filename_prefix: 'portada' } },
});

/**
 * Fills the placeholders of a ComfyUI workflow. A text that consists of one placeholder is replaced by the value in
 * its own type.
 * @param workflow workflow with placeholders
 * @param input the user's request
 * @param size of the image in pixels
 */
export const filledWorkflow = (workflow: Workflow, input: ModelInput, size: ModelSize): Workflow => {
  const values: Record<Placeholder, string | number> = {
    prompt: platePrompt(input),
    negative: negativePrompt(input),
    ...size,
    seed: input.seed,
    steps: steps[input.quality ?? 'standard'],
  };
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value === 'string') return filledText(value, values);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]));
  };
  return workflowSchema.parse(filled(workflow));
};

const filledText = (text: string, values: Record<Placeholder, string | number>): string | number => {
  const whole = placeholders.find((name) => text === `{{${name}}}`);
  if (whole) return values[whole];
  // All placeholders are replaced in one pass, so that a placeholder in the user's prompt is not replaced.
  return text.replace(/\{\{(\w+)\}\}/g, (found, name: string) =>
    Object.hasOwn(values, name) ? String(values[name as Placeholder]) : found,
  );
};
