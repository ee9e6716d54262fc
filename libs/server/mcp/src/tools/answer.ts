import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { RefusedError } from '../own-api';

/** A picture in the answer of a tool. */
export type AnswerPicture = { bytes: Buffer; mimeType: string };

/** Largest picture in an answer of a tool, in bytes; larger ones would fill the context of an assistant. */
export const largestPicture = 1_500_000;

/**
 * Runs a part of a tool that only shows what the tool has done. A refusal must not hide what is done and paid, because the
 * assistant would do it again.
 * @returns the result, or `refused` with code and sentence of the refusal
 */
export const orRefusal = async <T>(part: () => Promise<T>): Promise<T | { refused: string }> => {
  try {
    return await part();
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.message };
    throw error;
  }
};

/**
 * Runs the work of a tool. A refusal of the api becomes an answer with its code and sentence, which the assistant can read.
 * @param work returns the values of the answer and, after them, pictures with the lines above them
 */
export const answerOf = async (
  work: () => Promise<{
    values: Record<string, unknown>;
    pictures?: [label: string, picture: AnswerPicture][];
  }>,
): Promise<CallToolResult> => {
  try {
    const { values, pictures = [] } = await work();
    return {
      structuredContent: values,
      content: [
        { type: 'text', text: JSON.stringify(values) },
        ...pictures.flatMap(([label, { bytes, mimeType }]) => [
          { type: 'text' as const, text: label },
          { type: 'image' as const, data: bytes.toString('base64'), mimeType },
        ]),
      ],
    };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { isError: true, content: [{ type: 'text', text: `${error.code}: ${error.sentence}` }] };
  }
};
