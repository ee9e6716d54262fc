import { PurgeCSS } from 'purgecss';
import purgecssFromHtml from 'purgecss-from-html';

/** What scripts give elements of a page before its code, with all styles, has come: a theme, an open answer. */
const dynamicAttributes = ['data-theme', 'hidden', 'open'];

/** The cascade layers of a style sheet, in their order. */
const layersOf = (css) => [...new Set([...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name))];

/** Without the types of variables that nothing names any more. */
const withoutUnusedTypes = (css) => {
  const types = /@property (--[\w-]+)\{[^}]*\}\s*/g;
  const rules = css.replace(types, '');
  return css.replace(types, (type, name) => (new RegExp(`${name}(?![\\w-])`).test(rules) ? type : ''));
};

/** Faces for characters that none of our texts has, and the ways from one screen to the next: they come with the code. */
const later = /@font-face\s*\{[^}]*figtree-latin[^}]*\}\s*|::view-transition[^{]*\{[^}]*\}\s*/g;

/**
 * The part of a style sheet that a page uses as it is sent. The whole sheet comes with the page's code and changes
 * nothing of what is there: the layers have the same order, whichever of them the page uses.
 * @param css the whole style sheet
 * @param html of a page
 */
export const usedStyles = async (css, html) => {
  const [used] = await new PurgeCSS().purge({
    // What stands there for readers without JavaScript is text to a parser that has it.
    content: [{ raw: html.replace(/<\/?noscript>/g, ''), extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: purgecssFromHtml }],
    dynamicAttributes,
    keyframes: true,
    variables: true,
  });
  return `@layer ${layersOf(css).join()};${withoutUnusedTypes(used.css.replace(later, ''))}`;
};
