import { type AspectRatio, cancelledSentence, type Thumbnail } from '@portada/contracts';
import { Alert, Badge, Button, classNames, ImageFrame, Progress } from '@portada/ui';
import { CircleCheck } from 'lucide-react';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { useMadeWith } from '../../../shared/thumbnails/made-with';
import { DevelopingPicture } from '../picture/developing-picture';
import { picturesAt } from '../picture/picture-sources';
import { useMakeCurrent } from '../picture/use-make-current';
import { useFailureMessage } from './failure-message';
import { LateNotice } from './late-notice';
import { percentOf, useProgressText } from './progress-text';
import { Returned } from './returned';
import { isBusy, type Run } from './run';
import type { RunControls, Variant } from './use-run';

type VariantsStatusProps = { thumbnail: Thumbnail; controls: RunControls };

/**
 * The variants of one request: a grid in which each variant develops and ends, and the failures after the last end. A
 * variant with an image can be made the current one, and all images stay in the history.
 */
export const VariantsStatus = ({ thumbnail, controls }: VariantsStatusProps) => {
  const { t } = useTranslation();
  const { variants, isBusy: isUnfinished } = controls;
  const isShown = isUnfinished || variants.some(({ run }) => run.phase === 'succeeded');
  const ratio = thumbnail.prompt?.aspectRatio ?? controls.ratio ?? '16:9';
  return (
    <>
      {isShown && (
        <section
          aria-label={t(isUnfinished ? 'request.variants.progress' : 'request.variants.label')}
          className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-5"
        >
          <LateNotice runs={variants.map(({ run }) => run)} />
          <ol
            className={classNames('grid list-none grid-cols-2 gap-4', ratio === '9:16' && 'sm:grid-cols-4')}
          >
            {variants.map((variant, index) => (
              <Tile
                // The index is a stable key, because the variants of a request keep their order.
                key={index}
                thumbnail={thumbnail}
                variant={variant}
                ratio={ratio}
                number={index + 1}
                count={variants.length}
              />
            ))}
          </ol>
        </section>
      )}
      {!isUnfinished && <Ends controls={controls} />}
    </>
  );
};

type TileProps = {
  thumbnail: Thumbnail;
  variant: Variant;
  ratio: AspectRatio;
  number: number;
  count: number;
};

const Tile = ({ thumbnail, variant, ratio, number, count }: TileProps) => {
  const { t } = useTranslation();
  const words = useProgressText();
  const { run, cancel, isCancelling } = variant;
  const name = t('request.variants.imageOf', { number, count });
  return (
    <li className="grid content-start gap-2">
      <Frame run={run} ratio={ratio} />
      <p className="grid gap-x-2 text-small">
        <span className="font-[600]">{name}</span> <State variant={{ run }} />
      </p>
      {isBusy(run) && (
        <>
          <Progress label={name} value={percentOf(run)} valueText={words.value(run)} />
          <Button
            variant="ghost"
            size="small"
            className="-ml-3 justify-self-start"
            aria-label={t('request.variants.cancelOf', { number })}
            busy={isCancelling}
            onClick={cancel}
          >
            {t('editor.progress.cancel')}
          </Button>
        </>
      )}
      {run.phase === 'succeeded' && <Returned generation={run.generation} />}
      {run.phase === 'succeeded' && (
        <Choose thumbnail={thumbnail} url={run.generation.imageUrl} number={number} />
      )}
    </li>
  );
};

/** Image of a variant: its previews while the variant is unfinished, then the image, or an empty frame. */
const Frame = ({ run, ratio }: { run: Run; ratio: AspectRatio }) => {
  const { t } = useTranslation();
  const src = run.phase === 'succeeded' ? run.generation.imageUrl : null;
  const previewUrl = run.phase === 'running' ? run.generation.previewUrl : null;
  return (
    <div className="relative">
      <ImageFrame
        {...(src ? picturesAt(src, ratio, 640) : { src: null })}
        sizes="(min-width: 64rem) 20rem, 50vw"
        alt=""
        ratio={ratio}
        empty={null}
        failedText={t('editor.picture.failed')}
        retryLabel={t('editor.picture.retry')}
      />
      {isBusy(run) && <DevelopingPicture previewUrl={previewUrl} percent={percentOf(run)} />}
    </div>
  );
};

type ChooseProps = { thumbnail: Thumbnail; url: string | null; number: number };

/** Badge of the current image, or a button that makes the image of a variant the current one. */
const Choose = ({ thumbnail, url, number }: ChooseProps) => {
  const { t } = useTranslation();
  const use = useMakeCurrent(thumbnail);
  const madeWith = useMadeWith();
  const images = thumbnail.generatedImages;
  const place = images.findIndex((image) => image.url === url);
  const image = images[place];
  if (!image) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-micro font-[500] text-text-3">{madeWith(image.model)}</p>
      {image.url === thumbnail.generatedImageUrl ? (
        <Badge tone="accent">{t('editor.history.current')}</Badge>
      ) : (
        <Button
          variant="outline"
          size="small"
          busy={use.isPending}
          aria-label={t('request.model.useOf', { number })}
          onClick={() => use.makeCurrent(image, images.length - place)}
        >
          {t('request.model.use')}
        </Button>
      )}
    </div>
  );
};

/** Status of a variant as text. */
const State = ({ variant: { run } }: { variant: Pick<Variant, 'run'> }) => {
  const { t } = useTranslation();
  const words = useProgressText();
  const failedSentence = useFailureMessage();
  if (run.phase === 'failed') {
    return <span className="text-danger-text">{failedSentence(run.errorCode)}</span>;
  }
  if (run.phase === 'cancelled') {
    return <span className="text-text-2">{cancelledSentence[currentLanguage()]}</span>;
  }
  if (run.phase === 'succeeded') {
    return (
      <span className="inline-flex items-center gap-1.5 text-success-text">
        <CircleCheck className="size-4" aria-hidden />
        {t('request.variants.arrived')}
      </span>
    );
  }
  return <span className="text-text-2 tabular-nums">{words.value(run)}</span>;
};

/** Result after all variants of a request have ended: failed variants with reasons, and cancelled variants. */
const Ends = ({ controls: { variants, again } }: { controls: RunControls }) => {
  const { t } = useTranslation();
  const failedSentence = useFailureMessage();
  const failures = variants.flatMap(({ run }, index) =>
    run.phase === 'failed'
      ? [t('request.variants.failed', { number: index + 1, message: failedSentence(run.errorCode) })]
      : [],
  );
  const isAnyCancelled = variants.some(({ run }) => run.phase === 'cancelled');
  return (
    <>
      {failures.length > 0 && (
        <Alert>
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
          {again && (
            <Button size="small" className="mt-3" onClick={again}>
              {t('editor.generate.tryAgain')}
            </Button>
          )}
        </Alert>
      )}
      {isAnyCancelled && (
        <p className="rounded-input bg-surface-2 px-4 py-3 text-small text-text-2">
          {cancelledSentence[currentLanguage()]}
        </p>
      )}
    </>
  );
};
