/**
 * Reference to a job of a fallback chain: the model that started the job, and the provider's job id. If the provider
 * gave no id, `attempts` counts the requests whose answer was lost.
 */
export type JobReference = { member: string; jobId: string | null; attempts: number };

const form = /^v1;([^;]+);(?:job;(.+)|blind;(\d+))$/s;

/** Writes a job reference as the text that is stored with the generation. */
export const writeJobReference = ({ member, jobId, attempts }: JobReference): string => {
  const name = encodeURIComponent(member);
  return jobId === null ? `v1;${name};blind;${attempts}` : `v1;${name};job;${jobId}`;
};

/**
 * Reads a stored job reference.
 * @returns null for a text of another form
 */
export const readJobReference = (text: string): JobReference | null => {
  const [, name, jobId = null, attempts = '0'] = form.exec(text) ?? [];
  if (name === undefined) return null;
  return { member: decodeURIComponent(name), jobId, attempts: Number(attempts) };
};
