import { jsonSample } from './samples';

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };
/**
 * Responses of the fake api by `METHOD /path` without the query. A list of responses is used in order, its last
 * entry for all further calls.
 */
export type Answers = Record<string, Answer | Answer[] | ((call: Call) => Answer | Promise<Answer>)>;

const answerOf = (answers: Answers, call: Call): Answer | Promise<Answer> => {
  const answer = answers[`${call.method} ${call.path.split('?')[0]}`];
  if (answer === undefined) return { status: 404, body: jsonSample.refusal('not_found') };
  if (typeof answer === 'function') return answer(call);
  if (!Array.isArray(answer)) return answer;
  return (answer.length > 1 ? answer.shift() : answer[0]) ?? { status: 404 };
};

/**
 * Replaces `fetch` with a fake api that returns the given responses, and 404 for other paths.
 * @param answers responses by `METHOD /path`
 * @returns the recorded calls in order
 */
export const fakeApi = (answers: Answers): Call[] => {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(
    async (path: string, init: { method: string; body?: string; headers: Record<string, string> }) => {
      const call = {
        method: init.method,
        path,
        body: init.body === undefined ? undefined : (JSON.parse(init.body) as unknown),
        headers: init.headers,
      };
      calls.push(call);
      const { status, body, headers = {} } = await answerOf(answers, call);
      return {
        ok: status < 400,
        status,
        headers: new Headers(headers),
        text: () =>
          Promise.resolve(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)),
      };
    },
  ) as unknown as typeof fetch;
  return calls;
};
