import { productConfig, type Thumbnail } from '@portada/contracts';
import { AlertDialog, toast } from '@portada/ui';
import { useState } from 'react';
import { ApiError } from '../../shared/api/client';
import { useTranslation } from '../../shared/i18n/translation';
import { useDeleteThumbnail } from '../../shared/thumbnails/delete-thumbnail';

type DeleteThumbnailDialogProps = {
  /** Thumbnail that the dialog offers to delete; null closes the dialog. */
  thumbnail: Thumbnail | null;
  onClose: () => void;
};

/** Dialog that asks for confirmation, deletes a thumbnail and shows the result in a toast. */
export const DeleteThumbnailDialog = ({ thumbnail, onClose }: DeleteThumbnailDialogProps) => {
  const { t } = useTranslation();
  const remove = useDeleteThumbnail();
  // The dialog keeps its last content while its closing animation runs.
  const [asked, setAsked] = useState(thumbnail);
  if (thumbnail && thumbnail !== asked) setAsked(thumbnail);

  const confirm = () => {
    if (!thumbnail) return;
    remove.mutate(thumbnail.id, {
      onSuccess: () => toast.success(t('thumbnails.deleted'), { duration: productConfig.toastMs.list }),
      onError: (error) =>
        toast.error(
          error instanceof ApiError && error.code === 'cancels_used_up'
            ? error.message
            : t('thumbnails.deleteFailed'),
          {
            duration: productConfig.toastMs.list,
          },
        ),
      onSettled: () => {
        onClose();
        // After the deletion, the button that opened the dialog is removed with its card. The heading of the list
        // therefore gets the focus.
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
