import type { ImageModel } from './port';
import { createPromptScriptedModel } from './scripted/prompt-scripted-model';
import { type StudioOptions, createStudio } from './studio/studio';

/** Which model the process draws with. */
export type ImageModelOptions = {
  /** Names as `IMAGE_MODEL` lists them. */
  names: string[];
  studio: StudioOptions;
  /** Whether the name `scripted` is known: never in production. */
  allowScripted?: boolean;
};

/**
 * The image model that the settings name.
 * @param options names and what each adapter needs
 * @throws a sentence naming the setting where no model, an unknown one or more than one is named
 */
export function createImageModels({ names, studio, allowScripted = false }: ImageModelOptions): ImageModel {
  const makers: Record<string, () => ImageModel> = {
    studio: () => createStudio(studio),
    ...(allowScripted ? { scripted: createPromptScriptedModel } : {}),
  };
  const known = Object.keys(makers).join(', ');
  const [name = '', ...others] = names;
  if (others.length > 0) throw new Error(`IMAGE_MODEL names ${names.length} models; name one of: ${known}.`);
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make) throw new Error(`IMAGE_MODEL names "${name}", which is unknown; known are: ${known}.`);
  return make();
}
