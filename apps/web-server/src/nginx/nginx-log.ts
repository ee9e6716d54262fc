import { type SiteManifest } from '../pages/built-site';
import { map } from './nginx-text';

/** Folder whose names contain hashes that look like tokens. */
const files = '/assets/';

/**
 * Renders the format of the access log of nginx: one JSON line for a request, with the names of the log of the api. nginx
 * cannot replace a part of a text, so a path is cut where a secret may begin: at a token, an API key or an escaped
 * character. The query and the header Referer are never written, because they contain tokens of share links and codes of
 * third-party sign-in.
 */
export const accessLog = ({ shared }: SiteManifest): string[] => {
  const beforeToken = shared.pattern.replace(/:\w+$/, '');
  return [
    map('$request_uri', '$logged_path', '"[unreadable]"', [
      [`"~^(?<file>${files}[\\w./-]*)(?:\\?|$)"`, '$file'],
      [`"~^(?<before>${beforeToken}|/api/model-webhooks/[^/?%]+/[^/?%]+/)"`, '"${before}[token]"'],
      [
        '"~^(?<before>[^?%]*?)(?:(?:ptd_live|whsec)_|(?=[a-z0-9_-]*[A-Z])[A-Za-z0-9_-]{16})"',
        '"${before}[token]"',
      ],
      [
        '"~^(?<before>[^?%]*?/)(?:[0-9]{6,8}|[0-9a-z]{4}(?:-[0-9a-z]{4}){3,}|(?:[0-9a-z]{5}-){4}[0-9a-z]{6})(?:[/?]|$)"',
        '"${before}[code]"',
      ],
      ['"~^(?<before>[^?%]*)%"', '"${before}[escaped]"'],
      ['"~^(?<path>/[^?%]*)"', '$path'],
    ]),
    'log_format portada escape=json ' +
      `'{"time":"$time_iso8601","name":"nginx","method":"$request_method","path":"$logged_path","status":$status,'\n` +
      `  '"seconds":$request_time,"bytes":$body_bytes_sent,"address":"$remote_addr",'\n` +
      `  '"upstream":"$upstream_addr","upstreamStatus":"$upstream_status"}';`,
  ];
};

/**
 * Renders the lines of the nginx server that write its logs. The error log of nginx repeats the whole request line, with path and
 * query, so it has only the errors of a start; the access log has the statuses of the processes behind nginx.
 * @param accessLogFile path of the access log
 */
export const logLines = (accessLogFile: string): string[] => [
  `access_log ${accessLogFile} portada;`,
  'error_log stderr emerg;',
];
