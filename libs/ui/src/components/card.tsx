import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** A bordered surface without padding; the caller adds padding with `className`. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('rounded-card border border-border bg-surface', className)} />
);

type ThumbnailCardProps = {
  /** Heading of the thumbnail card, usually a link. The click area of the link also covers the picture. */
  title: ReactNode;
  /** Picture of the thumbnail card, an `ImageFrame`. */
  picture: ReactNode;
  /**
   * Badge such as "IA" in the lower right corner of a thumbnail. Pictures have no content in this corner, because
   * video players show the duration there.
   */
  pictureBadge?: ReactNode;
  /** The status of the thumbnail, a `StatusBadge`. */
  status?: ReactNode;
  description: string;
  /** Details of the thumbnail as pairs of label and value, in small text under the description. */
  details: readonly { label: string; value: ReactNode }[];
  /** State of the image as text, such as "Pending". */
  state?: ReactNode;
  actions: ReactNode;
  selection?: CardSelection | undefined;
};

/** A checkbox over the whole card, while cards are selected. `onToggle` gets true if Shift was held. */
type CardSelection = { label: string; isSelected: boolean; onToggle: (isRange: boolean) => void };

/** Border of a card that follows focus, pointer and selection. */
const cardBorder =
  'group has-[:checked]:border-text has-[:checked]:ring-2 has-[:checked]:ring-text relative flex flex-col overflow-hidden rounded-card border border-border bg-surface transition-colors duration-(--press) focus-within:border-border-control hover:border-border-control';

/** Mark in the corner of a picture that shows if the card is selected. */
const SelectionMark = () => (
  <span
    aria-hidden
    className="absolute top-2 left-2 grid size-7 place-items-center rounded-full border-2 border-border-control bg-surface text-transparent group-has-[:checked]:border-transparent group-has-[:checked]:bg-primary group-has-[:checked]:text-on-primary"
  >
    <Check className="size-4" strokeWidth={3} />
  </span>
);

/** The checkbox itself receives the clicks on the card, because a click on a label may lose the Shift key. */
const SelectionBox = ({ label, isSelected, onToggle }: CardSelection) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isSelected}
    readOnly
    onClick={({ shiftKey }) => onToggle(shiftKey)}
    className="absolute inset-0 z-20 size-full cursor-pointer appearance-none rounded-card outline-offset-[-4px]"
  />
);

type ThumbnailTileProps = Pick<ThumbnailCardProps, 'title' | 'picture' | 'status' | 'selection'>;

/** A small card of a thumbnail: its picture, its title, and its status if the status matters. */
export const ThumbnailTile = ({ title, picture, status, selection }: ThumbnailTileProps) => (
  <article className={cardBorder}>
    <div className="relative grid aspect-video w-full place-items-center overflow-hidden bg-surface-2">
      {picture}
      {selection && <SelectionMark />}
    </div>
    {selection && <SelectionBox {...selection} />}
    <div className="flex min-h-11 items-center justify-between gap-2 px-3 py-2">
      <h2 className="min-w-0 truncate text-small font-[550]">{title}</h2>
      {status}
    </div>
  </article>
);

/** The card of a thumbnail in a list. Its height is always 450 px. */
export const ThumbnailCard = ({ selection, ...props }: ThumbnailCardProps) => (
  <article className={classNames(cardBorder, 'h-[450px]')}>
    <div className="relative mx-4 mt-4">
      <div className="grid aspect-video max-h-[200px] w-full place-items-center overflow-hidden rounded-chip bg-surface-2">
        {props.picture}
      </div>
      {selection && <SelectionMark />}
      {props.pictureBadge !== undefined && (
        <div className="absolute right-2 bottom-2">{props.pictureBadge}</div>
      )}
    </div>
    {selection && <SelectionBox {...selection} />}
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
        {/* The action buttons are drawn above the link of the title, which covers the whole card. */}
        <div className="relative z-10 flex shrink-0 items-center gap-1">{props.actions}</div>
      </div>
    </div>
  </article>
);
