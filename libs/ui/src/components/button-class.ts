import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'volt' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Appearance of a button: variant (default primary) and size (default medium). */
export type ButtonAppearance = { variant?: ButtonVariant; size?: ButtonSize };

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary border-transparent hover:bg-text-2 hover:text-bg',
  volt: 'bg-accent text-on-accent border-transparent hover:shade',
  outline: 'border-border-control text-text bg-transparent hover:bg-surface-3',
  ghost: 'border-transparent text-text bg-transparent hover:bg-surface-3',
  danger: 'bg-danger-fill text-on-danger border-transparent hover:shade',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-4 text-small font-[550] pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 text-ui',
  large: 'min-h-13 px-7 text-body font-[600]',
};

/**
 * Returns CSS class names that make another element, such as a router link, look like a button.
 * @param appearance variant (default primary) and size (default medium, 44 px high)
 */
export const buttonClass = ({ variant = 'primary', size = 'medium' }: ButtonAppearance = {}): string =>
  classNames(
    'press inline-flex items-center justify-center gap-2 rounded-full border text-center',
    'disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
