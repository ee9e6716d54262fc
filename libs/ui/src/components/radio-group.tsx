import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names';

export type RadioGroupProps<Option extends { value: string }> = {
  /** Accessible name of the radio group. */
  label: string;
  options: readonly Option[];
  /** Selected value. A value that is not an option selects no option. */
  value: string;
  onChange: (value: Option['value']) => void;
  disabled?: boolean | undefined;
  /**
   * Ref to the selected radio input; to the first radio input if no option is selected. Callers use the ref to
   * focus the group.
   */
  ref?: Ref<HTMLInputElement> | undefined;
};

type RadioGroupAppearance<Option> = {
  /** Hides the label visually, because a heading next to the group has the same text. */
  isLabelHidden?: boolean;
  /** Class names of the container of the options. */
  className: string;
  optionClass: (isChosen: boolean) => string;
  /** Renders an option of the radio group. The rendered text is the accessible name of the radio input. */
  children: (option: Option, isChosen: boolean) => ReactNode;
};

/**
 * A radio group with visible options. Arrow keys change the selection. An invisible radio input covers each option, so
 * that the whole option can be tapped.
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
}: RadioGroupProps<Option> & RadioGroupAppearance<Option>) => {
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
