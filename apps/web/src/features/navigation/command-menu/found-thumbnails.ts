import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryKeys } from '../../../shared/query-keys';
import { listThumbnails } from '../../../shared/thumbnails/list-thumbnails';
import type { Command } from './commands';

/** Pause in ms after the last change of the text before the thumbnails are searched. */
const restMs = 250;

/** Largest number of thumbnails that the menu shows. */
const most = 5;

/** Returns a text after it has not changed for `restMs`. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

/**
 * Searches the user's thumbnails by title and description, and returns a command for each that opens its editor. A search
 * that is no longer needed is aborted.
 * @param typed text of the field, at most 100 characters; an empty text finds nothing
 */
export const useFoundThumbnails = (typed: string): Command[] => {
  const navigate = useNavigate();
  const q = useRested(typed.trim());
  const { data } = useQuery({
    queryKey: [...queryKeys.thumbnails.lists, 'found', q],
    queryFn: ({ signal }) => listThumbnails({ q, limit: most }, signal),
    enabled: q !== '',
  });
  if (typed.trim() === '' || !data) return [];
  return data.items.map(({ id, title }) => ({
    id: `thumbnail-${id}`,
    group: 'thumbnails',
    label: title,
    run: () => void navigate(`/thumbnails/${id}/edit`),
  }));
};
