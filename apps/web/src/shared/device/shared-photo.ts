/**
 * Address to which a device sends what other apps share with the installed app (Web Share Target), and the screen that
 * continues with it. The service worker of the app answers; without it the web server redirects to the screen.
 */
export const shareTarget = { path: '/share-target', screen: '/start' } as const;

/** Media types of photos that other apps may share. */
export const sharedPhotoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Largest size in bytes of a shared photo, as for uploaded photos. */
const largestPhoto = 10_000_000;
/** Time in ms after which a shared photo is ignored. */
const keptMs = 60 * 60_000;

/** Name of the cache in which the service worker leaves a shared photo for the page. */
const cacheName = 'portada-shared';
const photoPath = '/shared-photo';
const sharedAt = 'x-shared-at';

/** Keeps a shared photo on this device until the user has continued with it. A photo of another type or size is ignored. */
export const keepSharedPhoto = async (photo: File): Promise<void> => {
  if (!sharedPhotoTypes.some((type) => type === photo.type) || photo.size > largestPhoto) return;
  const headers = { 'content-type': photo.type, [sharedAt]: String(Date.now()) };
  await (await caches.open(cacheName)).put(photoPath, new Response(photo, { headers }));
};

/** Reads the photo that another app shared with this device; null without one. */
export const readSharedPhoto = async (): Promise<Blob | null> => {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return null;
  const kept = await (await caches.open(cacheName)).match(photoPath);
  if (!kept || Date.now() - Number(kept.headers.get(sharedAt)) > keptMs) return null;
  return kept.blob();
};

/** Removes the shared photo from this device. */
export const forgetSharedPhoto = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(cacheName);
};
