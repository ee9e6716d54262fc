import { defineMessages } from '../../shared/i18n/define-messages';

/**
 * Messages of header and footer of the public pages. The messages of the signed-in navigation are in
 * navigation.messages.ts.
 */
export const publicNavigationMessages = defineMessages(
  {
    main: 'Main',
    home: 'Portada, home',
    homeShort: 'Home',
    menu: 'Menu',
    examples: 'Examples',
    pricing: 'Pricing',
    faq: 'FAQ',
    blog: 'Blog',
    developers: 'Developers',
    login: 'Login',
    getStarted: 'Get Started',
    dashboard: 'Dashboard',
    switchLanguage: 'Español',
    footer: 'About Portada',
    engine: 'AI thumbnails for video creators',
    product: 'Product',
    rules: 'Legal and contact',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    contact: 'Contact',
    follow: 'Follow us',
    newWindow: '(opens in a new window)',
    cards: 'Accepted cards',
    featured: 'Featured on',
    featuredWhere: 'the Portada blog',
  },
  {
    main: 'Principal',
    home: 'Portada, inicio',
    homeShort: 'Inicio',
    menu: 'Menú',
    examples: 'Ejemplos',
    pricing: 'Precios',
    faq: 'Preguntas',
    blog: 'Blog',
    developers: 'Desarrollo',
    login: 'Iniciar sesión',
    getStarted: 'Empezar',
    dashboard: 'Panel',
    switchLanguage: 'English',
    footer: 'Sobre Portada',
    engine: 'Miniaturas con IA para creadores de vídeo',
    product: 'Producto',
    rules: 'Legal y contacto',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    contact: 'Contacto',
    follow: 'Síguenos',
    newWindow: '(se abre en una ventana nueva)',
    cards: 'Tarjetas aceptadas',
    featured: 'Aparece en',
    featuredWhere: 'el blog de Portada',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    publicNavigation: typeof publicNavigationMessages.en;
  }
}
