/** Every key of the device's storage that belongs to one user begins with this, and then the user's id. */
const prefix = 'portada.own.';

/**
 * Key for something that this device keeps for one user. It is removed when that user signs out or another signs in.
 * @param userId whose it is
 * @param name of the thing
 */
export const ownKey = (userId: string, name: string): string => `${prefix}${userId}.${name}`;

/**
 * Removes what this device keeps for users.
 * @param keptFor id of the user whose things stay; null: nobody's
 */
export const forgetOwnStorage = (keptFor: string | null): void => {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue;
    if (keptFor === null || !key.startsWith(ownKey(keptFor, ''))) localStorage.removeItem(key);
  }
};
