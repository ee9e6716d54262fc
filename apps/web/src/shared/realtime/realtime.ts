import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setConnection } from './connection';

/**
 * Keeps the socket open while the calling component, the signed-in layout, is mounted. The code of the socket is
 * loaded after the page is shown. Pages without a signed-in user never load this code.
 * @param isSignedIn true if a user is signed in; false while the session loads
 */
export const useRealtime = (isSignedIn: boolean): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    let isLeft = false;
    let close: (() => void) | undefined;
    const open = async () => {
      const { connectRealtime } = await import('./socket');
      if (!isLeft) close = connectRealtime(queryClient);
    };
    // If the code of the socket cannot be loaded, the views poll the api.
    open().catch(() => setConnection('away'));
    return () => {
      isLeft = true;
      close?.();
    };
  }, [queryClient, isSignedIn]);
};
