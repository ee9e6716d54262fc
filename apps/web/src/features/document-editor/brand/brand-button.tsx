import { Button, announce, toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { Palette } from 'lucide-react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { useChange, useOpenDocument } from '../state/editor-context';

/** Button that gives the picture the brand kit of the user, as one step that can be undone. */
export const BrandButton = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const open = useOpenDocument();
  const change = useChange();
  const apply = useMutation({
    mutationFn: async () => (await import('./apply-brand')).applyBrand(open, change),
    onSuccess: (result) => {
      if (result === 'applied') announce(t('document.brand.applied'));
      if (result === 'empty')
        toast.info(t('document.brand.empty'), { description: t('document.brand.hint') });
    },
    onError: (error) => toast.error(t('document.brand.failed'), { description: errorMessages.error(error) }),
  });
  return (
    <Button
      variant="outline"
      icon={<Palette aria-hidden />}
      busy={apply.isPending}
      onClick={() => apply.mutate()}
    >
      {t('document.brand.apply')}
    </Button>
  );
};
