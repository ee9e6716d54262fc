/**
 * Separate processes that perform tasks, by what they draw or convert: how many run at the same time, and the memory in MiB of
 * each, after which the process is ended. An image of 24 megapixels takes 250 MiB as an upload, and one of 9 megapixels 500 as AVIF.
 */
export const taskMemory = {
  image: { processes: 2, megabytes: 800 },
  document: { processes: 1, megabytes: 1_500 },
  trialImage: { processes: 1, megabytes: 1_000 },
} as const;

/**
 * Memory in MiB that a server process may use besides its heap (`--max-old-space-size`): code, buffers and connections. `slot`: for
 * each image that the studio draws at the same time (200 MB were measured).
 */
const besideHeap = { process: 256, slot: 300 } as const;

/**
 * Returns the memory in MiB that a server process and its task processes may use together.
 * @param heap limit of the heap in MiB
 * @param tasks kinds of its task processes
 * @param slots number of images that the studio draws in the process at the same time
 */
export const memoryOf = (heap: number, tasks: readonly (keyof typeof taskMemory)[], slots = 0): number =>
  tasks.reduce(
    (sum, kind) => sum + taskMemory[kind].processes * taskMemory[kind].megabytes,
    heap + besideHeap.process + slots * besideHeap.slot,
  );
