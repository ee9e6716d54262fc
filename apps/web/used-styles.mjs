import { PurgeCSS } from 'purgecss';
import purgecssFromHtml from 'purgecss-from-html';

/**
 * Attributes that inline scripts and the browser set on elements of a prerendered page before its code is loaded:
 * theme, open answer, recorded click, loaded state.
 */
const dynamicAttributes = ['data-clicked', 'data-loaded', 'data-theme', 'hidden', 'open'];

/** Returns the names of the CSS cascade layers of a style sheet, in order. */
const layersOf = (css) => [...new Set([...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name))];

/** Pattern of `@property` and `@keyframes` rules, which are removed if no other rule refers to their name. */
const named = /@(?:property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^}]*\})*\}\s*/g;

const withoutUnnamed = (css) => {
  const rules = css.replace(named, '');
  return css.replace(named, (rule, name) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(rules) ? rule : '',
  );
};

/** Pattern of CSS rules for pseudo-elements of form fields. */
const ofFields =
  /::(?:file-selector-button|placeholder|-webkit-(?:search|date|calendar|inner|outer)[\w-]*)\s*\{[^{}]*\}\s*/g;
/** Pattern of CSS rules `@media` and `@supports` that are empty or contain only empty `@supports` rules. */
const empty = /@(?:supports|media)[^{}]*\{(?:\s|@supports[^{}]*\{\s*\})*\}\s*/g;

const withoutFields = (css, html) =>
  /<(input|textarea|select)[\s>]/.test(html) ? css : css.replace(ofFields, '').replace(empty, '');

/**
 * Pattern of the CSS rules that prerendered pages do not contain, because the complete style sheet is loaded with
 * the page's code: the larger font file, the view transitions between screens, and license comments.
 */
const later =
  /@font-face\s*\{[^}]*figtree-latin[^}]*\}\s*|::view-transition[^{]*\{[^}]*\}\s*|\/\*![^]*?\*\/\s*/g;

/**
 * Returns the part of a style sheet that a prerendered page uses before its code is loaded. The complete style sheet is
 * loaded with the code and changes nothing on the page, because the order of the cascade layers is equal in both style
 * sheets.
 * @param css the complete style sheet
 * @param html HTML of the page
 */
export const usedStyles = async (css, html) => {
  const [used] = await new PurgeCSS().purge({
    // A parser with scripting enabled treats the content of `noscript` as text. The tags are removed so that the
    // elements inside are found.
    content: [{ raw: html.replace(/<\/?noscript>/g, ''), extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: purgecssFromHtml }],
    dynamicAttributes,
    variables: true,
  });
  return `@layer ${layersOf(css).join()};${withoutUnnamed(withoutFields(used.css.replace(later, ''), html))}`;
};
