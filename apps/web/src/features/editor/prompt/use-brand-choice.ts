import { type BrandKit, emptyBrandKit } from '@portada/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brandKitKey, readBrandKit } from '../../../shared/brand/brand-api';
import { userStorageKey } from '../../../shared/session/user-storage';
import type { VariantsRequest } from '../generation/start-generation';

/** The choice, stored on this device, that new images get the brand of the user. */
export type BrandChoice = {
  /** True if the user has a brand kit with content. */
  isOffered: boolean;
  isOn: boolean;
  choose: (isOn: boolean) => void;
  /** Fields of a request for the choice. */
  request: Pick<VariantsRequest, 'brand'>;
};

const hasContent = (kit: BrandKit): boolean => JSON.stringify(kit) !== JSON.stringify(emptyBrandKit);

/** Reads a stored choice; without storage nothing is chosen. */
const read = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/**
 * Returns the choice about the brand in new images. It is off until the creator turns it on, and remembered on this device.
 * @param userId id of the user
 */
export const useBrandChoice = (userId: string): BrandChoice => {
  const key = userStorageKey(userId, 'brand-in-images');
  const [isChosen, setChosen] = useState(() => read(key));
  const kit = useQuery({ queryKey: brandKitKey, queryFn: ({ signal }) => readBrandKit(signal) });
  const isOffered = kit.data !== undefined && hasContent(kit.data);
  const isOn = isOffered && isChosen;
  return {
    isOffered,
    isOn,
    choose: (next) => {
      setChosen(next);
      try {
        if (next) localStorage.setItem(key, '1');
        else localStorage.removeItem(key);
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
    request: isOn ? { brand: true } : {},
  };
};
