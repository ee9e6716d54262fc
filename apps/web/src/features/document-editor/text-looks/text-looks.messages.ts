import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the looks of texts. */
export const textLookMessages = defineMessages(
  {
    title: 'Looks',
    name: {
      outlined: 'Outlined',
      solid: 'Solid',
      panels: 'Panels',
      strips: 'Paper strips',
      marker: 'Marker',
      sticker: 'Sticker',
      comic: 'Comic',
      retro: 'Retro',
      block: '3D',
      neon: 'Neon',
      scratched: 'Scratched',
      blueprint: 'Blueprint',
    },
  },
  {
    title: 'Aspectos',
    name: {
      outlined: 'Con contorno',
      solid: 'Sólido',
      panels: 'Paneles',
      strips: 'Tiras de papel',
      marker: 'Rotulador',
      sticker: 'Pegatina',
      comic: 'Cómic',
      retro: 'Retro',
      block: '3D',
      neon: 'Neón',
      scratched: 'Rasgado',
      blueprint: 'Plano técnico',
    },
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    textLooks: typeof textLookMessages.en;
  }
}
