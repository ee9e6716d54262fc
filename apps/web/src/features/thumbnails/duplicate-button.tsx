import { type Thumbnail, productConfig, thumbnailSchema } from '@portada/contracts';
import { IconButton, toast } from '@portada/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { api } from '../../shared/api/client';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { queryKeys } from '../../shared/query-keys';

const longest = productConfig.thumbnailTitle.max;

/** Button that copies a thumbnail with its picture and document. A copy costs no credits. */
export const DuplicateButton = ({ thumbnail: { id, title } }: { thumbnail: Thumbnail }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const options = { duration: productConfig.toastMs.list };
  const duplicate = useMutation({
    mutationFn: () => {
      const name = t('thumbnails.copyName', {
        title: title.slice(0, longest - t('thumbnails.copyName', { title: '' }).length),
      });
      return api.post(`/api/thumbnails/${id}/copies`, { title: name }, thumbnailSchema);
    },
    onSuccess: () => {
      toast.success(t('thumbnails.duplicated'), options);
      return queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
    },
    onError: (error) =>
      toast.error(t('thumbnails.duplicateFailed'), { ...options, description: errorMessages.error(error) }),
  });
  return (
    <IconButton
      label={t('thumbnails.duplicateNamed', { title })}
      icon={<Copy aria-hidden />}
      size="small"
      disabled={duplicate.isPending}
      onClick={() => duplicate.mutate()}
    />
  );
};
