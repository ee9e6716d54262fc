import type { User } from '@portada/contracts';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { isCommand } from '../../shared/device/keys';

/** Props of the command menu. `opening` counts how often the menu was opened. */
export type CommandMenuProps = { open: boolean; opening: number; onClose: () => void; user: User };

/**
 * Opens the command menu with Ctrl+K, or Command+K on Apple systems. The code of the menu is loaded when the menu opens
 * for the first time.
 * @param user the signed-in user
 * @returns a function that opens the menu, and the menu
 */
export const useCommandMenu = (user: User): [open: () => void, menu: ReactNode] => {
  const [Menu, setMenu] = useState<ComponentType<CommandMenuProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const open = useCallback(() => {
    import('./command-menu/command-menu').then(
      ({ CommandMenu }) => {
        setMenu(() => CommandMenu);
        setOpening((count) => count + 1);
        setOpen(true);
      },
      // Without its code the menu stays closed. Every command is also on a page.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCommand(event, 'k')) return;
      // The browser would search the web.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
  return [open, Menu && <Menu open={isOpen} opening={opening} onClose={() => setOpen(false)} user={user} />];
};
