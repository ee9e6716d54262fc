import type { Asset } from '@portada/contracts';
import { limitFault } from '@portada/studio/document';
import { announce, toast } from '@portada/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';
import { positionOfNew } from '../add/new-layers';
import { uploadAsset } from '../../../shared/assets/upload-asset';
import { useChange, useOpenDocument } from '../state/editor-context';
import { useCutOut } from '../cut-out/use-cut-out';
import { maskIn, newPhoto } from './new-photo';
import { PictureError, preparePicture } from '../../../shared/assets/prepare-picture';

/** A file to upload, and what happens with the stored picture. */
type Upload = { file: Blob; onStored: (asset: Asset) => void };

/**
 * Returns functions that add a photo to the picture: from a file, which is uploaded first, or from an earlier upload. A
 * picture without room for another photo gets none, and the file is not uploaded.
 * @param withCutOut true if the person is cut out of each photo that is added
 */
export const useAddPhoto = (withCutOut: boolean) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { store } = useOpenDocument();
  const change = useChange();
  const queryClient = useQueryClient();
  const { cutOut } = useCutOut();

  const place = (asset: Pick<Asset, 'id' | 'width' | 'height'>) => {
    const { document } = store.getState().history;
    const layer = newPhoto(document, asset, withCutOut ? maskIn(document, asset.id) : null);
    const actions = [{ name: 'add', args: { layer, at: positionOfNew(document) } }];
    if (!change('add', actions, { select: layer.id })) return;
    announce(t('document.photo.added'));
    if (withCutOut && layer.maskId === null) void cutOut(layer, true);
  };
  const hasRoom = (): boolean => {
    const { document } = store.getState().history;
    const another = newPhoto(document, { id: crypto.randomUUID(), width: 1, height: 1 });
    const fault = limitFault({ ...document, layers: [...document.layers, another] }, document);
    if (fault) toast.error(t(`document.refused.${fault}`));
    return fault === null;
  };
  const upload = useMutation({
    mutationFn: async ({ file }: Upload) => uploadAsset((await preparePicture(file)).file, 'photo'),
    onSuccess: (asset, { onStored }) => {
      onStored(asset);
      return queryClient.invalidateQueries({ queryKey: queryKeys.assets });
    },
    onError: (error) =>
      toast.error(t('document.photo.failed'), {
        description:
          error instanceof PictureError ? t(`document.photo.${error.fault}`) : errorMessages.error(error),
      }),
  });
  /** Uploads a picture, which the caller places. */
  const uploadFor = (file: Blob, onStored: (asset: Asset) => void) => {
    if (!upload.isPending && hasRoom()) upload.mutate({ file, onStored });
  };
  return {
    place,
    isBusy: upload.isPending,
    add: (file: Blob) => uploadFor(file, place),
    upload: uploadFor,
  };
};
