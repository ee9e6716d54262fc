import { z } from 'zod';
import { fieldMessage } from './field-messages';

/**
 * Pattern of a name or a title on one line. It contains no control characters, no separators of lines and paragraphs, no marks
 * that embed, override or isolate a direction of text (Unicode UAX #9), and no characters without width. The joiners U+200C
 * and U+200D are part of words and of emoji, and are allowed.
 */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]*$/u;

/** Returns the schema of a name that a user gives to something: 1 to `max` characters on one line. */
export const nameSchema = (max: number) =>
  z
    .string(fieldMessage('required'))
    .trim()
    .min(1, fieldMessage('required'))
    .max(max, fieldMessage('too_long'))
    .regex(oneLine, fieldMessage('one_line'));
