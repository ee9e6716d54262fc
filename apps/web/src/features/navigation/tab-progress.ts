import { useEffect } from 'react';

/** Progress at the start of a title, such as `42% · `. */
const progressAtStart = /^\d{1,3}% · /;

const iconOf = (percent: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><g fill="none" stroke-width="4" transform="rotate(-90 10 10)">` +
      `<circle cx="10" cy="10" r="8" stroke="#8a8f83"/>` +
      `<circle cx="10" cy="10" r="8" stroke="#7aa800" pathLength="100" stroke-dasharray="${percent} 100"/></g></svg>`,
  )}`;

const withoutProgress = () => document.title.replace(progressAtStart, '');

/**
 * Shows a progress in the icon of the browser tab, and in its title.
 * @param percent 0 to 100; null shows the icon and title of the page
 * @param hasOwnTitle true if the page itself shows the progress in its title
 */
export const useTabProgress = (percent: number | null, hasOwnTitle: boolean): void => {
  useEffect(() => {
    if (percent === null) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const own = icon?.href;
    if (icon) icon.href = iconOf(percent);
    return () => {
      if (icon && own !== undefined) icon.href = own;
    };
  }, [percent]);
  useEffect(() => {
    if (percent === null || hasOwnTitle) return;
    document.title = `${percent}% · ${withoutProgress()}`;
    return () => {
      document.title = withoutProgress();
    };
  }, [percent, hasOwnTitle]);
};
