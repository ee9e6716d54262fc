import { useId } from 'react';
import { classNames } from './class-names';

type RatioOption<R extends string> = {
  /** Width to height, as "16:9". */
  value: R;
  label: string;
  /** What it is for, such as "Shorts". */
  hint?: string;
};

type RatioPickerProps<R extends string> = {
  /** Name of the group. */
  label: string;
  options: readonly RatioOption<R>[];
  value: R;
  onChange: (value: R) => void;
  disabled?: boolean;
};

/** The longer side of the largest frame, in px. */
const longestSide = 40;

const frameSize = (ratio: string) => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const scale = longestSide / Math.max(width, height);
  return { width: width * scale, height: height * scale };
};

/** A choice among aspect ratios, each drawn as its frame; the radio lies over it, so that touch finds all of it. */
export const RatioPicker = <R extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
}: RatioPickerProps<R>) => {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-ui">{label}</legend>
      <div className="grid grid-cols-4 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'press relative grid min-w-0 justify-items-center gap-1.5 rounded-input border px-1 py-2.5 text-center',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              option.value === value
                ? 'border-text bg-surface ring-1 ring-text'
                : 'border-border-control hover:bg-surface-3',
              disabled === true && 'opacity-60',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
            />
            <span className="grid h-10 place-items-center" aria-hidden>
              <span
                className={classNames(
                  'rounded-[3px] border-2',
                  option.value === value ? 'pt-fill border-text bg-accent' : 'border-text-3',
                )}
                style={frameSize(option.value)}
              />
            </span>
            <span className="text-small font-[600] tabular-nums">{option.label}</span>
            {option.hint !== undefined && (
              <span className="text-micro font-[500] text-text-3">{option.hint}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
