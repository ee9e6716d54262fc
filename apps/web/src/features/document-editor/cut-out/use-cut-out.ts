import { type DocumentLayer, personLight } from '@portada/studio/document';
import { announce, toast } from '@portada/ui';
import { useSyncExternalStore } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { uploadAsset } from '../../../shared/assets/upload-asset';
import { readAsset } from '../api/document-api';
import { CutOutError } from './cut-out-error';
import { type OpenDocument, useChange, useOpenDocument } from '../state/editor-context';

type Photo = Extract<DocumentLayer, { kind: 'photo' }>;

/** Finds the person of a photo and stores the mask. @returns id of the mask, and
 * whether the photo cuts the person off below; null if the photo shows no person */
const storedMask = async (
  { cutting }: OpenDocument,
  { id: layerId, assetId }: Pick<Photo, 'id' | 'assetId'>,
  control: AbortController,
): Promise<{ maskId: string; isCutBelow: boolean } | null> => {
  const { signal } = control;
  const stage = (name: 'loading' | 'finding' | 'saving') => {
    if (!signal.aborted) cutting.set({ layerId, stage: name, cancel: () => control.abort() });
  };
  stage('loading');
  const [{ cutOutPerson }, photo] = await Promise.all([
    import('./cut-out-client'),
    readAsset(assetId, signal),
  ]);
  const mask = await cutOutPerson(photo, stage, signal);
  signal.throwIfAborted();
  if (!mask) return null;
  stage('saving');
  return { maskId: (await uploadAsset(mask.file, 'mask')).id, isCutBelow: mask.isCutBelow };
};

/**
 * Returns the present cut-out (null if none is running), and a function that cuts the person out of a photo. One photo is
 * cut out at a time; another call ends the one before. A new photo whose person is cut off below moves to the lower edge of
 * the picture. A photo without a person stays as it is, and the user gets a message.
 */
export const useCutOut = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const open = useOpenDocument();
  const change = useChange();
  const cutting = useSyncExternalStore(open.cutting.subscribe, open.cutting.getState);

  const cutOut = async (photo: Pick<Photo, 'id' | 'assetId'>, isNew = false): Promise<void> => {
    open.cutting.getState()?.cancel();
    const control = new AbortController();
    try {
      const found = await storedMask(open, photo, control);
      if (control.signal.aborted) return;
      const { document } = open.store.getState().history;
      const layer = document.layers.find(({ id }) => id === photo.id);
      // The layer may have been deleted in the meantime.
      if (layer?.kind !== 'photo') return;
      if (!found) {
        announce(t('document.cutOut.nobody'));
        toast.info(t('document.cutOut.nobody'), { description: t('document.cutOut.nobodyHint') });
        return;
      }
      const dy = document.height - layer.box.y - layer.box.height;
      const actions = [
        { name: 'cut-out', args: { id: photo.id, isCutOut: true, maskId: found.maskId } },
        // A body that ends above the lower edge of the picture would float.
        ...(layer.match === undefined ? [{ name: 'set-light', args: { id: photo.id, ...personLight } }] : []),
        ...(isNew && found.isCutBelow ? [{ name: 'move', args: { id: photo.id, dx: 0, dy } }] : []),
      ];
      if (change('cutOut', actions)) announce(t('document.cutOut.done'));
    } catch (error) {
      if (control.signal.aborted) return;
      toast.error(t('document.cutOut.failed'), {
        description: error instanceof CutOutError ? t('document.cutOut.unable') : errorMessages.error(error),
      });
    } finally {
      if (!control.signal.aborted) open.cutting.set(null);
    }
  };
  const cancel = (): void => {
    cutting?.cancel();
    open.cutting.set(null);
  };
  return { cutting, cutOut, cancel };
};
