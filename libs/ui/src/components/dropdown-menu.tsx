import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';

type DropdownMenuProps = {
  /** The button that opens it; it needs a name of its own. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A menu of actions under its button. */
export const DropdownMenu = ({ trigger, align = 'end', children }: DropdownMenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="z-40 max-h-(--radix-dropdown-menu-content-available-height) w-72 animate-enter overflow-y-auto rounded-card border border-border bg-surface p-1.5 shadow-popover"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-input px-3 text-ui outline-none select-none ' +
  'data-highlighted:bg-surface-3 data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus ' +
  '[&_svg]:size-[1.125rem] [&_svg]:shrink-0';

type MenuItemProps = {
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  onSelect?: () => void;
  /** The one child, such as a router's link, becomes the item itself; it then holds its own icon. */
  asChild?: boolean;
  children: ReactNode;
};

/** One action of a DropdownMenu. */
export const MenuItem = ({ icon, tone = 'plain', onSelect, asChild = false, children }: MenuItemProps) => (
  <Radix.Item
    asChild={asChild}
    className={classNames(itemClass, tone === 'danger' && 'text-danger-text')}
    {...(onSelect === undefined ? {} : { onSelect })}
  >
    {asChild ? (
      children
    ) : (
      <>
        {icon}
        {children}
      </>
    )}
  </Radix.Item>
);

/** What the menu is about, above its items; read as text, not an action. */
export const MenuHeader = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-3 pt-2.5 pb-3">{children}</Radix.Label>
);

/** A hairline between groups. */
export const MenuSeparator = () => <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;

type MenuChoiceProps<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChange: (value: V) => void;
};

/** One of a few values, chosen in the menu; the menu stays open so that the change can be seen. */
export const MenuChoice = <V extends string>({ label, value, options, onChange }: MenuChoiceProps<V>) => (
  <Radix.RadioGroup value={value} aria-label={label} className="px-3 py-1.5">
    <div className="mb-1.5 text-micro text-text-3" aria-hidden>
      {label}
    </div>
    <div className="flex gap-1 rounded-input bg-surface-2 p-1">
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          onSelect={(event) => {
            event.preventDefault();
            onChange(option.value);
          }}
          className={classNames(
            'flex min-h-9 flex-1 items-center justify-center gap-1.5 rounded-chip px-2 text-small outline-none select-none pointer-coarse:min-h-11',
            'data-highlighted:outline-2 data-highlighted:outline-focus data-[state=checked]:bg-surface data-[state=checked]:font-[600] data-[state=checked]:shadow-popover [&_svg]:size-4',
          )}
        >
          {option.label}
          <Radix.ItemIndicator>
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </div>
  </Radix.RadioGroup>
);
