import type { ErrorCode } from './error-codes';
import { generationErrors } from './generation-errors';
import { type Language, languages, productConfig } from './product-config';

type Sentence = Record<Language, string>;

/**
 * Every error code of the api, with its HTTP status and its message in each language. An error answer contains its
 * message, so pages need this catalogue only for errors that they show without a request. Section 8 of the product
 * specification quotes some messages. Those messages are used verbatim.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, en: 'Some fields need your attention.', es: 'Revisa los campos marcados.' },
  invalid_encoding: {
    status: 400,
    en: 'The address, a header or the body of this request is not valid UTF-8.',
    es: 'La dirección, una cabecera o el cuerpo de esta petición no es UTF-8 válido.',
  },
  signed_out: { status: 401, en: 'Please sign in to continue.', es: 'No hay usuario autenticado' },
  wrong_credentials: {
    status: 401,
    en: 'The email or password is incorrect.',
    es: 'El correo o la contraseña no son correctos.',
  },
  api_key_invalid: {
    status: 401,
    en: 'This API key is not valid. It may be mistyped, expired or revoked.',
    es: 'Esta clave de API no es válida. Puede estar mal escrita, caducada o revocada.',
  },
  token_invalid: {
    status: 400,
    en: 'This link has expired or was already used. Please request a new one.',
    es: 'Este enlace ha caducado o ya se usó. Pide uno nuevo.',
  },
  prompt_refused: {
    status: 400,
    en: 'We do not draw what this description asks for. Please change it. Nothing was charged.',
    es: 'No dibujamos lo que pide esta descripción. Cámbiala, por favor. No se cobró nada.',
  },
  not_understood: { status: 400, ...generationErrors.not_understood },
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
  api_key_cap_reached: {
    status: 402,
    en: 'This API key has reached its monthly cap of credits. Nothing was charged.',
    es: 'Esta clave de API ha alcanzado su límite mensual de créditos. No se cobró nada.',
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
  account_disabled: {
    status: 403,
    en: 'This account is disabled. Please write to us if you think that this is a mistake.',
    es: 'Esta cuenta está desactivada. Escríbenos si crees que es un error.',
  },
  recent_sign_in_required: {
    status: 403,
    en: 'Please enter your password again to do this.',
    es: 'Vuelve a escribir tu contraseña para hacer esto.',
  },
  api_key_scope: {
    status: 403,
    en: 'This API key does not have the permission for this request.',
    es: 'Esta clave de API no tiene el permiso para esta petición.',
  },
  second_factor_required: {
    status: 403,
    en: 'Administrators need a second factor. Please set one up first.',
    es: 'Los administradores necesitan un segundo factor. Configúralo primero.',
  },
  second_factor_expired: {
    status: 401,
    en: 'This sign-in has expired. Please sign in again.',
    es: 'Este inicio de sesión ha caducado. Vuelve a iniciar sesión.',
  },
  second_factor_exists: {
    status: 409,
    en: 'Your account already has this second factor. Remove it first.',
    es: 'Tu cuenta ya tiene este segundo factor. Quítalo primero.',
  },
  refused: { status: 403, en: 'This request was refused.', es: 'Esta petición fue rechazada.' },
  not_found: { status: 404, en: 'Nothing was found at this address.', es: 'No hay nada en esta dirección.' },
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
  picture_not_found: { status: 404, en: 'Image not found.', es: 'Imagen no encontrada.' },
  picture_lost: {
    status: 404,
    en: 'The file of this image is missing in our storage. We have been alerted.',
    es: 'El archivo de esta imagen falta en nuestro almacenamiento. Ya hemos recibido el aviso.',
  },
  asset_not_found: { status: 404, en: 'Picture not found.', es: 'Foto no encontrada.' },
  channel_not_found: { status: 404, en: 'Channel not found.', es: 'Canal no encontrado.' },
  person_not_found: { status: 404, en: 'Saved person not found.', es: 'Persona guardada no encontrada.' },
  document_version_not_found: {
    status: 404,
    en: 'This thumbnail has no such version.',
    es: 'Esta miniatura no tiene esa versión.',
  },
  thumbnail_without_picture: {
    status: 409,
    en: 'This thumbnail has no image yet. Generate one first.',
    es: 'Esta miniatura todavía no tiene imagen. Genera una primero.',
  },
  document_conflict: {
    status: 409,
    en: 'This document was changed somewhere else. Compare it with the present version and try again.',
    es: 'Este documento se cambió en otro lugar. Compáralo con la versión actual e inténtalo de nuevo.',
  },
  document_version_required: {
    status: 428,
    en: 'Send the header If-Match with the version that you changed, such as "3".',
    es: 'Envía la cabecera If-Match con la versión que cambiaste, como "3".',
  },
  document_versions_full: {
    status: 409,
    en: 'This thumbnail has the maximum number of versions.',
    es: 'Esta miniatura tiene el número máximo de versiones.',
  },
  thumbnails_full: {
    status: 409,
    en: 'You have the maximum number of thumbnails without an image. Delete those that you no longer need.',
    es: 'Tienes el número máximo de miniaturas sin imagen. Elimina las que ya no necesites.',
  },
  document_too_complex: {
    status: 400,
    en: 'This document takes too long to draw. Remove large or blurred layers.',
    es: 'Este documento tarda demasiado en dibujarse. Quita capas grandes o desenfocadas.',
  },
  render_too_large: {
    status: 400,
    en: 'The image does not fit into this file size. Choose a larger size, a smaller width or another format.',
    es: 'La imagen no cabe en ese tamaño de archivo. Elige un tamaño mayor, menos anchura u otro formato.',
  },
  asset_quota: {
    status: 413,
    en: 'Your storage for pictures is full. Delete pictures that you no longer need.',
    es: 'Tu espacio para fotos está lleno. Elimina las fotos que ya no necesites.',
  },
  invalid_asset: {
    status: 400,
    en: 'Send a whole multipart form with one picture in the field file, and its kind: photo, mask or logo.',
    es: 'Envía un formulario multipart completo con una foto en el campo file y su tipo: photo, mask o logo.',
  },
  asset_in_use: {
    status: 409,
    en: 'A saved person or your brand uses this picture. Delete it there first.',
    es: 'Una persona guardada o tu marca usa esta foto. Quítala primero de allí.',
  },
  share_link_not_found: {
    status: 404,
    en: 'This link does not exist, or it is no longer valid.',
    es: 'Este enlace no existe o ya no es válido.',
  },
  share_links_full: {
    status: 409,
    en: 'You have the maximum number of links. Revoke one first.',
    es: 'Tienes el máximo de enlaces. Revoca uno primero.',
  },
  vote_cookie_missing: {
    status: 400,
    en: 'Your browser sent no cookie, so the vote could not be counted. Allow cookies and open the link again.',
    es: 'Tu navegador no envió ninguna cookie y no se pudo contar el voto. Permite las cookies y abre el enlace otra vez.',
  },
  already_voted: {
    status: 409,
    en: 'A vote from here was counted already.',
    es: 'Ya se contó un voto desde aquí.',
  },
  channels_full: {
    status: 409,
    en: 'You have the maximum number of channels. Delete one first.',
    es: 'Tienes el máximo de canales. Elimina uno primero.',
  },
  people_full: {
    status: 409,
    en: 'You have the maximum number of saved people. Delete one first.',
    es: 'Tienes el máximo de personas guardadas. Elimina una primero.',
  },
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
  api_key_limit: {
    status: 409,
    en: 'You have the maximum number of API keys. Revoke one that you no longer use.',
    es: 'Tienes el número máximo de claves de API. Revoca una que ya no uses.',
  },
  webhook_limit: {
    status: 409,
    en: 'You have the maximum number of webhook endpoints. Delete one that you no longer use.',
    es: 'Tienes el número máximo de webhooks. Elimina uno que ya no uses.',
  },
  webhook_disabled: {
    status: 409,
    en: 'This webhook endpoint is disabled. Enable it to send events.',
    es: 'Este webhook está desactivado. Actívalo para enviar eventos.',
  },
  price_changed: {
    status: 409,
    en: 'The price has changed. Please check the new price. Nothing was charged.',
    es: 'El precio ha cambiado. Comprueba el precio nuevo. No se cobró nada.',
  },
  plan_not_sold: {
    status: 409,
    en: 'This pack is not for sale at the moment.',
    es: 'Este paquete no está a la venta en este momento.',
  },
  generation_finished: {
    status: 409,
    en: 'This generation has already ended.',
    es: 'Esta generación ya ha terminado.',
  },
  cancels_used_up: {
    status: 409,
    en: `This image is being drawn and will be finished. You have already cancelled ${productConfig.cancelsOfDay} drawings in the last 24 hours.`,
    es: `Esta imagen se está dibujando y se terminará. Ya has cancelado ${productConfig.cancelsOfDay} dibujos en las últimas 24 horas.`,
  },
  generation_not_retryable: {
    status: 409,
    en: 'Only a failed generation can be retried, once, and only while its thumbnail exists.',
    es: 'Solo se puede reintentar una generación fallida, una vez, y mientras exista su miniatura.',
  },
  own_account: {
    status: 409,
    en: 'You cannot disable your own account.',
    es: 'No puedes desactivar tu propia cuenta.',
  },
  purchase_decided: {
    status: 409,
    en: 'This purchase was already decided.',
    es: 'Ya se ha decidido sobre esta compra.',
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
  request_timeout: {
    status: 408,
    en: 'This request took too long to arrive. Please try again.',
    es: 'La petición tardó demasiado en llegar. Inténtalo de nuevo.',
  },
  payload_too_large: {
    status: 413,
    en: 'This is too large to accept.',
    es: 'Es demasiado grande para aceptarlo.',
  },
  unsupported_media_type: {
    status: 415,
    en: 'Send the body as application/json, or as multipart/form-data if it has a file, and not compressed.',
    es: 'Envía el cuerpo como application/json, o como multipart/form-data si lleva un archivo, y sin comprimir.',
  },
  unsupported_picture: {
    status: 400,
    en: 'This file is not a PNG, JPEG or WebP image that we can read.',
    es: 'Este archivo no es una imagen PNG, JPEG o WebP que podamos leer.',
  },
  invalid_upload: {
    status: 400,
    en: 'Send a whole multipart form with the field thumbnailId and one image in the field image.',
    es: 'Envía un formulario multipart completo con el campo thumbnailId y una imagen en el campo image.',
  },
  picture_dimensions: {
    status: 400,
    en: 'This image is too large: at most 8,192 pixels on a side and 24 megapixels in all.',
    es: 'Esta imagen es demasiado grande: como máximo 8192 píxeles por lado y 24 megapíxeles en total.',
  },
  picture_animated: {
    status: 400,
    en: 'Animated images cannot be used. Please upload a still image.',
    es: 'No se pueden usar imágenes animadas. Sube una imagen fija.',
  },
  picture_too_complex: {
    status: 400,
    en: 'This image takes too long to read. Please save it again as PNG or JPEG.',
    es: 'Esta imagen tarda demasiado en leerse. Guárdala de nuevo como PNG o JPEG.',
  },
  upload_quota: {
    status: 413,
    en: 'Your storage for uploaded images and versions is full. Delete thumbnails that you no longer need.',
    es: 'Tu espacio para imágenes subidas y versiones está lleno. Elimina las miniaturas que ya no necesites.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many requests. Please wait a moment and try again.',
    es: 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  },
  too_many_queued: {
    status: 429,
    en: 'You have reached the limit of images in the queue. Please try again when one of them is ready.',
    es: 'Has alcanzado el límite de imágenes en cola. Inténtalo de nuevo cuando una esté lista.',
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
    en: 'Portada is temporarily unavailable. Please try again shortly.',
    es: 'Portada no está disponible temporalmente. Inténtalo de nuevo en breve.',
  },
  overloaded: {
    status: 503,
    en: 'Too many images are in the queue right now. Please try again shortly.',
    es: 'Hay demasiadas imágenes en cola en este momento. Inténtalo de nuevo en breve.',
  },
} as const satisfies Record<ErrorCode, Sentence & { status: number }>;

/** A language range of `Accept-Language`: its primary language or `*`, and its weight from 0 (refused) to 1. */
const toRange = (item: string): { name: string; weight: number } => {
  const [tag = '', ...parameters] = item.toLowerCase().split(';');
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { name: tag.trim().split('-')[0] ?? '', weight: Number(weight ?? 1) };
};

/**
 * Returns the language of an answer: the user's setting, else the supported language with the highest weight in
 * `Accept-Language`, the first one of equal weights, else English.
 * @param setting the language chosen by the user, or null
 * @param acceptLanguage value of the header `Accept-Language` (RFC 9110 section 12.5.4). A language with the weight 0 is
 * refused; `*` stands for the languages that are not named.
 */
export const chooseLanguage = (setting: Language | null, acceptLanguage: string | undefined): Language => {
  if (setting) return setting;
  const ranges = (acceptLanguage ?? '').split(',').map(toRange);
  const unnamed = languages.find((language) => !ranges.some(({ name }) => name === language));
  let best: { language: Language; weight: number } | undefined;
  for (const { name, weight } of ranges) {
    const language = name === '*' ? unnamed : languages.find((known) => known === name);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? 'en';
};
