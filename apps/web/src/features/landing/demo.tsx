import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { sitePictures } from '../../shared/site/pictures';
import { Frame } from './frame';
import { Section } from './section';

/**
 * Stages that the built-in image model reports, in order. The landing page has its own messages for the stages,
 * with the texts of the editor.
 */
export const demoStages = [
  'understanding',
  'composing',
  'background',
  'subject',
  'headline',
  'finishing',
  'storing',
] as const;

/** Demo of a generation: a prompt, the stages of the generation and the result. */
export const Demo = () => {
  const { t, language } = useTranslation();
  return (
    <Section id="demo" title={t('sections.demo.title')} lead={t('sections.demo.lead')} ground="sheet">
      <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div className="grid content-between gap-8">
          <Step title={t('sections.demo.prompt')}>
            <p className="rounded-input border border-border-control bg-surface px-4 py-3.5">
              {sitePictures.demo.prompt[language]}
            </p>
          </Step>
          <Step title={t('sections.demo.stages')}>
            <ol className="grid gap-2 text-text-2">
              {demoStages.map((stage) => (
                <li key={stage} className="flex items-center gap-3">
                  <Check className="size-4 text-accent-text" aria-hidden />
                  {t(`sections.demo.${stage}`)}
                </li>
              ))}
            </ol>
          </Step>
        </div>
        <Step title={t('sections.demo.result')}>
          <Frame
            name="demo"
            alt={t('sections.alt.demo')}
            sizes="(min-width: 72rem) 624px, (min-width: 64rem) 54vw, 94vw"
          />
        </Step>
      </div>
    </Section>
  );
};

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-4">
    <h3 className="text-small font-[600] text-text-3">{title}</h3>
    {children}
  </div>
);
