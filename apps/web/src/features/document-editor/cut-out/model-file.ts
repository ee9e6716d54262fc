/** Size of a grid: rows of pixels with one value for each channel. */
export type GridSize = { height: number; width: number; channels: number };

/** The computation of a step of a model. `stride` is the distance in pixels between two places that a convolution reads. */
export type Operation =
  | { kind: 'convolution' | 'channel convolution'; stride: number }
  | {
      kind:
        'doubling convolution' | 'mean' | 'resize' | 'add' | 'multiply' | 'relu' | 'hard swish' | 'logistic';
    };

/** A step of a model, with the numbers of the grids that it reads and of the grid that it writes. */
export type Step = { operation: Operation; inputs: readonly number[]; output: number };

/**
 * A model as a list of steps.
 * @property sizes size of each grid; for the weights of a convolution the size of its window, and the channels that it reads
 * @property weights values of the grids that the file contains, by the number of the grid; with 64 bits, because a
 *   processor adds them faster than those that it has to widen
 */
export type Model = {
  sizes: readonly GridSize[];
  weights: ReadonlyMap<number, Float64Array>;
  steps: readonly Step[];
  input: number;
  output: number;
};

/** Numbers in the schema of TensorFlow Lite: operations with options, and the type of 16-bit floats. */
const [convolution, channelConvolution, widened, custom, half] = [3, 4, 6, 32, 1];
/** Operations without options, by their numbers in the schema. */
const plainOperations: Readonly<Record<number, Exclude<Operation, { stride: number }>['kind']>> = {
  0: 'add',
  1: 'mean',
  14: 'logistic',
  18: 'multiply',
  19: 'relu',
  23: 'resize',
  117: 'hard swish',
};
/** Name of the custom operation that the model uses. */
const doublingConvolution = 'Convolution2DTransposeBias';

/** Returns the number that the bits of a 16-bit float stand for. Infinity and NaN do not occur in weights. */
const fromHalf = (bits: number): number => {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 0x1f, bits & 0x3ff];
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
};

/** Reads tables and lists of a FlatBuffers file. Positions are in bytes. */
const flatFile = (file: ArrayBuffer) => {
  const view = new DataView(file);
  const follow = (at: number): number => at + view.getUint32(at, true);
  /** Position of a field of a table; null if the file leaves the field out, which means zero or empty. */
  const field = (table: number, index: number): number | null => {
    const fields = table - view.getInt32(table, true);
    const entry = 4 + index * 2;
    const offset = entry < view.getUint16(fields, true) ? view.getUint16(fields + entry, true) : 0;
    return offset === 0 ? null : table + offset;
  };
  /** Positions of the items of a list. @param size bytes of an item */
  const items = (table: number, index: number, size: number): number[] => {
    const at = field(table, index);
    if (at === null) return [];
    const list = follow(at);
    return Array.from({ length: view.getUint32(list, true) }, (_, place) => list + 4 + place * size);
  };
  const number = (table: number, index: number, read: (at: number) => number): number => {
    const at = field(table, index);
    return at === null ? 0 : read(at);
  };
  return {
    root: follow(0),
    byte: (table: number, index: number) => number(table, index, (at) => view.getUint8(at)),
    int: (table: number, index: number) => number(table, index, (at) => view.getInt32(at, true)),
    table: (table: number, index: number) => number(table, index, follow),
    tables: (table: number, index: number) => items(table, index, 4).map(follow),
    ints: (table: number, index: number) => items(table, index, 4).map((at) => view.getInt32(at, true)),
    text: (table: number, index: number) =>
      String.fromCharCode(...items(table, index, 1).map((at) => view.getUint8(at))),
    halves: (table: number, index: number) =>
      Float64Array.from(items(table, index, 2), (at) => fromHalf(view.getUint16(at, true))),
  };
};

/** Returns the last three sides of a tensor. A list is one pixel with many channels. */
const sizeOf = (shape: readonly number[]): GridSize => {
  const [height = 1, width = 1, channels = 1] = [1, 1, ...shape].slice(-3);
  return { height, width, channels };
};

/**
 * Reads a model file of TensorFlow Lite with weights of 16 bits.
 * Source: the file `schema.fbs` of TensorFlow Lite, which numbers the fields of the tables.
 * @throws Error if the model has an operation that this app does not compute
 */
export const readModel = (bytes: ArrayBuffer): Model => {
  const file = flatFile(bytes);
  const codes = file
    .tables(file.root, 1)
    .map((code) => ({ number: file.int(code, 3), name: file.text(code, 1) }));
  const [graph = 0] = file.tables(file.root, 2);
  const buffers = file.tables(file.root, 4);
  const tensors = file.tables(graph, 0);
  const stored = new Map<number, Float64Array>();
  tensors.forEach((tensor, place) => {
    if (file.byte(tensor, 1) === half) stored.set(place, file.halves(buffers[file.int(tensor, 2)] ?? 0, 0));
  });
  const weights = new Map<number, Float64Array>();
  const steps: Step[] = [];
  for (const operator of file.tables(graph, 3)) {
    const { number, name } = codes[file.int(operator, 0)] ?? { number: -1, name: '' };
    const [inputs, [output = 0]] = [file.ints(operator, 1), file.ints(operator, 2)];
    const options = file.table(operator, 4);
    const plain = plainOperations[number];
    // The file stores weights with 16 bits, and steps of the model widen them.
    if (number === widened) weights.set(output, stored.get(inputs[0] ?? 0) ?? new Float64Array());
    else if (number === convolution)
      steps.push({ operation: { kind: 'convolution', stride: file.int(options, 1) }, inputs, output });
    else if (number === channelConvolution)
      steps.push({
        operation: { kind: 'channel convolution', stride: file.int(options, 1) },
        inputs,
        output,
      });
    else if (number === custom && name === doublingConvolution)
      steps.push({ operation: { kind: 'doubling convolution' }, inputs, output });
    else if (plain) steps.push({ operation: { kind: plain }, inputs, output });
    else throw new Error(`The model has the operation ${number} ${name}, which is not computed here.`);
  }
  const [[input = 0], [output = 0]] = [file.ints(graph, 1), file.ints(graph, 2)];
  return { sizes: tensors.map((tensor) => sizeOf(file.ints(tensor, 0))), weights, steps, input, output };
};
