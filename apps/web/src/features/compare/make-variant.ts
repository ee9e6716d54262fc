import { oneLineOf, productConfig, thumbnailSchema } from '@portada/contracts';
import { type VariantAxis, variantActions } from '@portada/studio/variants';
import { announce, toast } from '@portada/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { queryKeys } from '../../shared/query-keys';
import { thumbnailPath } from '../../shared/thumbnails/present-document';
import type { Compared } from './compared-pictures';

/** A wanted variant. `words` are the new words of the headline, for the axis `headline` only. */
export type WantedVariant = { base: Compared; axis: VariantAxis; words: string };

/** Shortens a title so that title and axis together fit into the longest title. */
const titleOf = (name: (title: string) => string, title: string): string => {
  const room = productConfig.thumbnailTitle.max - name('').length;
  return name([...oneLineOf(title)].slice(0, room).join('').trim()).slice(
    0,
    productConfig.thumbnailTitle.max,
  );
};

/**
 * Returns a mutation that copies a thumbnail and changes the copy on one axis.
 * @param onMade called with the id of the copy
 */
export const useMakeVariant = (onMade: (id: string) => void) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ base, axis, words }: WantedVariant) => {
      const { thumbnail, present } = base;
      const actions = variantActions(present.scene, axis, words);
      const name = (title: string) => t('compare.make.name', { title, axis: t(`compare.axis.${axis}`) });
      const body = { title: titleOf(name, thumbnail.title), actions: actions ?? [] };
      return api.post(`${thumbnailPath(thumbnail.id)}/copies`, body, thumbnailSchema);
    },
    onSuccess: ({ id }, { axis }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
      announce(t('compare.make.made', { axis: t(`compare.axis.${axis}`) }));
      onMade(id);
    },
    onError: (error) => toast.error(t('compare.make.failed'), { description: errorMessages.error(error) }),
  });
};
