import { productConfig, type Language, languages, sharedCardPath } from '@portada/contracts';
import { Feed } from 'feed';
import { SitemapStream, streamToPromise } from 'sitemap';
import { articleExtras } from '../features/blog/article-extras';
import { articlePath, articles } from '../features/blog/articles';
import { blogMessages } from '../features/blog/blog.messages';
import { shareTarget, sharedPhotoTypes } from '../shared/device/shared-photo';
import { addressOf } from '../shared/site/seo';
import { sitePlaceholders } from '../shared/site/site';
import { sitePictureUrl } from '../shared/site/site-picture';
import { type RouteDetails, screenPatterns } from './route-details';

const { origin, contactEmail } = sitePlaceholders;

const sitemap = async (routes: readonly RouteDetails[]): Promise<string> => {
  const stream = new SitemapStream({
    hostname: origin,
    lastmodDateOnly: true,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  const whole = streamToPromise(stream);
  for (const { path, changed } of routes.flatMap(({ pages }) => pages)) {
    if (changed === undefined) continue;
    const links = [
      ...languages.map((lang) => ({ lang: lang as string, url: addressOf(path, lang) })),
      { lang: 'x-default', url: addressOf(path, 'en') },
    ];
    for (const language of languages)
      stream.write({ url: addressOf(path, language), lastmod: changed, links });
  }
  stream.end();
  return (await whole).toString();
};

/** Renders robots.txt. Crawlers are excluded from the api and from the screens that are not prerendered. */
const robots = (routes: readonly RouteDetails[]) =>
  [
    'User-agent: *',
    'Allow: /',
    // Sites that show a share link ask for its picture, which itself is not indexed.
    `Allow: ${sharedCardPath}`,
    ...['/api/', ...screenPatterns(routes).filter((pattern) => !pattern.includes(':'))].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * Renders security.txt (RFC 9116). The web server replaces `expires.invalid` when it starts, so that the file of a running site
 * does not expire with its build.
 */
const securityText = () =>
  [
    `Contact: mailto:${contactEmail}`,
    'Expires: expires.invalid',
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

const webManifest = () =>
  JSON.stringify({
    name: productConfig.product,
    short_name: productConfig.product,
    start_url: '/',
    display: 'standalone',
    background_color: '#fafaf8',
    theme_color: '#fafaf8',
    // Another app shares the title of a video or a photo with the installed app. The service worker receives it, and the
    // screen `/start` continues with it.
    share_target: {
      action: shareTarget.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'prompt',
        text: 'text',
        files: [{ name: 'photo', accept: sharedPhotoTypes }],
      },
    },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/** Renders the RSS 2.0 feed of the articles in one language. */
const rss = (language: Language): string => {
  const link = addressOf('/blog', language);
  const author = [{ name: productConfig.product, email: contactEmail }];
  const feed = new Feed({
    id: link,
    link,
    title: `${productConfig.product} · ${blogMessages[language].blog}`,
    description: blogMessages[language].seoDescription,
    copyright: productConfig.product,
    language,
    image: `${origin}/icons/icon-192.png`,
    feedLinks: { rss: `${origin}/blog/rss.${language}.xml` },
    // The date of the feed is the day of the newest change, not the day of the build. An unchanged list of articles
    // gives an unchanged feed.
    updated: new Date(Math.max(...articles.map(({ changed }) => Date.parse(changed)))),
    generator: false,
  });
  for (const article of articles) {
    const own = addressOf(articlePath(article), language);
    feed.addItem({
      id: own,
      link: own,
      title: article.title[language],
      description: article.excerpt[language],
      content: `<p><img src="${origin}${sitePictureUrl(articleExtras[article.key].image)}" alt=""></p><p>${article.excerpt[language]}</p>`,
      date: new Date(article.published),
      category: articleExtras[article.key].tags[language].map((name) => ({ name })),
      author,
    });
  }
  return feed.rss2();
};

/** Returns the files of the site for crawlers, feed readers and browsers, by file name. */
export const siteFiles = async (routes: readonly RouteDetails[]): Promise<Record<string, string>> => ({
  'sitemap.xml': await sitemap(routes),
  'robots.txt': robots(routes),
  '.well-known/security.txt': securityText(),
  'manifest.webmanifest': webManifest(),
  ...Object.fromEntries(languages.map((language) => [`blog/rss.${language}.xml`, rss(language)])),
});
