import { type ChildProcess } from 'node:child_process';

let asked = 0;

/** Statement of a child process that answers the questions of `ask` with its main thread. */
export const answering = `process.on('message', ({ question }) => question && process.send({ question }));`;

/** Asks a child process for an answer over its IPC channel. The promise stays pending while the process hangs. */
export const ask = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    const question = (asked += 1);
    const listen = (message: unknown) => {
      if ((message as { question?: number }).question !== question) return;
      child.off('message', listen);
      resolve();
    };
    child.on('message', listen);
    child.send({ question }, () => {});
  });
