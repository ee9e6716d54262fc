import { type Asset, assetPath } from '@portada/contracts';
import { Button, IconButton, toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';
import { deleteAsset, listAssets } from '../api/document-api';
import { CutOutProgress } from '../cut-out/cut-out-fields';
import { useEditorState } from '../state/editor-context';
import { useAddPhoto } from './use-add-photo';
import { usePictureDrop } from './use-picture-drop';

/** Width in pixels in which the server sends the small pictures of the list. */
const smallWidth = 160;

const RemixDialog = lazy(async () => ({ default: (await import('../remix/remix-dialog')).RemixDialog }));
const CameraDialog = lazy(async () => ({ default: (await import('./camera-dialog')).CameraDialog }));

/** Own photos: choose, drop or paste a file, take one with the camera, or use an earlier one again. */
export const PhotoPanel = () => {
  const { t } = useTranslation();
  const [withCutOut, setWithCutOut] = useState(true);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const { add, upload, place, isBusy } = useAddPhoto(withCutOut);
  const [dropped, setDropped] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  usePictureDrop(setDropped);
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="photo-file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) add(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="outline"
        icon={<ImagePlus aria-hidden />}
        busy={isBusy}
        busyLabel={t('document.photo.busy')}
        onClick={() => input.current?.click()}
      >
        {t('document.photo.choose')}
      </Button>
      <Button
        variant="outline"
        icon={<Camera aria-hidden />}
        disabled={isBusy}
        onClick={() => setCameraOpen(true)}
      >
        {t('document.camera.open')}
      </Button>
      <label className="flex min-h-9 items-center gap-2.5 text-ui pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={withCutOut}
          onChange={({ target }) => setWithCutOut(target.checked)}
        />
        {t('document.cutOut.start')}
      </label>
      <CutOutProgress />
      <p className="text-small text-text-3">{t('document.photo.hint')}</p>
      {isCameraOpen && (
        <Suspense fallback={null}>
          <CameraDialog onPhoto={add} onClose={() => setCameraOpen(false)} />
        </Suspense>
      )}
      {dropped && (
        <Suspense fallback={null}>
          <RemixDialog file={dropped} onPhoto={add} onUpload={upload} onClose={() => setDropped(null)} />
        </Suspense>
      )}
      <EarlierPhotos onPlace={place} />
    </div>
  );
};

/** Photos that the user uploaded before. An asset that the document shows cannot be deleted here. */
const EarlierPhotos = ({ onPlace }: { onPlace: (asset: Asset) => void }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const { document } = useEditorState();
  const used = new Set(document.layers.map((layer) => (layer.kind === 'photo' ? layer.assetId : null)));
  const assets = useQuery({ queryKey: queryKeys.assets, queryFn: ({ signal }) => listAssets(signal) });
  const remove = useMutation({
    mutationFn: (id: string) => deleteAsset(id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.assets }),
    onError: (error) =>
      toast.error(t('document.photo.deleteFailed'), { description: errorMessages.error(error) }),
  });
  const photos = assets.data?.filter(({ kind }) => kind !== 'mask') ?? [];
  if (assets.isError)
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-small text-text-2">
        {t('document.photo.listFailed')}
        <Button size="small" variant="outline" onClick={() => void assets.refetch()}>
          {t('shared.retry')}
        </Button>
      </div>
    );
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label={t('document.photo.earlier')} className="document-photos">
        {photos.map((asset) => {
          const date = format.dateTime(asset.createdAt);
          return (
            <li key={asset.id}>
              <button type="button" onClick={() => onPlace(asset)}>
                <img
                  src={`${assetPath(asset.id)}?w=${smallWidth}`}
                  alt={t('document.photo.use', { date })}
                  loading="lazy"
                />
              </button>
              <IconButton
                size="small"
                label={t('document.photo.delete', { date })}
                icon={<Trash2 aria-hidden />}
                disabled={used.has(asset.id) || remove.isPending}
                onClick={() => remove.mutate(asset.id)}
              />
            </li>
          );
        })}
      </ul>
      <p className="text-small text-text-3">{t('document.photo.kept')}</p>
    </>
  );
};
