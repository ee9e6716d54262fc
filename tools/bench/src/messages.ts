import type { ChildProcess } from 'node:child_process';

type Answer = { answer: unknown } | { failure: string };

/**
 * Serves requests of the parent process over IPC. The child process sends `ready`, answers each request, and exits when
 * the parent has ended or sends SIGTERM.
 * @param answer computes the answer to a request
 */
export const serve = <Q, A>(answer: (question: Q) => Promise<A>): void => {
  const reply = (message: Answer | 'ready') => process.send?.(message);
  process.on('message', (question: Q) => {
    answer(question).then(
      (given) => reply({ answer: given }),
      (error: unknown) => reply({ failure: error instanceof Error ? (error.stack ?? '') : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  reply('ready');
};

/**
 * Sends a request to a child process that runs `serve`, and waits for the answer. Only one request per child may be open.
 * @throws Error with the stack of the child if the request fails, or if the child exits without an answer
 */
export const ask = <Q extends object, A>(child: ChildProcess, question: Q): Promise<A> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the child process ended before it answered'));
    child.once('exit', ended);
    child.once('message', (message: Answer) => {
      child.off('exit', ended);
      if ('failure' in message) reject(new Error(message.failure));
      else resolve(message.answer as A);
    });
    child.send(question);
  });
