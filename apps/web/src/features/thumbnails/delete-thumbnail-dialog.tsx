import { productConfig, type Thumbnail } from '@portada/contracts';
import { AlertDialog, toast } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { useDeleteThumbnail } from '../../shared/thumbnails/delete-thumbnail';

type DeleteThumbnailDialogProps = {
  /** The one to delete, or null when nothing is asked. */
  thumbnail: Thumbnail | null;
  onClose: () => void;
};

/** Asks, deletes, and says how it went. */
export const DeleteThumbnailDialog = ({ thumbnail, onClose }: DeleteThumbnailDialogProps) => {
  const { t } = useTranslation();
  const remove = useDeleteThumbnail();
  // While the dialog fades out it still shows what it asked about.
  const [asked, setAsked] = useState(thumbnail);
  if (thumbnail && thumbnail !== asked) setAsked(thumbnail);

  const confirm = () => {
    if (!thumbnail) return;
    remove.mutate(thumbnail.id, {
      onSuccess: () => toast.success(t('thumbnails.deleted'), { duration: productConfig.toastMs.list }),
      onError: () => toast.error(t('thumbnails.deleteFailed'), { duration: productConfig.toastMs.list }),
      onSettled: () => {
        onClose();
        // What opened the dialog may be gone with its card; reading goes on at the top of the list.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) document.querySelector('h1')?.focus();
        });
      },
    });
  };
  return (
    <AlertDialog
      open={thumbnail !== null}
      onCancel={onClose}
      onConfirm={confirm}
      title={t('thumbnails.deleteTitle', { title: asked?.title ?? '' })}
      text={t('thumbnails.deleteText')}
      cancelLabel={t('shared.cancel')}
      confirmLabel={t('thumbnails.delete')}
      busyLabel={t('thumbnails.deleting')}
      busy={remove.isPending}
    />
  );
};
