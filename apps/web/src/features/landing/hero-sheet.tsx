import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HouseAtDusk } from './house-at-dusk';

/** A strip of film: the same sentence as three frames. */
export const HeroSheet = () => {
  const { t } = useTranslation();
  return (
    <figure
      role="img"
      aria-label={t('landing.sheet')}
      className="crop-marks min-w-0 text-border-control [--crop-gap:12px] [--crop-length:16px] max-sm:mx-1"
    >
      <div className="grid gap-3 rounded-hero border border-border bg-surface p-3 text-text sm:p-4">
        <div className="flex items-center gap-3 rounded-input bg-surface-2 px-4 py-3">
          <span className="text-micro text-text-3">{'>'}</span>
          <span className="text-ui">{t('landing.prompt')}</span>
        </div>
        <div className="grid grid-cols-[20fr_11fr_23.4fr] gap-x-3 gap-y-2">
          <Frame number="1" ratio="16:9" className="col-span-2" chip>
            <HouseAtDusk width={320} height={180} />
          </Frame>
          <Frame number="3" ratio="9:16" className="row-span-2">
            <HouseAtDusk width={180} height={320} />
          </Frame>
          <Frame number="2" ratio="1:1">
            <HouseAtDusk width={240} height={240} />
          </Frame>
          <div className="grid content-end gap-1.5 pb-5.5 text-micro text-text-3 tabular-nums" aria-hidden>
            <Measure ratio="16:9" size="1920×1080" />
            <Measure ratio="1:1" size="1080×1080" />
            <Measure ratio="9:16" size="1080×1920" />
          </div>
        </div>
      </div>
    </figure>
  );
};

const Measure = ({ ratio, size }: { ratio: string; size: string }) => (
  <span className="grid border-t border-border pt-1">
    <span className="text-text">{ratio}</span>
    <span className="font-[500] max-sm:hidden">{size}</span>
  </span>
);

type FrameProps = {
  number: string;
  ratio: string;
  className?: string;
  /** Shows the duration that a video site prints over the corner. */
  chip?: boolean;
  children: ReactNode;
};

const Frame = ({ number, ratio, className = '', chip = false, children }: FrameProps) => (
  <div className={`flex flex-col gap-1.5 ${className}`}>
    <div className="relative overflow-hidden rounded-chip" style={{ aspectRatio: ratio.replace(':', ' / ') }}>
      {children}
      {chip && (
        <span className="absolute right-2 bottom-2 max-sm:hidden rounded-[4px] bg-[#0d0f0c] px-1.5 py-0.5 text-micro text-[#fafaf8] tabular-nums">
          12:04
        </span>
      )}
    </div>
    <div className="flex justify-between text-micro text-text-3 tabular-nums">
      <span>{number}</span>
      <span>{number}A</span>
    </div>
  </div>
);
