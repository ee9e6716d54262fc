import type { TranslatedContent } from './article-content';

/**
 * Loaders of the texts, by the key of the article. Each text is in a chunk of its own, which only the page of its article
 * loads. Both languages are in the chunk, because code that loads one language would be larger.
 */
const loaders = {
  words: async () => (await import('./words')).content,
  outlines: async () => (await import('./outlines')).content,
  corner: async () => (await import('./corner')).content,
  subjects: async () => (await import('./subjects')).content,
  files: async () => (await import('./files')).content,
  revolution: async () => (await import('./revolution')).content,
} satisfies Record<string, () => Promise<TranslatedContent>>;

/** Key of an article: the name of its text in this folder. */
export type ArticleKey = keyof typeof loaders;

const loading = new Map<ArticleKey, Promise<TranslatedContent>>();
const loaded = new Map<ArticleKey, TranslatedContent>();

/**
 * Loads the text of an article once. A failed load is tried again by the next call.
 * @param key key of the article
 */
export const loadContent = (key: ArticleKey): Promise<TranslatedContent> => {
  const known = loading.get(key);
  if (known) return known;
  const load = async () => {
    try {
      const content = await loaders[key]();
      loaded.set(key, content);
      return content;
    } catch (error) {
      loading.delete(key);
      throw error;
    }
  };
  const started = load();
  loading.set(key, started);
  return started;
};

/** Loads the texts of all articles. */
export const loadAllContent = async (): Promise<void> => {
  await Promise.all((Object.keys(loaders) as ArticleKey[]).map(loadContent));
};

/** Returns the text of an article if it is loaded. The server renders only loaded texts. */
export const loadedContent = (key: ArticleKey): TranslatedContent | undefined => loaded.get(key);
