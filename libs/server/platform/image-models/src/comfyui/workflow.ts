import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ModelInput, ModelQuality, ModelSize } from '../port';
import { negativePrompt, imagePrompt } from '../provider/image-prompt';

/** Schema of a workflow in ComfyUI's API format: nodes by their id. */
const workflowSchema = z.record(
  z.string(),
  z.object({ class_type: z.string().min(1), inputs: z.record(z.string(), z.unknown()) }).loose(),
);
/** A workflow in ComfyUI's API format. */
export type Workflow = z.infer<typeof workflowSchema>;

/**
 * Names of the placeholders that a ComfyUI workflow may contain; `prompt` and `seed` are required. `base` and `mask` are
 * names of uploaded pictures.
 */
const placeholders = ['prompt', 'negative', 'width', 'height', 'seed', 'steps', 'base', 'mask'] as const;
type Placeholder = (typeof placeholders)[number];
const required: readonly Placeholder[] = ['prompt', 'seed'];
/** Placeholders that a workflow for changing a picture requires. */
const requiredToChange: readonly Placeholder[] = [...required, 'base'];

const steps: Record<ModelQuality, number> = { draft: 12, standard: 24, best: 40 };

/**
 * Reads the file of a ComfyUI workflow.
 * @param path of a JSON file in ComfyUI's API format ("Save (API format)")
 * @param use `draw`: the workflow draws an image from a text; `change`: the workflow changes a base picture
 * @throws Error whose message describes the fault of the file
 */
export const readWorkflow = (path: string, use: 'draw' | 'change' = 'draw'): Workflow => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`the file ${path} cannot be read`);
  }
  const parsed = workflowSchema.safeParse(parsedOrNull(text));
  if (!parsed.success) throw new Error(`the file ${path} is no workflow in ComfyUI's API format`);
  const wanted = use === 'draw' ? required : requiredToChange;
  const missing = wanted.filter((name) => !text.includes(`{{${name}}}`));
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

/** Returns the nodes that every built-in workflow has: checkpoint, texts, sampler, and the nodes that save the image. */
const commonNodes = (checkpoint: string, latent: string, denoise: number): Workflow => ({
  '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: checkpoint } },
  '2': { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}', clip: ['1', 1] } },
  '3': { class_type: 'CLIPTextEncode', inputs: { text: '{{negative}}', clip: ['1', 1] } },
  '5': {
    class_type: 'KSampler',
    inputs: {
      model: ['1', 0],
      positive: ['2', 0],
      negative: ['3', 0],
      latent_image: [latent, 0],
      seed: '{{seed}}',
      steps: '{{steps}}',
      cfg: 7,
      sampler_name: 'euler',
      scheduler: 'normal',
      denoise,
    },
  },
  '6': { class_type: 'VAEDecode', inputs: { samples: ['5', 0], vae: ['1', 2] } },
  '7': { class_type: 'SaveImage', inputs: { images: ['6', 0], filename_prefix: 'portada' } },
});

/**
 * Creates a ComfyUI workflow that draws an image from a text.
 * @param checkpoint file name of the checkpoint on the server
 */
export const plainWorkflow = (checkpoint: string): Workflow => ({
  ...commonNodes(checkpoint, '4', 1),
  '4': {
    class_type: 'EmptyLatentImage',
    inputs: { width: '{{width}}', height: '{{height}}', batch_size: 1 },
  },
});

/** Returns the inputs of a node that crops a picture to the size of the image. */
const cropped = (image: [node: string, output: number]) => ({
  image,
  upscale_method: 'lanczos',
  width: '{{width}}',
  height: '{{height}}',
  crop: 'center',
});

/**
 * Creates a ComfyUI workflow that changes a base picture, in the part that a mask selects by transparent pixels.
 * @param checkpoint file name of the checkpoint on the server
 */
export const changingWorkflow = (checkpoint: string): Workflow => ({
  ...commonNodes(checkpoint, '14', 0.8),
  '8': { class_type: 'LoadImage', inputs: { image: '{{base}}' } },
  '9': { class_type: 'ImageScale', inputs: cropped(['8', 0]) },
  '10': { class_type: 'VAEEncode', inputs: { pixels: ['9', 0], vae: ['1', 2] } },
  '11': { class_type: 'LoadImageMask', inputs: { image: '{{mask}}', channel: 'alpha' } },
  '12': { class_type: 'MaskToImage', inputs: { mask: ['11', 0] } },
  '13': { class_type: 'ImageScale', inputs: cropped(['12', 0]) },
  '15': { class_type: 'ImageToMask', inputs: { image: ['13', 0], channel: 'red' } },
  '14': { class_type: 'SetLatentNoiseMask', inputs: { samples: ['10', 0], mask: ['15', 0] } },
});

/** Returns true if a ComfyUI workflow contains a placeholder. */
export const hasPlaceholder = (workflow: Workflow, name: Placeholder): boolean =>
  JSON.stringify(workflow).includes(`{{${name}}}`);

/** Names of the uploaded pictures of a request, as nodes of a ComfyUI workflow load them; empty without pictures. */
export type UploadedPictures = { base?: string; mask?: string };

/**
 * Fills the placeholders of a ComfyUI workflow. A text that consists of one placeholder is replaced by the value in
 * its own type.
 * @param workflow workflow with placeholders
 * @param input the user's request
 * @param size of the image in pixels
 * @param files names of the uploaded pictures
 */
export const filledWorkflow = (
  workflow: Workflow,
  input: ModelInput,
  size: ModelSize,
  { base = '', mask = '' }: UploadedPictures = {},
): Workflow => {
  const values: Record<Placeholder, string | number> = {
    prompt: imagePrompt({ ...input, pictures: [] }),
    negative: negativePrompt(input),
    ...size,
    seed: input.seed,
    steps: steps[input.quality ?? 'standard'],
    base,
    mask,
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
