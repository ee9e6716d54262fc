import type { ImageModel } from './port';

/**
 * Creates the image model that the setting `IMAGE_MODEL` names.
 * @param names as the setting lists them
 * @param makers the models that this process knows, by name
 * @throws Error whose message names the setting, if it names no model, an unknown model or more than one
 */
export function chooseImageModel(
  names: readonly string[],
  makers: Readonly<Record<string, () => ImageModel>>,
): ImageModel {
  const known = Object.keys(makers).join(', ');
  const [name = '', ...others] = names;
  if (others.length > 0) throw new Error(`IMAGE_MODEL names ${names.length} models; name one of: ${known}.`);
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make) throw new Error(`IMAGE_MODEL names "${name}", which is unknown; known are: ${known}.`);
  return make();
}
