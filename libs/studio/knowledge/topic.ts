import { type MotifName, motifs } from '../scene/scene.schema';
import { type Intent, intents } from './intents';

/** A topic that creators make videos about. */
export type Concept = {
  /** Phrases in any language, separated by bars. A phrase matches if its words are close together in the prompt. */
  when: string;
  /** Drawings that can be the hero, best first. */
  hero: readonly string[];
  /** Drawings around the hero. */
  props: readonly string[];
  intent: Intent;
  setting?: MotifName;
  /** Hue of the background in degrees (OKLCH) that suits the topic. */
  hue?: number;
  /** Drawings for the earlier time in a before-after picture, best first. The hero shows the later time. */
  before?: readonly string[];
  /** True if the topic is an action or a quality. A topic that is a thing has priority over it. */
  weak?: true;
  /** True if the topic states the kind of video only. Every real subject has priority over it. */
  general?: true;
};

/**
 * The plain English name of a topic: its first phrase.
 * @param concept any topic
 * @returns one to four words from the table, such as `haunted house`
 */
export const nameOf = ({ when }: Concept): string => (when.split('|')[0] ?? '').trim();

/** Values that all topics of a table share. A line of the table may override them. */
export type Shared = Pick<Concept, 'intent' | 'setting' | 'hue' | 'general'>;

/**
 * Parses a table of topics. Each topic has two lines: its phrases, and an indented line with heroes, props and options
 * that override `shared`, separated by semicolons: `pizza; tomato cheese-wedge; hue=165 setting=kitchen`.
 * @param shared values that all topics of the table have in common
 * @param table lines of text
 * @throws Error if a line cannot be parsed
 */
export function topics(shared: Shared, table: string): Concept[] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  const read: Concept[] = [];
  for (let place = 0; place < lines.length; place += 2) {
    const [when = '', drawn = ''] = lines.slice(place, place + 2);
    if (when.startsWith(' ') || !drawn.startsWith(' '))
      throw new Error(`Invalid lines of a topic: "${when}" / "${drawn}"`);
    const [hero = '', props = '', options = ''] = drawn.split(';');
    read.push({ ...shared, when: when.trim(), hero: ids(hero), props: ids(props), ...optionsOf(options) });
  }
  return read;
}

const ids = (text: string): string[] => text.split(' ').filter(Boolean);

function optionsOf(text: string): Partial<Concept> {
  const options: Partial<Concept> = {};
  for (const option of ids(text)) {
    const [name = '', value = ''] = option.split('=');
    if (name === 'intent') options.intent = oneOf(intents, value);
    else if (name === 'setting') options.setting = oneOf(motifs, value);
    else if (name === 'hue') options.hue = Number(value);
    else if (name === 'weak') options.weak = true;
    else if (name === 'before') options.before = value.split(',');
    else throw new Error(`Unknown option of a topic: "${option}"`);
  }
  return options;
}

function oneOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Error(`"${value}" is not one of ${all.join(', ')}`);
  return found;
}
