import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** A surface with a hairline; `padding` is left out where a picture reaches the edge. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('rounded-card border border-border bg-surface', className)} />
);

type ThumbnailCardProps = {
  /** The heading, usually a link; its click area covers the picture too. */
  title: ReactNode;
  /** An ImageFrame. */
  picture: ReactNode;
  /** Number of the frame on the contact sheet, such as "04". Decoration: screen readers skip it. */
  frame: string;
  /** Such as the 'IA' badge: where players put the duration, so makers of thumbnails keep that corner free. */
  pictureBadge?: ReactNode;
  /** A StatusBadge. */
  status?: ReactNode;
  description: string;
  /** Pairs shown small under the description. */
  details: readonly { label: string; value: ReactNode }[];
  /** Whether it has a picture yet. */
  state?: ReactNode;
  actions: ReactNode;
};

/** One frame of the contact sheet: 450 px high, whatever it holds. */
export const ThumbnailCard = (props: ThumbnailCardProps) => (
  <article className="group relative flex h-[450px] flex-col overflow-hidden rounded-card border border-border bg-surface transition-colors duration-(--press) focus-within:border-border-control hover:border-border-control">
    <div
      className="flex items-center justify-between px-4 pt-2 text-micro text-text-3 tabular-nums"
      aria-hidden
    >
      <span>{props.frame}</span>
      <span className="h-1.5 w-3 rounded-[1px] bg-surface-3" />
      <span>{props.frame}A</span>
    </div>
    <div className="relative mx-4 mt-1.5">
      <div className="grid aspect-video max-h-[200px] w-full place-items-center overflow-hidden rounded-chip bg-surface-2">
        {props.picture}
      </div>
      {props.pictureBadge !== undefined && (
        <div className="absolute right-2 bottom-2">{props.pictureBadge}</div>
      )}
    </div>
    <div className="flex min-h-0 flex-1 flex-col gap-2 px-4 pt-3 pb-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="line-clamp-1 min-w-0 text-h3 max-[22.5rem]:line-clamp-2">{props.title}</h2>
        {props.status}
      </div>
      <p className="line-clamp-1 text-small text-text-2">{props.description}</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 pt-1 text-micro">
        {props.details.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="font-[500] text-text-3">{label}</dt>
            <dd className="truncate text-small font-[500] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex items-center justify-between gap-2 border-t border-border pt-3">
        <span className="min-w-0 text-micro text-text-3">{props.state}</span>
        {/* Above the stretched link of the title. */}
        <div className="relative z-10 flex shrink-0 items-center gap-1">{props.actions}</div>
      </div>
    </div>
  </article>
);
