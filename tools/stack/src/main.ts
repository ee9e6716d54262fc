import { services } from './commands/services';
import { StackError } from './stack-error';

type Command = (args: string[]) => Promise<number>;

const commands: Record<string, Command> = { services };

/** Runs one command of the stack and ends the process with its exit code. */
export const main = async ([name = '', ...args]: string[]): Promise<void> => {
  process.exitCode = await run(name, args);
  // Handles of libraries (idle sockets, loaders) must not keep a finished command alive.
  process.exit();
};

const run = async (name: string, args: string[]): Promise<number> => {
  const command = commands[name];
  if (command === undefined) {
    process.stderr.write(`Usage: node tools/stack/bootstrap.mjs ${Object.keys(commands).join(' | ')}\n`);
    return 2;
  }
  try {
    return await command(args);
  } catch (error) {
    process.stderr.write(
      `${error instanceof StackError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    return 1;
  }
};
