import { useState } from 'react';

/** How the list shows thumbnails: as cards with details, or as small pictures. */
export const listViews = ['cards', 'pictures'] as const;
/** A view of the list. */
export type ListView = (typeof listViews)[number];

const key = 'portada.list-view';

const storedView = (): ListView => {
  try {
    return listViews.find((view) => view === localStorage.getItem(key)) ?? 'cards';
  } catch {
    return 'cards';
  }
};

/** Returns the view of the list, which this device remembers, and a function that changes it. */
export const useListView = (): [ListView, (view: ListView) => void] => {
  const [view, setView] = useState(storedView);
  const change = (next: ListView) => {
    setView(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Without storage the view is not remembered.
    }
  };
  return [view, change];
};
