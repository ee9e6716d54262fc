import type { Phrases } from './phrases';

/** Spanish phrases for headlines and titles. */
export const spanishPhrases: Phrases = {
  challenge: {
    headlines: ['¿LO LOGRÉ?', 'ASÍ ME FUE'],
    titles: ['{clause}: así me fue', '{clause} (¿lo harías?)', '{clause}, de principio a fin'],
  },
  tutorial: {
    headlines: ['PASO A PASO', 'EMPIEZA AQUÍ'],
    titles: [
      'Cómo {task}, paso a paso',
      'Cómo {task}: empieza por aquí',
      '{task}: lo que debes saber antes de empezar',
      '{clause}',
      '{topic}: por dónde empezar',
      '{topic}, paso a paso',
    ],
  },
  review: {
    headlines: ['¿VALE {money}?', '¿VALE LA PENA?', '¿SÍ O NO?'],
    titles: [
      '{question}',
      '{topic}: ¿vale la pena?',
      '{topic}: lo que me gusta y lo que no',
      'Análisis de {the topic}: ¿sí o no?',
      '{topic}: ¿sí o no?',
    ],
  },
  versus: {
    headlines: ['¿CUÁL GANA?', '¿CUÁL ELIGES?'],
    titles: [
      '{a} o {b}: ¿cuál elegir?',
      '{a} vs. {b}: las diferencias que importan',
      '{a} vs. {b}, cara a cara',
      '¿{a} o {b}? Comparativa',
    ],
  },
  'before-after': {
    headlines: ['ANTES Y DESPUÉS', 'EL GRAN CAMBIO'],
    titles: ['{topic}: antes y después', '{topic}: el cambio de principio a fin', '{topic}: qué ha cambiado'],
  },
  list: {
    headlines: ['LA LISTA COMPLETA', '¿CUÁL FALTA?'],
    titles: [
      '{clause}: la lista completa',
      '{clause}: ¿qué añadirías?',
      '{clause}',
      '{clause}: guarda esta lista',
    ],
  },
  mistakes: {
    headlines: ['¿TÚ LO HACES?', 'EVITA ESTO'],
    titles: ['{clause} (y cómo evitarlos)', '{clause}: ¿tú los cometes?', '{clause}, uno a uno'],
  },
  news: {
    headlines: ['LO QUE SABEMOS', '¿Y AHORA QUÉ?'],
    titles: ['{clause}: lo que sabemos', '{clause}: ¿y ahora qué?', '{clause}: te lo explico'],
  },
  reaction: {
    headlines: ['MI REACCIÓN', 'PRIMERAS IMPRESIONES'],
    titles: ['{clause} (primeras impresiones)', '{clause}', '{topic}: qué me parece'],
  },
  vlog: {
    headlines: ['VEN CONMIGO', 'ASÍ ES'],
    titles: ['{clause} (ven conmigo)', '{clause}, hora a hora', '{clause}: así es de verdad'],
  },
  food: {
    headlines: ['¡A COCINAR!', 'PASO A PASO'],
    titles: [
      '{topic}: la receta paso a paso',
      'Cómo hacer {topic} en casa',
      '{clause} (receta fácil de seguir)',
    ],
  },
  gaming: {
    headlines: ['¿LO LOGRÉ?', 'ASÍ ME FUE'],
    titles: ['{clause}: así me fue', '{clause} (¿lo intentarías?)', '{clause}, de principio a fin'],
  },
  money: {
    headlines: ['HAZ CUENTAS', 'ASÍ LO HICE'],
    titles: ['{clause}: lo que funcionó y lo que no', '{clause}: las cuentas', '{clause}, paso a paso'],
  },
  horror: {
    headlines: ['NO MIRES ATRÁS', '¿ENTRARÍAS?'],
    titles: ['{clause}: ¿qué hay ahí?', '{clause} (¿tú entrarías?)', '{the topic}: la historia completa'],
  },
  travel: {
    headlines: ['¿MERECE EL VIAJE?', 'QUÉ VER'],
    titles: ['{clause}: mi ruta', '{clause}: lo mejor y lo que sobra', '{place}: ¿merece el viaje?'],
  },
  music: {
    headlines: ['ESCUCHA ESTO', 'DALE AL PLAY'],
    titles: ['{clause}: escucha esto', '{clause}', '{topic}: así suena'],
  },
  advice: {
    headlines: ['HAZ ESTO', 'NO HAGAS ESTO'],
    titles: ['{clause} (haz esto otro)', '{clause}: qué hacer en su lugar', '{clause}'],
  },
  why: {
    headlines: ['ESTA ES LA RAZÓN', 'EL MOTIVO REAL'],
    titles: ['{question}', '{clause}: te lo explico', '{clause}: los motivos', '{topic}: lo que debes saber'],
  },
  question: {
    headlines: ['ESTA ES LA RESPUESTA', '¿LO SABES?'],
    titles: [
      '{question}',
      '{topic}: te lo explico',
      '{topic}: lo que debes saber',
      '{topic}: la respuesta corta',
    ],
  },
  story: {
    headlines: ['ASÍ ME FUE', 'LA HISTORIA COMPLETA'],
    titles: ['{clause}: así me fue', '{clause}, de principio a fin', '{clause}: lo que aprendí'],
  },
  scene: {
    headlines: ['MIRA BIEN', '¿QUÉ PASA DESPUÉS?'],
    titles: [
      '{quoted}',
      '{clause}',
      'La historia de {the topic}',
      '{the topic}: ¿qué pasa después?',
      '{clause}: la historia completa',
    ],
  },
  topic: {
    headlines: ['LO QUE DEBES SABER', 'MIRA BIEN'],
    titles: ['{quoted}', '{clause}', '{clause}: lo que debes saber', '{clause}: te lo explico'],
  },
  general: {
    headlines: ['LA HISTORIA COMPLETA', 'MIRA BIEN'],
    titles: [
      '{quoted}',
      '{clause}: la historia completa',
      '{clause}',
      '{clause}: lo que debes saber',
      '{topic}: lo que debes saber',
    ],
  },
};
