type Path = (string | number)[];
type Walk = { issues: Path[]; characters: number };

/** Largest coordinate of a layer in pixels: a layer may be moved out of the picture, but not out of reach. */
const farthest = 20_000;
/** Largest values of sizes in pixels, by field name. They bound the memory that drawing a layer needs. */
const largest: Readonly<Record<string, number>> = {
  seed: 2 ** 32,
  size: 4_096,
  width: 5_000,
  height: 5_000,
  radius: 5_000,
  blur: 300,
  padding: 500,
};
/** Largest width in pixels of a line; every `width` that does not belong to a box is one. */
const widestLine = 400;

/** Largest absolute value of a number, by its path. */
const limitOf = (path: Path): number => {
  const name = String(path.at(-1));
  if (name === 'width' && path.at(-2) !== 'box') return widestLine;
  return largest[name] ?? farthest;
};
/** Most entries of a list, and most characters of a text, inside of a layer. */
const longestList = 64;
const longestText = 500;
/** Most characters of all texts of a layer together. A drawing that is made for a picture has its own limit. */
const mostCharacters = 2_000;
const longestDrawing = 16_000;
/** Number of issues that are reported; a hostile document could otherwise have thousands. */
const mostIssues = 20;

const check = (value: unknown, path: Path, walk: Walk): void => {
  if (walk.issues.length >= mostIssues) return;
  const name = String(path.at(-1));
  if (typeof value === 'number') {
    if (Math.abs(value) > limitOf(path)) walk.issues.push(path);
  } else if (typeof value === 'string') {
    const isDrawing = name === 'body';
    if (!isDrawing) walk.characters += value.length;
    if (value.length > (isDrawing ? longestDrawing : longestText)) walk.issues.push(path);
  } else if (Array.isArray(value)) {
    if (value.length > longestList) walk.issues.push(path);
    else value.forEach((entry, place) => check(entry, [...path, place], walk));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) check(entry, [...path, key], walk);
  }
};

/**
 * Finds the values of layers that are too large, too long or too many to draw, and ids that are used twice.
 * @param layers layers with valid fields
 * @returns paths of at most about 20 values, each beginning with the position of its layer
 */
export const boundsIssues = (layers: readonly { id: string }[]): Path[] => {
  const issues: Path[] = [];
  const ids = new Set<string>();
  for (const [place, layer] of layers.entries()) {
    if (issues.length >= mostIssues) break;
    if (ids.has(layer.id)) issues.push([place, 'id']);
    ids.add(layer.id);
    const walk: Walk = { issues: [], characters: 0 };
    check(layer, [place], walk);
    if (walk.characters > mostCharacters) walk.issues.push([place]);
    issues.push(...walk.issues);
  }
  return issues;
};
