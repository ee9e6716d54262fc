import { topics } from './topic';

/** Topics about music, film, art and artists. */
export const stage = topics(
  { intent: 'music', setting: 'stage', hue: 285 },
  `
electric guitar|guitarra electrica|guitar solo|riff|metal guitar|fender|gibson|heavy metal|rock music|metallica|rock band|rock
  guitar; fire sign-of-the-horns loudspeaker; hue=265
guitar|guitarra|acoustic guitar|chord|chords|acorde|acordes|guitarist|guitarrista|ukulele|bass guitar|bajo electrico|tocar bajo|гитара|ギター|기타
  guitar; musical-notes fire musical-note; hue=265
piano|pianist|pianista|beethoven|mozart|chopin|classical music|musica clasica|keyboard music|synth|synthesizer|пианино|ピアノ|피아노
  musical-keyboard; musical-notes musical-score sparkles; hue=275
violin|cello|viola|violinist|orchestra|orquesta
  violin; musical-notes musical-score; hue=250
drum|drums|bateria|drummer|drum solo|percussion|tambor
  drum; musical-notes fire; hue=265
trumpet|saxophone|saxofon|trompeta|flute|flauta|jazz|blues music|blues guitar|marching band
  saxophone trumpet; musical-notes musical-note; hue=265 setting=bokeh
accordion|acordeon|mariachi|cumbia|salsa music|corrido|corridos|regional mexicano|norteño|folklore
  accordion trumpet; maracas guitar musical-notes; hue=250
rap|rapper|rapero|hip hop|freestyle|rap battle|batalla gallos|drake|eminem|kendrick|trap music|musica trap|drill|kanye
  microphone; fire crown headphone; hue=300 setting=bricks
reggaeton|bad bunny|karol g|shakira|peso pluma|latin music|musica latina|daddy yankee|j balvin
  microphone; fire mirror-ball palm-tree; hue=330
taylor swift|beyonce|rihanna|billie eilish|ariana grande|pop star|pop music|michael jackson|dua lipa|olivia rodrigo|estrella pop|rosalia
  microphone; star sparkles red-heart; hue=330
kpop|k pop|bts|blackpink|케이팝
  microphone; sparkling-heart headphone light-bulb; hue=330
sing|singing|cantar|singer|cantante|vocal|voice|voz|karaoke|learn to sing|vocal coach|cover song|пение|歌|노래|sänger
  microphone singer; musical-notes loudspeaker headphone; hue=300
dj|edm|techno|electronic music|musica electronica|house music|dubstep|remix|festival music|tomorrowland
  headphone control-knobs; optical-disk mirror-ball musical-notes; hue=300 setting=synth
music production|produce music|make beats|making beats|trap beat|type beat|producer|fl studio|ableton|make beats|home studio|mixing|mastering|recording|produccion musical|logic pro|productor
  level-slider headphone; control-knobs musical-keyboard studio-microphone; hue=285 setting=waves intent=tutorial
lofi|lofi beats|lo fi|chill music|study music|relaxing music|musica relajante|asmr|white noise|ambient
  headphone; crescent-moon hot-beverage musical-note; hue=285 setting=stars
vinyl|record player|vinilo|spotify|playlist|cassette|apple music
  optical-disk headphone; musical-notes radio; hue=30 setting=synth
concert|concierto|live music|festival|coachella|tour music|gira|backstage|konzert
  microphone guitar; fireworks musical-notes mirror-ball; hue=300 weak=yes
song|songs|music|musica|música|cancion|canciones|album|lyrics|letra|songwriting|music theory|teoria musical|musician|musico|musik|musique|lied|chanson|музыка|песня|音楽|음악|موسيقى|اغنية|音乐
  musical-notes headphone; headphone microphone musical-note; hue=300 weak=yes
podcast|radio|talk show|voice over|doblaje|podcasting|entrevista podcast
  studio-microphone; headphone left-speech-bubble radio; hue=285 intent=vlog setting=waves
stand up|standup comedy|monologo|comedian|comediante|roast|comedy show
  microphone; face-with-tears-of-joy clapping-hands; hue=25 intent=reaction
theater|theatre|teatro|broadway|musical theater|acting|actuar|audition|casting|improv|opera
  performing-arts; top-hat admission-tickets bouquet; hue=25 intent=vlog weak=yes
clown|payaso|payasos|clowns
  clown-face circus-tent; balloon circus-tent person-juggling; hue=235 intent=vlog
circus|circo|juggling|malabares|juggler|acrobats
  circus-tent clown-face; balloon person-juggling elephant; hue=235 intent=vlog
magic trick|magic|magia|truco magia|magician|mago|card trick|illusionist|david blaine|hechizo|mentalist|ilusionista
  magic-wand top-hat; rabbit-face sparkles joker; hue=295 intent=challenge
star wars|jedi|darth vader|lightsaber|mandalorian|sith
  crossed-swords flying-saucer; robot rocket ringed-planet; hue=265 setting=space intent=review
harry potter|hogwarts|wizard|witch|mago oscuro|bruja|brujo|spell|wand|gandalf|hechicero|lord rings|señor anillos|hobbit
  person-mage magic-wand; owl castle crystal-ball; hue=285 setting=stars intent=review
marvel|avengers|spider man|spiderman|iron man|dc|batman|superman|superhero|superheroe|superheroes|deadpool|x men|thanos|hulk|captain america|wolverine|joker movie|supervillain|villano
  person-superhero; high-voltage shield collision; hue=265 setting=skyline intent=review
disney|pixar|cartoon|caricatura|dibujos animados|animation|animacion|animated|frozen|toy story|shrek|simpsons|spongebob|looney|animator
  castle clapper-board; sparkles balloon; hue=265 setting=sky intent=review
anime|naruto|one piece|dragon ball|goku|demon slayer|attack titan|jujutsu kaisen|otaku|studio ghibli|ghibli|sasuke|luffy|my hero academia|cosplay|weeb|アニメ|애니|аниме|أنمي
  high-voltage crossed-swords; cherry-blossom sushi fire; hue=25 setting=speed intent=review
netflix|series|serie|tv show|stranger things|squid game|juego calamar|game thrones|breaking bad|walking dead|friends show|hbo|season finale|binge|sitcom|wednesday|money heist|casa papel|reality show|crunchyroll|prime video
  television popcorn; popcorn clapper-board couch-and-lamp; hue=265 setting=room intent=review weak=yes
oscar|oscars|hollywood|actor|actress|actriz|celebrity|celebridad|famous|famoso|famosos|red carpet|alfombra roja|celebrities|fame|fama|famosa
  star clapper-board; trophy camera-with-flash sunglasses; hue=265 setting=bokeh intent=reaction
trailer|movie trailer|teaser
  clapper-board popcorn; film-frames popcorn eyes; hue=265 intent=reaction weak=yes
movie|movies|film|films|pelicula|peliculas|cine|cinema|film review|movie review|director|nolan|tarantino|spielberg|ending explained|final explicado|plot twist|filme|kino|фильм|кино|映画|영화|فيلم|电影
  clapper-board popcorn; popcorn film-frames movie-camera; hue=265 intent=review weak=yes
art|arte|drawing|dibujo|dibujar|dibuje|draw|sketch|sketchbook|how to draw|como dibujar|pencil drawing|procreate|digital art|arte digital|artist|artista|portrait drawing|boceto|kunst|zeichnen|dessin|рисунок|рисовать|絵|그림|رسم
  artist-palette pencil; pencil paintbrush crayon framed-picture; hue=265 setting=notebook intent=tutorial before=pencil
paint|painting|pintura|pintar|watercolor|acuarela|acrylic|oil painting|van gogh|picasso|pintor|cuadro|da vinci|bob ross|mural
  artist-palette paintbrush; paintbrush framed-picture; hue=265 setting=smoke intent=tutorial
graffiti|spray paint|street art|banksy|arte callejero|spray
  paintbrush skull; fire brick; hue=300 setting=bricks intent=vlog
pottery|ceramica|ceramics|clay|arcilla|sculpture|escultura|sculpting
  amphora teapot; bucket sparkles; hue=230 intent=tutorial
graphic design|diseño grafico|logo|logo design|illustrator|figma|ui design|typography|brand identity|ux|diseñador|designer
  artist-palette triangular-ruler; pencil laptop light-bulb; hue=285 setting=grid intent=tutorial
museum art|art gallery|galeria arte|stolen painting|mona lisa|masterpiece|obra maestra
  framed-picture; classical-building artist-palette; hue=25 intent=vlog
`,
);
