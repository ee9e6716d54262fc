import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names';

export type RadioGroupProps<Option extends { value: string }> = {
  /** Name of the group. */
  label: string;
  options: readonly Option[];
  /** A value that is none of the options leaves all of them unchosen. */
  value: string;
  onChange: (value: Option['value']) => void;
  disabled?: boolean | undefined;
  /** The chosen radio, or the first where none is: what takes the focus when the group is asked to. */
  ref?: Ref<HTMLInputElement> | undefined;
};

type RadioGroupLook<Option> = {
  /** The label is read and not shown: a heading beside the group says it. */
  isLabelHidden?: boolean;
  /** Of what holds the options. */
  className: string;
  optionClass: (isChosen: boolean) => string;
  /** What an option shows; its words are the radio's name. */
  children: (option: Option, isChosen: boolean) => ReactNode;
};

/**
 * A choice of one among a few, all in sight. Arrow keys move through it, as through any radio group; each radio lies
 * over what its option shows, so that touch finds all of it.
 */
export const RadioGroup = <Option extends { value: string; lang?: string }>({
  label,
  options,
  value,
  onChange,
  disabled,
  ref,
  isLabelHidden = false,
  className,
  optionClass,
  children,
}: RadioGroupProps<Option> & RadioGroupLook<Option>) => {
  const name = useId();
  const entry = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-ui'}>{label}</legend>
      <div className={className}>
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={classNames(
              'press relative grid min-w-0 has-disabled:opacity-60',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              optionClass(option.value === value),
            )}
          >
            <input
              ref={option === entry ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
            />
            {children(option, option.value === value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
