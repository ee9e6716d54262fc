import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The only inline script of the fixture's pages. */
export const inlineScript = 'document.title += "!";\n';

const page = (title: string, language: string) =>
  `<html lang="${language}"><title>${title}</title><script>${inlineScript}</script><script src="/x.js"></script>` +
  `<script type="application/ld+json">{"@id":"https://origin.invalid/"}</script>` +
  `<script type="application/json">{"label":"oidc-label.json.invalid"}</script>` +
  `<p data-provider="oidc-label.invalid"><b>oidc-initial.invalid</b>Continue with oidc-label.invalid</p>` +
  `<a href="mailto:contact@origin.invalid">${'words '.repeat(300)}</a></html>`;

/**
 * Writes a small site in the format of the build of apps/web.
 * @returns path of the folder, which the caller must remove
 */
export const writeBuiltSite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-web-'));
  for (const name of ['assets', 'workers', 'pictures', 'cards', 'pages', 'blog', '.well-known'])
    mkdirSync(join(folder, name));
  const files = (name: string) => ({ en: `pages/${name}.en.html`, es: `pages/${name}.es.html` });
  const pages = [
    { pattern: '/', status: 200, name: 'home' },
    { pattern: '/pricing', status: 200, name: 'pricing' },
    { pattern: '/blog/:slug', status: 404, name: 'no-article' },
    { pattern: '/blog/first', status: 200, name: 'first' },
    { pattern: '/auth', status: 200, name: 'auth' },
    { pattern: '/auth', view: 'register', status: 200, name: 'register' },
  ];
  for (const { name } of pages) {
    for (const [language, file] of Object.entries(files(name)))
      writeFileSync(join(folder, file), page(`Portada ${name}`, language));
  }
  writeFileSync(join(folder, 'app.html'), page('Portada screens', 'en'));
  const shared = { pattern: '/s/:token', files: files('s') };
  for (const [language, file] of Object.entries(shared.files)) {
    const image = 'https://origin.invalid/api/shared/picture?token=share-token.invalid';
    writeFileSync(
      join(folder, file),
      `${page('Portada link', language)}<meta property="og:image" content="${image}">`,
    );
  }
  const screens = {
    file: 'app.html',
    patterns: ['/s/:token', '/dashboard', '/thumbnails/:thumbnailId/edit', '/admin'],
  };
  const site = {
    pages: pages.map(({ name, ...rest }) => ({ ...rest, files: files(name) })),
    screens,
    shared,
    shareTarget: { path: '/share-target', screen: '/start' },
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  for (const name of ['sitemap.xml', 'robots.txt', 'blog/rss.en.xml', 'blog/rss.es.xml'])
    writeFileSync(join(folder, name), 'https://origin.invalid/pricing');
  writeFileSync(join(folder, '.well-known/security.txt'), 'Expires: expires.invalid');
  const script = `export const x = '${'x'.repeat(5000)}';`;
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'workers/cut-out-1a2b.js'), script);
  writeFileSync(join(folder, 'pictures/hero-1a2b-360.avif'), 'picture');
  writeFileSync(join(folder, 'cards/home.jpg'), 'card');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'manifest.webmanifest.br'), brotliCompressSync('{}'));
  return folder;
};
