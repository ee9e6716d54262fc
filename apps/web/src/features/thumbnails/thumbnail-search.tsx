import { TextInput } from '@portada/ui';
import { Search } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/translation';

/** Search field above the thumbnail list. The list is searched while the user types. */
export const ThumbnailSearch = ({ typed, onChange }: { typed: string; onChange: (text: string) => void }) => {
  const { t } = useTranslation();
  return (
    <div role="search" className="relative w-full max-w-form">
      <Search
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-text-3"
        aria-hidden
      />
      <TextInput
        type="search"
        aria-label={t('thumbnails.search')}
        placeholder={t('thumbnails.search')}
        maxLength={100}
        value={typed}
        className="pl-10"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
