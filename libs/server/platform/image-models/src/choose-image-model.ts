import type { ImageModel } from './port';

/** An entry of the setting `IMAGE_MODEL`: the name of an adapter, and the model of the provider if the entry names one. */
export type ModelEntry = { id: string; name: string; modelId: string | null };

/** Creates an adapter. @param modelId the provider's model; null for the adapter's default */
export type MakeImageModel = (modelId: string | null) => ImageModel;

/**
 * Reads an entry of `IMAGE_MODEL`: `name`, or `name:model-id`. The id may contain further colons.
 * @param id the entry
 */
export const readModelEntry = (id: string): ModelEntry => {
  const colon = id.indexOf(':');
  if (colon === -1) return { id, name: id, modelId: null };
  return { id, name: id.slice(0, colon), modelId: id.slice(colon + 1) || null };
};

/**
 * Creates the image models that the setting `IMAGE_MODEL` lists, in its order.
 * @param list entries as the setting has them
 * @param makers the adapters that this process knows, by name
 * @throws Error whose message names the setting, if it lists no model, an unknown one, or one twice
 */
export function chooseImageModels(
  list: readonly string[],
  makers: Readonly<Record<string, MakeImageModel>>,
): { id: string; model: ImageModel }[] {
  const known = Object.keys(makers).join(', ');
  if (list.length === 0) throw new Error(`IMAGE_MODEL names no model; known are: ${known}.`);
  const chosen = list.map(readModelEntry).map((entry) => {
    const make = Object.hasOwn(makers, entry.name) ? makers[entry.name] : undefined;
    if (!make) throw new Error(`IMAGE_MODEL names "${entry.name}", which is unknown; known are: ${known}.`);
    return { entry, make };
  });
  const twice = list.find((id, place) => list.indexOf(id) !== place);
  if (twice !== undefined) throw new Error(`IMAGE_MODEL names "${twice}" twice.`);
  return chosen.map(({ entry: { id, modelId }, make }) => ({ id, model: make(modelId) }));
}
