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

/** Pseudo-elements of form fields, each with the HTML of the fields that have it. */
const ofFields = [
  ['file-selector-button', /type="file"/],
  ['placeholder', /placeholder="/],
  ['-webkit-(?:date|calendar)[\\w-]*', /type="(?:date|time|month|week|datetime-local)"/],
  ['-webkit-search[\\w-]*', /type="search"/],
  ['-webkit-(?:inner|outer)[\\w-]*', /type="number"/],
];
/** Pattern of CSS rules `@media` and `@supports` that are empty or contain only empty `@supports` rules. */
const empty = /@(?:supports|media)[^{}]*\{(?:\s|@supports[^{}]*\{\s*\})*\}\s*/g;

/** Pattern of the base colors of placeholders. Every field with a placeholder has a class with its color. */
const placeholderColors = /(?<![\\\w-])::placeholder\s*\{\s*color[^{}]*\}\s*/g;
/** Pattern of the rule for labels around check boxes. */
const checkBoxLabels = /label:has\(input[^{}]*\{[^{}]*\}\s*/g;

const withoutFields = (css, html) =>
  ofFields
    .filter(([, fields]) => !fields.test(html))
    .reduce((rest, [name]) => rest.replace(new RegExp(`[^{},;]*::${name}\\s*\\{[^{}]*\\}\\s*`, 'g'), ''), css)
    .replace(placeholderColors, '')
    .replace(html.includes('<input') ? /(?!)/g : checkBoxLabels, '')
    .replace(empty, '');

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
