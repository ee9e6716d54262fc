import { RadioGroup, type RadioGroupProps } from './radio-group';

type Segment<V extends string> = {
  value: V;
  label: string;
  /** Language of the option's label, if that language differs from the language of the page. */
  lang?: string;
};

/**
 * A radio group of two to four short options. Only screen readers get the label of the group, because a heading
 * shows the text already.
 */
export const SegmentedControl = <V extends string>(props: RadioGroupProps<Segment<V>>) => (
  <RadioGroup
    {...props}
    isLabelHidden
    className="grid auto-cols-fr grid-flow-col gap-1 rounded-full border border-border-control p-1"
    optionClass={(isChosen) =>
      `min-h-9 place-items-center rounded-full px-3 text-center text-small font-[550] pointer-coarse:min-h-11 ${
        isChosen ? 'pt-fill bg-primary text-on-primary' : 'text-text-2 hover:bg-surface-3 hover:text-text'
      }`
    }
  >
    {({ label }) => label}
  </RadioGroup>
);
