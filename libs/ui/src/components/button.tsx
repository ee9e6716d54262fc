import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonAppearance } from './button-class';
import { classNames } from './class-names';

type ButtonProps = ComponentProps<'button'> &
  ButtonAppearance & {
    /** True while the action of the button runs: the button is disabled and shows `busyLabel` or a spinner. */
    busy?: boolean;
    /** Label of the busy button, such as "Saving...". The button is always wide enough for this label. */
    busyLabel?: string;
    /** Icon that the button shows before its label. */
    icon?: ReactNode;
  };

/** A button. The default `type` is `button`. Use the variant `volt` only for the main action of a view. */
export const Button = ({
  variant = 'primary',
  size = 'medium',
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    disabled={disabled === true || busy}
    aria-busy={busy || undefined}
    className={classNames(buttonClass({ variant, size }), className)}
  >
    <span className="grid place-items-center *:col-start-1 *:row-start-1">
      <span
        aria-hidden={busy && busyLabel !== undefined}
        className={classNames(
          'inline-flex items-center gap-2',
          busy && (busyLabel === undefined ? 'opacity-0' : 'invisible'),
        )}
      >
        {icon}
        {children}
      </span>
      {busyLabel !== undefined && (
        <span
          aria-hidden={!busy}
          className={classNames('inline-flex items-center gap-2', !busy && 'invisible')}
        >
          <LoaderCircle className="animate-spin" aria-hidden />
          {busyLabel}
        </span>
      )}
      {busy && busyLabel === undefined && <LoaderCircle className="animate-spin" aria-hidden />}
    </span>
  </button>
);
