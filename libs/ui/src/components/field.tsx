import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names';

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldWiring | null>(null);

type FieldProps = {
  label: string;
  /** Help text of the form field, always shown under the label. */
  hint?: ReactNode;
  /** Validation error of the form field. The error is part of the accessible description of the control. */
  error?: string | undefined;
  /** Content to the right of the label of a form field, such as a counter or a link. */
  aside?: ReactNode;
  className?: string;
  /** Control of the form field: a `TextInput`, `TextArea` or `Select`. */
  children: ReactNode;
};

/** A form control with label, hint and error. Screen readers announce label, hint and error with the control. */
export const Field = ({ label, hint, error, aside, className, children }: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-ui">
          {label}
        </label>
        {aside !== undefined && <span className="text-small text-text-3 tabular-nums">{aside}</span>}
      </div>
      <FieldContext value={{ id, describedBy: describedBy || undefined, invalid: error !== undefined }}>
        {children}
      </FieldContext>
      {hint !== undefined && (
        <p id={hintId} className="text-small text-text-3">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 text-small font-[550] text-danger-text">
          <CircleAlert className="mt-[0.15em] size-[1.1em] shrink-0" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
};

const useWiring = () => {
  const wiring = use(FieldContext);
  return {
    id: wiring?.id,
    'aria-describedby': wiring?.describedBy,
    'aria-invalid': wiring?.invalid === true ? true : undefined,
  };
};

const control =
  'w-full rounded-input border border-border-control bg-surface text-text placeholder:text-text-3 ' +
  'transition-colors duration-(--press) hover:border-text-2 disabled:cursor-not-allowed disabled:opacity-60 ' +
  'focus-visible:outline-offset-1 aria-invalid:border-danger-text';

/** A single-line text input. An input outside of a Field needs `aria-label`. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...useWiring()} {...rest} className={classNames(control, 'h-11 px-3.5 text-body', className)} />
);

/** A multi-line text input. Its height grows with the text in browsers that support this. */
export const TextArea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...useWiring()}
    {...rest}
    rows={rows}
    className={classNames(
      control,
      'field-sizing-content min-h-24 resize-y px-3.5 py-2.5 text-body',
      className,
    )}
  />
);

/** A native `<select>` with the appearance of a text input. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className="relative block">
    <select
      {...useWiring()}
      {...rest}
      className={classNames(control, 'h-11 appearance-none truncate pr-10 pl-3.5 text-body', className)}
    >
      {children}
    </select>
    <ChevronDown
      className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-text-2"
      aria-hidden
    />
  </span>
);
