import { Button } from '@portada/ui';
import { Download } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { Widget } from '../../../shared/page/widget';

const DownloadDialog = lazy(async () => ({ default: (await import('./download-dialog')).DownloadDialog }));

/** Button that opens the dialog for a download. The code of the dialog is loaded with the first press. */
export const DownloadDocument = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'open' | 'closed' | null>(null);
  return (
    <>
      <Button variant="volt" icon={<Download aria-hidden />} onClick={() => setDialog('open')}>
        {t('document.download.button')}
      </Button>
      {dialog !== null && (
        <Widget>
          <Suspense fallback={null}>
            <DownloadDialog title={title} open={dialog === 'open'} onClose={() => setDialog('closed')} />
          </Suspense>
        </Widget>
      )}
    </>
  );
};
