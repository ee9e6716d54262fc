import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages about saved people. */
export const peopleMessages = defineMessages(
  {
    section: 'My people',
    empty: 'Cut out a person and save them. You can then add them to every picture.',
    add: 'Add {{name}}',
    added: '{{name}} is added.',
    listFailed: 'Your people could not be loaded.',
    save: {
      open: 'Save as a person',
      title: 'Save this person',
      text: 'The person is kept with photo and cut-out, under "My people".',
      name: 'Name',
      submit: 'Save',
      done: '{{name}} is saved.',
      failed: 'The person could not be saved',
    },
    rename: {
      field: 'Name of the person',
      edit: 'Rename {{name}}',
      save: 'Save the name',
      failed: 'The person could not be renamed',
    },
    delete: {
      open: 'Delete {{name}}',
      title: 'Delete {{name}}?',
      text: 'Pictures that show this person stay as they are.',
      confirm: 'Delete',
      failed: 'The person could not be deleted',
    },
  },
  {
    section: 'Mis personas',
    empty: 'Recorta a una persona y guárdala. Después podrás añadirla a todas tus miniaturas.',
    add: 'Añadir a {{name}}',
    added: '{{name}} se ha añadido.',
    listFailed: 'No se pudieron cargar tus personas.',
    save: {
      open: 'Guardar como persona',
      title: 'Guardar a esta persona',
      text: 'La persona se guarda con su foto y su silueta en «Mis personas».',
      name: 'Nombre',
      submit: 'Guardar',
      done: '{{name}} se ha guardado.',
      failed: 'No se pudo guardar a la persona',
    },
    rename: {
      field: 'Nombre de la persona',
      edit: 'Cambiar el nombre de {{name}}',
      save: 'Guardar el nombre',
      failed: 'No se pudo cambiar el nombre',
    },
    delete: {
      open: 'Eliminar a {{name}}',
      title: '¿Eliminar a {{name}}?',
      text: 'Las miniaturas que muestran a esta persona se quedan como están.',
      confirm: 'Eliminar',
      failed: 'No se pudo eliminar a la persona',
    },
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    people: typeof peopleMessages.en;
  }
}
