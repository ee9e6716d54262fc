import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api/client';

const fileName = 'portada-export.zip';

/** Saves a file as a download. */
const save = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The object URL is revoked after a minute, because the browser reads the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/**
 * Returns a mutation and its progress. `mutate()` downloads all data of the account as a file; `bytes` is the number of
 * bytes received so far.
 */
export const useExport = () => {
  const [bytes, setBytes] = useState(0);
  const mutation = useMutation({
    mutationFn: () => {
      setBytes(0);
      return api.download('/api/me/export', setBytes);
    },
    onSuccess: (file) => save(file, fileName),
  });
  return { ...mutation, bytes };
};
