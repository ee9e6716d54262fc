import { productConfig, type Thumbnail, type ThumbnailPatch } from '@portada/contracts';
import { buttonClass, InlineEdit, StatusBadge, toast } from '@portada/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { PageHeading } from '../../shared/page/page-heading';
import { usePatchThumbnail } from '../../shared/thumbnails/patch-thumbnail';

/** Link from the editor to the thumbnail list. */
export const BackToThumbnails = () => {
  const { t } = useTranslation();
  return (
    <Link
      to="/thumbnails"
      viewTransition
      className={`${buttonClass({ variant: 'ghost', size: 'small' })} -ml-4`}
    >
      <ArrowLeft aria-hidden />
      {t('editor.back')}
    </Link>
  );
};

type EditorHeadingProps = {
  thumbnail: Thumbnail;
  /** Percentage of the running generation, shown in the title of the browser tab; null if no percentage is known. */
  percent: number | null;
};

/** Heading of the editor: title and description of the thumbnail, which the user edits in place. */
export const EditorHeading = ({ thumbnail, percent }: EditorHeadingProps) => {
  const { t } = useTranslation();
  const save = useSaveField(thumbnail.id);
  const titleLabels = useLabels('title');
  const descriptionLabels = useLabels('description');
  const { title, description } = thumbnail;
  const tab = percent === null ? title : t('editor.progress.tab', { percent, title });
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackToThumbnails />
        <StatusBadge status={thumbnail.status} label={t(`shared.status.${thumbnail.status}`)} />
      </div>
      <InlineEdit
        value={title}
        labels={titleLabels}
        minLength={productConfig.thumbnailTitle.min}
        maxLength={productConfig.thumbnailTitle.max}
        onSave={(value) => save('title', value)}
      >
        <PageHeading title={tab} className="break-words">
          {title}
        </PageHeading>
      </InlineEdit>
      <InlineEdit
        value={description}
        labels={descriptionLabels}
        maxLength={productConfig.thumbnailDescription.max}
        multiline
        minLength={0}
        className="max-w-measure"
        onSave={(value) => save('description', value)}
      >
        <p className="pt-1.5 text-text-2">
          {description === '' ? t('editor.description.none') : description}
        </p>
      </InlineEdit>
    </header>
  );
};

type EditedField = 'title' | 'description';

const useLabels = (field: EditedField) => {
  const { t } = useTranslation();
  return {
    field: t(`editor.${field}.field`),
    edit: t(`editor.${field}.edit`),
    save: t(`editor.${field}.save`),
    cancel: t(`editor.${field}.cancel`),
  };
};

/**
 * Returns a function that saves one field of the thumbnail and shows a toast. The promise of the function rejects
 * if the field was not saved.
 */
const useSaveField = (thumbnailId: string) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const patch = usePatchThumbnail(thumbnailId);
  return async (field: EditedField, value: string) => {
    const change: ThumbnailPatch = field === 'title' ? { title: value } : { description: value };
    try {
      await patch.mutateAsync(change);
      toast.success(t(`editor.${field}.saved`), { duration: productConfig.toastMs.list });
    } catch (error) {
      const reason = error instanceof ApiError ? error.fields[field] : undefined;
      toast.error(t(`editor.${field}.failed`), {
        description: reason ?? errorMessages.error(error),
        duration: productConfig.toastMs.list,
      });
      throw error;
    }
  };
};
