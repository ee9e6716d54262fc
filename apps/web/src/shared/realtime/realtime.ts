import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setConnection } from './connection';

/**
 * Holds the socket while the calling component is mounted: once, in the layout of the signed-in pages. Its code comes
 * after the page is shown, and pages without a signed-in user never fetch it.
 * @param isSignedIn whether there is somebody to hear events for; while that is asked, there is nobody
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
    // Code that cannot be loaded leaves the views asking by themselves.
    open().catch(() => setConnection('away'));
    return () => {
      isLeft = true;
      close?.();
    };
  }, [queryClient, isSignedIn]);
};
