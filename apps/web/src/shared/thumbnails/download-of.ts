/**
 * Returns the URL of a download.
 * @param url path of one of the user's pictures
 * @param kind `youtube`: a JPEG of at most 2,000,000 bytes; `original`: the file as it was generated
 */
export const downloadOf = (url: string, kind: 'youtube' | 'original'): string => `${url}?download=${kind}`;
