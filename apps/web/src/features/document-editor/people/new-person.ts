import type { SavedPerson } from '@portada/contracts';
import { type SceneDocument, personLight } from '@portada/studio/document';
import { newPhoto } from '../photo/new-photo';

/** Creates a layer with a saved person, cut out, at the lower edge of a document. The layer has the person's name. */
export const newPerson = (
  document: SceneDocument,
  { assetId, maskId, crop, name, width, height }: SavedPerson,
): ReturnType<typeof newPhoto> => {
  const shown = { width: width * (crop?.width ?? 1), height: height * (crop?.height ?? 1) };
  const photo = newPhoto(document, { id: assetId, ...shown }, maskId);
  // A body that ends above the lower edge of the picture would float.
  return {
    ...photo,
    ...personLight,
    name,
    crop,
    box: { ...photo.box, y: document.height - photo.box.height },
  };
};
