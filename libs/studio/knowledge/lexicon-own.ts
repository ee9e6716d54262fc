import { topics } from './topic';

/** Topics whose hero only Portada's own drawings show. */
export const own = [
  ...topics(
    { intent: 'technology', setting: 'circuit', hue: 235 },
    `
graphics card|gpu|rtx|geforce|tarjeta grafica|tarjeta de video|placa de video
  own-graphics-card; own-monitor own-controller fire; hue=150
gaming pc|pc build|build a pc|pc gamer|custom pc|budget pc|ordenador gaming|computadora gamer|gaming setup|setup gamer
  own-gaming-pc; own-graphics-card keyboard computer-mouse; hue=285
ssd|nvme|disco ssd|ram|ddr5|memoria ram
  own-ssd own-memory; own-processor high-voltage laptop; hue=205
router|wifi router|router wifi|home network
  own-router; laptop mobile-phone antenna-bars; setting=room hue=235
drone|dji|dron|drones
  own-drone; camera cloud; setting=sky hue=220 intent=review
vr headset|virtual reality|meta quest|vision pro|realidad virtual|gafas vr
  own-vr-headset; own-controller sparkles; hue=290
3d printer|3d printing|impresora 3d|impresion 3d
  own-printer-3d; gear t-rex puzzle-piece; setting=blueprint hue=55
robot vacuum|roomba|robot aspirador|aspiradora robot
  own-robot-vacuum; sparkles cat-face; setting=room hue=205 intent=review
smart home|smart speaker|alexa|google home|casa inteligente|domotica
  own-smart-speaker; light-bulb locked; setting=room hue=205
home server|data center|nas|servidor|centro de datos
  own-server; gear locked; hue=220
solar panel|solar panels|solar energy|solar power|panel solar|paneles solares|placas solares|energia solar|off grid
  own-solar-panel; sun battery money-bag; setting=sky hue=85
smartwatch|apple watch|fitness tracker|reloj inteligente
  own-smartwatch; red-heart running-shoe; setting=sweep hue=15 intent=review
earbuds|airpods|auriculares inalambricos
  own-earbuds; musical-notes; setting=sweep hue=220 intent=review
nuclear power|nuclear energy|nuclear plant|chernobyl|nuclear reactor|central nuclear|energia nuclear|reactor nuclear|chernobil
  own-cooling-towers; radioactive warning; setting=sky hue=100 intent=general
`,
  ),
  ...topics(
    { intent: 'travel', hue: 205 },
    `
lighthouse|faro
  own-lighthouse; sailboat water-wave; setting=sea
van life|vanlife|campervan|camper van|furgoneta camper|autocaravana|casa rodante|motorhome
  own-camper-van; mountain evergreen-tree camping; setting=road intent=vlog hue=165
igloo|iglu
  own-igloo; penguin snowflake; setting=mountains hue=220
treehouse|tree house|casa del arbol|casa en el arbol|casa arbol
  own-treehouse; hammer deciduous-tree; setting=forest intent=vlog hue=140
tiny house|tiny home|mini casa|casa con ruedas
  own-tiny-house; evergreen-tree hammer; setting=hills intent=vlog hue=140
aquarium|fish tank|acuario|pecera
  own-aquarium; tropical-fish spiral-shell; setting=room intent=animals hue=220
treasure chest|buried treasure|cofre tesoro|tesoro escondido
  own-treasure-chest; coin skull-and-crossbones world-map; setting=beach intent=challenge hue=80
submarine|submarino
  own-submarine; octopus tropical-fish; setting=sea hue=235 intent=general
vending machine|maquina expendedora
  own-vending-machine; coin chocolate-bar; setting=skyline intent=vlog hue=20
fighter jet|avion combate|caza combate|fuerza aerea|air force
  own-fighter-jet; fire cloud; setting=sky intent=general hue=235
battle tank|army tank|tanque guerra
  own-tank; fire bomb; setting=smoke intent=general hue=120
`,
  ),
  ...topics(
    { intent: 'general', hue: 235 },
    `
machu picchu|inca trail|camino inca
  own-machu-picchu; mountain backpack; setting=mountains intent=travel hue=145
flamenco guitar|spanish guitar|classical guitar|acoustic guitar|guitarra flamenca|guitarra española|guitarra acustica
  own-spanish-guitar; musical-notes; setting=stage intent=music hue=25
chatgpt|chatbot|ai assistant|openai|asistente ia
  own-chatbot; sparkles laptop robot; setting=circuit intent=technology hue=165
first subscribers|1000 subscribers|grow youtube|youtube channel|primeros suscriptores|canal youtube|crecer youtube
  own-play-award; video-camera; setting=sweep intent=vlog hue=15
inflation|hyperinflation|devaluation|peso argentino|bolivar|inflacion|hiperinflacion|devaluacion
  own-burning-cash; money-with-wings chart-decreasing; setting=money intent=money hue=25
viking|vikings|norse|vikingo|vikingos|odin|ragnarok
  own-viking-helmet; crossed-swords shield own-galleon; setting=sea hue=235
medieval knight|crusades|crusader|templar|templars|middle ages|caballero medieval|cruzadas|templarios|edad media
  own-knight-helmet; crossed-swords castle shield; setting=hills hue=265
naval battle|galleon|armada|lepanto|trafalgar|batalla naval|bermuda triangle|triangulo bermudas
  own-galleon; bomb compass; setting=sea hue=235
hackers|hacker|hacked|dark web|deep web|cyber attack|ciberataque|hackeado|hackearon
  own-hacker; locked warning laptop; setting=code intent=technology hue=145
housing market|mortgage|real estate investing|first home|hipoteca|mercado inmobiliario|bienes raices
  own-house-for-sale; key own-cash; setting=skyline intent=money hue=205
exam|exams|pass exam|study for exam|examen|examenes|aprobar examen|oposiciones
  own-exam-paper; pencil books; setting=notebook intent=tutorial hue=265
glute workout|glutes|booty workout|home workout|rutina gluteos|gluteos|entrenamiento en casa|abs workout|rutina abdominales
  own-glute-bridge; own-dumbbell; setting=sweep intent=fitness hue=330
leg day|squats|sentadillas|dia de pierna|rutina pierna
  own-squat; own-barbell; setting=sweep intent=fitness hue=20
spanish omelette|potato omelette|tortilla patatas|tortilla española|tortilla papas
  own-omelette; potato egg onion; setting=kitchen intent=food hue=45
`,
  ),
  ...topics(
    { intent: 'money', setting: 'chart', hue: 150 },
    `
piggy bank|save money|saving money|savings|frugal|hucha|alcancia|ahorrar|ahorro|ahorros
  own-piggy-bank; coin own-cash; hue=350 setting=money
credit card|credit score|tarjeta credito|credit card debt|deuda tarjeta
  own-credit-card; own-cash warning; hue=265 setting=money
gold price|gold bars|investing in gold|invertir en oro|lingote|lingotes oro
  own-gold-bars; own-chart-up coin; hue=80
emergency fund|bank vault|caja fuerte|fondo emergencia
  own-vault; own-cash coin; hue=85 setting=money
stock market crash|market crash|recession|bear market|caida bolsa|crisis economica|recesion
  own-chart-down; money-with-wings warning; hue=25
stocks|stock market|growth chart|bolsa valores|invertir en bolsa|acciones bolsa
  own-chart-up; own-cash coin; hue=150
side hustle|passive income|salary|paycheck|ingresos pasivos|ingresos extra|sueldo|salario|nomina
  own-cash; coin laptop; hue=150 setting=money
`,
  ),
  ...topics(
    { intent: 'vlog', setting: 'room', hue: 55 },
    `
laundry|washing machine|lavadora|lavar ropa|secadora
  own-washing-machine; t-shirt soap socks; hue=220 intent=tutorial
fridge|refrigerator|fridge tour|nevera|frigorifico|heladera
  own-fridge; green-salad glass-of-milk; setting=kitchen hue=205
smoothie|smoothies|licuadora|batido|batidos|licuado
  own-kitchen-blender; strawberry banana; setting=kitchen intent=food hue=350
espresso machine|coffee machine|cafetera|maquina cafe
  own-coffee-machine; hot-beverage; setting=kitchen intent=review hue=55
power drill|cordless drill|power tools|taladro|atornillador
  own-drill; hammer wrench gear; setting=sweep intent=review hue=85
chainsaw|motosierra
  own-chainsaw; wood evergreen-tree; setting=forest intent=review hue=55
sewing machine|sewing|maquina coser|costura
  own-sewing-machine; thread t-shirt scissors; intent=tutorial hue=330
coffee table|side table|pallet furniture|pallet table|mesa de centro|mesa auxiliar|muebles con palets|mueble de pale
  own-table; wood hammer carpentry-saw; intent=tutorial hue=55
bookshelf|bookcase|library|estanteria|biblioteca
  own-bookshelf; books open-book; setting=bookshelf hue=55
record player|vinyl|turntable|tocadiscos|vinilo|vinilos
  own-record-player; musical-notes; intent=music hue=20
home gym|treadmill|cinta correr|caminadora|gimnasio en casa
  own-treadmill own-barbell; own-dumbbell running-shoe; intent=fitness setting=sweep hue=20
deadlift|bench press|powerlifting|barbell|peso muerto|press banca
  own-barbell; flexed-biceps fire; intent=fitness setting=sweep hue=20
arcade|arcade machine|retro games|recreativa|videojuegos retro
  own-arcade-machine; joystick coin; intent=gaming setting=beams hue=300
gaming chair|silla gamer|silla gaming
  own-gaming-chair; own-controller keyboard; intent=review setting=sweep hue=20
potion|pocion|elixir
  own-potion; sparkles crystal-ball; intent=gaming setting=smoke hue=300
`,
  ),
  ...topics(
    { intent: 'food', setting: 'kitchen', hue: 45 },
    `
lentils|lentil stew|lentejas|lentejas chorizo|cocido|potaje|fabada|garbanzos|chickpea stew
  own-lentil-stew; carrot onion; hue=35
noodles|ramen|noodle soup|udon|pho|fideos|sopa fideos
  own-noodle-bowl; chopsticks; hue=25
pasta|spaghetti|carbonara|bolognese|espaguetis|macarrones|salsa boloñesa
  own-pasta; tomato garlic; hue=35
paella|paella valenciana|arroz mariscos|seafood rice
  own-paella; lemon shrimp; hue=55
tomato soup|pumpkin soup|soup|sopa|gazpacho|salmorejo|crema calabaza|crema verduras
  own-soup-bowl; tomato; hue=30
fried chicken|crispy chicken|pollo frito|pollo crujiente
  own-fried-chicken; french-fries; hue=40
sourdough|homemade bread|no-knead bread|masa madre|pan casero|pan artesano
  own-sourdough; butter sheaf-of-rice; hue=50
air fryer|airfryer|freidora aire
  own-air-fryer; french-fries; hue=30
freezer meals|freezer|congelador|comida congelada
  own-freezer; ice snowflake; hue=220
`,
  ),
  ...topics(
    { intent: 'vlog', setting: 'room', hue: 55 },
    `
sofa|couch|sofa cama
  own-sofa; potted-plant; hue=175
wardrobe|closet|capsule wardrobe|armario|ropero|placard|vestidor
  own-wardrobe; t-shirt dress; hue=40
moving day|moving boxes|mudanza|cajas mudanza
  own-moving-boxes; own-house-keys; hue=45
house keys|llaves casa|apartment keys
  own-house-keys; house; hue=85
garage|messy garage|garaje|cochera
  own-garage; hammer; intent=tutorial hue=25
apartment|first apartment|studio apartment|piso|primer piso|apartamento|departamento
  own-apartment-block; own-house-keys; setting=skyline hue=30
prison|jail|prison cell|carcel|prision|celda
  own-prison-bars; locked; setting=smoke intent=general hue=235
courtroom|court case|murder trial|lawsuit|juzgado|tribunal|juicio|veredicto
  own-gavel; balance-scale; setting=bookshelf intent=news hue=30
gas station|petrol station|fuel price|gas prices|petrol price|gasolinera|gasolina|precio gasolina
  own-petrol-station; automobile; setting=road intent=news hue=25
haircut|haircuts|barber|barbershop|corte pelo|cortes pelo|barberia|peluqueria
  own-hair-clipper; scissors; intent=tutorial hue=220
foundation|concealer|base maquillaje
  own-foundation; lipstick; intent=review hue=350
monstera|house plants|houseplants|indoor plants|plantas interior
  own-monstera; droplet; intent=tutorial hue=145
dying plant|dead plant|plants dying|planta marchita|plantas mueren
  own-dying-plant; droplet; intent=tutorial hue=90
seedlings|seed starting|semillero|germinar semillas|semillas
  own-seedling-tray; droplet; setting=hills intent=tutorial hue=140
vegetable garden|raised bed|gardening|huerto|huerto urbano|huerta
  own-vegetable-bed; carrot tomato; setting=hills intent=tutorial hue=140
greenhouse|invernadero
  own-greenhouse; seedling tomato; setting=hills hue=140
beekeeping|beehive|colmena|apicultura
  own-beehive; honeybee honey-pot; setting=hills intent=animals hue=80
`,
  ),
  ...topics(
    { intent: 'technology', setting: 'code', hue: 235 },
    `
linux terminal|command line|bash|linea comandos
  own-terminal; gear laptop; hue=145
ereader|e-reader|kindle|ebook reader|lector ebooks|libro electronico
  own-e-reader; books; setting=bookshelf intent=review hue=55
action camera|gopro|action cam|camara accion
  own-action-camera; mountain; setting=mountains intent=review hue=220
synth|synthesizer|music production|make beats|lofi beats|hacer beats|produccion musical|sintetizador
  own-synth; headphone musical-notes; setting=synth intent=music hue=300
mixing mastering|audio mixing|mixing console|mesa mezclas
  own-mixing-desk; headphone; setting=stage intent=music hue=300
`,
  ),
  ...topics(
    { intent: 'travel', hue: 205 },
    `
worst flight|economy class|business class|airplane seat|asiento avion|clase turista|primera clase vuelo
  own-airplane-seat; airplane; setting=sky intent=vlog
cheap flights|boarding pass|flight tickets|vuelos baratos|billete avion
  own-boarding-pass; airplane; setting=sky
road trip|roadtrip|itinerary|itinerario|ruta coche|viaje coche
  own-map-route; automobile; setting=road
camping|wild camping|solo camping|acampar|acampada|tienda campaña
  own-tent-night; camping fire; setting=forest
aurora|northern lights|aurora borealis|aurora boreal|auroras boreales
  own-aurora; snowflake; setting=snow hue=165
iceberg|glacier|antarctica|arctic|glaciar|antartida|artico
  own-iceberg; penguin; setting=sea hue=220
constantinople|fall constantinople|constantinopla|caida constantinopla|siege|asedio
  own-castle-wall; crossed-swords shield; setting=hills intent=general hue=30
`,
  ),
  ...topics(
    { intent: 'news', setting: 'smoke', hue: 235 },
    `
hurricane|tornado|cyclone|typhoon|huracan|ciclon|tifon
  own-tornado-funnel; warning
tsunami|giant wave|tidal wave|maremoto|ola gigante
  own-giant-wave; warning; setting=sea
earthquake|terremoto|sismo|aftershock
  own-cracked-house; warning; hue=30
`,
  ),
  ...topics(
    { intent: 'tutorial', setting: 'sweep', hue: 205 },
    `
back pain|lower back|sciatica|dolor espalda|lumbalgia|ciatica|dolor lumbar
  own-back-pain; high-voltage; hue=15 intent=fitness
brain scan|dementia|alzheimer|neuroscience|demencia|neurociencia
  own-brain-scan; brain; hue=235
flash cards|flashcards|vocabulary|vocabulario|memorize words
  own-flash-cards; books; setting=notebook hue=205
bible|psalm|bible study|gospel|biblia|salmo|evangelio
  own-bible; candle; setting=sunset hue=45
rosary|rosario|rezar rosario
  own-rosary; candle; setting=sunset hue=45
prayer|how pray|praying|oracion|rezar|orar
  own-praying-hands; candle; setting=sunset hue=45
good shepherd|shepherd|psalm 23|buen pastor|pastor ovejas|salmo 23
  own-shepherd; ewe; setting=sunset hue=45
learn drive|driving lesson|driving test|manual car|aprender conducir|carnet conducir
  own-gear-stick; automobile; setting=road hue=25
flat tyre|flat tire|change tire|winter tyres|neumatico|pinchazo|cambiar rueda
  own-tyre; wrench; setting=road hue=220
brake pads|brakes|pastillas freno|frenos
  own-brake-disc; wrench; hue=15
`,
  ),
];
