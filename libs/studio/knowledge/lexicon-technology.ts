import { topics } from './topic';

/** Topics about machines, code, devices and the internet. */
export const technology = topics(
  { intent: 'technology', setting: 'circuit', hue: 260 },
  `
python
  snake; laptop light-bulb gear; hue=270 setting=code intent=tutorial
javascript|typescript|react js|reactjs|react native|react hooks|react tutorial|react course|nodejs|node js|vue|angular|nextjs|next js|frontend|front end
  laptop; gear light-bulb; hue=95 setting=code
html|css|html css|web design|diseño web|website|pagina web|sitio web|wordpress|web development|desarrollo web|web developer
  globe-with-meridians laptop; laptop paintbrush gear; hue=285 setting=code
java|kotlin|spring boot
  hot-beverage laptop; laptop gear; hue=30 setting=code
rust|golang|go language|c++|cpp|c language|assembly|lenguaje c|rust language
  gear crab; laptop; hue=35 setting=code
php|laravel|ruby|ruby rails|gem ruby
  gem-stone elephant; laptop gear; hue=290 setting=code
linux|ubuntu|arch linux|terminal|bash|command line|linea comandos|debian
  penguin; laptop gear keyboard; hue=220 setting=code
docker|kubernetes|devops|container software|aws|cloud computing|nube|azure|serverless
  whale cloud; package cloud gear; hue=235 setting=circuit
database|base datos|sql|postgres|mysql|mongodb|data structure
  card-file-box; elephant gear magnifying-glass-tilted-left; hue=265 setting=circuit
git|github|version control|open source|codigo abierto
  octopus cat; laptop gear; hue=285 setting=code
algorithm|algoritmo|leetcode|coding interview|data structures|competitive programming
  puzzle-piece brain; laptop brain gear; hue=265 setting=code
excel|spreadsheet|hoja calculo|google sheets|power bi|pivot table|tabla dinamica
  bar-chart; abacus laptop chart-increasing; hue=150 setting=grid intent=tutorial
powerpoint|canva|presentation|presentacion|slides|diapositiva
  bar-chart framed-picture; laptop paintbrush; hue=30 setting=notebook intent=tutorial
microsoft word|google docs|microsoft office|office 365|notion
  memo; laptop check-mark-button calendar; hue=250 setting=notebook intent=tutorial
data science|ciencia datos|data analyst|analista datos|analytics|big data|statistics|estadistica|data
  bar-chart; chart-increasing laptop magnifying-glass-tilted-left; hue=265 setting=chart
machine learning|deep learning|neural network|red neuronal|aprendizaje automatico|llm|language model|transformer
  brain robot; robot gear laptop; hue=285
ai art|midjourney|stable diffusion|ai image|arte ia|imagen ia|dalle|ai video|sora ai|video ia|generar imagenes
  robot artist-palette; artist-palette framed-picture sparkles; hue=300
ai took job|ai replace|ia reemplaza|ai take jobs|replaced by ai|ai jobs|ia trabajo|ai layoffs
  robot; briefcase warning office-worker; hue=25
ai agent|agente ia|automation|automatizacion|automatizar|n8n|zapier|chatbot|automate
  robot; gear laptop envelope; hue=205
ai|chatgpt|ia|artificial intelligence|inteligencia artificial|gpt|openai|claude ai|gemini ai|copilot|deepseek|prompt engineering|ai tools|herramientas ia|agi|人工知能|人工智能|искусственный интеллект|нейросеть|الذكاء الاصطناعي|인공지능
  robot; laptop brain speech-balloon; hue=205
robot|robots|humanoid|robotics|robotica|boston dynamics|android robot|ロボット|робот|로봇|روبوت
  robot mechanical-arm; gear wrench battery; hue=205
arduino|raspberry pi|microcontroller|electronics|electronica|circuit|circuito|soldering|soldar|esp32
  electric-plug battery; light-bulb screwdriver gear; hue=165 setting=circuit
3d print|3d printer|3d printing|impresora 3d|impresion 3d
  printer puzzle-piece; gear puzzle-piece t-rex; hue=30 setting=blueprint
hacker|hack wifi|hacking|hacked|cybersecurity|ciberseguridad|password|contraseña|malware|virus informatico|computer virus|ransomware|ethical hacking|penetration testing
  detective ninja; laptop locked skull; hue=150 setting=code
dark web|deep web|tor browser
  detective locked; laptop skull spider-web; hue=300 setting=code intent=horror
privacy|privacidad|vpn|surveillance|vigilancia|spying|espiar|tracking|data breach
  locked eye; eye shield mobile-phone; hue=265
iphone vs android
  mobile-phone robot; battery camera; hue=275
iphone 17|iphone 16|iphone 15|iphone pro|new iphone|nuevo iphone|iphone|ios|apple phone|айфон|아이폰|アイフォン|ايفون
  mobile-phone; camera battery headphone; hue=275 setting=bokeh
samsung|samsung galaxy|galaxy phone|pixel phone|google pixel|xiaomi|oneplus|huawei|nothing phone|foldable phone
  mobile-phone; camera battery headphone; hue=275 setting=bokeh
android|android phone|custom rom
  robot; mobile-phone gear battery; hue=285
smartphone|phone|cellphone|movil|moviles|celular|telefono|telefon|telefone|téléphone|mobile phone|телефон|スマホ|電話|휴대폰|스마트폰|هاتف|جوال|手机
  mobile-phone; battery speech-balloon camera; hue=275 setting=bokeh
phone addiction|adiccion movil|screen time|without phone|sin movil|sin celular|no phone|digital detox|detox digital
  mobile-phone; hourglass-not-done brain prohibited; hue=25 intent=challenge setting=room
battery|bateria movil|charger|cargador|power bank|charging
  battery electric-plug; electric-plug mobile-phone; hue=285
macbook|macbook pro|macbook air|imac|mac mini|mac|apple mac|m1|m2|m3|m4
  laptop; red-apple battery headphone; hue=25 setting=bokeh
ipad|tablet|apple pencil|kindle|ereader
  mobile-phone; pencil artist-palette red-apple; hue=300 setting=bokeh
apple watch|smartwatch|reloj inteligente|fitness tracker|garmin|fitbit
  watch; running-shoe anatomical-heart battery; hue=285 setting=bokeh
apple event|apple vs|apple company|apple keynote|apple intelligence|tim cook|steve jobs
  red-apple; mobile-phone laptop watch; hue=250 setting=bokeh
microsoft|windows 11|windows 10|windows vs|windows update|bill gates
  window; laptop gear desktop-computer; hue=250
google|search engine|buscador|chrome|browser|navegador
  magnifying-glass-tilted-left globe-with-meridians; globe-with-meridians laptop; hue=250 weak=yes
laptop|notebook computer|portatil|chromebook|gaming laptop|best laptop
  laptop; keyboard computer-mouse battery; hue=25 setting=bokeh
gaming pc|pc build|build pc|building pc|montar pc|pc gamer|rtx|graphics card|tarjeta grafica|gpu|nvidia|amd|intel|cpu|procesador|processor
  desktop-computer; keyboard computer-mouse headphone screwdriver; hue=300
computer|ordenador|computadora|desktop|pc|monitor|escritorio|desk setup|setup|setup tour|work setup|ordinateur|компьютер|パソコン|컴퓨터|كمبيوتر
  desktop-computer; keyboard computer-mouse hot-beverage; hue=300 setting=room weak=yes
old computer|windows xp|windows 95|retro tech|vintage computer|90s internet|floppy|commodore
  floppy-disk desktop-computer; computer-disk keyboard pager; hue=200 setting=synth
keyboard|teclado
  keyboard; computer-mouse desktop-computer; hue=290
camera|photography|camara|cámara|photographer|fotografo|fotografia|photo tips|sony a7|canon|nikon|dslr|mirrorless|lens|lente|カメラ|камера|카메라|كاميرا
  camera-with-flash camera; film-frames sparkles framed-picture; hue=30 setting=bokeh intent=review
filmmaking|filmmaker|cinematography|video editing|edicion video|editar video|editing|premiere pro|davinci resolve|final cut|capcut|after effects|edit videos|b roll|short film|cortometraje
  clapper-board film-frames; movie-camera film-frames laptop; hue=285 setting=bokeh intent=tutorial
photoshop|lightroom|photo editing|editar foto|editar fotos|retouch
  framed-picture artist-palette; paintbrush magic-wand camera; hue=265 intent=tutorial
drone|dron|dji|fpv
  own-drone satellite; camera cloud mountain; hue=235 setting=sky intent=review
headphone|headphones|airpods|earbuds|auriculares|cascos|audifonos|noise cancelling|ヘッドホン
  headphone; musical-notes mobile-phone speaker-high-volume; hue=320 setting=bokeh intent=review
speaker|altavoz|bocina|soundbar|home theater|hifi|audiophile|audiofilo
  speaker-high-volume radio; musical-notes headphone; hue=285 setting=waves intent=review
microphone|microfono|best microphone
  studio-microphone; headphone speaker-high-volume; hue=285 setting=waves intent=review
tv|television|televisor|smart tv|oled tv|projector|proyector
  television; popcorn couch-and-lamp clapper-board; hue=265 setting=room intent=review
smart home|domotica|casa inteligente|alexa|google home|home assistant|smart house
  house light-bulb; light-bulb mobile-phone locked; hue=205 intent=review
gadget|gadgets|tech gadgets|cool gadgets|amazon gadgets|cacharros
  gear package; watch headphone mobile-phone; hue=285 intent=review weak=yes
internet|wifi|router|5g|fiber|fibra|starlink|internet speed|velocidad internet
  satellite-antenna globe-with-meridians; globe-with-meridians satellite laptop; hue=205 setting=grid weak=yes
elon musk twitter|twitter|x app|threads|bluesky
  bird; mobile-phone speech-balloon; hue=230 weak=yes
facebook|meta|zuckerberg|mark zuckerberg|whatsapp|telegram|discord
  left-speech-bubble mobile-phone; thumbs-up bell globe-with-meridians; hue=245 weak=yes
instagram|instagram reels|influencer|instagramer|selfie
  selfie camera; red-heart mobile-phone sparkles; hue=330 setting=hearts weak=yes
tiktok|tik tok|tiktoker|tiktok hacks|shorts|reels
  mobile-phone musical-note; musical-notes fire red-heart; hue=330 weak=yes
youtube channel grow|grow youtube|youtube algorithm|algoritmo youtube|crecer youtube|subscribers|subscriber|suscriptores|get views|conseguir visitas|go viral|viral video|monetization|monetizacion|1000 subscribers|canal youtube|youtube channel
  clapper-board video-camera; play-button chart-increasing bell thumbs-up; hue=25 setting=chart intent=tutorial
youtube|youtuber|youtubers|content creator|creador contenido|creator|streamer|twitch|streaming|live stream|directo|ютуб|ユーチューブ|유튜브|يوتيوب
  video-camera clapper-board; play-button bell red-heart thumbs-up; hue=265 setting=stage weak=yes
thumbnail design|miniatura youtube|make thumbnails|hacer miniaturas|clickbait
  framed-picture eyes; paintbrush play-button backhand-index-pointing-up; hue=25
code|coding|programming|programar|programacion|programador|programmer|developer|desarrollador|software|software engineer|app development|crear app|mobile app|app|coder|coding bootcamp|programação|programmation|программирование|プログラミング|프로그래밍|برمجة|编程
  laptop; keyboard hot-beverage nerd-face bug; hue=280 setting=code weak=yes
bug|debugging|debug|software bug|glitch|error codigo
  bug; laptop warning wrench; hue=25 setting=code
quantum computer|quantum|computacion cuantica|cuantica|supercomputer
  desktop-computer gear; gear brain high-voltage; hue=300
chip|semiconductor|microchip|tsmc|neuralink|brain chip|chip cerebral
  brain gear; gear laptop; hue=205
electric car battery|solar panel|panel solar|placas solares|solar energy|energia solar|renewable|renovable|energia|energy|electricity|electricidad
  high-voltage sun; sun battery electric-plug; hue=250 setting=sky
nuclear|nuclear energy|energia nuclear|chernobyl|radiation|radiacion|atomic bomb|bomba atomica|oppenheimer|bomba nuclear|nuclear bomb|hiroshima
  radioactive; warning collision skull; hue=285 setting=smoke
future|futuro|future technology|tecnologia futuro|2050|invention|invento|inventos|innovation|innovacion|technology|tecnologia|tech
  robot crystal-ball; rocket gear light-bulb; hue=285 setting=grid weak=yes
`,
);
