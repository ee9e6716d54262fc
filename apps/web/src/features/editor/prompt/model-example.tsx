import type { ImageModelChoice } from '@portada/contracts';
import { useState } from 'react';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { SitePicture } from '../../../shared/site/site-picture';
import { picturesAt } from '../picture/picture-sources';

/** Width of an example on the screen, as a `sizes` attribute. */
const sizes = '7rem';
const frame = 'aspect-video w-28 rounded-chip bg-surface-2 object-contain';

type ModelExampleProps = { model: Pick<ImageModelChoice, 'id' | 'label' | 'example'> };

/**
 * Example image of a model: the operator's, for the built-in model an image of the public pages, otherwise the latest
 * image of the user. The caption says which one it is. A model without an example has only the caption.
 */
export const ModelExample = ({ model: { id, label, example } }: ModelExampleProps) => {
  const { t } = useTranslation();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const alt = t('request.model.exampleOf', { model: label[currentLanguage()] });
  const isShipped = id === 'studio' && example?.kind !== 'operator';
  const shown = isShipped || example?.url === brokenUrl ? null : example;
  const caption = isShipped ? 'example' : shown === null ? 'none' : shown.kind === 'own' ? 'own' : 'example';
  return (
    <span className="grid w-28 shrink-0 gap-0.5">
      {isShipped && <SitePicture name="hero-wide" alt={alt} sizes={sizes} className={frame} />}
      {shown && (
        <img
          {...(shown.kind === 'own' ? { ...picturesAt(shown.url, '16:9', 320), sizes } : { src: shown.url })}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(shown.url)}
          className={frame}
        />
      )}
      <span className="text-center text-micro text-text-3">{t(`request.model.${caption}`)}</span>
    </span>
  );
};
