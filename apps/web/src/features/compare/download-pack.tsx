import { Button, Card, toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { saveFile } from '../../shared/save-file';
import { drawForYoutube } from './compared-pictures';
import { type Lettered, differencesOf } from './pairs';
import { type PackTexts, testPack } from './test-pack';

const steps = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6', 'step7'] as const;
type Column = keyof PackTexts['log'];

/** Returns the texts of a test pack in the language of the page. */
const usePackTexts = (): PackTexts => {
  const { t } = useTranslation();
  const column = (name: Column) => t(`compare.pack.log.${name}`);
  return {
    title: t('compare.pack.readme.title'),
    files: t('compare.pack.readme.files'),
    differs: (pair) => t('compare.pack.readme.differs', pair),
    nothing: t('compare.pack.readme.nothing'),
    stepsTitle: t('compare.pack.readme.steps'),
    steps: steps.map((step) => t(`compare.pack.readme.${step}`)),
    axis: (axis) => t(`compare.axis.${axis}`),
    log: {
      date: column('date'),
      variant: column('variant'),
      axis: column('axis'),
      result: column('result'),
      first: column('first'),
    },
  };
};

type DownloadPackProps = {
  lettered: readonly Lettered[];
  /** True while a chosen thumbnail is loaded. A pack without it would miss a picture. */
  isWaiting: boolean;
};

/** Button that downloads the files of a test on YouTube. The server draws the pictures, which costs nothing. */
export const DownloadPack = ({ lettered, isWaiting }: DownloadPackProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const texts = usePackTexts();
  const download = useMutation({
    mutationFn: async () => {
      const variants = await Promise.all(
        lettered.map(async ({ letter, item: { thumbnail } }) => {
          const file = await drawForYoutube(thumbnail.id);
          return { letter, title: thumbnail.title, file: new Uint8Array(await file.arrayBuffer()) };
        }),
      );
      const pack = testPack({ variants, differences: differencesOf(lettered), texts, day: new Date() });
      return new Blob([pack], { type: 'application/zip' });
    },
    onSuccess: (pack) => saveFile(pack, 'test-pack.zip'),
    onError: (error) => toast.error(t('compare.pack.failed'), { description: errorMessages.error(error) }),
  });
  const isEnough = lettered.length > 1;
  return (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <Button
        variant="volt"
        icon={<Download aria-hidden />}
        disabled={!isEnough || isWaiting}
        busy={download.isPending}
        busyLabel={t('compare.pack.busy')}
        onClick={() => download.mutate()}
      >
        {t('compare.pack.button')}
      </Button>
      <p className="min-w-0 flex-1 basis-72 text-small text-text-2">
        {t(isEnough ? 'compare.pack.text' : 'compare.pack.needsTwo')}
      </p>
    </Card>
  );
};
