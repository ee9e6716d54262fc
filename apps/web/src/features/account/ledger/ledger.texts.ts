import { defineTexts } from '../../../shared/i18n/define-texts';

/** The words of the ledger: one sentence for each kind of entry. */
export const ledgerTexts = defineTexts(
  {
    title: 'Where did my credits go',
    lead: 'Every change of your balance, the newest first.',
    kind: {
      grant: 'Free credits from us',
      adjust: 'Changed by our team',
      hold: 'Set aside for a picture',
      capture: 'The picture is there, the credit is spent',
      release: 'No picture came, the credit is back',
    },
    thumbnailGone: 'of a thumbnail that is deleted',
    unit: 'credits',
    empty: 'Nothing has changed your balance yet.',
    more: 'Show more',
    loadingMore: 'Loading...',
    failed: 'Your ledger did not load',
  },
  {
    title: 'En qué se fueron mis créditos',
    lead: 'Cada cambio de tu saldo, lo más nuevo primero.',
    kind: {
      grant: 'Créditos gratis de nuestra parte',
      adjust: 'Cambio hecho por nuestro equipo',
      hold: 'Apartado para una imagen',
      capture: 'La imagen está lista, el crédito se gastó',
      release: 'No hubo imagen, el crédito ha vuelto',
    },
    thumbnailGone: 'de una portada eliminada',
    unit: 'créditos',
    empty: 'Nada ha cambiado tu saldo todavía.',
    more: 'Mostrar más',
    loadingMore: 'Cargando...',
    failed: 'Tu libro de créditos no se pudo cargar',
  },
);
