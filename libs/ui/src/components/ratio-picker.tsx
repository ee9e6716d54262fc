import { classNames } from './class-names';
import { RadioGroup, type RadioGroupProps } from './radio-group';

type RatioOption<R extends string> = {
  /** Aspect ratio as width to height, such as "16:9". */
  value: R;
  label: string;
  /** Usage of the aspect ratio, such as "Shorts". */
  hint?: string;
};

/** Longer side of the largest ratio icon, in px. */
const longestSide = 40;

const frameSize = (ratio: string) => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const scale = longestSide / Math.max(width, height);
  return { width: width * scale, height: height * scale };
};

/** A radio group of aspect ratios, each shown as a rectangle. */
export const RatioPicker = <R extends string>(props: RadioGroupProps<RatioOption<R>>) => (
  <RadioGroup
    {...props}
    className="grid grid-cols-4 gap-2"
    optionClass={(isChosen) =>
      `justify-items-center gap-1.5 rounded-input border px-1 py-2.5 text-center ${
        isChosen ? 'border-text bg-surface ring-1 ring-text' : 'border-border-control hover:bg-surface-3'
      }`
    }
  >
    {({ value, label, hint }, isChosen) => (
      <>
        <span className="grid h-10 place-items-center" aria-hidden>
          <span
            className={classNames(
              'rounded-[3px] border-2',
              isChosen ? 'pt-fill border-text bg-accent' : 'border-text-3',
            )}
            style={frameSize(value)}
          />
        </span>
        <span className="text-small font-[600] tabular-nums">{label}</span>
        {hint !== undefined && <span className="text-micro font-[500] text-text-3">{hint}</span>}
      </>
    )}
  </RadioGroup>
);
