import { useId } from 'react';
import { classNames } from './class-names';

type Segment<V extends string> = {
  value: V;
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
};

type SegmentedControlProps<V extends string> = {
  /** Name of the group; its heading stands beside it, so it is read and not shown. */
  label: string;
  options: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
};

/** A choice among two to four short words, all in sight. */
export const SegmentedControl = <V extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-full border border-border-control p-1">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={classNames(
              'press relative grid min-h-9 min-w-0 place-items-center rounded-full px-3 text-center text-small font-[550] pointer-coarse:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              option.value === value
                ? 'pt-fill bg-primary text-on-primary'
                : 'text-text-2 hover:bg-surface-3 hover:text-text',
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
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
