import { Button, toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { saveFirst } from '../state/autosave';
import { useOpenDocument } from '../state/editor-context';

/** Button that saves the document and opens the comparison with it. */
export const CompareButton = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const navigate = useNavigate();
  const { thumbnailId, autosave } = useOpenDocument();
  const open = useMutation({
    mutationFn: () => saveFirst(autosave),
    onSuccess: () => navigate(`/compare?ids=${thumbnailId}`),
    onError: (error) =>
      toast.error(t('document.saving.refused'), { description: errorMessages.error(error) }),
  });
  return (
    <Button
      variant="outline"
      icon={<Columns3 aria-hidden />}
      busy={open.isPending}
      busyLabel={t('document.saving.saving')}
      onClick={() => open.mutate()}
    >
      {t('document.compare')}
    </Button>
  );
};
