/** Prefix of all localStorage keys of data that belongs to a user. The id of the user follows the prefix. */
const prefix = 'portada.own.';

/**
 * Returns the localStorage key for data of one user. The data is removed when the user signs out or another user signs
 * in.
 * @param userId id of the user
 * @param name name of the entry
 */
export const userStorageKey = (userId: string, name: string): string => `${prefix}${userId}.${name}`;

/**
 * Removes the stored data of users from this device.
 * @param keptFor id of the user whose data is kept; null removes the data of all users
 */
export const clearUserStorage = (keptFor: string | null): void => {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue;
    if (keptFor === null || !key.startsWith(userStorageKey(keptFor, ''))) localStorage.removeItem(key);
  }
};
