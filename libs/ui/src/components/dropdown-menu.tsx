import { Check } from 'lucide-react';
import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useAnchoredPosition } from './anchored-position';
import { classNames } from './class-names';
import { createTypeAhead, focusUnder, itemsOf, moveByKey } from './menu-keys';

/** Menu item that gets the focus when a menu opens; `none` if a pointer opens the menu. */
type FirstFocus = 'first' | 'last' | 'none';

type DropdownMenuProps = {
  /** Button that opens the menu. The button needs an accessible name. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  /** Pause in ms after which type-ahead starts a new search. */
  typeAheadMs: number;
  children: ReactNode;
};

/** A button with a menu of actions. */
export const DropdownMenu = ({ trigger, align = 'end', typeAheadMs, children }: DropdownMenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<FirstFocus | null>(null);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        'aria-controls': opened === null ? undefined : id,
        // Enter and Space on the menu button also cause click events, with a `detail` of 0.
        onClick: ({ detail }) => setOpened(opened === null ? (detail === 0 ? 'first' : 'none') : null),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {opened !== null && (
        <Menu
          id={id}
          button={button}
          align={align}
          firstFocus={opened}
          typeAheadMs={typeAheadMs}
          onClose={() => setOpened(null)}
        >
          {children}
        </Menu>
      )}
    </>
  );
};

type MenuProps = Required<Omit<DropdownMenuProps, 'trigger'>> & {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  firstFocus: FirstFocus;
  onClose: () => void;
};

const Menu = ({ id, button, align, firstFocus, typeAheadMs, onClose, children }: MenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const [typeAhead] = useState(() => createTypeAhead(typeAheadMs));
  useAnchoredPosition(menu, () => button.current, { align });
  useFirstFocus(menu, firstFocus);
  useOutside(menu, button, onClose);
  useEffect(() => () => typeAhead.forget(), [typeAhead]);
  const leave = () => {
    button.current?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Tab first moves the focus to the menu button, so that the browser then moves the focus to the element after
    // the button.
    if (event.key === 'Tab') return leave();
    if (event.key === 'Escape') leave();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (!moveByKey(event.currentTarget, event.key, typeAhead)) return;
    event.preventDefault();
    // The key event is stopped, because Esc would also close a dialog around the menu.
    event.stopPropagation();
  };
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={`${id}-button`}
      popover="manual"
      onKeyDown={onKeyDown}
      onPointerMove={({ target }) => focusUnder(target)}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[role=menuitem]')) leave();
      }}
      className="fixed inset-auto m-0 max-h-[calc(100dvh-6rem)] w-72 max-w-[calc(100vw-1.5rem)] animate-enter overflow-y-auto rounded-card border border-border bg-surface p-1.5 text-text shadow-popover outline-none"
    >
      {children}
    </div>
  );
};

const useFirstFocus = (menu: RefObject<HTMLElement | null>, firstFocus: FirstFocus) =>
  useEffect(() => {
    const items = menu.current ? itemsOf(menu.current) : [];
    const first = { first: items[0], last: items.at(-1), none: menu.current }[firstFocus];
    first?.focus({ preventScroll: true });
  }, [menu, firstFocus]);

/** Calls `onOutside` when an element outside of the menu and its button is pressed or focused. */
const useOutside = (
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onOutside: () => void,
) =>
  useEffect(() => {
    const listener = ({ target }: Event) => {
      if (!(target instanceof Node) || menu.current?.contains(target) || button.current?.contains(target))
        return;
      onOutside();
    };
    document.addEventListener('pointerdown', listener, true);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener, true);
      document.removeEventListener('focusin', listener);
    };
  }, [menu, button, onOutside]);

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-input px-3 text-left text-ui select-none ' +
  'focus:bg-surface-3 focus:outline-2 focus:-outline-offset-2 focus:outline-focus ' +
  '[&_svg]:size-[1.125rem] [&_svg]:shrink-0';

type MenuItemProps =
  | {
      icon?: ReactNode;
      tone?: 'plain' | 'danger';
      onSelect?: () => void;
      asChild?: false;
      children: ReactNode;
    }
  /** Renders the only child, such as a router link, as the menu item. The child contains the icon of the item. */
  | { asChild: true; children: ReactElement<ComponentProps<'a'>> };

/** An action of a DropdownMenu. A click on the item closes the menu. */
export const MenuItem = (props: MenuItemProps) => {
  if (props.asChild)
    return cloneElement(props.children, { role: 'menuitem', tabIndex: -1, className: itemClass });
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={props.onSelect}
      className={classNames(itemClass, props.tone === 'danger' && 'text-danger-text')}
    >
      {props.icon}
      {props.children}
    </button>
  );
};

/** Text above the items of a menu. The text is not an item and cannot be focused. */
export const MenuHeader = ({ children }: { children: ReactNode }) => (
  <div className="px-3 pt-2.5 pb-3">{children}</div>
);

/** A line between groups of items of a menu. */
export const MenuSeparator = () => <div role="separator" className="-mx-1.5 my-1.5 h-px bg-border" />;

type MenuChoiceProps<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChange: (value: V) => void;
};

/** A group of radio items in a menu. The menu stays open after a selection. */
export const MenuChoice = <V extends string>({ label, value, options, onChange }: MenuChoiceProps<V>) => (
  <div role="group" aria-label={label} className="px-3 py-1.5">
    <div className="mb-1.5 text-micro text-text-3" aria-hidden>
      {label}
    </div>
    <div className="flex gap-1 rounded-input bg-surface-2 p-1">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          lang={option.lang}
          onClick={() => onChange(option.value)}
          className="flex min-h-9 flex-1 items-center justify-center gap-1.5 rounded-chip px-2 text-small select-none focus:outline-2 focus:outline-focus aria-checked:bg-surface aria-checked:font-[600] aria-checked:shadow-popover pointer-coarse:min-h-11 [&_svg]:size-4"
        >
          {option.label}
          {option.value === value && <Check aria-hidden />}
        </button>
      ))}
    </div>
  </div>
);
