import { type ChangeEvent, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from './api/client';
import { useErrorMessages } from './i18n/error-messages';

/** What is wrong, by the name of the control: a key of the field messages, or the server's sentence. */
type Wrong = Readonly<Record<string, string>>;

export type SchemaForm<Name extends string = string> = {
  /** For the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  };
  /** The sentence beside a control, in the language on screen; undefined while nothing is wrong with it. */
  errorOf: (name: Name) => string | undefined;
};

/** Puts the server's sentences on single fields beside their controls, and the focus into the first. */
type Refuse = (error: unknown) => void;

const firstIssues = (error: z.ZodError): Wrong =>
  // The first issue of a control is the one to tell, so it is entered last.
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
 * A form whose controls keep their own values, as the platform does: what was typed before the page's code came, or was
 * filled in by the browser, stays. Its values are read by the controls' names when it is sent, and checked by a schema;
 * from then on each control is checked anew as it changes.
 * @param schema of the object of all named controls
 * @param onValid called with what the schema makes of the values; its `refuse` takes what the server refused
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
  const tell = (form: HTMLFormElement, found: Wrong) => {
    setWrong(found);
    focusFirst(form, found);
  };

  const refuse: Refuse = (error) => {
    if (error instanceof ApiError && ref.current) tell(ref.current, error.fields);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const { success, data, error } = check(event.currentTarget);
    tell(event.currentTarget, success ? {} : firstIssues(error));
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
