import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const checkEveryMs = 100;
/** Nice value of a process that serves tasks, so that processes that answer requests run first. */
const nice = Math.max(10, getPriority());

/** Message of a process that serves tasks: the answer to a task, and the CPU time in ms that the task used. */
export type TaskReply<Answer> = { answer: Answer; cpuMs: number };

/**
 * Lowers the priority of this process. Linux has one priority per thread, and threads that decode images were started
 * when the first module was loaded.
 */
const lowerPriority = (): void => {
  setPriority(nice);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), nice);
};

/**
 * Answers the tasks that the parent process sends, one at a time, at a low priority. The process ends with its parent.
 * @param options `run` performs a task and never rejects. `limits` are the CPU time in ms and the memory in bytes that a
 *   task may use; after that, `tooMuch` is the answer, and the parent ends the process.
 */
export const serveTasks = <Task, Answer extends object>(options: {
  run: (task: Task) => Promise<Answer>;
  limits: { cpuMs: number; bytes?: number };
  tooMuch: Answer;
}): void => {
  const { run, limits, tooMuch } = options;
  const perform = async (task: Task): Promise<void> => {
    const start = process.cpuUsage();
    const usedMs = (): number => {
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    };
    const answer = (message: Answer): void => {
      const reply: TaskReply<Answer> = { answer: message, cpuMs: usedMs() };
      process.send?.(reply);
    };
    const watch = setInterval(() => {
      if (usedMs() < limits.cpuMs && process.memoryUsage.rss() < (limits.bytes ?? Infinity)) return;
      clearInterval(watch);
      answer(tooMuch);
    }, checkEveryMs);
    try {
      answer(await run(task));
    } finally {
      clearInterval(watch);
    }
  };
  lowerPriority();
  process.on('message', (task: Task) => void perform(task));
  // The channel closes when the parent process has ended.
  process.on('disconnect', () => process.exit());
  // Ctrl+C in a terminal signals the whole process group; the parent ends this process when its tasks are finished.
  process.on('SIGINT', () => undefined);
};
