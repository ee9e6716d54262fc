import type { DocumentLayer } from '@portada/studio/document';
import { useTranslation } from '../../../shared/i18n/translation';

/** Returns a function that names a layer: the name that the user gave, or the name of its kind. */
export const useLayerName = (): ((layer: DocumentLayer) => string) => {
  const { t } = useTranslation();
  return (layer) => (layer.name === '' ? t(`document.kind.${layer.kind}`) : layer.name);
};
