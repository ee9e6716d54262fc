import { topics } from './topic';

/** Topics about daily life, homes, families, beauty and celebrations. */
export const home = topics(
  { intent: 'vlog', setting: 'room', hue: 225 },
  `
morning routine|rutina mañana|rutina matutina|morning|mañana|5am|5 am|wake up early|wake up|despertar|madrugar|early bird|levantarse temprano|rotina manhã|朝
  alarm-clock sun-with-face; hot-beverage sun-with-face croissant; hue=240 setting=sky
night routine|rutina noche|rutina nocturna|bedtime|evening routine|night time routine
  crescent-moon bed; bed candle zzz; hue=280 setting=stars
sleep|dormir|sleeping|insomnia|insomnio|dream|sueño|nightmare sleep|nap|siesta|fall asleep|sleep better|lucid dream|no sleep|without sleep|sin dormir
  bed sleeping-face; crescent-moon sleeping-face zzz; hue=275 setting=stars
daily routine|rutina diaria|rutina|routine|my routine|school routine|rotina
  alarm-clock spiral-calendar; hot-beverage check-mark-button sun-with-face; hue=235 weak=yes
room tour|room makeover|bedroom|habitacion|cuarto|dormitorio|room decor|decorar cuarto|dream room|bedroom makeover|room transformation|decorate room
  bed couch-and-lamp; couch-and-lamp potted-plant framed-picture; hue=330 before=bed
tie a tie|how to tie a tie|necktie|corbata|nudo corbata
  necktie; mirror sparkles check-mark-button; intent=tutorial
house|home|casa|hogar|haus|maison|дом|家|집
  house-with-garden house; key sun deciduous-tree; setting=sky weak=yes before=derelict-house
house tour|home tour|mansion|mansion tour|dream house|apartment tour|apartamento|piso|departamento|casa soñada|apartment|villa|penthouse|million dollar house
  house-with-garden houses; key gem-stone couch-and-lamp; hue=235 setting=sky
interior design|decoracion|home decor|decor|decorar|living room|sala|salon|furniture|muebles|ikea|couch|sofa|interiorismo|feng shui
  couch-and-lamp chair; potted-plant framed-picture window; hue=330 before=chair
kitchen renovation|kitchen makeover|kitchen remodel|renovated kitchen|old kitchen|new kitchen|kitchen tour|reforma cocina|reformar cocina|cocina nueva|cocina vieja|renovar cocina|renovacion cocina|kitchen cabinets|kitchen design
  house-with-garden fork-and-knife-with-plate; hammer paintbrush kitchen-knife; hue=235 setting=kitchen before=derelict-house
house renovation|home renovation|renovation|renovacion|renovate|renovated|renovating|reforma|reformar|reformas|renovar casa|fixer upper|house flip|flipping house|remodel
  house-with-garden hammer; hammer paintbrush brick; hue=235 setting=sky before=derelict-house
bathroom|baño|toilet|inodoro|shower|ducha|bathtub
  bathtub toilet; soap bubbles shower; hue=215 setting=bubbles
diy|manualidades|woodworking|carpinteria|build|construir|construi|construyendo|repair|reparar|tool|tools|herramienta|herramientas|power tools|handmade|hecho a mano|homemade|workshop|maker|bricolaje|bricolage|heimwerken
  hammer-and-wrench toolbox; wood toolbox gear; hue=245 setting=blueprint intent=tutorial weak=yes
furniture build|build table|mesa madera|wood|madera|wooden|woodwork|epoxy|resin|resina
  wood carpentry-saw; hammer carpentry-saw screwdriver; hue=225 setting=blueprint intent=tutorial
paint wall|pintar pared|painting walls|wallpaper|paint room
  paintbrush bucket; ladder house; hue=250 setting=bricks intent=tutorial
leaking tap|leaky tap|leaking faucet|faucet|grifo|grifo gotea|dripping tap|tap leak|canilla|water leak|gotera
  wrench droplet; droplet bucket; hue=220 setting=bubbles intent=tutorial
plumbing|plumber|fontanero|plomero|fontaneria|plomeria|leak pipe|fuga agua|unclog|destapar|drain|desague
  plunger wrench; droplet wrench toilet; hue=220 setting=bubbles intent=tutorial
electrician|electricista|wiring|cableado|outlet|enchufe|light switch
  electric-plug light-bulb; screwdriver high-voltage warning; hue=250 setting=blueprint intent=tutorial
lock|cerradura|lockpicking|lock picking|key|llave|locksmith|safe box|caja fuerte
  locked key; key old-key unlocked; hue=250 setting=smoke
treehouse|tree house|build treehouse|built treehouse|built tree house|casa arbol|construir casa arbol|construi casa arbol|construyendo casa arbol
  hut house-with-garden; hammer deciduous-tree wood; hue=150 setting=forest
build house|building house|construir casa|construyendo casa|built a house|container house|house build|casa contenedor
  building-construction house; hammer brick wood; hue=225 setting=blueprint
underground|bunker|secret room|cuarto secreto|bunker subterraneo|tunnel|tunel|secret base|underground house
  hole door; pick key ladder; hue=60 setting=bricks
mud house|primitive technology|primitive|swimming pool build|construir piscina
  hut brick; fire bucket wood; hue=150 setting=jungle
clean oven|limpiar horno|clean kitchen|limpiar cocina|clean bathroom|limpiar baño
  sponge broom; soap bubbles bucket; hue=225 setting=kitchen
cleaning|limpieza|clean|limpiar|clean with me|cleaning hacks|deep clean|dirty|sucio|limpieza profunda|dirtiest|stain|mancha|pressure washing
  broom soap; sponge bubbles sparkles; hue=225 setting=bubbles before=wastebasket weak=yes
organize|organizar|organization|organizacion|declutter|minimalism|minimalismo|minimalist|tidy|ordenar|marie kondo|closet|armario|storage
  basket file-cabinet; sparkles check-mark-button package; hue=330 before=wastebasket
laundry|lavanderia|lavar ropa|washing machine|lavadora|ironing
  basket t-shirt; bubbles socks soap; hue=225 setting=bubbles
recycle|recycling|reciclaje|reciclar|zero waste|plastic|plastico|garbage|basura|trash|upcycle|landfill
  recycling-symbol wastebasket; seedling globe-showing-americas bucket; hue=150 intent=tutorial
baby|bebe|newborn|recien nacido|toddler|infant|bebé|赤ちゃん|아기|ребенок|طفل|neugeborenes
  baby; baby-bottle teddy-bear red-heart; hue=225 setting=hearts
pregnant|embarazo|embarazada|pregnancy|gender reveal|giving birth|parto|baby shower|revelacion genero
  pregnant-woman baby-bottle; baby-bottle balloon red-heart; hue=225 setting=hearts
parenting|crianza|mom|mama|madre|mother|dad|papa|padre|father|kids|niños|hijo|hija|children|child|mom life|single mom|teenager|adolescente|daughter
  people-hugging baby; teddy-bear red-heart house; hue=215
family|familia|family vlog|siblings|hermanos|brother|sister|hermano|hermana|grandma|grandpa|abuela|abuelo|twins|gemelos|famille|familie|семья|家族|가족|عائلة
  people-hugging houses; house red-heart teddy-bear; hue=215 weak=yes
wedding|boda|bride|novia vestido|wedding dress|getting married|marriage|matrimonio|casarse|proposal|pedida|engagement|honeymoon|luna miel
  ring wedding; bouquet bottle-with-popping-cork red-heart; hue=330 setting=hearts
divorce|divorcio|breakup|left me|dumped me|me dejo|dejo por|novia dejo|novio dejo|break up|ruptura|broke up|ex girlfriend|ex boyfriend|heartbreak|corazon roto|cheating girlfriend|infidelidad|toxic relationship|desamor
  broken-heart; loudly-crying-face cloud-with-rain wilted-flower; hue=265 setting=smoke
love|amor|relationship|relacion|relaciones|couple|pareja|girlfriend|boyfriend|novia|novio|valentine|san valentin|crush|romance|soulmate|liebe|любовь|愛|사랑|حب
  red-heart heart-with-arrow; rose ring love-letter; hue=285 setting=hearts weak=yes
dating|date|cita|tinder|first date|primera cita|blind date|cita a ciegas|bumble|dating app|flirt|ligar|girls like|attract
  heart-with-arrow rose; rose mobile-phone wine-glass; hue=285 setting=hearts
friend|friends|amigo|amigos|best friend|mejor amigo|mejor amiga|friendship|amistad|bff|fake friends
  people-hugging handshake; red-heart party-popper; hue=215 weak=yes
lonely|loneliness|soledad|feeling alone|all alone|sad|triste|crying|llorar|tristeza|feeling sad|grief|duelo|goodbye|despedida|farewell|rip
  crying-face cloud-with-rain; broken-heart cloud-with-rain; hue=250 setting=fog weak=yes
makeup|maquillaje|grwm|get ready with me|makeup tutorial|eyeshadow|sephora|foundation makeup|lipstick|labial|makeup artist|maquillage|макияж|メイク|메이크업|مكياج
  lipstick; sparkles mirror nail-polish; hue=330 intent=tutorial setting=bokeh
skincare|skin|piel|acne|glowing skin|cuidado piel|sunscreen|protector solar|moisturizer|wrinkles|arrugas|anti aging|look younger|rejuvenecer
  lotion-bottle mirror; sparkles cherry-blossom droplet; hue=330 intent=tutorial setting=bubbles
hair|pelo|cabello|hairstyle|peinado|haircut|corte pelo|hair care|curly hair|hair dye|tinte|bald|calvo|hair loss|hair growth|barber|barbero|peluqueria|braid|wig|hair transplant
  person-getting-haircut scissors; scissors hair-pick sparkles; hue=285 before=person-blonde-hair weak=yes
beard|barba|shave|afeitar|afeitado|mustache|bigote|grow beard
  person-beard razor; razor scissors mirror; hue=245
nails|nail polish|esmalte|esmalte uñas|layers nail polish|uñas gel|uñas acrilicas|pintar uñas|uñas perfectas|manicure|nail art|manicura|pedicure|gel nails|acrylic nails
  nail-polish; sparkles gem-stone cherry-blossom; hue=285
perfume|fragrance|cologne|fragancia|colonia|smell good|oler bien
  lotion-bottle bouquet; rose droplet gem-stone; hue=285 intent=review setting=smoke
beauty|belleza|beautiful|spa day|self care|autocuidado|beauty hacks|facial|ugly|feo|plastic surgery|cirugia plastica
  mirror cherry-blossom; lipstick sparkles lotion-bottle; hue=330 before=mirror weak=yes
tattoo|tatuaje|tatuajes|ink tattoo|piercing|tattoo artist
  fountain-pen dragon-face; skull rose dragon; hue=25
fashion|moda|outfit|outfits|clothes|ropa|clothing|style tips|wardrobe|vestir|look|streetwear|thrift|thrifting|segunda mano|vintage clothes|mode|fashion week|runway|pasarela|одежда|ファッション|패션|موضة
  dress t-shirt; high-heeled-shoe handbag sunglasses; hue=320 setting=bokeh intent=review
shopping|compras|haul|try on|try on haul|zara|target haul|black friday|sale|rebajas|mall|centro comercial|walmart|costco|supermarket|supermercado|groceries|grocery|ikea haul|shopping haul|ofertas
  shopping-bags shopping-cart; credit-card t-shirt sparkles; hue=320 setting=rays intent=review weak=yes
sneaker|sneakers|zapatillas|tenis nike|jordans|air jordan|nike|adidas|yeezy|shoe|shoes|zapatos|tenis zapatillas|кроссовки
  running-shoe; package fire label; hue=265 setting=bokeh intent=review
heels|tacones|high heels
  high-heeled-shoe; dress handbag; hue=230
watch collection|rolex|luxury watch|reloj lujo|reloj|relojes|omega watch|wristwatch
  watch; gem-stone sparkles; hue=150 setting=bokeh intent=review
bag|handbag|bolso|louis vuitton|gucci|hermes|chanel|designer bag|purse|luxury brand
  handbag; gem-stone high-heeled-shoe label; hue=150 setting=bokeh intent=review
sunglasses|glasses|gafas|lentes|eyeglasses
  sunglasses glasses; sun sparkles; hue=215
sewing|coser|costura|sew|knitting|crochet|tejer|ganchillo|yarn|embroidery|bordado|knit
  yarn sewing-needle; thread scissors t-shirt; hue=285 intent=tutorial
candle|vela aromatica|candle making|velas|soap making|hacer jabon
  candle soap; cherry-blossom soap; hue=285 intent=tutorial
christmas gift|regalo navidad|christmas presents|regalos navidad
  wrapped-gift; christmas-tree bell snowflake; hue=150 setting=snow
christmas|navidad|santa|santa claus|christmas tree|arbol navidad|xmas|papa noel|reyes magos|nochebuena|advent|weihnachten|noël|рождество|クリスマス|크리스마스
  christmas-tree santa-claus; wrapped-gift snowflake bell; hue=20 setting=snow
halloween|trick treat|pumpkin|calabaza|costume|disfraz|disfraces|halloween costume|noche brujas
  jack-o-lantern; ghost bat candy; hue=300 setting=fog
day of dead|dia muertos|catrina|coco pelicula
  skull; candle sunflower flower-playing-cards; hue=300 setting=confetti
easter|pascua|easter egg|semana santa|easter bunny
  rabbit-face egg; hatching-chick tulip; hue=285
birthday|cumpleaños|birthday party|surprise party|fiesta sorpresa|happy birthday|cumple|sweet 16|quinceañera|anniversaire|geburtstag|день рождения|誕生日|생일
  birthday-cake party-popper; balloon wrapped-gift confetti-ball; hue=285 setting=confetti
party|fiesta|celebration|celebracion|nightclub|discoteca|club|rave|prom|graduation party|fête
  party-popper mirror-ball; balloon confetti-ball clinking-glasses; hue=285 setting=confetti weak=yes
giveaway|sorteo|gift|regalo|present|surprise|sorpresa|surprising|gifts|regalos|mystery gift
  wrapped-gift; ribbon balloon party-popper; hue=285 setting=rays weak=yes
mystery box|caja misteriosa|unboxing|package unboxing|subscription box|caja|mystery package|opening box|unbox
  package wrapped-gift; red-question-mark eyes sparkles; hue=285 setting=rays intent=review
zodiac|zodiaco|horoscope|horoscopo|astrology|astrologia|tarot|scorpio|leo sign|gemini sign|aries|capricorn|aquarius|virgo|birth chart|carta astral
  crystal-ball; star crescent-moon sparkles; hue=285 setting=stars
god|dios|jesus|bible|biblia|prayer|oracion|church|iglesia|faith|fe cristiana|christian|cristianismo|religion|angel|pastor|catholic|catolico|pope|papa francisco|gospel|heaven|cielo cristiano
  church folded-hands; latin-cross dove candle; hue=250 setting=rays
islam|muslim|musulman|ramadan|quran|mosque|coran|allah|eid|رمضان|إسلام|القرآن|hajj
  mosque; crescent-moon star; hue=265 setting=stars
buddha|buddhism|budismo|monk|monje|spirituality|espiritualidad|manifestation|manifestar|law attraction|ley atraccion|chakra|energy healing|karma
  lotus person-in-lotus-position; candle sparkles yin-yang; hue=285 setting=rays
doctor|medico|health|salud|hospital|medicine|medicina|vaccine|vacuna|disease|enfermedad|surgery|cirugia|nurse|enfermera|medical|symptom|sintoma|врач|здоровье|医者|병원|طبيب|صحة|arzt|gesundheit|santé|saúde
  stethoscope health-worker; pill anatomical-heart syringe; hue=225 intent=tutorial setting=waves
pill|pastilla|drug|droga|drugs|drogas|addiction|adiccion|sober|sobriedad|quit drinking|dejar de beber|alcoholism|rehab|medication
  pill; warning syringe hourglass-not-done; hue=285 setting=smoke
smoking|fumar|cigarette|cigarro|quit smoking|dejar fumar|vape|vaping|tabaco|nicotine|cigarrillo
  cigarette; no-smoking lungs warning; hue=25 setting=smoke
cancer|tumor|diagnosis|chemo|terminal illness|cancer survivor
  reminder-ribbon; red-heart hospital folded-hands; hue=330
pain|dolor|back pain|dolor espalda|headache|dolor cabeza|injury|lesion|posture|postura|physical therapy|broken leg|knee|rodilla|fisioterapia
  bone adhesive-bandage; warning adhesive-bandage; hue=225 intent=tutorial
teeth|dientes|dentist|dentista|tooth|braces|brackets|whitening|toothbrush|sonrisa perfecta
  tooth; toothbrush sparkles; hue=225 intent=tutorial setting=bubbles before=tooth
eye|ojo|ojos|eyes|vision|eyesight|vista|lasik
  eye; glasses sparkles; hue=30
gut health|digestion|stomach|estomago|microbiome|probiotics|bloating|constipation
  microbe green-salad; red-apple pill; hue=215 intent=tutorial
longevity|longevidad|live longer|vivir mas|aging|envejecer|blue zones|centenarian|old people|bryan johnson
  hourglass-not-done old-man; red-heart green-salad dna; hue=250 intent=tutorial
weather|clima|tiempo hoy|rain|lluvia|storm|tormenta|thunder|trueno|lightning strike|rayo|sky|cielo
  cloud-with-lightning-and-rain; umbrella-with-rain-drops droplet high-voltage; hue=265 setting=sky weak=yes
winter|invierno|snow|nieve|freezing|frio|cold|snowman|blizzard|ice|hielo|coldest|snow day
  snowman snowflake; snowflake ice scarf; hue=240 setting=snow
autumn|otoño|fall season|fall decor|leaves fall|hojas otoño
  maple-leaf fallen-leaf; mushroom chestnut scarf; hue=220 setting=leaves
spring|primavera|spring cleaning
  tulip cherry-blossom; butterfly sun honeybee; hue=215 setting=leaves
`,
);
