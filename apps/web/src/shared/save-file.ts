/** Saves a file as a download. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The object URL is revoked after a minute, because the browser reads the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
