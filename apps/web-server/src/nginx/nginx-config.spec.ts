import { type NginxOptions, renderNginxConfig } from './nginx-config';

const files = (name: string) => ({ en: `pages/${name}.en.html`, es: `pages/${name}.es.html` });

const render = (page: Partial<NginxOptions['site']['pages'][number]>, publicUrl = 'http://localhost:3000') =>
  renderNginxConfig({
    listen: '3000',
    root: '/site/html',
    pageHeadersFile: '/site/page-headers.conf',
    publicUrl,
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
    expect(config).toContain('upstream portada_api {\n  server api-1:3001;\n  server api-2:3001;\n}');
  });

  test('forwards the protocol https and sets Secure on the language cookie if the public URL is https', () => {
    const config = render({}, 'https://portada.test');
    expect(config).toContain('proxy_set_header X-Forwarded-Proto https;');
    expect(config).toContain('es "language=es; Max-Age=31536000; Path=/; Secure; SameSite=Lax";');
    expect(render({})).not.toContain('Secure');
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
