import { errorCatalogue, type GeneratedImage, type Thumbnail } from '@portada/contracts';
import { announce, Button } from '@portada/ui';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { asksForOneCredit } from '../../shared/ask-before-spending';
import { currentLanguage } from '../../shared/i18n/language';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { Widget } from '../../shared/page/widget';
import { useSession } from '../../shared/session/session';
import { isDrawn } from './drafts/is-drawn';
import { useDrafts } from './drafts/use-drafts';
import { useStageDraft } from './drafts/use-stage-draft';
import { EditorHeading } from './editor-heading';
import { percentOf, useMilestones } from './generation/progress-text';
import { currentPicture } from './generation/run';
import { RunStatus } from './generation/run-status';
import type { VariantsRequest } from './generation/start-generation';
import { useRun } from './generation/use-run';
import { LegibilityPanel } from './legibility/legibility-panel';
import type { Remedy } from './legibility/legibility-text';
import { Download } from './picture/download';
import { EditPicture } from './picture/edit-picture';
import { FinalImage } from './picture/final-image';
import { History } from './picture/history';
import { ImageDetails } from './picture/image-details';
import { imageOf } from './picture/picture-sources';
import { Stage } from './picture/stage';
import { ConfirmGeneration } from './prompt/confirm-generation';
import { usePrice } from './prompt/price';
import { PriceFailed } from './prompt/price-failed';
import { toRequest } from './prompt/prompt-form';
import { PromptPanel } from './prompt/prompt-panel';
import { useBrandChoice } from './prompt/use-brand-choice';
import { useModelChoice } from './prompt/use-model-choice';
import { usePromptForm } from './prompt/use-prompt-form';

const TitleIdeas = lazy(async () => ({ default: (await import('./picture/title-ideas')).TitleIdeas }));

/**
 * Editor of a loaded thumbnail: the picture and the image history on the left, the prompt on the right. In narrow
 * windows the editor has one column.
 */
export const Editor = ({ thumbnail }: { thumbnail: Thumbnail }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const choice = useModelChoice(thumbnail.userId);
  const brand = useBrandChoice(thumbnail.userId);
  const [asked, setAsked] = useState<VariantsRequest | null>(null);
  const [isRepriced, setRepriced] = useState(false);
  const askAgain = (request: VariantsRequest) => {
    choice.reload();
    setRepriced(true);
    setAsked(request);
  };
  const controls = useRun(thumbnail, choice, askAgain);
  useMilestones(controls.run);
  const form = usePromptForm(thumbnail);
  const drafts = useDrafts(form, thumbnail);
  const formId = useId();
  const stage = useRef<HTMLDivElement>(null);

  const credits = user?.credits ?? 0;
  const price = usePrice(choice.each);
  const canPay = credits >= price.of(1);
  const generate = (request: VariantsRequest) => {
    setAsked(null);
    controls.start(request);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const isRepeated = (request: VariantsRequest) =>
    (choice.chosen?.id ?? 'studio') === 'studio' && isDrawn(thumbnail, request);
  const ask = () => {
    if (controls.isBusy || !user || choice.each === null) return;
    setRepriced(false);
    void form.handleSubmit((parsed) => {
      const request = { ...toRequest(parsed), ...choice.request, ...brand.request, ...drafts.request };
      const isOneCredit = canPay && choice.each !== null && choice.each * request.variants === 1;
      if (isOneCredit && !asksForOneCredit() && !isRepeated(request)) generate({ ...request, maxCredits: 1 });
      else setAsked(request);
    })();
  };
  const regenerate = canPay && !controls.isBusy ? ask : null;
  const reuse = (image: GeneratedImage) => {
    form.setValue('prompt', image.prompt, { shouldDirty: true, shouldValidate: true });
    form.setValue('aspectRatio', image.aspectRatio, { shouldDirty: true });
    form.setFocus('prompt');
    announce(t('editor.history.reused'));
  };

  const goTo = (remedy: Remedy) => form.setFocus(remedy);

  const url = currentPicture(thumbnail, controls.run);
  const stageDraft = useStageDraft(drafts, url, controls.isBusy);
  const [chosenRatio, variants] = useWatch({ control: form.control, name: ['aspectRatio', 'variants'] });
  const image = imageOf(thumbnail, url);
  const ratio = image?.aspectRatio ?? controls.ratio ?? chosenRatio;
  return (
    <Page>
      <EditorHeading thumbnail={thumbnail} percent={percentOf(controls.run)} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_auto_1fr]">
        <section aria-label={t('editor.picture.section')} ref={stage} className="grid scroll-mt-24 gap-4">
          <Stage
            thumbnail={thumbnail}
            controls={controls}
            chosenRatio={chosenRatio}
            draft={stageDraft.draft}
            onRegenerate={regenerate}
          />
          <RunStatus thumbnail={thumbnail} controls={controls} />
        </section>
        <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <PromptPanel
            thumbnail={thumbnail}
            form={form}
            id={formId}
            credits={user?.credits ?? null}
            choice={choice}
            brand={brand}
            drafts={drafts}
            onPickDraft={stageDraft.pick}
            onSubmit={ask}
          />
        </div>
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="volt"
              size="large"
              type="submit"
              form={formId}
              className="max-sm:w-full"
              disabled={!user || !canPay || choice.each === null}
              busy={controls.isBusy}
              busyLabel={t('editor.generate.busy')}
            >
              {choice.each === null
                ? t(choice.priceError ? 'request.model.unknown' : 'request.model.loading')
                : choice.isOffered
                  ? t('request.model.generate', { credits: price.credits(variants) })
                  : t('editor.generate.button')}
            </Button>
            {url !== null && <Download url={url} ratio={ratio} />}
            {url !== null && <EditPicture thumbnailId={thumbnail.id} />}
          </div>
          {asked === null && <PriceFailed choice={choice} />}
          {user && !canPay && !controls.isBusy && (
            <NoCredits reason={credits > 0 ? price.tooMany(1, credits) : null} />
          )}
        </div>
        <div className="grid content-start gap-10 pt-2">
          <Widget>
            {image && <LegibilityPanel image={image} title={thumbnail.title} onRemedy={goTo} />}
          </Widget>
          {image && (
            <Suspense fallback={null}>
              <TitleIdeas form={form} />
            </Suspense>
          )}
          <ImageDetails thumbnail={thumbnail} url={url} ratio={ratio} />
          {thumbnail.finalThumbnailUrl !== null && (
            <FinalImage thumbnail={thumbnail} url={thumbnail.finalThumbnailUrl} onRegenerate={regenerate} />
          )}
          <Widget>
            <History thumbnail={thumbnail} onReuse={reuse} />
          </Widget>
        </div>
      </div>
      <ConfirmGeneration
        request={asked}
        credits={credits}
        choice={choice}
        isRepriced={isRepriced}
        isRepeated={asked !== null && isRepeated(asked)}
        onConfirm={generate}
        onClose={() => setAsked(null)}
      />
    </Page>
  );
};

/** Reason why no image can be paid, with a link to Buy Credits. @param reason null for an empty balance */
const NoCredits = ({ reason }: { reason: string | null }) => {
  const { t } = useTranslation();
  return (
    <p className="max-w-measure text-small text-text-2">
      {reason ?? errorCatalogue.insufficient_credits[currentLanguage()]}{' '}
      <Link to="/credits" className="font-[600] text-accent-text underline underline-offset-4">
        {t('editor.generate.buyCredits')}
      </Link>
    </p>
  );
};
