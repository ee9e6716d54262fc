import type { ChildProcess } from 'node:child_process';

type Answer = { answer: unknown } | { failure: string };

/**
 * The child's side: says `ready`, answers each question of the parent in turn, and ends when the parent is gone or
 * asks it to.
 * @param answer what it does for a question
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
 * The parent's side: asks one question and waits for its answer; one at a time for each child.
 * @throws what the child failed with, and where it ends without an answer
 */
export const ask = <Q extends object, A>(child: ChildProcess, question: Q): Promise<A> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process ended before it answered'));
    child.once('exit', ended);
    child.once('message', (message: Answer) => {
      child.off('exit', ended);
      if ('failure' in message) reject(new Error(message.failure));
      else resolve(message.answer as A);
    });
    child.send(question);
  });
