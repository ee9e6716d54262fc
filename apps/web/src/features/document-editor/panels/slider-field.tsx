import { Field } from '@portada/ui';
import { Range } from './range';

type SliderFieldProps = {
  label: string;
  /** The value with its unit, beside the label. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A slider with its label and its value. Arrow keys change it by one step. */
export const SliderField = ({ label, text, ...range }: SliderFieldProps) => (
  <Field label={label} aside={text}>
    <Range label={label} {...range} />
  </Field>
);
