import type { ImageModel } from './port';

/** An entry of the setting `IMAGE_MODEL`: the name of an adapter, and the model of the provider if the entry names one. */
export type ModelEntry = { id: string; name: string; modelId: string | null };

/**
 * Creates the adapter of an image model.
 * @param modelId the provider's model; null for the adapter's default model
 */
export type MakeImageModel = (modelId: string | null) => ImageModel;

/**
 * Reads an entry of `IMAGE_MODEL`: `name`, or `name:model-id`. The id may contain further colons.
 * @param id the entry, such as `openai:gpt-image-2`
 */
export const readModelEntry = (id: string): ModelEntry => {
  const colon = id.indexOf(':');
  if (colon === -1) return { id, name: id, modelId: null };
  return { id, name: id.slice(0, colon), modelId: id.slice(colon + 1) || null };
};

/**
 * Creates the image models that the setting `IMAGE_MODEL` lists, in the order of the list.
 * @param list entries of the setting
 * @param makers functions that create the adapters that this process knows, by name
 * @throws Error whose message names the setting, if the list is empty, or contains an unknown model or the same
 *   model twice
 */
export function chooseImageModels(
  list: readonly string[],
  makers: Readonly<Record<string, MakeImageModel>>,
): { id: string; model: ImageModel }[] {
  const known = Object.keys(makers).join(', ');
  if (list.length === 0) throw new Error(`IMAGE_MODEL names no model; the known models are: ${known}.`);
  const chosen = list.map(readModelEntry).map((entry) => {
    const make = Object.hasOwn(makers, entry.name) ? makers[entry.name] : undefined;
    if (!make)
      throw new Error(`IMAGE_MODEL names "${entry.name}", which is unknown; the known models are: ${known}.`);
    return { entry, make };
  });
  const twice = list.find((id, place) => list.indexOf(id) !== place);
  if (twice !== undefined) throw new Error(`IMAGE_MODEL names "${twice}" twice.`);
  return chosen.map(({ entry: { id, modelId }, make }) => ({ id, model: make(modelId) }));
}
