import { Tooltip, iconButtonClass } from '@portada/ui';
import { Download } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/translation';
import { downloadOf } from '../../shared/thumbnails/download-of';

/** Link that downloads a picture as a JPEG for YouTube. @param url path of the picture */
export const DownloadLink = ({ url, title }: { url: string; title: string }) => {
  const { t } = useTranslation();
  const label = t('thumbnails.downloadNamed', { title });
  return (
    <Tooltip text={label} isName>
      <a
        href={downloadOf(url, 'youtube')}
        download
        aria-label={label}
        className={iconButtonClass('ghost', 'small')}
      >
        <Download aria-hidden />
      </a>
    </Tooltip>
  );
};
