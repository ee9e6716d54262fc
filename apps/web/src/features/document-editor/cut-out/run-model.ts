import type { GridSize, Model, Step } from './model-file';
import type { Plane } from './matte';

/** A grid with its values, row by row, and the channels of a pixel side by side. */
type Grid = GridSize & { values: Float32Array };
/** Weights of a convolution: the size of its window, a value for each place of it, and the value that each result begins with. */
type Kernel = { window: GridSize; weights: Float64Array; bias: Float64Array };

const valueAt = (values: Float32Array, place: number): number => values[place] ?? 0;

/** Calls `visit` for each pixel of a grid with the first place of its channels. */
const forPixels = (
  { height, width, channels }: GridSize,
  visit: (y: number, x: number, place: number) => void,
) => {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) visit(y, x, (y * width + x) * channels);
};

/** Number of rows or columns that a window reaches over the first edge, so that the results lie in the middle. */
const marginOf = (side: number, results: number, window: number, stride: number): number =>
  Math.max(0, (results - 1) * stride + window - side) >> 1;

/**
 * Returns a function that copies what the window of a result shows to a list of numbers. What is outside of the grid is
 * zero.
 */
const patchOf = (grid: Grid, window: GridSize, result: GridSize, stride: number) => {
  const { height, width, channels, values } = grid;
  const top = marginOf(height, result.height, window.height, stride);
  const left = marginOf(width, result.width, window.width, stride);
  return (y: number, x: number, patch: Float64Array): void => {
    let write = 0;
    for (let row = y * stride - top; row < y * stride - top + window.height; row += 1)
      for (let column = x * stride - left; column < x * stride - left + window.width; column += 1) {
        const isInside = row >= 0 && column >= 0 && row < height && column < width;
        const read = (row * width + column) * channels;
        for (let at = 0; at < channels; at += 1) {
          patch[write] = isInside ? valueAt(values, read + at) : 0;
          write += 1;
        }
      }
  };
};

/** Each result is a sum of all channels in its window. Four channels at a time take half as long as one. */
const convolve = (grid: Grid, { window, weights, bias }: Kernel, result: Grid, stride: number): void => {
  if (result.channels % 4 !== 0) throw new Error('A convolution has channels that do not come in fours.');
  const size = window.height * window.width * grid.channels;
  const patch = new Float64Array(size);
  const copy = patchOf(grid, window, result, stride);
  forPixels(result, (y, x, place) => {
    copy(y, x, patch);
    for (let channel = 0; channel < result.channels; channel += 4) {
      const [first, second] = [channel * size, (channel + 1) * size];
      const [third, fourth] = [(channel + 2) * size, (channel + 3) * size];
      let a = bias[channel] ?? 0;
      let b = bias[channel + 1] ?? 0;
      let c = bias[channel + 2] ?? 0;
      let d = bias[channel + 3] ?? 0;
      for (let at = 0; at < size; at += 1) {
        const value = patch[at] ?? 0;
        a += value * (weights[first + at] ?? 0);
        b += value * (weights[second + at] ?? 0);
        c += value * (weights[third + at] ?? 0);
        d += value * (weights[fourth + at] ?? 0);
      }
      result.values[place + channel] = a;
      result.values[place + channel + 1] = b;
      result.values[place + channel + 2] = c;
      result.values[place + channel + 3] = d;
    }
  });
};

/** Each result is a sum of its own channel in its window. */
const convolveChannels = (
  grid: Grid,
  { window, weights, bias }: Kernel,
  result: Grid,
  stride: number,
): void => {
  const { channels } = grid;
  const patch = new Float64Array(window.height * window.width * channels);
  const copy = patchOf(grid, window, result, stride);
  forPixels(result, (y, x, place) => {
    copy(y, x, patch);
    for (let channel = 0; channel < channels; channel += 1) {
      let sum = bias[channel] ?? 0;
      for (let at = channel; at < patch.length; at += channels) sum += (patch[at] ?? 0) * (weights[at] ?? 0);
      result.values[place + channel] = sum;
    }
  });
};

/** Each pixel becomes a window of one channel in the result. The windows do not overlap. */
const convolveDoubling = (grid: Grid, { window, weights, bias }: Kernel, result: Grid): void =>
  forPixels(result, (y, x, place) => {
    const read = ((y >> 1) * grid.width + (x >> 1)) * grid.channels;
    const weight = ((y % 2) * window.width + (x % 2)) * grid.channels;
    let sum = bias[0] ?? 0;
    for (let at = 0; at < grid.channels; at += 1)
      sum += valueAt(grid.values, read + at) * (weights[weight + at] ?? 0);
    result.values[place] = sum;
  });

const meanOfPixels = ({ height, width, channels, values }: Grid, result: Grid): void => {
  values.forEach((value, place) => {
    result.values[place % channels] = valueAt(result.values, place % channels) + value / (height * width);
  });
};

/** The two pixels between which a place lies, and the share of the second one. */
const between = (place: number, from: number, to: number): [number, number, number] => {
  const exact = Math.max(0, ((place + 0.5) * from) / to - 0.5);
  const first = Math.min(from - 1, Math.floor(exact));
  return [first, Math.min(from - 1, first + 1), exact - first];
};

/** Fills a grid of another size with values between the nearest four pixels. */
const resize = (grid: Grid, result: Grid): void => {
  const { width, channels, values } = grid;
  const columns = Array.from({ length: result.width }, (_, x) => between(x, width, result.width));
  for (let y = 0; y < result.height; y += 1) {
    const [above, below, down] = between(y, grid.height, result.height);
    columns.forEach(([left, right, across], x) => {
      const [upperLeft, upperRight] = [(above * width + left) * channels, (above * width + right) * channels];
      const [lowerLeft, lowerRight] = [(below * width + left) * channels, (below * width + right) * channels];
      const write = (y * result.width + x) * channels;
      for (let at = 0; at < channels; at += 1) {
        const upper =
          valueAt(values, upperLeft + at) * (1 - across) + valueAt(values, upperRight + at) * across;
        const lower =
          valueAt(values, lowerLeft + at) * (1 - across) + valueAt(values, lowerRight + at) * across;
        result.values[write + at] = upper * (1 - down) + lower * down;
      }
    });
  }
};

/** Combines two grids. The values of a second grid of one pixel count for all pixels. */
const combine = (one: Grid, other: Grid, result: Grid, value: (a: number, b: number) => number): void => {
  const { length } = other.values;
  one.values.forEach((first, place) => {
    result.values[place] = value(first, valueAt(other.values, place % length));
  });
};

const change = ({ values }: Grid, result: Grid, value: (a: number) => number): void =>
  values.forEach((before, place) => {
    result.values[place] = value(before);
  });

const runStep = ({ operation }: Step, grid: Grid, other: Grid, kernel: Kernel, result: Grid): void => {
  switch (operation.kind) {
    case 'convolution':
      return convolve(grid, kernel, result, operation.stride);
    case 'channel convolution':
      return convolveChannels(grid, kernel, result, operation.stride);
    case 'doubling convolution':
      return convolveDoubling(grid, kernel, result);
    case 'mean':
      return meanOfPixels(grid, result);
    case 'resize':
      return resize(grid, result);
    case 'add':
      return combine(grid, other, result, (a, b) => a + b);
    case 'multiply':
      return combine(grid, other, result, (a, b) => a * b);
    case 'relu':
      return change(grid, result, (a) => Math.max(0, a));
    case 'hard swish':
      return change(grid, result, (a) => (a * Math.min(6, Math.max(0, a + 3))) / 6);
    case 'logistic':
      return change(grid, result, (a) => 1 / (1 + Math.exp(-a)));
  }
};

/** Returns a plane of another size, with values between the nearest four pixels. */
export const resized = ({ width, height, values }: Plane, size: Omit<Plane, 'values'>): Plane => {
  const result = { ...size, channels: 1, values: new Float32Array(size.width * size.height) };
  resize({ width, height, channels: 1, values }, result);
  return { ...size, values: result.values };
};

/**
 * Runs a model that finds persons.
 * @param rgba picture of the size that the model reads, four bytes for each pixel
 * @returns confidence of each pixel that it shows a person, 0 to 1
 */
export const confidenceOf = (model: Model, rgba: Uint8ClampedArray): Plane => {
  const grids = new Map<number, Grid>();
  const empty: Grid = { height: 0, width: 0, channels: 0, values: new Float32Array() };
  const sizeAt = (number: number): GridSize => model.sizes[number] ?? empty;
  const gridAt = (number = -1): Grid => grids.get(number) ?? empty;
  const weightsAt = (number = -1): Float64Array => model.weights.get(number) ?? new Float64Array();
  const colors = rgba.filter((_, place) => place % 4 < 3);
  grids.set(model.input, {
    ...sizeAt(model.input),
    values: Float32Array.from(colors, (value) => value / 255),
  });
  for (const step of model.steps) {
    const { height, width, channels } = sizeAt(step.output);
    const result = { height, width, channels, values: new Float32Array(height * width * channels) };
    const [first, second = -1, third] = step.inputs;
    const kernel = { window: sizeAt(second), weights: weightsAt(second), bias: weightsAt(third) };
    runStep(step, gridAt(first), gridAt(second), kernel, result);
    grids.set(step.output, result);
  }
  const { width, height, values } = gridAt(model.output);
  return { width, height, values };
};
