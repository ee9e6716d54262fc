/** Returns the selectable items of a menu, in order. */
export const itemsOf = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem], [role=menuitemradio]'),
];

/** Focuses the menu item under the pointer, so that pointer and keyboard share one current item. */
export const focusUnder = (target: EventTarget): void => {
  const item = target instanceof Element && target.closest<HTMLElement>('[role^=menuitem]');
  if (item && item !== document.activeElement) item.focus({ preventScroll: true });
};

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Creates a search for menu items by their first letters (type-ahead). Letters typed within the reset time form one
 * word. A repeated letter moves through the items that begin with this letter. Accents and case are ignored.
 * @param resetMs pause in ms after which a new word starts
 */
export const createTypeAhead = (resetMs: number) => {
  let typed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Returns true while a search word is typed. A space then belongs to the word. */
    isOpen: (): boolean => typed !== '',
    /** Adds a letter to the search word. @returns the first menu item that begins with the search word, if any */
    find: (key: string, items: readonly HTMLElement[], current: number): HTMLElement | undefined => {
      clearTimeout(timer);
      timer = setTimeout(() => (typed = ''), resetMs);
      typed += folded(key);
      const isRepeated = [...typed].every((letter) => letter === typed[0]);
      const wanted = isRepeated ? typed.slice(0, 1) : typed;
      // The first letter searches after the current item; further letters may match the current item.
      const from = current + (wanted.length === 1 ? 1 : 0);
      const candidates = [...items.slice(Math.max(0, from)), ...items.slice(0, Math.max(0, from))];
      return candidates.find((item) => folded(item.textContent.trim()).startsWith(wanted));
    },
    forget: (): void => clearTimeout(timer),
  };
};
export type TypeAhead = ReturnType<typeof createTypeAhead>;

/**
 * Moves the focus in an open menu by a key, as the ARIA Authoring Practices define.
 * @param menu element of the menu
 * @param key name of the pressed key
 * @param typeAhead search by first letters
 * @returns true if the key was handled
 */
export const moveByKey = (menu: Element, key: string, typeAhead: TypeAhead): boolean => {
  const items = itemsOf(menu);
  const current = items.findIndex((item) => item === document.activeElement);
  const go = (index: number) => items.at(index % items.length)?.focus();
  if (key === 'ArrowDown') go(current + 1);
  else if (key === 'ArrowUp') go(current < 0 ? -1 : current - 1);
  else if (key === 'Home') go(0);
  else if (key === 'End') go(-1);
  else if (key === ' ' && !typeAhead.isOpen()) items[current]?.click();
  else if (key.length === 1) typeAhead.find(key, items, current)?.focus();
  else return false;
  return true;
};
