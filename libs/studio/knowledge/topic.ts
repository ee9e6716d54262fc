import { type MotifName, motifs } from '../scene/scene.schema';
import { type Intent, intents } from './intents';

/** A topic that creators make videos about. */
export type Concept = {
  /** Phrases in any language, separated by bars; one fits when its words stand close together in the prompt. */
  when: string;
  /** Drawings that can be the hero, best first. */
  hero: readonly string[];
  /** Drawings around it. */
  props: readonly string[];
  intent: Intent;
  setting?: MotifName;
  /** Hue of the ground in degrees (OKLCH) that suits the topic. */
  hue?: number;
  /** Drawings for the time before, in a before-after picture, best first; the hero stands for the time after. */
  before?: readonly string[];
  /** Says what is done or what it is like: any real thing goes before it. */
  weak?: true;
  /** Says what kind of video it is, not what about: any real subject goes before it. */
  general?: true;
};

/**
 * The plain English name of a topic: its first phrase.
 * @param concept any topic
 * @returns one to four words as the table has them, such as `haunted house`
 */
export const nameOf = ({ when }: Concept): string => (when.split('|')[0] ?? '').trim();

/** What the topics of one table share unless their line overrides it. */
export type Shared = Pick<Concept, 'intent' | 'setting' | 'hue' | 'general'>;

/**
 * Reads a table of topics. Each takes two lines: its phrases, and below them, indented, heroes, props and what differs
 * from the table, parted by semicolons: `pizza; tomato cheese-wedge; hue=165 setting=kitchen`.
 * @param shared what all topics of the table have in common
 * @param table lines of text
 * @throws Error when a line cannot be read
 */
export function topics(shared: Shared, table: string): Concept[] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  const read: Concept[] = [];
  for (let place = 0; place < lines.length; place += 2) {
    const [when = '', drawn = ''] = lines.slice(place, place + 2);
    if (when.startsWith(' ') || !drawn.startsWith(' ')) throw new Error(`No topic: "${when}" / "${drawn}"`);
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
    else throw new Error(`No option of a topic: "${option}"`);
  }
  return options;
}

function oneOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Error(`"${value}" is none of ${all.join(', ')}`);
  return found;
}
