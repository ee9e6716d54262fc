import { type AspectRatio, pictureSizes, type Thumbnail } from '@portada/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { generationQuery } from '../generation/get-generation';
import { useEngineName } from '../generation/progress-text';
import { imageOf } from './picture-sources';

type PictureFactsProps = {
  thumbnail: Thumbnail;
  /** Path of the shown picture, or null. */
  url: string | null;
  /** Aspect ratio of the picture; before the first picture, the ratio that is chosen in the prompt panel. */
  ratio: AspectRatio;
};

/** Size, format, aspect ratio, date and prompt of the picture, and the image model that made the picture. */
export const ImageDetails = ({ thumbnail, url, ratio }: PictureFactsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const headingId = useId();
  const image = imageOf(thumbnail, url);
  const { width, height } = pictureSizes[image?.aspectRatio ?? ratio];
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-h3">
        {t('editor.details.section')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Detail label={t('editor.details.size')}>{`${width}x${height} px`}</Detail>
        <Detail label={t('editor.details.format')}>{thumbnail.settings.format.toUpperCase()}</Detail>
        <Detail label={t('editor.details.ratio')}>{image?.aspectRatio ?? ratio}</Detail>
        <Detail label={t('editor.details.created')}>
          {format.date(image?.createdAt ?? thumbnail.createdAt)}
        </Detail>
        {image && (
          <Detail label={t('editor.details.prompt')} isWide>
            {image.prompt}
          </Detail>
        )}
        {image?.generationId !== undefined && <Engine generationId={image.generationId} />}
      </dl>
    </section>
  );
};

const Detail = ({
  label,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) => (
  <div className={isWide ? 'col-span-full' : undefined}>
    <dt className="text-small text-text-3">{label}</dt>
    <dd className="max-w-measure text-ui tabular-nums">{children}</dd>
  </div>
);

const Engine = ({ generationId }: { generationId: string }) => {
  const { t } = useTranslation();
  const nameOf = useEngineName();
  const { data } = useQuery(generationQuery(generationId));
  if (!data?.model) return null;
  return (
    <>
      <Detail label={t('editor.details.engine')} isWide>
        {nameOf(data.model)}
      </Detail>
      {data.lettering !== null && (
        <Detail label={t('request.lettering.detail')} isWide>
          {data.lettering === 'drawn'
            ? t('request.lettering.drawn', { model: data.model })
            : t('request.lettering.typeset')}
        </Detail>
      )}
      {data.seed !== null && <Detail label={t('request.seed.label')}>{data.seed}</Detail>}
    </>
  );
};
