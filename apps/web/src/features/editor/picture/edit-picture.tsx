import { buttonClass } from '@portada/ui';
import { PencilRuler } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../shared/i18n/translation';

/** Link to the document editor of a thumbnail, and what editing costs. */
export const EditPicture = ({ thumbnailId }: { thumbnailId: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <Link to={`/thumbnails/${thumbnailId}/document`} className={buttonClass({ variant: 'outline' })}>
        <PencilRuler aria-hidden />
        {t('editor.editPicture.link')}
      </Link>
      <p className="text-small text-text-2">{t('editor.editPicture.free')}</p>
    </>
  );
};
