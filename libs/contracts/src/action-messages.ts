/**
 * Messages of refused actions of a document, by key, in both languages. Only the api sends them, so they are apart from
 * `fieldMessages`, which every page loads.
 */
export const actionMessages = {
  action_unknown: { en: 'There is no such action', es: 'No existe esa acción' },
  action_invalid: {
    en: 'The arguments or the result are out of bounds',
    es: 'Los argumentos o el resultado no son válidos',
  },
  layer_unknown: { en: 'The document has no such layer', es: 'El documento no tiene esa capa' },
  layer_exists: { en: 'A layer with this id exists already', es: 'Ya existe una capa con ese id' },
  layer_locked: {
    en: 'This layer is locked. Unlock it first',
    es: 'Esta capa está bloqueada. Desbloquéala primero',
  },
  action_not_applicable: {
    en: 'A layer of this kind cannot be changed in this way',
    es: 'Una capa de este tipo no se puede cambiar así',
  },
  layers_full: {
    en: 'Too many layers. Delete one first',
    es: 'Demasiadas capas. Elimina una primero',
  },
  pictures_full: {
    en: 'Too many photos. Delete one first',
    es: 'Demasiadas fotos. Elimina una primero',
  },
  document_full: {
    en: 'Too much content. Delete a layer first',
    es: 'Demasiado contenido. Elimina una capa primero',
  },
  last_layer: { en: 'A document needs at least one layer', es: 'Un documento necesita al menos una capa' },
} as const;
