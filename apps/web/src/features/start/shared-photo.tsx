import { productConfig } from '@portada/contracts';
import { Button, Card, Field, TextArea, toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PictureError, preparePicture } from '../../shared/assets/prepare-picture';
import { uploadAsset } from '../../shared/assets/upload-asset';
import { forgetSharedPhoto } from '../../shared/device/shared-photo';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { forgetKeptPrompt, promptIn } from '../../shared/session/kept-prompt';
import { openKeptPrompt } from './open-kept-prompt';

type SharedPhotoProps = {
  photo: Blob;
  /** Text that came with the photo; empty for none. */
  text: string;
};

/** Screen that continues with a photo that another app shared: it asks for the prompt, and stores the photo. */
const SharedPhoto = ({ photo, text }: SharedPhotoProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorMessages = useErrorMessages();
  const [prompt, setPrompt] = useState(text);
  const [wrong, setWrong] = useState<string>();
  const showPhoto = useShownBlob(photo);
  const isStored = useRef(false);

  const opening = useMutation({
    mutationFn: async () => {
      const kept = promptIn(new URLSearchParams({ prompt }));
      if (kept === null) throw new Error('The prompt was not checked.');
      // A repetition after a failure of the last step must not store the photo again.
      if (!isStored.current) {
        await uploadAsset((await preparePicture(photo)).file, 'photo');
        isStored.current = true;
        await forgetSharedPhoto();
      }
      return openKeptPrompt(kept);
    },
    onSuccess: (thumbnailId) => {
      forgetKeptPrompt();
      toast.success(t('start.photo.stored'), { description: t('start.photo.where') });
      void navigate(`/thumbnails/${thumbnailId}/edit`, { replace: true });
    },
    onError: (failure) =>
      toast.error(t('start.photo.failed'), {
        description:
          failure instanceof PictureError ? t(`start.photo.${failure.fault}`) : errorMessages.error(failure),
      }),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (promptIn(new URLSearchParams({ prompt })) === null) setWrong('prompt_short');
    else opening.mutate();
  };

  return (
    <Page>
      <PageHeading title={t('start.photo.title')} />
      <Card className="grid max-w-3xl gap-6 p-5 sm:p-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <img
          ref={showPhoto}
          alt={t('start.photo.alt')}
          className="max-h-80 w-full rounded-input bg-surface-2 object-contain"
        />
        <form noValidate className="grid content-start gap-5" onSubmit={submit}>
          <Field
            label={t('start.photo.prompt')}
            hint={t('start.photo.hint')}
            error={errorMessages.field(wrong)}
          >
            <TextArea
              rows={4}
              maxLength={productConfig.prompt.max}
              value={prompt}
              onChange={({ target }) => {
                setPrompt(target.value);
                setWrong(undefined);
              }}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="volt"
              busy={opening.isPending}
              busyLabel={t('start.photo.storing')}
            >
              {t('start.photo.continue')}
            </Button>
            <Button
              variant="outline"
              disabled={opening.isPending}
              onClick={() => void forgetSharedPhoto().then(() => navigate('/dashboard', { replace: true }))}
            >
              {t('start.photo.discard')}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
};

/** Returns the ref of an image that shows a blob. The address of the blob is valid while the image is on the page. */
const useShownBlob = (blob: Blob) =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );

export default SharedPhoto;
