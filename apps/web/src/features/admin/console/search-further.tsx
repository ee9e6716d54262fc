import { Button } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';

type SearchFurtherProps = {
  /** Sentence that no row matches so far. */
  text: string;
  query: { isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
};

/** Shown if the first pages of a search have no match and older rows were not searched yet. */
export const SearchFurther = ({ text, query }: SearchFurtherProps) => {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-center gap-3 p-6 text-center">
      <p className="text-text-2">{text}</p>
      <Button
        variant="outline"
        busy={query.isFetchingNextPage}
        busyLabel={t('shared.loading')}
        onClick={() => void query.fetchNextPage()}
      >
        {t('shared.showMore')}
      </Button>
    </div>
  );
};
