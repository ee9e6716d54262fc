import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api/client';
import { saveFile } from '../../../shared/save-file';

const fileName = 'portada-export.zip';

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
    onSuccess: (file) => saveFile(file, fileName),
  });
  return { ...mutation, bytes };
};
