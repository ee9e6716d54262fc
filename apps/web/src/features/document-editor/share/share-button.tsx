import { Button } from '@portada/ui';
import { Share2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }));

/** Button that opens the dialog with the share links. */
export const ShareButton = () => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<Share2 aria-hidden />} onClick={() => setOpen(true)}>
        {t('document.share')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
