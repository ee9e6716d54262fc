/**
 * Returns the name of the example file of a model in `MODEL_EXAMPLES_DIR`, without its extension, such as
 * `openai-gpt-image-2`.
 * @param entry entry of `IMAGE_MODEL`, `name` or `name:model-id`
 */
export const exampleFileNameOf = (entry: string): string => entry.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
