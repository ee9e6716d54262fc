import { topics } from './topic';

/** Topics about countries, cities, places and means of travel. */
export const travel = topics(
  { intent: 'travel', setting: 'sky', hue: 235 },
  `
tokyo|tokio|japan|japon|kyoto|osaka|shibuya|japanese|shinkansen|東京|日本|일본|япония|اليابان
  tokyo-tower japanese-castle; cherry-blossom sushi bullet-train; hue=265 setting=skyline
mount fuji|fuji
  mount-fuji; cherry-blossom bullet-train; hue=340
korea|seoul|corea|seul|south korea|한국|서울
  cityscape-at-dusk hut; steaming-bowl cherry-blossom night-with-stars; hue=285 setting=skyline
china|beijing|pekin|shanghai|hong kong|great wall|gran muralla|taiwan|taipei|中国
  red-paper-lantern dragon-face; dumpling dragon cityscape; hue=250 setting=skyline
thailand|tailandia|bangkok|vietnam|bali|indonesia|phuket|filipinas|philippines|cambodia|laos|hanoi|southeast asia|sudeste asiatico|malaysia|singapore|singapur
  desert-island hindu-temple; palm-tree auto-rickshaw elephant; hue=215 setting=beach
india|mumbai|delhi|taj mahal|nepal
  hindu-temple auto-rickshaw; elephant curry-rice diya-lamp; hue=250
dubai|emirates|abu dhabi|qatar|doha|arabia saudi|saudi arabia|دبي
  camel cityscape-at-dusk; gem-stone desert racing-car; hue=240 setting=desert
morocco|marruecos|sahara|desert|desierto|jordan petra|petra|صحراء|المغرب|désert|wüste|пустыня
  camel desert; sun cactus tent; hue=240 setting=desert
turkey travel|turquia|istanbul|estambul|cappadocia|capadocia
  mosque balloon; balloon teapot nazar-amulet; hue=265 setting=sunset
israel|jerusalem|jerusalen|holy land|tierra santa
  synagogue church; star scroll; hue=240
africa|safari|kenya|tanzania|serengeti|south africa|sudafrica|nigeria
  lion giraffe; elephant zebra sun; hue=215 setting=sunset
new york|nyc|nueva york|manhattan|brooklyn|times square|new yorker
  statue-of-liberty; taxi hot-dog cityscape; hue=40 setting=skyline
usa|america|united states|estados unidos|american|americano|eeuu|statue liberty
  statue-of-liberty; hamburger cityscape eagle; hue=255 setting=skyline
los angeles|hollywood boulevard|california|san francisco|san diego|golden gate
  palm-tree bridge-at-night; sunglasses sun clapper-board; hue=330 setting=sunset
las vegas|vegas
  slot-machine; game-die night-with-stars fountain; hue=300 setting=bokeh
miami|florida|cancun|caribbean|caribe|hawaii|punta cana|bahamas|maldives|maldivas|cuba|havana|habana|puerto rico|tropical
  palm-tree beach-with-umbrella; sunglasses tropical-drink sun; hue=215 setting=beach
texas|wild west|cowboy|vaquero|western|far west|rancher|ranch|rodeo
  cowboy-hat-face cactus; horse cactus desert; hue=240 setting=desert
alaska|antarctica|antartida|arctic|artico|north pole|polo norte|greenland|groenlandia|south pole
  penguin polar-bear; snowflake ice snow-capped-mountain; hue=245 setting=snow
canada|toronto|vancouver|banff
  maple-leaf moose; snow-capped-mountain bear evergreen-tree; hue=230 setting=mountains
mexico|ciudad de mexico|cdmx|tulum|oaxaca|guadalajara|mexicano|monterrey
  cactus taco; taco hot-pepper sun; hue=150 setting=desert
argentina|buenos aires|patagonia|chile|uruguay|santiago
  snow-capped-mountain mate; mate cut-of-meat soccer-ball; hue=235 setting=mountains
brazil|brasil|rio janeiro|carnival|carnaval|sao paulo
  parrot maracas; soccer-ball tropical-drink drum; hue=150 setting=jungle
peru|colombia|ecuador|bolivia|venezuela|bogota|medellin|latin america|latinoamerica|south america|sudamerica|costa rica
  llama parrot; mountain hot-beverage sun; hue=150 setting=mountains
amazon rainforest|amazon jungle|amazonas|selva|jungle|rainforest|jungla
  parrot leopard; snake monkey palm-tree; hue=215 setting=jungle
paris|france|francia|eiffel|french|frances|parís
  croissant baguette-bread; wine-glass cheese-wedge bouquet; hue=255 setting=skyline
london|londres|england|inglaterra|united kingdom|reino unido|uk|big ben|british|scotland|escocia|ireland|irlanda
  bus mantelpiece-clock; teapot crown umbrella-with-rain-drops; hue=240 setting=skyline
madrid|barcelona
  cityscape; sun church; hue=55 setting=skyline
spain|españa|sevilla|andalucia|valencia|ibiza|mallorca
  castle ox; shallow-pan-of-food sun church; hue=55 setting=sunset
italy|italia|rome|roma|venice|venecia|milan|florence|florencia|naples|sicily
  classical-building pizza; pizza spaghetti canoe; hue=230 setting=sunset
germany|alemania|berlin|munich|oktoberfest|austria|vienna|viena
  beer-mug castle; pretzel castle train; hue=250 setting=hills
switzerland|suiza|alps|alpes|swiss
  snow-capped-mountain mountain-cableway; cheese-wedge cow-face chocolate-bar; hue=230 setting=mountains
greece|grecia|santorini|athens trip|atenas|croatia|croacia|mediterranean|mediterraneo
  sailboat classical-building; olive sun water-wave; hue=240 setting=sea
norway|noruega|sweden|suecia|finland|finlandia|iceland|islandia|denmark|dinamarca|scandinavia|northern lights|aurora boreal|aurora
  snow-capped-mountain milky-way; star deer evergreen-tree; hue=180 setting=snow
netherlands|amsterdam|holanda|paises bajos|belgium|belgica
  tulip bicycle; bicycle cheese-wedge canoe; hue=235 setting=hills
portugal|lisbon|lisboa|porto
  tram custard; fish sun custard; hue=235 setting=sunset
russia|rusia|moscow|moscu|siberia|россия|москва
  nesting-dolls bear; snowflake bear nesting-dolls; hue=235 setting=snow
ukraine|ucrania|poland|polonia|czech|prague|praga|hungary|budapest|romania|rumania|balkans|serbia|eastern europe
  castle sunflower; sunflower church train; hue=250 setting=hills
australia|sydney|melbourne|new zealand|nueva zelanda|outback
  kangaroo koala; koala person-surfing sun; hue=215 setting=beach
north korea|corea norte|most dangerous country|pais mas peligroso|dangerous city|peligroso|dangerous place|favela|ghetto
  warning military-helmet; prohibited eyes world-map; hue=25 setting=smoke
disney world|disneyland|theme park|amusement park|parque atracciones|roller coaster|montaña rusa|six flags|universal studios|water park|parque acuatico|feria
  roller-coaster ferris-wheel; castle balloon carousel-horse; hue=240
cruise|crucero|cruise ship|royal caribbean
  passenger-ship; sun water-wave tropical-drink; hue=235 setting=sea
boat|barco|sailing|velero|yacht|yate|ship|navegar|vela barco|speedboat|sailor
  sailboat speedboat; water-wave anchor sun; hue=235 setting=sea
submarine|submarino|deep sea|oceano profundo|ocean|oceano|mar profundo|under the sea|fondo mar|mariana trench
  octopus diving-mask; squid jellyfish bubbles; hue=245 setting=sea
beach|playa|summer|verano|vacation|vacaciones|holiday|resort|mar|praia|strand|plage|пляж|海|해변|شاطئ
  beach-with-umbrella palm-tree; sunglasses tropical-drink sun; hue=225 setting=beach
survive desert island|survive island|survived island|sobrevivir isla|sobrevivi isla|stranded on an island
  desert-island; tent palm-tree fire; hue=225 setting=beach intent=challenge
private island|island|isla|desert island|isla desierta|deserted island|stranded island|isla privada
  desert-island; palm-tree shark coconut; hue=225 setting=beach
mountain|montaña|mountains|everest|mount everest|summit|k2|himalaya|hiking|senderismo|hike|trail|trekking|climb mountain|volcano hike|kilimanjaro|camino santiago|montanha|berg|montagne|гора|горы|山|등산
  snow-capped-mountain mountain; hiking-boot compass evergreen-tree; hue=225 setting=mountains
volcano|volcan|eruption|erupcion|lava|magma|yellowstone
  volcano; fire rock warning; hue=260 setting=embers
camping|acampar|campamento|tent|camp|campfire|fogata|glamping|wild camping|overnight forest
  camping tent; fire evergreen-tree full-moon; hue=250 setting=forest
survive|survival|supervivencia|sobrevivir|sobrevivi|stranded|wilderness|bushcraft|bear grylls|survived|surviving|lost in wild|en la selva
  camping fire; fire axe compass; hue=145 setting=forest intent=challenge weak=yes
forest|bosque|woods|cabin|cabaña|log cabin|off grid|tiny house|cabin woods|живу в лесу
  hut evergreen-tree; evergreen-tree wood axe; hue=150 setting=forest weak=yes
lake|lago|river|rio|kayak|canoe|rafting|piragua|waterfall|cascada
  canoe; water-wave evergreen-tree mountain; hue=210 setting=mountains
national park|parque nacional|grand canyon|yosemite|nature|naturaleza|landscape|paisaje
  national-park mountain; deciduous-tree bear sun; hue=220 setting=mountains
road trip|van life|vanlife|camper|campervan|furgoneta|caravana|rv|autocaravana|motorhome|living in van|cross country|roadtrip
  minibus; world-map camping sun; hue=215 setting=road
backpack|backpacking|mochilero|mochila|solo travel|viajar solo|viajar sola|solo trip|gap year
  backpack; world-map hiking-boot compass; hue=230 setting=mountains
carretera peligrosa|peligrosa carretera|carretera|highway|autopista|freeway
  motorway; warning mountain stop-sign automobile; hue=225 setting=road
hitchhike|autostop|hitchhiking
  thumbs-up automobile; backpack motorway; hue=225 setting=road
cheap flight|vuelo barato|budget airline|ryanair|low cost flight|cheap travel|viajar barato|travel budget|travel hacks
  airplane; coin luggage ticket; hue=235
first class|business class|primera clase|luxury travel|private jet|jet privado|luxury flight|emirates first class
  airplane seat; wine-glass gem-stone seat; hue=265
airport|aeropuerto|flight|vuelo|airline|aerolinea|plane|avion|pilot|piloto|boeing|cabin crew|flight attendant|azafata|turbulence|airplane|самолет|飛行機|비행기|طائرة|flugzeug
  airplane; luggage cloud airplane-departure; hue=240
plane crash|accidente aereo|airplane crash|emergency landing|mh370
  airplane; warning fire cloud-with-lightning; hue=25 setting=smoke intent=news
pack|packing|luggage|suitcase|maleta|equipaje|hacer maleta|carry on|packing tips
  luggage; sunglasses t-shirt camera; hue=225
hotel|hostel|airbnb stay|luxury hotel|hotel room|worst hotel|peor hotel|resort hotel|motel|capsule hotel|5 star hotel
  hotel; bed bellhop-bell key; hue=265 setting=skyline
train|tren|railway|metro|subway train|high speed train|bullet train|interrail|eurail|orient express|поезд|電車|기차
  high-speed-train locomotive; railway-track luggage station; hue=225 setting=hills
city|ciudad|downtown|night city|urban|street|calle|skyline|cheapest city|best city|cidade|stadt|ville|город|都市|도시|مدينة
  cityscape-at-dusk cityscape; taxi night-with-stars; hue=285 setting=skyline weak=yes
village|pueblo|countryside|campo|rural|town|town small|pueblos|aldea
  houses hut; tractor sheaf-of-rice church; hue=215 setting=hills weak=yes
moving abroad|mudarse|mudanza|moving out|move to|living abroad|vivir fuera|expat|emigrar|immigration|inmigracion|visa|passport|pasaporte|green card|emigration
  package world-map; airplane luggage passport-control; hue=235
abandoned place|lugar abandonado|urbex|abandoned city|ghost town|pueblo fantasma|abandoned hospital|abandoned|abandonado|abandonada
  derelict-house; flashlight ghost spider-web; hue=295 setting=fog intent=horror
travel|viaje|viajar|trip|viajes|europe|europa|traveling|travelling|tourist|turista|tourism|turismo|visit|itinerary|itinerario|places to visit|lugares|destination|destino|travel guide|around the world|vuelta al mundo|asia|viagem|voyage|reise|reisen|путешествие|旅行|رحلة|旅|여행|سفر|旅游
  airplane globe-showing-europe-africa; luggage world-map compass camera; hue=235 weak=yes
`,
);
