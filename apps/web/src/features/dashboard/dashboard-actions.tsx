import { classNames } from '@portada/ui';
import { ArrowRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';

const cardClass =
  'press group flex min-h-40 flex-col justify-between gap-5 rounded-card border p-4 text-left sm:min-h-48 sm:p-6';
const quiet = 'border-border bg-surface hover:border-border-control';

type FaceProps = {
  /**
   * Illustration above the text of a dashboard card. Screen readers ignore the illustration, because the text has
   * the same meaning.
   */
  art: ReactNode;
  title: string;
  text: ReactNode;
  tone?: string;
};

const Face = ({ art, title, text, tone = 'text-text-3' }: FaceProps) => (
  <>
    <span className="flex h-12 items-start" aria-hidden>
      {art}
    </span>
    <span className="flex items-end justify-between gap-3">
      <span className="grid min-w-0 gap-0.5">
        <span className="text-h3">{title}</span>
        <span className={classNames('text-small', tone)}>{text}</span>
      </span>
      <ArrowRight
        className="size-5 shrink-0 transition-transform duration-(--press) group-hover:translate-x-0.5 max-sm:hidden"
        aria-hidden
      />
    </span>
  </>
);

/** Illustration of an empty picture box with a plus sign. */
const EmptyFrame = () => (
  <span className="crop-marks m-1.5 grid aspect-video w-16 place-items-center rounded-[3px] bg-on-accent/10 [--crop-gap:6px] [--crop-length:8px] sm:w-18">
    <Plus className="size-6" strokeWidth={2.5} />
  </span>
);

/** Illustration of three small picture boxes in a row. */
const Strip = () => (
  <span className="pt-edge flex gap-1 self-start rounded-chip bg-text p-1.5">
    {[1, 2, 3].map((frame) => (
      <span key={frame} className="pt-edge aspect-video w-5.5 rounded-[3px] bg-surface-3 sm:w-10" />
    ))}
  </span>
);

const Balance = ({ credits }: { credits: number }) => (
  <span className="text-[2.25rem] leading-[0.9] sm:text-[2.75rem] font-[800] tracking-[-0.035em] tabular-nums">
    {credits}
  </span>
);

/** Cards of the dashboard: create a thumbnail (the primary card), my thumbnails, buy credits. */
export const DashboardActions = ({ credits, onCreate }: { credits: number; onCreate: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)] lg:gap-6">
      <button
        type="button"
        className={classNames(
          cardClass,
          'pt-edge border-transparent bg-accent text-on-accent hover:shade max-md:col-span-2',
        )}
        onClick={onCreate}
      >
        <Face
          art={<EmptyFrame />}
          title={t('dashboard.create')}
          text={t('dashboard.createText')}
          tone="text-on-accent"
        />
      </button>
      <Link to="/thumbnails" className={classNames(cardClass, quiet)}>
        <Face art={<Strip />} title={t('dashboard.mine')} text={t('dashboard.mineText')} />
      </Link>
      <Link to="/credits" className={classNames(cardClass, quiet)}>
        <Face
          art={<Balance credits={credits} />}
          title={t('dashboard.buy')}
          text={t('dashboard.buyText', { count: credits, credits: t('shared.credits', { count: credits }) })}
        />
      </Link>
    </div>
  );
};
