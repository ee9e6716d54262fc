import { type Generation, generationErrors, productConfig } from '@portada/contracts';
import { Tooltip, toast } from '@portada/ui';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../shared/device/notifications';
import { currentLanguage } from '../../shared/i18n/language';
import { registerMessages, useTranslation } from '../../shared/i18n/translation';
import { changeUnderWay, useUnderWay } from '../../shared/realtime/under-way';
import { drawingMessages } from './drawing.messages';
import { useTabProgress } from './tab-progress';

registerMessages({ drawing: drawingMessages });

const editorPath = (thumbnailId: string) => `/thumbnails/${thumbnailId}/edit`;

/** Mean progress of generations in percent, 0 to 100; a waiting generation counts as 0. */
const percentOf = (generations: readonly Generation[]): number =>
  Math.round(
    generations.reduce((sum, { percent }) => sum + (percent ?? 0), 0) / Math.max(1, generations.length),
  );

/**
 * Shows on every page that images are drawn, and reports their end in a toast with the picture, and in a notification of the
 * browser if the user wants them. The editor of a thumbnail shows the end of its own images.
 */
const DrawingIndicator = () => {
  const { t } = useTranslation();
  const { underWay } = useUnderWay();
  useReports();
  const percent = percentOf(underWay);
  const { pathname } = useLocation();
  const isEditor = underWay.some(({ thumbnailId }) => thumbnailId && pathname === editorPath(thumbnailId));
  useTabProgress(underWay.length > 0 ? percent : null, isEditor);
  const [first] = underWay;
  if (!first) return null;
  const count = underWay.length;
  const isWaiting = count === 1 && first.status === 'queued';
  const label = isWaiting
    ? t('drawing.waiting')
    : count === 1
      ? t('drawing.one', { percent })
      : t('drawing.several', { count, percent });
  return (
    <Tooltip text={label}>
      <Link
        to={count === 1 && first.thumbnailId ? editorPath(first.thumbnailId) : '/thumbnails'}
        aria-label={label}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-small tabular-nums"
      >
        <Ring percent={percent} />
        <span aria-hidden>{count > 1 ? `${count} · ${percent}%` : `${percent}%`}</span>
      </Link>
    </Tooltip>
  );
};

/** A ring that fills with the progress. @param percent 0 to 100 */
const Ring = ({ percent }: { percent: number }) => (
  <svg viewBox="0 0 20 20" className="size-5 -rotate-90" aria-hidden>
    <circle cx="10" cy="10" r="8" fill="none" strokeWidth="3" className="stroke-border-control" />
    <circle
      cx="10"
      cy="10"
      r="8"
      fill="none"
      strokeWidth="3"
      pathLength="100"
      strokeDasharray={`${Math.max(4, percent)} 100`}
      className="stroke-accent-text transition-[stroke-dasharray]"
    />
  </svg>
);

/** Reports the end of generations whose editor is not open, one toast for each thumbnail. */
const useReports = (): void => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { underWay, ended } = useUnderWay();
  useEffect(() => {
    if (ended.length === 0) return;
    changeUnderWay((former) => ({ ...former, ended: [] }));
    const last = new Map(ended.map((generation) => [generation.thumbnailId, generation]));
    for (const [thumbnailId, { status, imageUrl, errorCode }] of last) {
      if (thumbnailId === null) continue;
      // Further variants of the thumbnail are still drawn.
      if (underWay.some((other) => other.thumbnailId === thumbnailId)) continue;
      const isReady = status === 'succeeded';
      if (isReady || status === 'failed')
        void notify({
          title: productConfig.product,
          body: t(isReady ? 'drawing.ready' : 'drawing.failed'),
          path: editorPath(thumbnailId),
          picture: imageUrl && `${imageUrl}?w=320`,
        });
      if (pathname === editorPath(thumbnailId)) continue;
      const action = { label: t('drawing.open'), onClick: () => void navigate(editorPath(thumbnailId)) };
      if (isReady)
        toast.success(t('drawing.ready'), { action, ...(imageUrl && { picture: `${imageUrl}?w=320` }) });
      if (status === 'failed')
        toast.error(t('drawing.failed'), {
          action,
          description: generationErrors[errorCode ?? 'provider'][currentLanguage()],
        });
    }
  }, [ended, underWay, pathname, navigate, t]);
};

export default DrawingIndicator;
