import { americanFlags } from './flags-america';
import { europeanFlags } from './flags-europe';
import { otherFlags } from './flags-world';
import type { OwnObject } from './shapes';

/** Flags of the countries that creators name, with the languages that are named after a country. */
export const flagObjects: readonly OwnObject[] = [...americanFlags, ...europeanFlags, ...otherFlags];
