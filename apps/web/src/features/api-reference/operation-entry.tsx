import { programOperations } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';
import { site } from '../../shared/site/site';
import { Command } from './command';
import { curlCommand } from './curl-command';
import { type Operation, answersOf, shortPath } from './openapi';
import { type Field, fieldsOf, typeOf } from './schema-fields';

/** An operation that opens: parameters, body, answers and an example. */
export const OperationEntry = ({ operation }: { operation: Operation }) => {
  const { t, language } = useTranslation();
  const { operationId, method, path, parameters = [], requestBody, security } = operation;
  const text = programOperations[operationId][language];
  const json = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content['multipart/form-data']?.schema;
  return (
    <details id={operationId} className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="text-h3">{text}</span>{' '}
          <code className="text-small break-all text-text-3">{`${method} ${shortPath(path)}`}</code>
        </span>
        {/* An inline icon, because public pages should not load the icon library for one icon. */}
        <svg
          viewBox="0 0 20 20"
          className="size-5 shrink-0 stroke-current stroke-[1.75] text-text-3 transition-[rotate] duration-(--enter) group-open:rotate-45"
          aria-hidden
        >
          <path d="M10 4v12M4 10h12" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="grid min-w-0 gap-5 pb-8">
        <p className="text-small text-text-2">
          {t('reference.needs')}: <code>{security[0]?.['apiKey']?.[0]}</code>
        </p>
        <FieldList
          title={t('reference.parameters')}
          fields={parameters.map(({ name, schema = {}, required = false, description }) => ({
            name,
            type: typeOf(schema),
            isRequired: required,
            ...(description !== undefined && { text: description }),
          }))}
        />
        {json && <FieldList title={t('reference.body')} fields={fieldsOf(json)} />}
        {form && <FieldList title={t('reference.form')} fields={fieldsOf(form)} />}
        <Answers operation={operation} />
        <Command label={`${t('reference.example')}: ${text}`} text={curlCommand(site().origin, operation)} />
      </div>
    </details>
  );
};

const headingClass = 'text-micro text-text-3';

const FieldList = ({ title, fields }: { title: string; fields: readonly (Field & { text?: string })[] }) => {
  const { t } = useTranslation();
  if (fields.length === 0) return null;
  return (
    <div className="min-w-0">
      <h4 className={headingClass}>{title}</h4>
      <ul className="divide-y divide-border text-small">
        {fields.map(({ name, type, isRequired, text }) => (
          <li key={name} className="py-1 break-words">
            <code>{name}</code>{' '}
            <code className="text-text-3">{type === 'binary' ? t('reference.file') : type}</code>
            {isRequired && ` · ${t('reference.required')}`}
            {text !== undefined && <p lang="en">{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Answers = ({ operation }: { operation: Operation }) => {
  const { t } = useTranslation();
  const { successes, errors } = answersOf(operation);
  return (
    <>
      {successes.map(({ status, content = {} }) => {
        const json = content['application/json']?.schema;
        const types = Object.keys(content).filter((type) => type !== 'application/json');
        const title = [t('reference.answers'), status, ...types].join(' ');
        return json ? (
          <FieldList key={status} title={title} fields={fieldsOf(json)} />
        ) : (
          <h4 key={status} className={headingClass}>
            {title}
          </h4>
        );
      })}
      <div>
        <h4 className={headingClass}>{t('reference.orError')}</h4>
        <p className="text-small break-words">
          {errors.map(({ status, codes }) => (
            <span key={status}>
              {status} <code className="text-text-3">{codes.join(' ')}</code>{' '}
            </span>
          ))}
        </p>
      </div>
    </>
  );
};
