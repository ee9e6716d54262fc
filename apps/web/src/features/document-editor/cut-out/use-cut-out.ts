import type { DocumentLayer } from '@portada/studio/document';
import { announce, toast } from '@portada/ui';
import { useSyncExternalStore } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { readAsset, uploadAsset } from '../api/document-api';
import { CutOutError } from './cut-out-error';
import { type OpenDocument, useChange, useOpenDocument } from '../state/editor-context';

type Photo = Extract<DocumentLayer, { kind: 'photo' }>;

/** Finds the person of a photo and stores the mask. @returns id of the mask; null if the photo shows no person */
const storedMask = async (
  { cutting }: OpenDocument,
  { id: layerId, assetId }: Pick<Photo, 'id' | 'assetId'>,
  control: AbortController,
): Promise<string | null> => {
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
  return (await uploadAsset(mask, 'mask')).id;
};

/**
 * Returns the present cut-out (null if none is running), and a function that cuts the person out of a photo. One photo is
 * cut out at a time; another call ends the one before. A photo without a person stays as it is, and the user gets a message.
 */
export const useCutOut = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const open = useOpenDocument();
  const change = useChange();
  const cutting = useSyncExternalStore(open.cutting.subscribe, open.cutting.getState);

  const cutOut = async (photo: Pick<Photo, 'id' | 'assetId'>): Promise<void> => {
    open.cutting.getState()?.cancel();
    const control = new AbortController();
    try {
      const maskId = await storedMask(open, photo, control);
      if (control.signal.aborted) return;
      const { layers } = open.store.getState().history.document;
      // The layer may have been deleted in the meantime.
      if (!layers.some(({ id }) => id === photo.id)) return;
      if (maskId === null) {
        announce(t('document.cutOut.nobody'));
        toast.info(t('document.cutOut.nobody'), { description: t('document.cutOut.nobodyHint') });
      } else if (change('cutOut', [{ name: 'cut-out', args: { id: photo.id, isCutOut: true, maskId } }]))
        announce(t('document.cutOut.done'));
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
