/** Bloody violence in detail. `unlessInformative` does not apply to texts about art, history, medicine or prevention. */
export const gorePatterns = {
  always: `
    bloody|severed|chopped|cut .. fingers|finger|ear|ears|tongue|foot|feet|limb|torso .. plate|box|floor|off|table|blood
    severed|amputated fingers|finger|ear|ears|tongue|foot|feet|torso|penis
    dedos|dedo|oreja|orejas|lengua|mano|manos|pie|pies cortados|cortado|cortada|cortadas|arrancada|arrancados|amputados .. sangre|plato|mesa|caja|suelo
    head|skull exploded|exploding|explodes|bursting|smashed .. brain|brains|blood|matter|gore
    brain matter|matter|tissue
    masa encefalica
    suicide|suicidio .. blood|gunshot|rope|noose|wrists|razor|sangre|soga|disparo|hanging|jumping
    body|bodies|man|woman|person|child torn|cut|ripped|sliced|split|sawn|sawed in half|two|pieces
    body|bodies|man|woman|person|torso bisected
    cuerpo|hombre|mujer|persona partido|partida|cortado|cortada|serrado en|por dos|pedazos|trozos|mitad
    arrancan|arranca|arrancarle|sacan|sacarle|saca los|el|la|las|un .. ojo|ojos|corazon|tripas|lengua|piel|uñas|dientes .. cuchillo|sangre|vivo|viva|tenazas|manos
    cadaver|cuerpo|cadaveres|corpse|body|bodies en|in|with|con .. descomposicion|gusanos|maggots|decomposition|worms
    decomposing|decomposed|rotten|putrid|maggot body|bodies|corpse|corpses|cadaver|remains|face
    muerto|muerta|muertos ensangrentado|ensangrentada|ensangrentados|mutilado|mutilada
    cadaver|cadaveres|cuerpo|cuerpos .. ensangrentado|ensangrentados|destrozado|destrozados|calcinado|calcinados
    headless body|bodies|corpse|corpses|torso
    cuerpo|cuerpos|cadaver|cadaveres sin cabeza
    bloody|bloodied|bloodsoaked corpse|corpses|body|bodies|child|children|baby|stump|stumps|limbs
    dead bodies|body .. blood|bloody
    cadaveres|muertos .. sangre|amontonados|apilados
    stump|muñon .. blood|bleeding|sangre|sangrando
    person|man|woman|body|boy|girl burned|burnt|boiled|skinned|dissolved alive
    burning|boiling|skinning .. person|man|woman|child|people alive
    quemado|quemada|desollado vivo|viva
    autolesion|autolesiones|autolesionandose .. sangre|cuchilla|brazos
    cuts|scars|cortes .. wrists|wrist|arms|muñecas .. razor|blood|bleeding|cuchilla|sangre
    hacked|hacking to death|pieces
    hacha|machete <> cabeza|cuello|cara .. sangre
    axe|machete|knife .. in|into|through|splitting .. skull|head|face|eye|throat
    cuchillo|hacha clavado|clavada en .. ojo|cabeza|cuello|craneo
    cabeza|cabezas .. clavada|clavadas|empalada|empaladas .. estaca|pica|lanza
    head|heads on .. spike|spikes|stake|stakes|pike
    bleeding .. to death
    desangrandose
    disembowel*
    eviscerat*
    eviscerad*
    destripado|destripada|destripados|destripadas|destripando
    gore|gory|graphic|bloody|extreme .. corpse|corpses|mutilation|dismemberment|decapitation|beheading|torture|cadaver
    extreme|graphic|explicit|realistic|ultra gore
    gore explicito|extremo|realista
    snuff film|video|movie|scene
    guts|intestines|entrails|organs|bowels .. spilling|spill|hanging|falling|pouring|everywhere|ripped|exposed|splattered
    spilling|spilled|hanging|ripped|exposed|splattered|ripping|pulling .. guts|intestines|entrails|bowels
    tripas|visceras|intestinos|entrañas .. fuera|colgando|saliendo|esparcidas|esparcidos|aire|cayendo
    sacando|arrancando|arrancandole .. tripas|visceras|intestinos|entrañas|ojos|corazon|piel|lengua
    brains|brain splattered|blown|spilling|everywhere|exploding
    sesos .. esparcidos|volando|desparramados|pared
    dismembered|mutilated|decapitated|beheaded|disfigured|butchered|charred|rotting|maggot .. body|bodies|corpse|corpses|woman|man|child|people|person|girl|victim|victims|limbs|remains
    cuerpo|cuerpos|cadaver|cadaveres|hombre|mujer|niño|nino|persona .. mutilado|mutilados|mutilada|desmembrado|desmembrados|desmembrada|descuartizado|descuartizada|descuartizados|decapitado|decapitada|decapitados|despedazado|despedazada|degollado|degollada|putrefacto|destrozado
    mutilado|desmembrado|descuartizado|decapitado .. cuerpo|cadaver|hombre
    severed|chopped|cut|ripped|torn head|heads|limb|limbs|arm|arms|leg|legs|hand|hands .. blood|bloody|bleeding|floor|gushing|dripping|off
    severed head|heads|limbs
    ripped|torn|blown apart|open|off .. body|flesh|limbs|man|woman|victim
    body|bodies|man|woman|person|people|victim|flesh ripped|torn|blown|hacked apart|open|pieces
    cabeza|cabezas cortada|cortadas|arrancada|decapitada|cercenada|cercenadas
    brazos|piernas|miembros|extremidades .. arrancados|arrancadas|amputados|cercenados|cercenadas|cortados
    head chopped|cut|blown|ripped|sliced off|open
    cutting|chopping|sawing|slicing|ripping|cuts|chops|rips off .. head|arm|arms|limbs|leg|legs|face|skin
    cutting|chopping|sawing|slicing|ripping|cuts .. head|arms|limbs|legs|skin off|apart
    cortando|cortandole|arrancando .. cabeza|cuello|garganta
    slitting|slit|slits|slashing|cutting .. throat|throats|wrists|wrist
    throat slit|cut|slashed
    degollando|degollandola|degollandolo|degollada|degollado|rajando .. cuello|garganta|mujer|hombre|persona|victima
    cortandose|cortarse .. venas|muñecas
    blood gushing|spurting|spraying|squirting|pouring .. from|neck|wound|body|out|throat|everywhere
    gushing|spurting|spraying blood
    sangre .. brotando|salpicando|chorreando .. cuello|herida|cuerpo|cadaver
    pool|puddle of blood .. corpse|body|dead|around|victim|woman|man
    corpse|body|cadaver|dead .. pool|puddle of blood
    charco de sangre .. cadaver|cuerpo|muerto|muerta|victima|alrededor
    cadaver|cuerpo|muerto .. charco de sangre
    corpse|corpses|cadaver|cadaveres .. covered|bathed|soaked|cubierto|bañado|ensangrentado|ensangrentados .. blood|sangre
    blood|bloody|bleeding <> corpse|corpses
    pile|mountain|heap|piles of .. corpses|bodies|dead
    montaña|pila|monton de .. cadaveres|cuerpos
    flayed|skinned|flaying|skinning .. alive|person|man|woman|human|face
    human skin|flesh .. flayed|peeled|torn|hooks|ripped
    desollado|desollada|despellejado|despellejada|desollando .. vivo|viva|persona|hombre|mujer
    eye|eyes|eyeball|eyeballs gouged|ripped|torn|popping|hanging .. out|socket
    gouging|ripping out .. eye|eyes|heart|tongue
    ojo|ojos .. arrancado|arrancados|colgando
    crushed|smashed|exploded|exploding|split skull|head|heads|face .. blood|brains|gore|open
    skull crushed|smashed|split|cracked .. open|brains|blood
    craneo aplastado|abierto|reventado
    cabeza reventada|aplastada|explotando
    torturing|tortured|torture .. person|woman|man|victim|prisoner|child .. blood|bloody|knife|saw|screaming
    torturando|tortura .. persona|mujer|hombre|niño|prisionero .. sangre|cuchillo|sierra
    stabbing|stabbed|stabs .. eye|eyes|throat|repeatedly|face|heart|stomach|chest .. blood|bloody
    apuñalando|apuñalada|apuñalado|acuchillando .. sangre|repetidamente|cuello|ojo
    impaled .. body|bodies|person|man|woman|people|blood
    body|bodies|man|woman|person|people impaled
    empalado|empalada|empalados .. sangre|cuerpo|cuerpos|estaca
    cannibal|cannibals|eating .. human flesh|organs|corpse
    canibal|canibales|comiendo .. carne humana|cadaver|organos
    exposed bone|bones|organs|muscle .. blood|wound|flesh
    hanging|hanged|hangs himself|herself|themselves
    ahorcandose|ahorcado .. soga|colgando|suicidio
    suicide scene|hanging|wrists|gunshot
    shoots|shooting|shot himself|herself .. head|mouth|face
    dead|muerto|muerta baby|babies|child|children|bebe|niño|niña .. blood|bloody|sangre|ensangrentado
    animal|dog|cat|puppy|kitten|perro|gato .. tortured|skinned|mutilated|gutted|crushed|torturado|despellejado|mutilado|destripado
    chainsaw .. ripping|cutting|slicing|through .. body|man|woman|person|people|victim|flesh
    motosierra .. cortando|descuartizando .. persona|mujer|hombre|cuerpo|victima
    flesh ripping|torn|hanging|falling .. bones|face|body|off
    carne .. desgarrada|arrancada .. cuerpo|huesos
    gaping|open|oozing wound|wounds .. blood|bone|flesh|pus|gore|bleeding
    herida|heridas abierta|abiertas .. sangre|sangrando|hueso|carne
  `,
  unlessInformative: `
    self harm|mutilation
    mass grave .. bodies|corpses|rotting
    decapitation|beheading|decapitating|decapitated|beheaded|beheads
    decapitacion|decapitando|decapitado|decapitada
    dismemberment|dismembering|dismembered
    descuartizamiento|descuartizando|desmembrando
    mutilated|mutilation|mutilating
    mutilado|mutilada|mutilacion
  `,
};
