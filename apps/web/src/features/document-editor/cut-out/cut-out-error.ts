/** Error: this browser cannot run the model, or the files of the model cannot be loaded. */
export class CutOutError extends Error {
  override readonly name = 'CutOutError';
}
