import type { GeneratedImage, Thumbnail } from '@portada/contracts';
import { toast } from '@portada/ui';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { usePatchThumbnail } from '../../../shared/thumbnails/patch-thumbnail';

/**
 * Returns a function that makes an image of the history the current one, and whether the change is being saved. The number
 * of the edited image is null.
 */
export const useMakeCurrent = (thumbnail: Thumbnail) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { mutate, isPending } = usePatchThumbnail(thumbnail.id);
  const makeCurrent = (image: GeneratedImage, number: number | null) =>
    mutate(
      { generatedImageUrl: image.url },
      {
        onSuccess: () =>
          toast.success(
            number === null ? t('editor.history.usedEdited') : t('editor.history.used', { number }),
          ),
        onError: (error) =>
          toast.error(t('editor.history.useFailed'), { description: errorMessages.error(error) }),
      },
    );
  return { makeCurrent, isPending };
};
