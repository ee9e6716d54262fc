import { type ChangeEvent, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from './api/client';
import { useErrorMessages } from './i18n/error-messages';

/** Field errors of a form by the name of the control: a key of the field messages, or a message of the server. */
type Wrong = Readonly<Record<string, string>>;

/** A form as `useSchemaForm` returns it. `Name` is the type of the names of the controls. */
export type SchemaForm<Name extends string = string> = {
  /** Properties that the `<form>` element must get. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  };
  /** Error message of a control in the current language; undefined without an error. */
  errorOf: (name: Name) => string | undefined;
};

/** Shows field errors of the server at their controls and focuses the first control with an error. */
type Refuse = (error: unknown) => void;

const firstIssues = (error: z.ZodError): Wrong =>
  // The issues are entered in reverse order, so that the first issue of a control is shown.
  Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

const named = (form: HTMLFormElement): HTMLElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement => 'name' in element && element.name !== '',
  );

const focusFirst = (form: HTMLFormElement, wrong: Wrong) =>
  named(form)
    .find((control) => wrong[control.getAttribute('name') ?? ''] !== undefined)
    ?.focus();

/**
 * Returns a form with uncontrolled inputs, so that values that were typed before hydration or filled in by the
 * browser are kept. On submit the values are read by the names of the controls and validated by the schema. After
 * the first submit each control is validated on every change.
 * @param schema schema of the object of all named controls
 * @param onValid called with the parsed values and `refuse`, a function that shows the field errors of the server
 */
export const useSchemaForm = <S extends z.ZodType<object>>(
  schema: S,
  onValid: (values: z.output<S>, refuse: Refuse) => void,
): SchemaForm<keyof z.input<S> & string> => {
  const errorMessages = useErrorMessages();
  const ref = useRef<HTMLFormElement>(null);
  const [wasSent, setSent] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const check = (form: HTMLFormElement) => schema.safeParse(Object.fromEntries(new FormData(form)));
  const showErrors = (form: HTMLFormElement, found: Wrong) => {
    setWrong(found);
    focusFirst(form, found);
  };

  const refuse: Refuse = (error) => {
    if (error instanceof ApiError && ref.current) showErrors(ref.current, error.fields);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const { success, data, error } = check(event.currentTarget);
    showErrors(event.currentTarget, success ? {} : firstIssues(error));
    if (success) onValid(data, refuse);
  };
  const onChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if (!wasSent) return;
    const name = target.getAttribute('name') ?? '';
    const { error } = check(currentTarget);
    const still = error && firstIssues(error)[name];
    setWrong(({ [name]: _, ...others }) => (still === undefined ? others : { ...others, [name]: still }));
  };
  return {
    props: { ref, noValidate: true, onSubmit, onChange },
    errorOf: (name) => errorMessages.field(wrong[name]),
  };
};
