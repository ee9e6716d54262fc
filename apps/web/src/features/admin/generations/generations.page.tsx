import { type AdminGeneration, generationErrors, generationStatuses } from '@portada/contracts';
import { Card, Field, Select, TextInput } from '@portada/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { ConsolePage } from '../console/console-page';
import { SearchedList } from '../console/searched-list';
import { useSearchText } from '../console/use-search-text';
import { GenerationStatusBadge } from './generation-status';
import { type GenerationFilter, useGenerations } from './get-generations';

/** Page `/admin/generations`: the generations of all users, with a search. The address contains the filter. */
export const GenerationsPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const filter: GenerationFilter = {
    q: params.get('q') ?? '',
    status: generationStatuses.find((status) => status === params.get('status')),
    model: params.get('model') ?? '',
  };
  const change = (changes: Partial<Record<keyof GenerationFilter, string>>) => {
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    setParams(Object.fromEntries(next) as Record<string, string>, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <ConsolePage title={t('adminGenerations.title')} lead={t('adminGenerations.lead')}>
      <Card className="min-w-0 divide-y divide-border">
        <Filters filter={filter} onChange={change} />
        <List key={JSON.stringify(filter)} filter={filter} />
      </Card>
    </ConsolePage>
  );
};

type FiltersProps = {
  filter: GenerationFilter;
  onChange: (changes: Partial<Record<keyof GenerationFilter, string>>) => void;
};

const Filters = ({ filter, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const search = useSearchText(filter.q, (q) => onChange({ q }));
  const model = useSearchText(filter.model, (name) => onChange({ model: name }));
  return (
    <form
      role="search"
      className="grid items-start gap-4 p-5 sm:px-6 md:grid-cols-[minmax(0,1fr)_12rem_14rem]"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: search.typed.trim(), model: model.typed.trim() });
      }}
    >
      <Field label={t('adminGenerations.search')} hint={t('adminGenerations.searchHint')}>
        <TextInput
          type="search"
          maxLength={200}
          value={search.typed}
          onChange={({ target }) => search.setTyped(target.value)}
        />
      </Field>
      <Field label={t('adminGenerations.status')}>
        <Select value={filter.status ?? ''} onChange={({ target }) => onChange({ status: target.value })}>
          <option value="">{t('adminGenerations.all')}</option>
          {generationStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`adminGenerations.statusOf.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('adminGenerations.model')} hint={t('adminGenerations.modelHint')}>
        <TextInput
          maxLength={100}
          value={model.typed}
          onChange={({ target }) => model.setTyped(target.value)}
        />
      </Field>
    </form>
  );
};

const List = ({ filter }: { filter: GenerationFilter }) => {
  const { t } = useTranslation();
  return (
    <SearchedList
      query={useGenerations(filter)}
      failed={t('adminGenerations.failed')}
      texts={{ empty: t('adminGenerations.empty'), emptyMore: t('adminGenerations.emptyMore') }}
    >
      {(generation) => <Row generation={generation} />}
    </SearchedList>
  );
};

const Row = ({ generation }: { generation: AdminGeneration }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, email, prompt, status, model, errorCode, createdAt } = generation;
  return (
    <li className="relative grid gap-1 px-5 py-4 hover:bg-surface-2 sm:px-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <Link
          to={`/admin/generations/${id}`}
          className="line-clamp-2 text-ui break-words after:absolute after:inset-0"
        >
          {prompt || t('adminGenerations.noPrompt')}
        </Link>
        <GenerationStatusBadge status={status} />
      </div>
      {errorCode && (
        <p className="text-small text-danger-text">{generationErrors[errorCode][currentLanguage()]}</p>
      )}
      <p className="text-small break-words text-text-3 tabular-nums">
        {[email ?? t('adminGenerations.deletedUser'), model].filter(Boolean).join(' · ')}
        <span className="max-sm:hidden"> · </span>
        <time dateTime={createdAt} className="whitespace-nowrap max-sm:block">
          {format.dateTime(createdAt)}
        </time>
      </p>
    </li>
  );
};
