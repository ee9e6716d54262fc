import { classNames } from '@portada/ui';
import { ArrowRight, CreditCard, Images, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const cardClass =
  'press group flex min-h-40 flex-col justify-between gap-6 rounded-card border p-5 text-left sm:min-h-44 sm:p-6';
const quiet = 'border-border bg-surface hover:border-border-control';

type FaceProps = { frame: string; icon: ReactNode; title: string; text: string; tone?: string };

const Face = ({ frame, icon, title, text, tone = 'text-text-3' }: FaceProps) => (
  <>
    <span className="flex items-start justify-between [&_svg]:size-6" aria-hidden>
      {icon}
      <span className={classNames('text-micro tabular-nums', tone)}>{frame}</span>
    </span>
    <span className="flex items-end justify-between gap-3">
      <span className="grid gap-0.5">
        <span className="text-h3">{title}</span>
        <span className={classNames('text-small', tone)}>{text}</span>
      </span>
      <ArrowRight className="size-5 shrink-0" aria-hidden />
    </span>
  </>
);

/** The three things to do from here; making a thumbnail is the key one. */
export const DashboardActions = ({ credits, onCreate }: { credits: number; onCreate: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 md:grid-cols-[1.35fr_1fr_1fr]">
      <button
        type="button"
        className={classNames(
          cardClass,
          'pt-edge border-transparent bg-accent text-on-accent hover:brightness-95',
        )}
        onClick={onCreate}
      >
        <Face
          frame="1"
          icon={<Plus strokeWidth={2.5} />}
          title={t('dashboard.create')}
          text={t('dashboard.createText')}
          tone="text-on-accent"
        />
      </button>
      <Link to="/thumbnails" className={classNames(cardClass, quiet)}>
        <Face frame="2" icon={<Images />} title={t('dashboard.mine')} text={t('dashboard.mineText')} />
      </Link>
      <Link to="/credits" className={classNames(cardClass, quiet)}>
        <Face
          frame="3"
          icon={<CreditCard />}
          title={t('dashboard.buy')}
          text={`${t('shared.credits', { count: credits })}. ${t('dashboard.buyText')}`}
        />
      </Link>
    </div>
  );
};
