import type { Language } from '@portada/contracts';
import { Button, Field, Select } from '@portada/ui';
import { Dices } from 'lucide-react';
import { useMemo, useState } from 'react';
import { registerMessages, useTranslation } from '../../../../shared/i18n/translation';
import { englishIdeas } from './english-ideas';
import { createIdeaDeck } from './idea-deck';
import { type NicheId, nicheIds } from '../../../../shared/niches';
import { promptIdeaMessages } from './prompt-ideas.messages';
import { spanishIdeas } from './spanish-ideas';

registerMessages({ promptIdeas: promptIdeaMessages });

/** Number of ideas of a niche that are listed. */
const listed = 3;

/** The ideas of a niche; one idea after the other of all niches for no niche. */
const ideasOf = (language: Language, niche: NicheId | ''): string[] => {
  const ideas = language === 'es' ? spanishIdeas : englishIdeas;
  if (niche !== '') return [...ideas[niche]];
  const most = Math.max(...nicheIds.map((id) => ideas[id].length));
  return Array.from({ length: most }, (_, place) => nicheIds.flatMap((id) => ideas[id][place] ?? [])).flat();
};

/**
 * Prompts to start with: three of a niche as buttons, and a button that puts another one of the niche each time.
 * @param props.isListed false to show only the button for another idea, because an idea is in the field already
 * @param props.onChoose called with the chosen prompt of the list
 * @param props.onSurprise called with another prompt; the focus stays on the button
 */
export const PromptIdeas = ({
  isListed,
  onChoose,
  onSurprise,
}: {
  isListed: boolean;
  onChoose: (idea: string) => void;
  onSurprise: (idea: string) => void;
}) => {
  const { t, language } = useTranslation();
  const [niche, setNiche] = useState<NicheId | ''>('');
  const ideas = useMemo(() => ideasOf(language, niche), [language, niche]);
  const deck = useMemo(() => createIdeaDeck(ideas), [ideas]);
  const surprise = () => {
    const idea = deck.next();
    if (idea !== undefined) onSurprise(idea);
  };
  return (
    <div className="grid gap-2">
      {isListed && <p className="text-small text-text-3">{t('promptIdeas.title')}</p>}
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <Field label={t('promptIdeas.niche')}>
          <Select
            value={niche}
            onChange={(event) => setNiche(nicheIds.find((id) => id === event.target.value) ?? '')}
          >
            <option value="">{t('promptIdeas.all')}</option>
            {nicheIds.map((id) => (
              <option key={id} value={id}>
                {t(`promptIdeas.niches.${id}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="outline" onClick={surprise}>
          <Dices aria-hidden />
          {t('promptIdeas.surprise')}
        </Button>
      </div>
      {isListed && (
        <ul className="grid gap-1.5">
          {ideas.slice(0, listed).map((idea) => (
            <li key={idea}>
              <Button
                variant="outline"
                size="small"
                className="h-auto w-full justify-start rounded-input! py-2 text-left"
                onClick={() => onChoose(idea)}
              >
                {idea}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
