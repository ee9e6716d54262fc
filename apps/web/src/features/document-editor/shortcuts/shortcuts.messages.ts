import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the list of keyboard shortcuts. */
export const shortcutsMessages = defineMessages(
  {
    shift: 'Shift',
    arrows: 'Arrow keys',
    Delete: 'Delete',
    handles:
      'Tab moves to the frame and the handles of the selected layer. The arrow keys change what has the focus.',
    does: {
      undo: 'Undo',
      redo: 'Redo',
      move: 'Move the layer by 1 pixel',
      moveFar: 'Move the layer by 10 pixels',
      text: 'Edit the words',
      duplicate: 'Duplicate the layer',
      remove: 'Delete the layer',
      forward: 'Bring forward',
      backward: 'Send backward',
      deselect: 'Select nothing',
      free: 'Hold while dragging: no snapping',
      sheet: 'Show this list',
    },
  },
  {
    shift: 'Mayús',
    arrows: 'Flechas',
    Delete: 'Supr',
    handles:
      'El tabulador lleva al marco y a los controles de la capa seleccionada. Las flechas cambian lo que tiene el foco.',
    does: {
      undo: 'Deshacer',
      redo: 'Rehacer',
      move: 'Mover la capa 1 píxel',
      moveFar: 'Mover la capa 10 píxeles',
      text: 'Editar las palabras',
      duplicate: 'Duplicar la capa',
      remove: 'Eliminar la capa',
      forward: 'Traer adelante',
      backward: 'Enviar atrás',
      deselect: 'No seleccionar nada',
      free: 'Mantener al arrastrar: sin ajuste',
      sheet: 'Mostrar esta lista',
    },
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    shortcuts: typeof shortcutsMessages.en;
  }
}
