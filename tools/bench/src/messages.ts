import type { ChildProcess } from 'node:child_process';

type Answer = { answer: unknown } | { failure: string };

/**
 * Runs in a child process: sends `ready`, answers the questions of the parent one after the other, and ends when the
 * parent has ended or requests it.
 * @param answer returns the answer to a question
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
 * Runs in the parent process: sends one question to a child and waits for its answer; one at a time for each child.
 * @throws the error of the child, or an Error if the child ends without an answer
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
