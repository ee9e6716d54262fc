/**
 * A prerendered page of a public screen. A `*.route.tsx` exports its pages as `pages`. Only the build reads the pages:
 * vite.config.mjs removes the export from the scripts of the browser.
 */
export type PublicPage = {
  /** Path that is rendered. The path includes `?view=` if a view of the screen is prerendered as a separate page. */
  path: string;
  /**
   * Path pattern at which the page is served, if the pattern differs from `path`. `:name` stands for one path
   * segment.
   */
  pattern?: string;
  /** HTTP status of the page, 200 by default. */
  status?: 404;
  /**
   * Date of the last change of the content in ISO format, for the sitemap. A page without a date is not in the
   * sitemap.
   */
  changed?: string;
};
