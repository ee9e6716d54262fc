import { defineMessages } from '../../shared/i18n/define-messages';

/** Messages of the reference of the API below the heading. */
export const referenceMessages = defineMessages(
  {
    contents: 'Contents',
    start: 'First request',
    startText:
      'Create a key, and send it in the header Authorization. The answer arrives when the image is ready, after 120 seconds at most; without Prefer it arrives at once, and you read the generation later.',
    startRepeat:
      'Send the same Idempotency-Key again after a lost connection: you get the same image and pay once.',
    address: 'Address of the API',
    client: 'Generated client',
    clientText: 'Generators of clients read the OpenAPI document. For TypeScript:',
    scopes: 'Permissions',
    scopesText: 'A key may call the operations of its permissions. Any other operation answers 403.',
    scope: {
      read: 'See thumbnails, images and the balance',
      generate: 'Request and cancel images, which costs credits',
      edit: 'Create, change and delete thumbnails and pictures',
      account: 'See the profile, the ledger and purchases',
    },
    limits: 'Limits',
    limitsText:
      'A key may send 600 requests per minute. A refusal with 429 or 503 names in Retry-After the seconds to wait. A key can have a monthly cap of credits.',
    errors: 'Errors',
    errorsText:
      'Every error has the same form. A program reads code; error is a sentence in the language of the account, and fields names the fields that are wrong.',
    parameters: 'Parameters',
    body: 'Body',
    form: 'Body (multipart form)',
    answers: 'Answers',
    example: 'Example',
    required: 'required',
    needs: 'Permission',
    file: 'file',
    orError: 'Errors',
  },
  {
    contents: 'Contenido',
    start: 'Primera petición',
    startText:
      'Crea una clave y envíala en la cabecera Authorization. La respuesta llega cuando la imagen está lista, en 120 segundos como máximo; sin Prefer llega al momento y lees la generación después.',
    startRepeat:
      'Envía la misma Idempotency-Key tras perder la conexión: recibes la misma imagen y pagas una vez.',
    address: 'Dirección de la API',
    client: 'Cliente generado',
    clientText: 'Los generadores de clientes leen el documento OpenAPI. Para TypeScript:',
    scopes: 'Permisos',
    scopesText: 'Una clave puede llamar a las operaciones de sus permisos. Cualquier otra responde 403.',
    scope: {
      read: 'Ver miniaturas, imágenes y el saldo',
      generate: 'Pedir y cancelar imágenes, lo que cuesta créditos',
      edit: 'Crear, cambiar y borrar miniaturas y fotos',
      account: 'Ver el perfil, los movimientos y las compras',
    },
    limits: 'Límites',
    limitsText:
      'Una clave puede enviar 600 peticiones por minuto. Un rechazo con 429 o 503 dice en Retry-After los segundos de espera. Una clave puede tener un límite mensual de créditos.',
    errors: 'Errores',
    errorsText:
      'Todos los errores tienen la misma forma. Un programa lee code; error es una frase en el idioma de la cuenta y fields nombra los campos incorrectos.',
    parameters: 'Parámetros',
    body: 'Cuerpo',
    form: 'Cuerpo (formulario multipart)',
    answers: 'Respuestas',
    example: 'Ejemplo',
    required: 'obligatorio',
    needs: 'Permiso',
    file: 'archivo',
    orError: 'Errores',
  },
);

declare module '../../shared/i18n/translation' {
  interface Catalogue {
    reference: typeof referenceMessages.en;
  }
}
