import { Button } from '@portada/ui';
import { ScanText } from 'lucide-react';
import { Suspense, lazy, useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';

const LegibilityPanel = lazy(async () => ({ default: (await import('./legibility-panel')).LegibilityPanel }));

/** Button that shows and hides the legibility of the picture. The measuring code is loaded with the first press. */
export const LegibilityButton = () => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        icon={<ScanText aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('document.legibility')}
      </Button>
      <section id={id} hidden={!isOpen} aria-label={t('document.legibility')} className="w-full">
        {isOpen && (
          <Suspense fallback={null}>
            <LegibilityPanel />
          </Suspense>
        )}
      </section>
    </>
  );
};
