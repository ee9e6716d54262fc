import type { PictureRequest } from '@portada/contracts';

/** A request of the contact sheets; omitted fields have the defaults of the product. */
export type Sample = Partial<PictureRequest> & { prompt: string };

const sample = (
  prompt: string,
  style: string,
  mood: string,
  colorPalette: string,
  more: Partial<PictureRequest> = {},
): Sample => ({ prompt, style, mood, colorPalette, ...more });

const tall = { aspectRatio: '9:16' } as const;
const square = { aspectRatio: '1:1' } as const;
const classic = { aspectRatio: '4:3' } as const;

/** Thirty prompts in English: all kinds of video, every style three times. */
const english: Sample[] = [
  sample('I survived 50 hours in Antarctica', 'photorealistic', 'epic', 'Cool'),
  sample('Last to leave the swimming pool wins $10,000', 'cartoon', 'intense', 'Vibrant'),
  sample('I built a rocket in 24 hours', 'comic', 'epic', 'Warm'),
  sample('I spent a night in a haunted house', 'horror', 'dark', 'Dark'),
  sample('Learn Python in one hour', '3d', 'happy', 'Cool'),
  sample('How to draw a realistic eye, step by step', 'paper', 'calm', 'Earth'),
  sample('Guitar lesson for complete beginners', 'retro', 'calm', 'Earth', classic),
  sample('Honest review of the new iPhone after 30 days', 'minimal', 'calm', 'Monochrome'),
  sample('Is this $3,000 gaming laptop worth it?', 'neon', 'mysterious', 'Neon'),
  sample('iPhone vs Android: which one is better?', 'photorealistic', 'dramatic', 'Vibrant'),
  sample('Messi vs Ronaldo: who is the greatest of all time', 'comic', 'intense', 'Vibrant'),
  sample('My 90 day body transformation, before and after', 'photorealistic', 'intense', 'Dark'),
  sample('I renovated my old kitchen, before and after', 'paper', 'happy', 'Pastel', classic),
  sample('Top 10 most dangerous animals in the world', 'photorealistic', 'mysterious', 'Earth'),
  sample('7 habits of highly productive people', 'minimal', 'happy', 'Pastel', square),
  sample('Breaking news: alien signal found', 'blueprint', 'mysterious', 'Cool'),
  sample('Crypto and bitcoin crash, investors in panic', 'neon', 'dramatic', 'Dark'),
  sample('Reacting to my first videos ever, so embarrassing', 'cartoon', 'funny', 'Vibrant'),
  sample('A day in my life as a software engineer in New York', 'retro', 'happy', 'Warm'),
  sample('5 minute pasta that tastes amazing', 'comic', 'funny', 'Warm', square),
  sample('I tried the spiciest noodles in the world', 'cartoon', 'funny', 'Neon', tall),
  sample('Minecraft hardcore day 100', '3d', 'intense', 'Vibrant'),
  sample('The scariest boss fight in video game history', 'horror', 'intense', 'Warm'),
  sample('How I made $10,000 with AI in one month', '3d', 'epic', 'Neon'),
  sample('Stop wasting money: 3 investing mistakes', 'blueprint', 'dramatic', 'Monochrome'),
  sample('A ghost followed me home', 'horror', 'mysterious', 'Monochrome', tall),
  sample('Backpacking Japan on $20 a day', 'retro', 'epic', 'Vibrant'),
  sample('Gym workout: get abs in 30 days', 'neon', 'intense', 'Cool', tall),
  sample('How a quantum computer works', 'blueprint', 'calm', 'Neon'),
  sample('Why your phone is secretly listening to you', 'minimal', 'dark', 'Dark'),
];

/** Thirty prompts in Spanish: all kinds of video, every style three times. */
const spanish: Sample[] = [
  sample('Sobreviví 7 días en la selva sin comida', 'photorealistic', 'dramatic', 'Earth'),
  sample('El último en salir del círculo gana 5.000 €', 'comic', 'intense', 'Neon'),
  sample('Construí una casa en el árbol en 48 horas', 'paper', 'epic', 'Earth'),
  sample('No duermas en este hotel embrujado', 'horror', 'dark', 'Cool'),
  sample('Aprende Excel desde cero en una tarde', 'minimal', 'calm', 'Cool'),
  sample('Cómo tocar el piano sin saber música', 'retro', 'calm', 'Dark'),
  sample('Cómo cambiar una rueda del coche paso a paso', 'blueprint', 'calm', 'Warm', classic),
  sample('Probé el móvil plegable durante un mes: mi opinión', '3d', 'mysterious', 'Monochrome'),
  sample('¿Vale la pena comprar un coche eléctrico?', 'photorealistic', 'calm', 'Cool'),
  sample('Perro contra gato: ¿quién es más listo?', 'cartoon', 'funny', 'Pastel'),
  sample('PlayStation vs Xbox en 2026', 'neon', 'epic', 'Vibrant'),
  sample('Antes y después: mi habitación con solo 100 €', 'minimal', 'happy', 'Warm'),
  sample('Bajé 20 kilos en 6 meses, antes y después', 'comic', 'happy', 'Vibrant', square),
  sample('Los 5 lugares más misteriosos del planeta', 'retro', 'mysterious', 'Earth'),
  sample('10 errores que cometes al hacer la compra', 'cartoon', 'happy', 'Warm', classic),
  sample('Última hora: terremoto en Chile', 'photorealistic', 'dark', 'Dark'),
  sample('Por qué se hundió el Titanic, la verdad', 'blueprint', 'dramatic', 'Dark'),
  sample('Reacciono a los peores regalos de Navidad', 'paper', 'funny', 'Vibrant'),
  sample('Mi rutina de mañana para ser más productivo', 'minimal', 'happy', 'Pastel'),
  sample('Un día conmigo en Ciudad de México', 'paper', 'happy', 'Warm', tall),
  sample('Receta de hamburguesa casera por solo $3', '3d', 'happy', 'Warm', square),
  sample('La mejor tortilla de patatas del mundo', 'retro', 'funny', 'Warm'),
  sample('Free Fire: gané sin disparar una sola bala', 'neon', 'intense', 'Warm'),
  sample('Pasé el juego más difícil de la historia', 'cartoon', 'epic', 'Cool'),
  sample('Cómo ahorrar 1.000 euros en un año', '3d', 'happy', 'Pastel'),
  sample('Gané 500 dólares vendiendo ropa usada', 'comic', 'happy', 'Neon'),
  sample('El payaso de las tres de la madrugada', 'horror', 'dark', 'Vibrant'),
  sample('Los mejores sitios para viajar a Tokio con poco dinero', 'neon', 'mysterious', 'Pastel'),
  sample('Yoga para principiantes en 15 minutos', 'blueprint', 'calm', 'Pastel', tall),
  sample('La muñeca maldita que nadie quiere comprar', 'horror', 'mysterious', 'Earth', square),
];

/** The sixty prompts of the contact sheets. */
export const samples: Sample[] = [...english, ...spanish];

/** Requests that are drawn four times, as the four variants of one request. */
export const variantSamples: Sample[] = [
  sample('I tried to survive on a desert island with nothing', 'photorealistic', 'dramatic', 'Warm'),
  sample('iPhone vs Android: which one is better?', 'comic', 'intense', 'Vibrant'),
  sample('Cómo gané $10,000 con inteligencia artificial', 'neon', 'epic', 'Neon'),
];

/** Requests with other scripts, with emoji, and with elements to include or to avoid. */
export const otherSamples: Sample[] = [
  sample('東京で一番おいしいラーメンを食べてみた', 'retro', 'happy', 'Warm'),
  sample('رحلتي إلى الصحراء: ما لم أتوقعه أبدا', 'photorealistic', 'epic', 'Earth'),
  sample('서울에서 24시간 동안 생존하기', 'neon', 'intense', 'Neon'),
  sample('Как я собрал ракету за 24 часа', 'comic', 'epic', 'Cool'),
  sample('🚀🔥 to the moon 🌕💎🙌', 'cartoon', 'funny', 'Vibrant'),
  sample('🐶🍕😂🎉🦄🔥🚗💥🎮👑', '3d', 'funny', 'Neon'),
  sample('T-Rex attacks the city', 'photorealistic', 'epic', 'Warm', {
    elementsToInclude: ['helicopter', 'fire'],
    elementsToAvoid: ['arrow'],
  }),
  sample('A quiet walk through the autumn forest', 'minimal', 'calm', 'Earth', { elementsToAvoid: ['text'] }),
  sample('Big announcement about the channel', 'paper', 'dramatic', 'Vibrant', {
    headline: 'THIS IS GOODBYE',
  }),
];
