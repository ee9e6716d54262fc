import { PurgeCSS } from 'purgecss';
import purgecssFromHtml from 'purgecss-from-html';

/** What scripts give elements of a page before its code, with all styles, has come: a theme, an open answer, a click. */
const dynamicAttributes = ['data-clicked', 'data-loaded', 'data-theme', 'hidden', 'open'];

/** The cascade layers of a style sheet, in their order. */
const layersOf = (css) => [...new Set([...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name))];

/** What is defined by a name that nothing names any more: types of variables, movements. */
const named = /@(?:property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^}]*\})*\}\s*/g;

const withoutUnnamed = (css) => {
  const rules = css.replace(named, '');
  return css.replace(named, (rule, name) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(rules) ? rule : '',
  );
};

/** Rules for parts of fields. */
const ofFields =
  /::(?:file-selector-button|placeholder|-webkit-(?:search|date|calendar|inner|outer)[\w-]*)\s*\{[^{}]*\}\s*/g;
/** One with nothing in it, or with nothing but others of that kind. */
const empty = /@(?:supports|media)[^{}]*\{(?:\s|@supports[^{}]*\{\s*\})*\}\s*/g;

const withoutFields = (css, html) =>
  /<(input|textarea|select)[\s>]/.test(html) ? css : css.replace(ofFields, '').replace(empty, '');

/**
 * What comes with the code: faces for characters that none of our texts has, the ways from one screen to the next, and
 * the licence of what the sheet is built on.
 */
const later =
  /@font-face\s*\{[^}]*figtree-latin[^}]*\}\s*|::view-transition[^{]*\{[^}]*\}\s*|\/\*![^]*?\*\/\s*/g;

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
    variables: true,
  });
  return `@layer ${layersOf(css).join()};${withoutUnnamed(withoutFields(used.css.replace(later, ''), html))}`;
};
