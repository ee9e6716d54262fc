import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToOtherTabs } from './cross-tab-sync';
import { refetchSession } from './session';
import { listenToSignIns } from './sign-in-outcomes';

/**
 * Refetches the session after a sign-in or sign-out in another tab or in a popup. Only the root layout uses this hook.
 */
export const useSessionSync = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    // If the request for the session fails, the page keeps its state; the next API call reports an ended session.
    const refetch = () => void refetchSession(queryClient).catch(() => undefined);
    const unsubscribes = [
      subscribeToOtherTabs(refetch),
      listenToSignIns((outcome) => {
        if (outcome === 'signed_in') refetch();
      }),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [queryClient]);
};
