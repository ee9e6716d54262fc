import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToOtherTabs } from './other-tabs';
import { rereadSession } from './session';
import { listenToSignIns } from './sign-in-outcomes';

/** Keeps this page true when somebody signs in or out in another tab or in a popup. Once, in the root layout. */
export const useSessionNews = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Where the server cannot be asked, the page stays as it is, and the next call tells.
    const reread = () => void rereadSession(queryClient).catch(() => undefined);
    const stops = [
      listenToOtherTabs(reread),
      listenToSignIns((outcome) => {
        if (outcome === 'signed_in') reread();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
};
