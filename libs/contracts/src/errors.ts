import type { Language } from './facts';

type Sentence = Record<Language, string>;

/**
 * Every error code that an answer may carry, with its HTTP status and its sentence in each language.
 * Sentences in quotes in the specification (section 8) stand verbatim in the catalogue of their own language.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, en: 'Some fields need your attention.', es: 'Revisa los campos marcados.' },
  signed_out: { status: 401, en: 'Please sign in to continue.', es: 'No hay usuario autenticado' },
  wrong_credentials: {
    status: 401,
    en: 'The email or the password is not right.',
    es: 'El correo o la contraseña no son correctos.',
  },
  token_invalid: {
    status: 400,
    en: 'This link was used already, or is too old. Please ask for a new one.',
    es: 'Este enlace ya se usó o es demasiado antiguo. Pide uno nuevo.',
  },
  oidc_failed: {
    status: 401,
    en: 'Sign-in with the other account did not work. Please try again.',
    es: 'No se pudo iniciar sesión con la otra cuenta. Inténtalo de nuevo.',
  },
  oidc_cancelled: {
    status: 401,
    en: 'Sign-in with the other account was cancelled.',
    es: 'Se canceló el inicio de sesión con la otra cuenta.',
  },
  insufficient_credits: {
    status: 402,
    en: 'Insufficient credits: You need at least 1 credit to generate an image. Please buy more credits.',
    es: 'Créditos insuficientes: necesitas al menos 1 crédito para generar una imagen. Compra más créditos.',
  },
  payment_not_completed: {
    status: 402,
    en: 'This payment was not completed. Nothing was charged.',
    es: 'Este pago no se completó. No se cobró nada.',
  },
  oidc_unverified: {
    status: 403,
    en: 'The other account has no verified email, so it cannot open an account here.',
    es: 'La otra cuenta no tiene un correo verificado, así que no puede abrir una cuenta aquí.',
  },
  refused: { status: 403, en: 'This request was refused.', es: 'Esta petición fue rechazada.' },
  not_found: { status: 404, en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' },
  thumbnail_not_found: {
    status: 404,
    en: 'Thumbnail not found',
    es: 'Acceso denegado: No tienes permisos para acceder a esta portada',
  },
  thumbnail_not_editable: {
    status: 404,
    en: 'Thumbnail not found, or it is not yours to edit.',
    es: 'Portada no encontrada o no tienes permisos para editarla',
  },
  thumbnail_not_deletable: {
    status: 404,
    en: 'Thumbnail not found, or it is not yours to delete.',
    es: 'Portada no encontrada o no tienes permisos para eliminarla',
  },
  generation_not_found: { status: 404, en: 'Generation not found.', es: 'Generación no encontrada.' },
  purchase_not_found: { status: 404, en: 'Failed to confirm payment', es: 'No se pudo confirmar el pago' },
  picture_not_found: { status: 404, en: 'Picture not found.', es: 'Imagen no encontrada.' },
  email_taken: {
    status: 409,
    en: 'An account with this email already exists.',
    es: 'Ya existe una cuenta con este correo.',
  },
  oidc_conflict: {
    status: 409,
    en: 'An account with this email already exists. Sign in with its password and verify its email first.',
    es: 'Ya existe una cuenta con este correo. Entra con su contraseña y verifica primero su correo.',
  },
  idempotency_conflict: {
    status: 409,
    en: 'This Idempotency-Key was already used for another request.',
    es: 'Esta Idempotency-Key ya se usó para otra petición.',
  },
  plan_not_sold: {
    status: 409,
    en: 'This pack is not for sale at the moment.',
    es: 'Este paquete no está a la venta en este momento.',
  },
  purchase_decided: {
    status: 409,
    en: 'This purchase is not waiting for a decision any more.',
    es: 'Esta compra ya no espera ninguna decisión.',
  },
  purchase_unpaid: {
    status: 409,
    en: 'Nothing was paid for this purchase, so it cannot be accepted.',
    es: 'No se pagó nada por esta compra, así que no se puede aceptar.',
  },
  payment_under_review: {
    status: 409,
    en: 'Error processing payment. Please contact support.',
    es: 'Error al procesar el pago. Contacta con soporte.',
  },
  payload_too_large: {
    status: 413,
    en: 'This is too large to accept.',
    es: 'Es demasiado grande para aceptarlo.',
  },
  unsupported_picture: {
    status: 400,
    en: 'This file is not a picture that we can read.',
    es: 'Este archivo no es una imagen que podamos leer.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many requests. Please wait a moment and try again.',
    es: 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Nothing was lost; please try again.',
    es: 'Algo falló de nuestro lado. No se perdió nada; inténtalo de nuevo.',
  },
  payments_unavailable: {
    status: 503,
    en: 'Error processing payment. Please try again.',
    es: 'Error al procesar el pago. Inténtalo de nuevo.',
  },
  oidc_unavailable: {
    status: 503,
    en: 'The other account’s provider does not answer. Please try again shortly, or use your email.',
    es: 'El proveedor de la otra cuenta no responde. Inténtalo en breve o usa tu correo.',
  },
  unavailable: {
    status: 503,
    en: 'Portada is not available for a moment. Please try again shortly.',
    es: 'Portada no está disponible por un momento. Inténtalo de nuevo en breve.',
  },
} as const satisfies Record<string, Sentence & { status: number }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Why a generation failed, as its `errorCode`; each sentence is followed on screen by "your credit is back". */
export const generationErrors = {
  safety: {
    en: 'The image model declined this prompt.',
    es: 'El modelo de imagen rechazó esta descripción.',
  },
  rate_limited: { en: 'The image model is too busy.', es: 'El modelo de imagen está demasiado ocupado.' },
  quota: { en: 'The image model has no capacity left.', es: 'El modelo de imagen no tiene más capacidad.' },
  timeout: { en: 'The image model took too long.', es: 'El modelo de imagen tardó demasiado.' },
  bad_request: {
    en: 'The image model could not use this request.',
    es: 'El modelo no pudo usar esta petición.',
  },
  provider: { en: 'Failed to generate image', es: 'Error desconocido al generar la imagen' },
  deadline: { en: 'It took longer than we allow.', es: 'Tardó más de lo permitido.' },
  worker_lost: { en: 'Our worker stopped several times.', es: 'Nuestro proceso se detuvo varias veces.' },
  storage: { en: 'The picture could not be stored.', es: 'No se pudo guardar la imagen.' },
} as const satisfies Record<string, Sentence>;

export type GenerationErrorCode = keyof typeof generationErrors;

/** Messages of single fields: schemas name the key, API and browser show the sentence. */
export const fieldMessages = {
  required: { en: 'This field is required', es: 'Este campo es obligatorio' },
  invalid: { en: 'This value is not valid', es: 'Este valor no es válido' },
  unknown_field: { en: 'This field is not known', es: 'Este campo no se conoce' },
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
  password_wrong: { en: 'This password is not right', es: 'Esta contraseña no es correcta' },
  passwords_differ: { en: 'Passwords do not match', es: 'Las contraseñas no coinciden' },
  name_short: {
    en: 'Name must be at least 2 characters long',
    es: 'El nombre debe tener al menos 2 caracteres',
  },
  country_required: { en: 'Please select your country', es: 'Selecciona tu país' },
  title_required: { en: 'Thumbnail name is required', es: 'El nombre de la portada es obligatorio' },
  title_short: { en: 'Name must be at least 3 characters', es: 'El nombre debe tener al menos 3 caracteres' },
  title_long: { en: 'Name cannot exceed 50 characters', es: 'El nombre no puede superar 50 caracteres' },
  prompt_short: {
    en: 'The description must be at least 10 characters long',
    es: 'La descripción de la imagen debe tener al menos 10 caracteres',
  },
  style_required: { en: 'Please choose a style', es: 'Debes seleccionar un estilo' },
  mood_required: { en: 'Please choose a mood', es: 'Debes seleccionar un mood/atmósfera' },
  plan_unknown: { en: 'There is no such pack', es: 'No existe ese paquete' },
  plan_mismatch: { en: 'This does not agree with the pack', es: 'Esto no coincide con el paquete' },
  not_yours: { en: 'This is not your account', es: 'Esta no es tu cuenta' },
  foreign_address: { en: 'This address is not one of ours', es: 'Esta dirección no es nuestra' },
  palette_required: { en: 'Please choose a color palette', es: 'Debes seleccionar una paleta de colores' },
} as const satisfies Record<string, Sentence>;

export type FieldMessage = keyof typeof fieldMessages;

/**
 * The key of a field message for zod's `error` option; the type refuses a key without a sentence.
 * @param key name in `fieldMessages`
 */
export const fieldMessage = (key: FieldMessage): FieldMessage => key;

/** Said where a generation was cancelled before its end. */
export const cancelledSentence: Sentence = {
  en: 'The generation was cancelled; the credit is back.',
  es: 'La generación se canceló; el crédito ha vuelto.',
};

/**
 * The language to answer in: the user's setting, else the first of `Accept-Language` that we have, else English.
 * @param setting the user's own choice, null where none was made
 * @param acceptLanguage the header, RFC 9110 section 12.5.4; weights are taken as written in order
 */
export const chooseLanguage = (setting: Language | null, acceptLanguage: string | undefined): Language => {
  if (setting) return setting;
  for (const range of acceptLanguage?.split(',') ?? []) {
    const tag = range.trim().slice(0, 2).toLowerCase();
    if (tag === 'en' || tag === 'es') return tag;
  }
  return 'en';
};
