import { productConfig, type TrialAnswer } from '@portada/contracts';
import { announce, Button, buttonClass, Progress } from '@portada/ui';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../shared/api/client';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { keepPrompt } from '../../../shared/session/kept-prompt';
import { drawTrial } from './draw-trial';
import { trialMessages } from './trial.messages';

registerMessages({ trial: trialMessages });

type State = { is: 'drawing' } | { is: 'drawn'; image: TrialAnswer } | { is: 'failed'; sentence: string };

const useTrial = (prompt: string): { state: State; retry: () => void } => {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ is: 'drawing' });
  const [nr, setNr] = useState(1);
  const messages = useRef({
    drawing: t('trial.drawing'),
    drawn: t('trial.drawn'),
    unknown: t('trial.unknown'),
  });
  useEffect(() => {
    const left = new AbortController();
    const { drawing, drawn, unknown } = messages.current;
    announce(drawing);
    drawTrial(prompt, left.signal).then(
      (image) => {
        setState({ is: 'drawn', image });
        announce(drawn);
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        const said = error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : '';
        setState({ is: 'failed', sentence: said || unknown });
      },
    );
    return () => left.abort();
  }, [prompt, nr]);
  const retry = () => {
    setState({ is: 'drawing' });
    setNr((last) => last + 1);
  };
  return { state, retry };
};

/** The trial image of a prompt: drawn at once, with the button that keeps it. */
export const Trial = ({ prompt }: { prompt: string }) => {
  const { t } = useTranslation();
  const figure = useRef<HTMLElement>(null);
  const { state, retry } = useTrial(prompt);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    figure.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  }, []);
  return (
    <figure
      ref={figure}
      aria-label={t('trial.figure')}
      aria-busy={state.is === 'drawing'}
      className="crop-marks min-w-0 scroll-my-20 [grid-area:1/1] text-border-control [--crop-gap:12px] [--crop-length:16px] max-sm:mx-1"
    >
      <div className="grid h-full grid-rows-[auto_auto_1fr] gap-3 rounded-hero border border-border bg-surface p-3 text-text sm:p-4">
        <figcaption className="line-clamp-2 rounded-input bg-surface-2 px-4 py-3 text-ui wrap-anywhere">
          {prompt}
        </figcaption>
        <div className="relative grid aspect-video place-items-center overflow-hidden rounded-chip bg-surface-2">
          {state.is === 'drawing' && <Drawing />}
          {state.is === 'drawn' && <Drawn image={state.image} prompt={prompt} />}
          {state.is === 'failed' && <Failed sentence={state.sentence} />}
        </div>
        {state.is === 'drawn' && (
          <Actions text={t('trial.keepText', { count: productConfig.signUpCredits })}>
            <Link
              to="/auth?view=register"
              className={buttonClass({ variant: 'volt', size: 'large' })}
              onClick={() => keepPrompt({ prompt, headline: '', isOrdered: true })}
            >
              {t('trial.keep')}
            </Link>
            <ChangeButton />
          </Actions>
        )}
        {state.is === 'failed' && (
          <Actions>
            <Button variant="outline" onClick={retry}>
              {t('trial.again')}
            </Button>
            <ChangeButton />
          </Actions>
        )}
      </div>
    </figure>
  );
};

const Drawing = () => {
  const { t } = useTranslation();
  return (
    <div className="grid w-2/3 max-w-72 gap-3 text-center text-small text-text-2">
      <p className="text-ui text-text">{t('trial.drawing')}</p>
      <Progress label={t('trial.drawing')} value={null} valueText={t('trial.usually')} />
      <p>{t('trial.usually')}</p>
    </div>
  );
};

const Drawn = ({ image, prompt }: { image: TrialAnswer; prompt: string }) => {
  const { t } = useTranslation();
  const { imageUrl, width, height } = image;
  return (
    <>
      <img
        src={imageUrl}
        width={width}
        height={height}
        alt={t('trial.alt', { prompt })}
        className="size-full"
      />
      <span aria-hidden className="absolute inset-0 origin-bottom animate-develop bg-surface-3" />
    </>
  );
};

const Failed = ({ sentence }: { sentence: string }) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className="grid max-w-[44ch] justify-items-center gap-2 p-4 text-center text-small">
      <TriangleAlert className="size-6 text-danger-text" aria-hidden />
      <p className="text-ui">{t('trial.failed')}</p>
      <p className="text-text-2">{sentence}</p>
    </div>
  );
};

const Actions = ({ text, children }: { text?: string; children: ReactNode }) => (
  <div className="grid content-center gap-3 py-1">
    <div className="flex flex-wrap gap-3">{children}</div>
    {text !== undefined && <p className="text-small text-text-2 tabular-nums">{text}</p>}
  </div>
);

/** Button that returns to the field with the sentence. */
const ChangeButton = () => {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      onClick={() => {
        document.querySelector<HTMLTextAreaElement>('textarea[name=prompt]')?.select();
      }}
    >
      {t('trial.other')}
    </Button>
  );
};
