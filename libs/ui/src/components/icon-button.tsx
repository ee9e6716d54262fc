import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Tooltip } from './tooltip';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name of the button, also shown as its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'outline';
  /** Size of the button: small is 36 px (44 px on touch devices), medium is 44 px. */
  size?: 'small' | 'medium';
};

/** Appearance of a button with an icon only: variant and size, as in `IconButton`. */
export const iconButtonClass = (
  variant: 'ghost' | 'outline' = 'ghost',
  size: 'small' | 'medium' = 'medium',
): string =>
  classNames(
    'press inline-grid shrink-0 place-items-center rounded-full border text-text hover:bg-surface-3',
    'disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5',
    variant === 'outline' ? 'border-border-control' : 'border-transparent',
    size === 'medium' ? 'size-11' : 'size-9 pointer-coarse:size-11',
  );

/** A button that shows only an icon. */
export const IconButton = ({
  label,
  icon,
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <Tooltip text={label} isName>
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(iconButtonClass(variant, size), className)}
    >
      {icon}
    </button>
  </Tooltip>
);
