import { type AllowedHosts, strictTransportSecurity } from '@portada/config';
import { arrivalLimits, misdirected } from '../error-responses';
import { type SiteManifest, siteFileTypes, tokenPattern } from '../pages/built-site';
import { cachedSegments, internalFiles, isImmutable, revalidated } from '../pages/file-caching';
import { fileHeaders, fileHeadersOf } from '../pages/page-headers';
import { noIndex, pageVary, redirects, wellKnownFolder } from '../pages/site-pages';
import { type ProxiedProcess, proxiedPrefixes } from '../proxy/proxied-prefixes';
import { accessLog, logLines } from './nginx-log';
import { errorMap, hostMap, languageMaps, pageFile, viewMaps, viewVariable } from './nginx-maps';
import { addHeader, block, map, patternExpression, patternLocation, quoted } from './nginx-text';

/** Options for the generated nginx configuration. */
export type NginxOptions = {
  /** Port on which nginx listens, or address and port. */
  listen: string;
  /** Absolute path of the folder with the built site. */
  root: string;
  /** Absolute path of the file with the security headers of pages; see `renderPageHeaders`. */
  pageHeadersFile: string;
  publicUrl: string;
  /** Path of the access log; in nginx's image a link to the standard output. */
  accessLogFile: string;
  /** Host names besides the one of `publicUrl` for which requests are answered. */
  allowedHosts: AllowedHosts;
  /** Base URLs of the api and gateway processes, to which nginx forwards requests. */
  upstreams: Readonly<Record<ProxiedProcess, readonly string[]>>;
  site: SiteManifest;
  /** Content-Type for each file extension, without the dot of the extension. */
  contentTypes: Readonly<Record<string, string>>;
};

/**
 * Largest request body that nginx accepts. The limit exceeds every upload that the api accepts, because the api
 * checks the exact limits.
 */
const largestBody = '10m';

/**
 * Read timeouts of nginx for each process that receives requests. Each timeout is longer than the longest response:
 * a long poll of the api, an open socket of the gateway.
 */
const readTimeouts: Readonly<Record<ProxiedProcess, string>> = { api: '130s', gateway: '1h' };

/**
 * Statuses of errors that nginx creates itself (`ofNginx`), each with the status that the web server sends in the same
 * case.
 */
const ownErrors: readonly (readonly [status: number, ofNginx: string])[] = [
  [400, '400'],
  [404, '404 405'],
  [408, '408'],
  [413, '413'],
  [431, '414 494'],
  [500, '500'],
  [503, '502 504'],
];

/**
 * Name of the nginx location that answers requests for an unknown host. nginx checks the host again for an internal path,
 * but not for a named location.
 */
const misdirectedLocation = '@misdirected';

/** Returns the internal path of an error response. No page has this path, because the path has a file extension. */
const errorPath = (status: number): string => `/error.${status}`;
const errorPages = [
  ...ownErrors.map(([status, ofNginx]) => `error_page ${ofNginx} =${status} ${errorPath(status)};`),
  `error_page ${misdirected} =${misdirected} ${misdirectedLocation};`,
];

const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => addHeader(name, quoted(value)));
const plainHeaders = headerLines(fileHeaders);
const cacheControl = (value: string): string => addHeader('cache-control', quoted(value));
const vary = (...names: readonly string[]): string =>
  addHeader('vary', quoted(['accept-encoding', ...names].join(', ')));

/**
 * nginx block that refuses methods other than GET and HEAD. By default nginx refuses other methods only where nginx
 * sends a file.
 */
const readsOnly = block('if ($request_method !~ "^(?:GET|HEAD)$")', ['return 405;']);

/** Renders an nginx location. Every answer has Strict-Transport-Security on https; nginx adds no header without a value. */
const location = (head: string, lines: readonly string[]): string =>
  block(head, [addHeader('strict-transport-security', '$strict_transport'), ...lines]);

const errorLocation = (status: number): string =>
  location(status === misdirected ? `location ${misdirectedLocation}` : `location = ${errorPath(status)}`, [
    ...(status === misdirected ? [] : ['internal;']),
    'default_type application/json;',
    ...plainHeaders,
    cacheControl('no-store'),
    addHeader('content-language', '$accepted_language'),
    ...(status === 503 ? [addHeader('retry-after', '1')] : []),
    `return ${status} $error_${status};`,
  ]);

/** Returns the name of the nginx upstream of a process. */
const upstreamName = (name: ProxiedProcess): string => `portada_${name}`;

/**
 * Renders the nginx upstreams. nginx sends a request to the next process if the connection was refused, and resolves host
 * names only when it reads its configuration.
 */
const upstreamBlocks = ({ upstreams }: NginxOptions): string[] =>
  (['api', 'gateway'] as const).map((name) =>
    block(
      `upstream ${upstreamName(name)}`,
      upstreams[name].map((url) => `server ${new URL(url).host};`),
    ),
  );

const proxyLocations = ({ publicUrl }: NginxOptions): string[] =>
  Object.entries(proxiedPrefixes).flatMap(([prefix, name]) => {
    const lines = [
      `proxy_pass http://${upstreamName(name)};`,
      `proxy_read_timeout ${readTimeouts[name]};`,
      'proxy_http_version 1.1;',
      // A client that has closed its side of the connection gets its answer.
      'proxy_ignore_client_abort on;',
      'proxy_set_header Host $http_host;',
      ...upgradeLines(name),
      // The proxy_set_header lines overwrite the X-Forwarded headers of the client.
      'proxy_set_header X-Forwarded-For $remote_addr;',
      `proxy_set_header X-Forwarded-Proto ${new URL(publicUrl).protocol.slice(0, -1)};`,
      'proxy_set_header X-Forwarded-Host $http_host;',
      'proxy_set_header Forwarded "";',
      'proxy_set_header X-Real-IP "";',
      'proxy_hide_header Strict-Transport-Security;',
      'charset off;',
      'gzip_vary on;',
    ];
    return [location(`location = ${prefix}`, lines), location(`location ^~ ${prefix}/`, lines)];
  });

/** Renders the headers of the connection to a process. The gateway accepts WebSockets; every other upgrade is ignored. */
const upgradeLines = (name: ProxiedProcess): string[] =>
  name === 'gateway'
    ? ['proxy_set_header Connection $upgrade_connection;', 'proxy_set_header Upgrade $websocket;']
    : ['proxy_set_header Connection "";', 'proxy_set_header Upgrade "";'];

/** Renders the nginx locations of the public pages, one or several for each route pattern. */
const pageLocations = ({ site, pageHeadersFile }: NginxOptions): string[] =>
  [...new Set(site.pages.map(({ pattern }) => pattern))].flatMap((pattern, index) => {
    const atPattern = site.pages.filter((page) => page.pattern === pattern);
    const [page] = atPattern;
    if (page === undefined) return [];
    const file = atPattern.length > 1 ? viewVariable(pattern) : pageFile(page.files);
    const send = [
      `include ${pageHeadersFile};`,
      cacheControl(revalidated),
      vary(...pageVary),
      addHeader('content-language', '$page_language'),
      addHeader('set-cookie', '$language_cookie'),
      ...(page.status === 200 ? [] : [addHeader('x-robots-tag', noIndex)]),
      `try_files ${file} =404;`,
    ];
    if (page.status === 200) return [location(patternLocation(pattern), send)];
    const name = `@page_${index}`;
    // An `error_page` in an nginx location replaces every `error_page` of the server, and nginx uses the first
    // match.
    const fail = [`error_page ${page.status} ${name};`, ...errorPages, readsOnly, `return ${page.status};`];
    return [location(patternLocation(pattern), fail), location(`location ${name}`, send)];
  });

const screenLocation = ({ site, pageHeadersFile }: NginxOptions): string =>
  location(`location ~ "^(?:${site.screens.patterns.map(patternExpression).join('|')})$"`, [
    `include ${pageHeadersFile};`,
    cacheControl(revalidated),
    vary(),
    addHeader('x-robots-tag', noIndex),
    `try_files /${site.screens.file} =404;`,
  ]);

/** Command with which nginx writes the token of a share link into a page. */
export const tokenInclude = '<!--# echo var="share_token" -->';

/** Renders the nginx location of share links. Compressed copies of the page would contain the command itself. */
const sharedLocation = ({ site: { shared }, pageHeadersFile }: NginxOptions): string =>
  location(`location ~ "^${shared.pattern.replace(/:\w+/, `(?<share_token>${tokenPattern})`)}$"`, [
    `include ${pageHeadersFile};`,
    cacheControl(revalidated),
    vary(...pageVary),
    addHeader('content-language', '$page_language'),
    addHeader('x-robots-tag', noIndex),
    'gzip_static off;',
    'ssi on;',
    `try_files ${pageFile(shared.files)} =404;`,
  ]);

/** Renders the nginx locations of the files that contain the site's address. Each file has a separate content type. */
const siteFileLocations = ({ pageHeadersFile }: NginxOptions): string[] =>
  Object.entries(siteFileTypes).map(([path, type]) =>
    location(`location = ${path}`, [
      `include ${pageHeadersFile};`,
      cacheControl(revalidated),
      vary(),
      'types { }',
      `default_type ${bareType(type)};`,
    ]),
  );

const redirectLocations = ({ pageHeadersFile }: NginxOptions): string[] =>
  Object.entries(redirects).map(([path, target]) =>
    location(`location = ${path}`, [`include ${pageHeadersFile};`, readsOnly, `return 302 ${target};`]),
  );

/** Renders the nginx location of the Web Share Target, with the rules of serve-site.ts. */
const shareTargetLocation = ({ site: { shareTarget }, pageHeadersFile }: NginxOptions): string =>
  location(`location = ${shareTarget.path}`, [
    `include ${pageHeadersFile};`,
    block('if ($request_method = POST)', [`return 303 ${shareTarget.screen};`]),
    readsOnly,
    'return 302 /;',
  ]);

const fileLocations = (): string[] => [
  location(`location ~ "${internalFiles.source}"`, ['return 404;']),
  ...cachedSegments.map(([segment, value]) =>
    location(segment.includes('.') ? `location = /${segment}` : `location /${segment}/`, [
      ...headerLines(fileHeadersOf(segment)),
      cacheControl(value),
      vary(),
      ...(isImmutable(value) ? ['etag off;', 'max_ranges 0;', addHeader('last-modified', '""')] : []),
      'try_files $uri @unknown;',
    ]),
  ),
  location('location /', [...plainHeaders, cacheControl(revalidated), vary(), 'try_files $uri @unknown;']),
];

/** Renders the nginx location of unknown paths, with the rules of `redirectUnknown` in serve-site.ts. */
const unknownLocation = ({ site }: NginxOptions): string => {
  const patterns = [...new Set([...site.pages.map(({ pattern }) => pattern), ...site.screens.patterns])];
  const withSlash = patterns.filter((pattern) => pattern !== '/').map(patternExpression);
  return location('location @unknown', [
    ...plainHeaders,
    readsOnly,
    block(`if ($uri ~ "^${wellKnownFolder.replace('.', '\\.')}|/[^/]+\\.[^/]*/*$")`, ['return 404;']),
    `rewrite "^(${withSlash.join('|')})/+$" $1 permanent;`,
    'return 302 /;',
  ]);
};

/** Returns a content type without its parameters. */
const bareType = (type: string): string => type.split(';', 1)[0] ?? type;

const typeLines = (contentTypes: NginxOptions['contentTypes']): string[] => {
  const all = [
    ...Object.values(contentTypes),
    ...Object.values(siteFileTypes),
    'application/json; charset=utf-8',
  ];
  // nginx adds charset and compression to text/html by default, and warns if text/html is listed again.
  const withCharset = [...new Set(all.filter((type) => type.includes('charset')).map(bareType))].filter(
    (type) => type !== 'text/html',
  );
  const compressed = new Set([...withCharset, 'image/svg+xml', 'application/manifest+json']);
  return [
    block(
      'types',
      Object.entries(contentTypes).map(([extension, type]) => `${bareType(type)} ${extension};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${withCharset.join(' ')};`,
    'gzip on;',
    'gzip_static on;',
    `gzip_types ${[...compressed].join(' ')};`,
  ];
};

/**
 * Renders the part inside `http` of an nginx configuration, with which nginx responds like the web server.
 * @throws Error if a pattern, a file name or a text of the site cannot be written in nginx's syntax
 */
export const renderNginxConfig = (options: NginxOptions): string => {
  const isHttps = options.publicUrl.startsWith('https:');
  return [
    '# Generated by apps/web-server. Pages and screens are from site.json of the built site.',
    ...languageMaps(options.publicUrl),
    ...viewMaps(options.site),
    ...[...ownErrors.map(([status]) => status), misdirected].map(errorMap),
    map('$host', '$strict_transport', quoted(isHttps ? strictTransportSecurity : ''), []),
    hostMap(options),
    ...accessLog(options.site),
    map('$http_upgrade', '$websocket', '""', [['~*^websocket$', 'websocket']]),
    map('$websocket', '$upgrade_connection', 'upgrade', [['""', '""']]),
    ...upstreamBlocks(options),
    block('server', [
      `listen ${options.listen};`,
      `root ${options.root};`,
      'absolute_redirect off;',
      'merge_slashes off;',
      ...typeLines(options.contentTypes),
      `client_max_body_size ${largestBody};`,
      `client_header_timeout ${arrivalLimits.headersMs}ms;`,
      // nginx has no time limit for a whole request, so the timeout applies between two pieces of a body.
      `client_body_timeout ${arrivalLimits.headersMs}ms;`,
      `large_client_header_buffers 4 16k;`,
      ...logLines(options.accessLogFile),
      ...errorPages,
      block('if ($is_known_host = "")', [`return ${misdirected};`]),
      ...proxyLocations(options),
      ...pageLocations(options),
      sharedLocation(options),
      screenLocation(options),
      ...siteFileLocations(options),
      ...redirectLocations(options),
      shareTargetLocation(options),
      ...fileLocations(),
      unknownLocation(options),
      ...[...ownErrors.map(([status]) => status), misdirected].map(errorLocation),
    ]),
    '',
  ].join('\n');
};
