/** Pattern `<uuid>.<extension>`, the only form of a file name that the route `/api/proxy-image/:file` accepts. */
const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(?:png|jpg|webp)$/;

/** Reads the image id from a file name of `/api/proxy-image/:file`. @returns null if the name has another form */
export const fileToImageId = (file: string): string | null => form.exec(file)?.[1] ?? null;
