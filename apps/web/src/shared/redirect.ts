/**
 * Redirects the browser to an external page, such as the checkout page of the payment provider.
 * @param url absolute http or https URL
 * @throws TypeError for any other scheme, such as `javascript:`
 */
export const redirectTo = (url: string): void => {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError(`cannot redirect to the scheme ${protocol}`);
  location.assign(href);
};

/** Reloads the current page. */
export const reloadPage = (): void => location.reload();
