import { PurgeCSS } from 'purgecss';
import purgecssFromHtml from 'purgecss-from-html';

/**
 * Attributes that inline scripts and the browser set on elements of a prerendered page before its code is loaded:
 * theme, open answer, recorded click, loaded state.
 */
const dynamicAttributes = ['data-clicked', 'data-loaded', 'data-theme', 'hidden', 'open'];

/** The names of the cascade layers of a style sheet, in order. */
const layersOf = (css) => [...new Set([...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name))];

/** `@property` and `@keyframes` rules. They are removed if no rule refers to their name. */
const named = /@(?:property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^}]*\})*\}\s*/g;

const withoutUnnamed = (css) => {
  const rules = css.replace(named, '');
  return css.replace(named, (rule, name) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(rules) ? rule : '',
  );
};

/** Rules for pseudo-elements of form fields. */
const ofFields =
  /::(?:file-selector-button|placeholder|-webkit-(?:search|date|calendar|inner|outer)[\w-]*)\s*\{[^{}]*\}\s*/g;
/** `@media` and `@supports` rules that are empty or contain only empty `@supports` rules. */
const empty = /@(?:supports|media)[^{}]*\{(?:\s|@supports[^{}]*\{\s*\})*\}\s*/g;

const withoutFields = (css, html) =>
  /<(input|textarea|select)[\s>]/.test(html) ? css : css.replace(ofFields, '').replace(empty, '');

/**
 * Rules that are only in the complete style sheet, which is loaded with the page's code: the larger font file, the view
 * transitions between screens, and license comments.
 */
const later =
  /@font-face\s*\{[^}]*figtree-latin[^}]*\}\s*|::view-transition[^{]*\{[^}]*\}\s*|\/\*![^]*?\*\/\s*/g;

/**
 * The part of a style sheet that a prerendered page uses before its code is loaded. The complete style sheet is loaded
 * with the code and changes nothing on the page, because the order of the cascade layers is the same in both.
 * @param css the complete style sheet
 * @param html HTML of the page
 */
export const usedStyles = async (css, html) => {
  const [used] = await new PurgeCSS().purge({
    // The content of `noscript` is text to a parser with scripting enabled, so the tags are removed to find its
    // elements.
    content: [{ raw: html.replace(/<\/?noscript>/g, ''), extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: purgecssFromHtml }],
    dynamicAttributes,
    variables: true,
  });
  return `@layer ${layersOf(css).join()};${withoutUnnamed(withoutFields(used.css.replace(later, ''), html))}`;
};
