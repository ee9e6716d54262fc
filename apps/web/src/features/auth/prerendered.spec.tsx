import { type Language, languages } from '@portada/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { publicSharedMessages } from '../../shared/i18n/public-shared.messages';
import { sharedMessages } from '../../shared/i18n/shared.messages';
import { registerMessages, setLanguage } from '../../shared/i18n/translation';
import { Component as AuthLayout } from './auth.layout';
import { AuthPage } from './auth.page';
import { authMessages } from './auth.messages';

registerMessages({ auth: authMessages, shared: publicSharedMessages });
registerMessages({ shared: sharedMessages });

/** Returns the HTML of a screen as the build prerenders it, before hydration. */
const htmlOf = (path: string, language: Language): string => {
  setLanguage(language);
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<AuthLayout />}>
            <Route path="/auth" element={<AuthPage />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

describe.each(languages)('prerendered sign-in screens in %s', (language) => {
  it.each(['/auth', '/auth?view=register'])('the form %s cannot be submitted before hydration', (path) => {
    const html = htmlOf(path, language);
    // Submitting without JavaScript would put the password into the URL.
    const [button] = html.match(/<button[^>]*type="submit"[^>]*>/) ?? [];
    expect(button).toContain('disabled=""');
    expect(html).toMatch(/<noscript><p[^>]*>[^<]*JavaScript/);
  });

  it.each(['/auth', '/auth?view=register'])(
    'the form %s has one title and the canonical URL /auth',
    (path) => {
      const html = htmlOf(path, language);
      expect(html.match(/<title>/g)).toHaveLength(1);
      const canonical = language === 'en' ? '/auth' : `/auth?lang=${language}`;
      expect(html).toContain(`rel="canonical" href="${location.origin}${canonical}"`);
    },
  );

  it('the prerendered registration form has no list of countries, because names and order depend on the browser', () => {
    expect(htmlOf('/auth?view=register', language).match(/<option/g)).toHaveLength(1);
  });
});
