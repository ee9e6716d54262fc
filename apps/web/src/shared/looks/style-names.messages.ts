import { defineMessages } from '../i18n/define-messages';

/** Names of the styles of images. */
export const styleNames = defineMessages(
  {
    photorealistic: 'Cinematic',
    cartoon: 'Cartoon',
    comic: 'Comic',
    neon: 'Neon',
    minimal: 'Minimal',
    retro: 'Retro',
    paper: 'Paper cut',
    blueprint: 'Blueprint',
    '3d': '3D',
    horror: 'Horror',
  },
  {
    photorealistic: 'Cine',
    cartoon: 'Dibujo animado',
    comic: 'Cómic',
    neon: 'Neón',
    minimal: 'Minimalista',
    retro: 'Retro',
    paper: 'Papel recortado',
    blueprint: 'Plano técnico',
    '3d': '3D',
    horror: 'Terror',
  },
);

declare module '../i18n/translation' {
  interface Catalogue {
    styleNames: typeof styleNames.en;
  }
}
