import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the dashboard. */
export const dashboardMessages = defineMessages(
  {
    title: 'Dashboard',
    welcome: 'Welcome, {{name}}',
    user: 'User',
    lead: 'One credit makes one image.',
    create: 'Create New Thumbnail',
    createText: 'Name it, describe it and watch it take shape.',
    mine: 'My Thumbnails',
    mineText: 'All the thumbnails you have made.',
    buy: 'Buy Credits',
    buyText_one: '{{credits}} left. Credits never expire.',
    buyText_other: '{{credits}} left. Credits never expire.',
    recent: 'Recent Thumbnails',
    viewAll: 'View All Thumbnails',
    noImage: 'No image generated',
    noDescription: 'No description',
    created: 'Created {{date}}',
    edit: 'Edit',
    editNamed: 'Edit {{title}}',
    empty: 'No thumbnails yet',
    emptyText: 'Describe a video in one sentence to make your first one.',
    first: 'Create Your First Thumbnail',
    failed: 'Error loading thumbnails',
  },
  {
    title: 'Panel',
    welcome: 'Hola, {{name}}',
    user: 'Usuario',
    lead: 'Con un crédito haces una imagen.',
    create: 'Crear una miniatura nueva',
    createText: 'Ponle nombre, descríbela y mira cómo toma forma.',
    mine: 'Mis miniaturas',
    mineText: 'Todas las miniaturas que has hecho.',
    buy: 'Comprar créditos',
    buyText_one: 'Te queda {{credits}}. No caduca.',
    buyText_other: 'Te quedan {{credits}}. No caducan.',
    recent: 'Miniaturas recientes',
    viewAll: 'Ver todas las miniaturas',
    noImage: 'Sin imagen generada',
    noDescription: 'Sin descripción',
    created: 'Creada el {{date}}',
    edit: 'Editar',
    editNamed: 'Editar {{title}}',
    empty: 'Aún no hay miniaturas',
    emptyText: 'Describe un vídeo en una frase para crear la primera.',
    first: 'Crea tu primera miniatura',
    failed: 'Error al obtener las portadas',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    dashboard: typeof dashboardMessages.en;
  }
}
