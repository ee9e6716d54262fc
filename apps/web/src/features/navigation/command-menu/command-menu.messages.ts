import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the command menu. */
export const commandMenuMessages = defineMessages(
  {
    field: 'Search commands and thumbnails',
    list: 'Commands',
    none: 'Nothing found',
    found_one: '{{count}} result',
    found_other: '{{count}} results',
    groups: {
      actions: 'Actions',
      pages: 'Go to',
      administration: 'Administration',
      thumbnails: 'Thumbnails',
    },
    brand: 'My brand and people',
    developers: 'Developers',
    themeTo: 'Theme: {{name}}',
    languageTo: 'Language: {{name}}',
    adminOverview: 'Overview',
    adminGenerations: 'Generations',
    adminUsers: 'Users',
    adminPurchases: 'Purchases',
    adminAuditLog: 'Audit log',
  },
  {
    field: 'Buscar comandos y miniaturas',
    list: 'Comandos',
    none: 'No se encontró nada',
    found_one: '{{count}} resultado',
    found_other: '{{count}} resultados',
    groups: {
      actions: 'Acciones',
      pages: 'Ir a',
      administration: 'Administración',
      thumbnails: 'Miniaturas',
    },
    brand: 'Mi marca y personas',
    developers: 'Desarrollo',
    themeTo: 'Tema: {{name}}',
    languageTo: 'Idioma: {{name}}',
    adminOverview: 'Resumen',
    adminGenerations: 'Generaciones',
    adminUsers: 'Usuarios',
    adminPurchases: 'Compras',
    adminAuditLog: 'Registro de auditoría',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    commandMenu: typeof commandMenuMessages.en;
  }
}
