import { Suspense, lazy, useEffect } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useSelectedLayer } from '../state/editor-context';

const loadFields = () => import('./layer-fields');
const LayerFields = lazy(async () => ({ default: (await loadFields()).LayerFields }));

/** Properties of the selected layer, or a hint how to select one. */
export const Inspector = () => {
  const { t } = useTranslation();
  const layer = useSelectedLayer();
  useEffect(() => {
    // The fields are loaded after the picture, so that they are there for the first selection, also without a connection.
    loadFields().catch(() => undefined);
  }, []);
  return (
    <section aria-label={t('document.inspector.section')} className="grid grid-cols-1 content-start gap-5">
      {layer ? (
        <Suspense fallback={null}>
          <LayerFields layer={layer} />
        </Suspense>
      ) : (
        <div className="grid gap-2">
          <h2 className="text-h3">{t('document.inspector.section')}</h2>
          <p className="text-small text-text-2">{t('document.inspector.none')}</p>
        </div>
      )}
    </section>
  );
};
