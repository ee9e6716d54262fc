import type { AspectRatio, Draft } from '@portada/contracts';
import { classNames } from '@portada/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { widthToHeight } from '../picture/picture-sources';
import { DraftGrid } from './draft-grid';
import { useDraftName } from './draft-name';
import { DraftPicture } from './draft-picture';

/** Length in device pixels of the longer side of a draft in the grid. */
const longestSide = 384;

type DraftOptionsProps = {
  drafts: readonly Draft[];
  ratio: AspectRatio;
  chosen: Draft | null;
  /** Called also for a click on the chosen draft, which shows it on the stage again. */
  onPick: (id: string) => void;
};

/** The drafts of a prompt as a radio group: one Tab stop, and arrow keys pick another draft. */
export const DraftOptions = ({ drafts, ratio, chosen, onPick }: DraftOptionsProps) => {
  const { t } = useTranslation();
  const nameOf = useDraftName();
  const name = useId();
  const width = Math.round(longestSide * Math.min(1, widthToHeight(ratio)));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('drafts.section')}</legend>
      <DraftGrid ratio={ratio}>
        {drafts.map((draft, index) => (
          <label
            // A draft of the next prompt takes the place of this one, whose picture stays until the next is drawn.
            key={index}
            className={classNames(
              'press relative block overflow-hidden rounded-input bg-surface-3',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              draft.id === chosen?.id ? 'ring-3 ring-accent' : 'ring-1 ring-border-control',
            )}
            style={{ aspectRatio: widthToHeight(ratio) }}
          >
            <DraftPicture draft={draft} ratio={ratio} width={width} />
            <input
              type="radio"
              name={name}
              value={draft.id}
              checked={draft.id === chosen?.id}
              onChange={() => onPick(draft.id)}
              onClick={() => onPick(draft.id)}
              aria-label={t('drafts.option', {
                number: index + 1,
                count: drafts.length,
                name: nameOf(draft),
              })}
              className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
            />
            {draft.id === chosen?.id && (
              // A ring and a check mark show the choice by shape, visible on any picture.
              <span
                aria-hidden
                className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent ring-2 ring-on-accent"
              >
                <Check className="size-3.5" strokeWidth={3} />
              </span>
            )}
          </label>
        ))}
      </DraftGrid>
    </fieldset>
  );
};
