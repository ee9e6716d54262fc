import { type Thumbnail, productConfig } from '@portada/contracts';
import { Button, toast } from '@portada/ui';
import { Download, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { saveFile } from '../../../shared/save-file';
import { hasPicture, largestZip, zipPictures } from './picture-zip';

type SelectionBarProps = {
  /** The selected thumbnails in the order of the list. */
  selected: readonly Thumbnail[];
  onSelectAll: () => void;
  onTag: () => void;
  onDelete: () => void;
  onEnd: () => void;
};

/** Bar at the lower edge of the window with the number of selected thumbnails and what can be done with them. */
export const SelectionBar = ({ selected, onSelectAll, onTag, onDelete, onEnd }: SelectionBarProps) => {
  const { t } = useTranslation();
  const count = selected.length;
  return (
    <section
      aria-label={t('thumbnails.selection.label')}
      className="pt-edge sticky bottom-4 z-30 mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-border bg-surface px-4 py-3 shadow-popover"
    >
      <div className="flex items-center gap-1 max-sm:w-full">
        <p role="status" className="mr-2 text-ui tabular-nums max-sm:flex-1">
          {t('thumbnails.selection.count', { count })}
        </p>
        <Button variant="ghost" size="small" onClick={onSelectAll}>
          {t('thumbnails.selection.all')}
        </Button>
        <Button variant="ghost" size="small" onClick={onEnd}>
          {t('thumbnails.selection.end')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          icon={<Tag aria-hidden />}
          disabled={count === 0}
          onClick={onTag}
        >
          {t('thumbnails.tags.label')}
        </Button>
        <ZipButton selected={selected} />
        <Button
          variant="outline"
          size="small"
          icon={<Trash2 aria-hidden />}
          disabled={count === 0}
          onClick={onDelete}
        >
          {t('thumbnails.delete')}
        </Button>
      </div>
    </section>
  );
};

/** Button that downloads the pictures of the selected thumbnails as one zip. */
const ZipButton = ({ selected }: { selected: readonly Thumbnail[] }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [done, setDone] = useState<number | null>(null);
  const pictured = selected.filter(hasPicture);
  const options = { duration: productConfig.toastMs.list };
  const download = async () => {
    if (pictured.length > largestZip) {
      toast.info(t('thumbnails.selection.tooMany', { count: largestZip }), options);
      return;
    }
    setDone(0);
    try {
      saveFile(await zipPictures(pictured, setDone), 'thumbnails.zip');
      const left = selected.length - pictured.length;
      if (left > 0) toast.info(t('thumbnails.selection.leftOut', { count: left }), options);
    } catch (error) {
      toast.error(t('thumbnails.selection.zipFailed'), {
        ...options,
        description: errorMessages.error(error),
      });
    } finally {
      setDone(null);
    }
  };
  return (
    <Button
      variant="outline"
      size="small"
      icon={<Download aria-hidden />}
      busy={done !== null}
      busyLabel={t('thumbnails.selection.zipping', { done: done ?? 0, count: pictured.length })}
      disabled={pictured.length === 0}
      onClick={() => void download()}
    >
      {t('thumbnails.selection.zip')}
    </Button>
  );
};
