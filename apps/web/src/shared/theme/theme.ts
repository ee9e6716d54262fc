import { useSyncExternalStore } from 'react';

/** Themes that a user can choose. The theme `system` follows the setting of the device. */
export const themes = ['system', 'light', 'dark'] as const;
/** Name of one theme that a user can choose. */
export type Theme = (typeof themes)[number];

/** Key in localStorage of the chosen theme. The script in index.html reads this key before the first paint. */
const storageKey = 'portada.theme';
const pageColour = { light: '#fafaf8', dark: '#0d0f0c' };
const listeners = new Set<() => void>();

const storedTheme = (): Theme => {
  const stored = localStorage.getItem(storageKey);
  return themes.find((theme) => theme === stored) ?? 'system';
};

const apply = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = pageColour[theme === 'system' ? own : theme];
  }
};

/** Applies a theme and stores the choice on this device. The theme `system` follows the device. */
export const showTheme = (theme: Theme): void => {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  apply(theme);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the theme that the user chose. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme, () => 'system');
