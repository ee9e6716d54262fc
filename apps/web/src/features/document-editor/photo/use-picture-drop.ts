import { useEffect, useRef } from 'react';

/** Elements whose own handling of pasted content stays. */
const typing = 'input, textarea, select, [contenteditable]';

const pictureIn = (items: FileList | undefined): File | null =>
  [...(items ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;

/** Calls a function for a picture that is dropped on the page or pasted outside of a field. */
export const usePictureDrop = (onPicture: (file: File) => void): void => {
  const newest = useRef(onPicture);
  useEffect(() => {
    newest.current = onPicture;
  });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const take = (event: Event, files: FileList | undefined) => {
      const file = pictureIn(files);
      if (!file) return;
      event.preventDefault();
      newest.current(file);
    };
    // Without this, the browser would leave the page and open the dropped file.
    addEventListener('dragover', (event) => event.preventDefault(), { signal });
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        take(event, event.dataTransfer?.files);
      },
      { signal },
    );
    addEventListener(
      'paste',
      (event) => {
        if (event.target instanceof Element && event.target.closest(typing)) return;
        take(event, event.clipboardData?.files);
      },
      { signal },
    );
    return () => control.abort();
  }, []);
};
