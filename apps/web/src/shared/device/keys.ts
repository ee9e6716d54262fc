/**
 * Returns true on Apple systems, whose commands use the Command key instead of Ctrl. The user agent of an iPad with a
 * keyboard names a Mac.
 */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Returns the name of the key of commands as it is printed on keyboards: "⌘" on Apple systems, else "Ctrl". */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');

/** Returns false on devices that are operated by touch only. Such devices have no keys to name. */
export const hasKeyboard = (): boolean => !matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * Returns true if a key press is a command, such as Ctrl+K, and of the system: Command+K on Apple systems, where Ctrl+K
 * edits text.
 * @param key name of the key in lower case
 */
export const isCommand = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;
