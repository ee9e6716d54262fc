import type { Language } from '@portada/contracts';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/translation';
import { languageOfPage } from '../i18n/language';

/** `isOld`: what was sent does not hold for this visitor, so the part is drawn anew. */
type Part = ComponentType<{ isOld?: boolean }>;

/** A part of a page as its HTML came. */
type Sent = { html: string; language: Language; path: string };

const find = (id: string): Sent | null => {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element && { html: element.innerHTML, language: languageOfPage(), path: location.pathname };
};

/**
 * A part of a prerendered page that works without code, for it is text, pictures, links and `<details>`. Where the page
 * was sent with it, it stays as it came and its code is not loaded, until it has to be drawn
 * anew: in another language, for another address of the same route, or because it is old.
 * @param id of the element round it
 * @param load the code of the part; called at once where the page was not sent
 * @returns the part, once it can be drawn without waiting
 */
export const asSent = async (id: string, load: () => Promise<ComponentType>): Promise<Part> => {
  const sent = find(id);
  if (!sent) {
    const Part = await load();
    return () => (
      <div id={id}>
        <Part />
      </div>
    );
  }
  const LatePart = lazy(async () => ({ default: await load() }));
  const still = <div key="sent" id={id} dangerouslySetInnerHTML={{ __html: sent.html }} />;
  return ({ isOld = false }) => {
    const { language } = useTranslation();
    const { pathname } = useLocation();
    if (!isOld && language === sent.language && pathname === sent.path) return still;
    return (
      <Suspense fallback={still}>
        <div key="drawn" id={id}>
          <LatePart />
        </div>
      </Suspense>
    );
  };
};
