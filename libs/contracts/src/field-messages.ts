import type { Language } from './product-config';

type Sentence = Record<Language, string>;

/** Validation messages of form fields in both languages. Schemas contain the key; api and browser show the message. */
export const fieldMessages = {
  required: { en: 'This field is required', es: 'Este campo es obligatorio' },
  invalid: { en: 'This value is not valid', es: 'Este valor no es válido' },
  unknown_field: { en: 'This field is not known', es: 'Este campo no se conoce' },
  one_line: {
    en: 'Remove invisible characters',
    es: 'Quita los caracteres invisibles',
  },
  too_long: { en: 'This is too long', es: 'Es demasiado largo' },
  email_invalid: { en: 'Please enter a valid email', es: 'Escribe un correo válido' },
  password_short: {
    en: 'Password must be at least 6 characters long',
    es: 'La contraseña debe tener al menos 6 caracteres',
  },
  password_common: {
    en: 'This password is too common or equals your email',
    es: 'Esta contraseña es demasiado común o igual a tu correo',
  },
  password_wrong: { en: 'This password is incorrect', es: 'Esta contraseña es incorrecta' },
  code_wrong: {
    en: 'This code is incorrect or was already used',
    es: 'Este código es incorrecto o ya se usó',
  },
  passkey_refused: {
    en: 'This passkey could not be added',
    es: 'No se pudo añadir esta llave de acceso',
  },
  passwords_differ: { en: 'Passwords do not match', es: 'Las contraseñas no coinciden' },
  name_short: {
    en: 'Name must be at least 2 characters long',
    es: 'El nombre debe tener al menos 2 caracteres',
  },
  country_required: { en: 'Please select your country', es: 'Selecciona tu país' },
  title_required: { en: 'Thumbnail name is required', es: 'El nombre de la miniatura es obligatorio' },
  title_short: { en: 'Name must be at least 3 characters', es: 'El nombre debe tener al menos 3 caracteres' },
  title_long: { en: 'Name cannot exceed 50 characters', es: 'El nombre no puede superar 50 caracteres' },
  tag_invalid: {
    en: 'Use 1 to 30 characters without commas and double spaces',
    es: 'Usa de 1 a 30 caracteres sin comas ni espacios dobles',
  },
  tags_full: { en: 'A thumbnail can have 10 tags', es: 'Una miniatura puede tener 10 etiquetas' },
  prompt_short: {
    en: 'The description must be at least 10 characters long',
    es: 'La descripción de la imagen debe tener al menos 10 caracteres',
  },
  prompt_sexual: {
    en: 'We do not draw sexual content. Describe the idea without nudity and sexual acts.',
    es: 'No dibujamos contenido sexual. Describe la idea sin desnudos ni actos sexuales.',
  },
  prompt_hateful: {
    en: 'We do not draw hateful content. Describe the idea without slurs or violence against a group of people.',
    es: 'No dibujamos contenido de odio. Describe la idea sin insultos ni violencia contra un grupo de personas.',
  },
  prompt_gory: {
    en: 'We do not draw gore. Describe the idea without mutilated bodies and wounds in detail.',
    es: 'No dibujamos violencia sangrienta. Describe la idea sin cuerpos mutilados ni heridas en detalle.',
  },
  prompt_demeaning: {
    en: 'We do not draw real people in demeaning scenes. Change the scene, or leave out the person.',
    es: 'No dibujamos a personas reales en escenas humillantes. Cambia la escena o quita a la persona.',
  },
  scope_required: { en: 'Select at least one permission', es: 'Elige al menos un permiso' },
  event_required: { en: 'Select at least one event', es: 'Elige al menos un evento' },
  webhook_url: {
    en: 'Enter an address that starts with https://',
    es: 'Escribe una dirección que empiece por https://',
  },
  webhook_address: {
    en: 'Use an https address on the public internet, without a port, a user name or a password',
    es: 'Usa una dirección https de internet, sin puerto, usuario ni contraseña',
  },
  person_unknown: { en: 'You have no such person', es: 'No tienes esa persona' },
  asset_unknown: { en: 'You have no such picture', es: 'No tienes esa foto' },
  asset_kind: { en: 'This picture is of another kind', es: 'Esta foto es de otro tipo' },
  drawing_unknown: { en: 'There is no such drawing', es: 'No existe ese dibujo' },
  model_unknown: { en: 'There is no such image model', es: 'No existe ese modelo de imagen' },
  quality_unknown: {
    en: 'This image model has no such quality',
    es: 'Este modelo de imagen no tiene esa calidad',
  },
  style_required: { en: 'Please choose a style', es: 'Debes seleccionar un estilo' },
  mood_required: { en: 'Please choose a mood', es: 'Debes seleccionar un mood/atmósfera' },
  plan_unknown: { en: 'There is no such pack', es: 'No existe ese paquete' },
  plan_mismatch: { en: 'This does not match the pack', es: 'Esto no coincide con el paquete' },
  not_yours: { en: 'This is not your account', es: 'Esta no es tu cuenta' },
  foreign_address: { en: 'This address is not one of ours', es: 'Esta dirección no es nuestra' },
  credits_range: {
    en: 'Enter a whole number from -10,000 to 10,000, but not 0',
    es: 'Escribe un número entero de -10.000 a 10.000, distinto de 0',
  },
  credits_missing: {
    en: 'The account has fewer available credits than this',
    es: 'La cuenta tiene menos créditos disponibles',
  },
  palette_required: { en: 'Please choose a color palette', es: 'Debes seleccionar una paleta de colores' },
} as const satisfies Record<string, Sentence>;

export type FieldMessage = keyof typeof fieldMessages;

/**
 * Returns a key of `fieldMessages` for the `error` option of zod. A key without a message does not compile.
 * @param key key of `fieldMessages`
 */
export const fieldMessage = (key: FieldMessage): FieldMessage => key;
