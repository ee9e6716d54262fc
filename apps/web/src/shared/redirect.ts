/**
 * Leaves the product for a page of somebody else's, such as the one that takes the card.
 * @param url absolute, http or https
 * @throws TypeError for any other address: a script must never be one
 */
export const leaveFor = (url: string): void => {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`not a page: ${protocol}`);
  location.assign(href);
};

/** Loads this page anew. */
export const reloadPage = (): void => location.reload();
