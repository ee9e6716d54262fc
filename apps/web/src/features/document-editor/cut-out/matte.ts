/** A picture or mask with one number for each pixel, row by row. */
export type Plane = { width: number; height: number; values: Float32Array };

/**
 * Confidence, 0 to 1, from which a pixel counts as part of a person, and the least mean confidence and share of the
 * picture of the largest part for a person to be found.
 */
const [person, leastConfidence, leastShare] = [0.5, 0.8, 0.01];
/** Parts with at least this share of the largest part's area are kept, such as a second person. */
const keptShare = 0.15;
/** Enclosed gaps with at most this share of the picture's area are closed. Larger ones are gaps, as beneath an arm. */
const closedShare = 0.0015;
/** Confidences that become fully transparent and fully opaque before the edge is refined. */
const [transparent, opaque] = [0.3, 0.8];
/** Radius of the guided filter in shares of the longer side, and its regularization for luma of 0 to 1. */
const [radiusShare, epsilon] = [0.008, 1e-4];
/** Opacities that become fully transparent and fully opaque after the edge was refined, against haze. */
const [clear, full] = [0.06, 0.94];

const valueAt = (values: Float32Array, place: number): number => values[place] ?? 0;

const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** A connected part: the number of its pixels, whether it touches the border, and the sum of its values. */
type Part = { area: number; touchesBorder: boolean; sum: number };

/**
 * Finds the connected parts of a plane.
 * @param isInside says whether a pixel with this value belongs to a part
 * @returns the number of the part of each pixel, from 1; 0 for all others; and the parts in this order
 */
const partsOf = (
  { width, height, values }: Plane,
  isInside: (value: number) => boolean,
): { numbers: Uint32Array; parts: Part[] } => {
  const numbers = new Uint32Array(values.length);
  const parts: Part[] = [];
  const waiting = new Uint32Array(values.length);
  for (let first = 0; first < values.length; first += 1) {
    if (numbers[first] !== 0 || !isInside(valueAt(values, first))) continue;
    const part: Part = { area: 0, touchesBorder: false, sum: 0 };
    parts.push(part);
    let count = 0;
    const take = (place: number) => {
      if (numbers[place] !== 0 || !isInside(valueAt(values, place))) return;
      numbers[place] = parts.length;
      waiting[count] = place;
      count += 1;
    };
    take(first);
    while (count > 0) {
      count -= 1;
      const place = waiting[count] ?? 0;
      const [x, y] = [place % width, Math.floor(place / width)];
      part.area += 1;
      part.sum += valueAt(values, place);
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) part.touchesBorder = true;
      if (x > 0) take(place - 1);
      if (x < width - 1) take(place + 1);
      if (y > 0) take(place - width);
      if (y < height - 1) take(place + width);
    }
  }
  return { numbers, parts };
};

/** Sums of the values in a square window around each pixel, divided by the number of its pixels. */
const boxMean = (values: Float32Array, width: number, height: number, radius: number): Float32Array => {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += valueAt(values, row + x);
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += valueAt(values, row + x + radius);
      if (x - radius - 1 >= 0) sum -= valueAt(values, row + x - radius - 1);
      across[row + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  const result = new Float32Array(values.length);
  const sums = new Float32Array(width);
  const addRow = (y: number, sign: number) => {
    for (let x = 0; x < width; x += 1) sums[x] = valueAt(sums, x) + sign * valueAt(across, y * width + x);
  };
  for (let y = 0; y < Math.min(radius, height); y += 1) addRow(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addRow(y + radius, 1);
    if (y - radius - 1 >= 0) addRow(y - radius - 1, -1);
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x += 1) result[y * width + x] = valueAt(sums, x) / rows;
  }
  return result;
};

const combined = (
  a: Float32Array,
  b: Float32Array,
  combine: (a: number, b: number) => number,
): Float32Array => a.map((value, place) => combine(value, valueAt(b, place)));

/**
 * Moves the edges of a mask to the edges of a picture: a guided filter with the luma of the picture as its guide.
 * Source: He, Sun, Tang, "Guided Image Filtering", IEEE TPAMI 35(6), 2013, algorithm 1.
 * @param guide luma of the picture, 0 to 1
 * @param mask opacity of each pixel, 0 to 1
 * @param radius radius of the window in pixels
 */
export const guidedFilter = (guide: Plane, mask: Float32Array, radius: number): Float32Array => {
  const { width, height, values } = guide;
  const mean = (list: Float32Array) => boxMean(list, width, height, radius);
  const product = (a: number, b: number) => a * b;
  const [meanGuide, meanMask] = [mean(values), mean(mask)];
  const variance = combined(mean(combined(values, values, product)), meanGuide, (a, b) => a - b * b);
  const covariance = combined(
    mean(combined(values, mask, product)),
    combined(meanGuide, meanMask, product),
    (a, b) => a - b,
  );
  const slope = combined(covariance, variance, (a, b) => a / (Math.max(0, b) + epsilon));
  const offset = combined(meanMask, combined(slope, meanGuide, product), (a, b) => a - b);
  return combined(combined(mean(slope), values, product), mean(offset), (a, b) => a + b);
};

/** Luma of the pixels of a picture, 0 to 1, with the weights of Rec. 709. @param rgba four bytes for each pixel */
export const lumaOf = (rgba: Uint8ClampedArray, width: number, height: number): Plane => {
  const values = new Float32Array(width * height);
  const byte = (place: number) => rgba[place] ?? 0;
  for (let at = 0; at < values.length; at += 1)
    values[at] = (byte(at * 4) * 0.2126 + byte(at * 4 + 1) * 0.7152 + byte(at * 4 + 2) * 0.0722) / 255;
  return { width, height, values };
};

/**
 * Makes a mask from the confidences of the model: keeps the large parts, closes small gaps, and moves the edges to the
 * edges of the picture.
 * @param confidence confidence of each pixel that it shows a person, 0 to 1
 * @param guide luma of the picture, of the same size
 * @returns opacity of each pixel, 0 to 255; null if the picture shows no person
 */
export const matteOf = (confidence: Plane, guide: Plane): Uint8ClampedArray | null => {
  const { width, height } = confidence;
  const size = width * height;
  const { numbers, parts } = partsOf(confidence, (value) => value >= person);
  const [largest] = parts.toSorted((a, b) => b.area - a.area);
  if (!largest || largest.area < size * leastShare || largest.sum / largest.area < leastConfidence)
    return null;
  const isKept = parts.map(({ area }) => area >= largest.area * keptShare);
  const mask = confidence.values.map((value, place) => {
    const number = numbers[place] ?? 0;
    return number > 0 && !isKept[number - 1] ? 0 : ramp(value, transparent, opaque);
  });
  const gaps = partsOf({ width, height, values: mask }, (value) => value < 0.5);
  const isClosed = gaps.parts.map(({ area, touchesBorder }) => !touchesBorder && area < size * closedShare);
  gaps.numbers.forEach((number, place) => {
    if (number > 0 && isClosed[number - 1]) mask[place] = 1;
  });
  const radius = Math.max(2, Math.round(Math.max(width, height) * radiusShare));
  const refined = guidedFilter(guide, mask, radius);
  return Uint8ClampedArray.from(refined, (value) => Math.round(ramp(value, clear, full) * 255));
};
