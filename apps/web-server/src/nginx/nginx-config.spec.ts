import { type NginxOptions, renderNginxConfig } from './nginx-config';

const files = (name: string) => ({ en: `pages/${name}.en.html`, es: `pages/${name}.es.html` });

const render = (
  page: Partial<NginxOptions['site']['pages'][number]>,
  publicUrl = 'http://localhost:3000',
  allowedHosts: NginxOptions['allowedHosts'] = '*',
) =>
  renderNginxConfig({
    listen: '3000',
    root: '/site/html',
    pageHeadersFile: '/site/page-headers.conf',
    publicUrl,
    accessLogFile: '/var/log/nginx/access.log',
    allowedHosts,
    upstreams: { api: ['http://api-1:3001', 'http://api-2:3001'], gateway: ['http://gateway:3002'] },
    site: {
      pages: [{ pattern: '/pricing', status: 200, files: files('pricing'), ...page }],
      screens: { file: 'app.html', patterns: ['/dashboard', '/thumbnails/:thumbnailId/edit'] },
      shared: { pattern: '/s/:token', files: files('s') },
      shareTarget: { path: '/share-target', screen: '/start' },
    },
    contentTypes: { html: 'text/html; charset=utf-8' },
  });

describe('nginx configuration of the built site', () => {
  test('has a location for each page and one location for all screens', () => {
    const config = render({});
    expect(config).toContain('location = /pricing {');
    expect(config).toContain('try_files /pages/pricing.$page_language.html =404;');
    expect(config).toContain('location ~ "^(?:/dashboard|/thumbnails/[^/]+/edit)$" {');
    expect(config).toContain('location ~ "^/s/(?<share_token>[A-Za-z0-9_-]{22})$" {');
    expect(config).toContain('proxy_pass http://portada_gateway;');
    expect(config.match(/proxy_pass/g)).toHaveLength(
      config.match(/proxy_ignore_client_abort on/g)?.length ?? 0,
    );
    expect(config).toContain('upstream portada_api {\n  server api-1:3001;\n  server api-2:3001;\n}');
  });

  test('forwards the protocol https and sets a secure language cookie of the host if the public URL is https', () => {
    const config = render({}, 'https://portada.test');
    expect(config).toContain('proxy_set_header X-Forwarded-Proto https;');
    expect(config).toContain('es "__Host-language=es; Max-Age=31536000; Path=/; Secure; SameSite=Lax";');
    expect(config).toContain('__Host-language=es\\s*(?:;|$)" es;');
    expect(render({})).not.toContain('Secure');
  });

  test('sends Strict-Transport-Security in every location if the public URL is https', () => {
    const locations = render({}, 'https://portada.test').match(/^ *location .*\{\n.*$/gm) ?? [];
    expect(locations.length).toBeGreaterThan(30);
    for (const location of locations)
      expect(location).toMatch(/\{\n +add_header strict-transport-security \$strict_transport always;$/);
    expect(render({}, 'https://portada.test')).toContain('default "max-age=31536000; includeSubDomains";');
    expect(render({})).not.toContain('max-age=31536000; includeSubDomains');
  });

  test('answers the host names of the settings alone, or every host name', () => {
    const config = render({}, 'https://portada.test', ['www.portada.test']);
    expect(config).toMatch(
      /map \$host \$is_known_host \{\n {2}default "";\n {2}"" 1;\n {2}portada.test 1;\n {2}www.portada.test 1;/,
    );
    expect(render({})).toContain('map $host $is_known_host {\n  default 1;\n}');
  });

  test.each([
    ['a pattern with a space', { pattern: '/a b' }],
    ['a pattern with a quote', { pattern: '/a"b' }],
    [
      'files whose names differ in more than the language',
      { files: { en: 'pages/a.en.html', es: 'pages/b.es.html' } },
    ],
    ['a pattern whose pages all have a view', { view: 'register' }],
  ])('cannot be generated for %s', (_name, page) => {
    expect(() => render(page)).toThrow(Error);
  });
});
