import type { Concept } from './topic';
import { topics } from './topic';

/** Topics that state the kind of video and not its subject. */
export const kinds: readonly Concept[] = topics(
  { intent: 'general', hue: 285, general: true },
  `
day in life|day in my life|dia en vida|un dia en|vlog|my life|mi vida|weekend|fin semana|vida diaria|storytime|story time|week in my life|get to know me|q&a|preguntas respuestas|vlogmas
  video-camera camera-with-flash; sun-with-face hot-beverage red-heart; intent=vlog hue=235
breaking news|news|noticia|noticias|ultima hora|headline|announcement|anuncio|breaking|urgente|actualidad|update|actualizacion|just happened|acaba pasar|nachrichten|новости|ニュース|뉴스|أخبار
  megaphone rolled-up-newspaper; rolled-up-newspaper globe-showing-americas warning; intent=news hue=255 setting=newsroom
tutorial|how to|guide|guia|course|curso|learn|learning|aprende|aprender|clase|explained|explicado|beginner|beginners|principiante|principiantes|lesson|leccion|tips|consejo|consejos|tricks|trucos|truco|masterclass|crash course|desde cero|from scratch|for dummies|anleitung|tuto|урок|как сделать|チュートリアル|강의|شرح
  light-bulb graduation-cap; open-book memo check-mark-button; intent=tutorial hue=260
prank|broma|funny|gracioso|graciosa|meme|memes|comedy|humor|try not laugh|try not to laugh|risa|hilarious|funniest|divertido|jokes|chistes|chiste|lol|bromas|laugh|fail compilation|fails
  face-with-tears-of-joy clown-face; clown-face party-popper pile-of-poo; intent=reaction hue=285 setting=rays
react|reaction|reaccion|reacting|reaccionando|reacciono|reactions|first time hearing|first time watching|primera vez viendo|реакция|リアクション|반응
  exploding-head face-screaming-in-fear; eyes popcorn red-exclamation-mark; intent=reaction hue=285 setting=bolts
challenge|reto|retos|desafio|24 hours|24 horas|last leave|last to leave|ultimo salir|100 days|100 dias|100 hours|dare|try not|for 24 hours|durante 24 horas|челлендж|チャレンジ|챌린지|تحدي
  trophy fire stopwatch; stopwatch fire money-bag; intent=challenge hue=285 setting=rays
i tried|probe|i tested|i survived|i spent|i built|i bought|i made|intente|intentando|pase|compre|i ate|trying|tried every
  stopwatch trophy; fire stopwatch star-struck; intent=challenge hue=245 setting=rays
review|reseña|analisis|worth it|vale pena|merece pena|tested|probando|opinion|honest review|is it worth|unpopular opinion|long term review|обзор|レビュー|리뷰|مراجعة
  glowing-star magnifying-glass-tilted-left; thumbs-up thumbs-down star; intent=review hue=275 setting=rays
best|mejor|mejores|worst|peor|peores|ranking|ranked|tier list|top 10|top 5|top 3|top|los mejores|los peores|rating|rate|rankeando|compilation|compilacion|топ
  trophy glowing-star; 1st-place-medal 2nd-place-medal 3rd-place-medal; intent=list hue=275 setting=rays
before after|antes despues|before and after|transformation|transformacion|makeover|cambio radical|glow up challenge|до и после
  hourglass-not-done glowing-star; sparkles stopwatch; intent=before-after hue=235 setting=rays
vs|versus|contra|comparison|comparison between|comparativa|comparacion|compared|which is better|cual es mejor
  boxing-glove crossed-swords; fire trophy; intent=versus hue=265 setting=bolts
secret|secreto|secrets|secretos|hidden|oculto|oculta|truth|verdad|exposed|expuesto|nobody tells|nadie te cuenta|nadie dice|they dont want|revealed|revelado
  shushing-face locked; key eyes locked; intent=reaction hue=265 setting=smoke
mistake|mistakes|error|errores|fail|fallo|fallos|wrong|stop doing|avoid|evitar|deja de|you are doing wrong|lo haces mal|dont do this|warning|cuidado|beware
  warning cross-mark; cross-mark face-screaming-in-fear warning; intent=tutorial hue=25 setting=rays
win|ganar|gane|winner|ganador|champion|campeon|victory|victoria|final|finals|won|ganamos|gano
  trophy; 1st-place-medal confetti-ball crown; intent=challenge hue=265 setting=confetti
impossible|imposible|extreme|extremo|hardest|mas dificil|dangerous|insane|crazy|loco|locura
  exploding-head fire; fire warning skull; intent=challenge hue=265 setting=bolts
hack|hacks|life hacks|life hack|trucos vida|tricks that
  light-bulb magic-wand; check-mark-button gear magic-wand; intent=tutorial hue=285 setting=rays
asking|questions|preguntas|answering|respondiendo|ask me anything|truth or dare|verdad o reto
  red-question-mark left-speech-bubble; speech-balloon eyes; intent=vlog hue=265
announcement big|big news|gran noticia|coming soon|proximamente|new channel|channel trailer|bienvenidos|welcome|intro channel
  megaphone star-struck; party-popper sparkles bell; intent=vlog hue=285 setting=confetti
live|en vivo|stream highlights|highlights|mejores momentos|best moments
  movie-camera star-struck; fire star; intent=reaction hue=25 setting=stage
`,
);
