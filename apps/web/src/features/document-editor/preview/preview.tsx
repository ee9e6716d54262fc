import { Button } from '@portada/ui';
import { Tv } from 'lucide-react';
import { Suspense, lazy, useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';

const SurfacesPanel = lazy(async () => ({ default: (await import('./surfaces-panel')).SurfacesPanel }));

/** Button that shows and hides the picture at the places where viewers meet it. */
export const Preview = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        icon={<Tv aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('document.preview.button')}
      </Button>
      <section id={id} hidden={!isOpen} aria-label={t('document.preview.button')} className="w-full">
        {isOpen && (
          <Suspense fallback={null}>
            <SurfacesPanel title={title} />
          </Suspense>
        )}
      </section>
    </>
  );
};
