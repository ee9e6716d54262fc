import type { Language } from '@portada/contracts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '..');

/** The messages of one file in both languages, as `defineMessages` returns them. */
type Messages = Readonly<Record<Language, object>>;

const messagesIn = (file: string): [name: string, messages: Messages][] => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the names of the files are found at run time
  const module = require(join(src, file)) as Record<string, Messages>;
  return Object.entries(module).filter(([name]) => name.endsWith('Messages'));
};

/** The messages of every `*.messages.ts`, by the name of the export, such as `pricingMessages`. */
export const allMessages: Readonly<Record<string, Messages>> = Object.fromEntries(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap(messagesIn),
);
