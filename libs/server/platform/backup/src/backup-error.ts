/** Error: a backup cannot be written, read or restored. The message tells an operator the reason. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
