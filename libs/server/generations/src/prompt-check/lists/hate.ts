/** Hateful content. `unlessInformative` does not apply to texts about art, history, medicine or prevention. */
export const hatePatterns = {
  always: `
    burn|bomb|destroy all|every|the mosques|synagogues|churches|temples
    quemar|bombardear las|todas mezquitas|sinagogas|iglesias
    nazi|nazis|swastika|swastikas <> proud|proudly|saluting|glorious
    nazi|nazis|esvastica <> orgullosos|orgulloso|glorioso|gloriosos|orgullo
    @group|mexicans|muslims are .. criminals|rapists|terrorists|thieves|evil|freaks|disgusting|stupid|cancer|invaders|dirty|sick|lazy|dangerous|pigs|dogs|retarded
    @group son .. criminales|violadores|terroristas|ladrones|asquerosos|tontos|cancer|invasores|sucios|vagos|peligrosos|cerdos|perros|enfermos|anormales
    no blacks|jews|muslims|gays|negros|judios|gitanos|moros|immigrants|inmigrantes allowed|here|aqui|permitidos
    whites|white only|country|nation .. country|only|nation|zone|neighborhood
    solo blancos|para blancos
    retards|trannies|fags|darkies|kaffirs|injuns are|in|at|should|must|out|go
    ugly|stupid|dumb|filthy retards|trannies|fags|retard
    subnormales|mongolos|mongolitos|retrasados .. clase|mentales|son
    panchitos|negratas|moromierda|machupichus fuera|son|de
    @group|maricones|bolleras|travelos should|must|deserve|need .. die|shot|burn|hang|killed|deported|beaten
    @group|maricones|bolleras .. deberian|merecen .. morir|muertos|hoguera|fusilados
    final solution .. now|again|good|@group
    muslim|jewish|black|gay|immigrant invasion|plague|filth|scum
    invasion|plaga musulmana|judia|mora|negra|gitana
    nazi propaganda
    hitler .. legend|genius|savior|genio|salvador|idolo
    saluting|saluda|saludo hitler|fascista
    nigger*
    niggas
    faggot*
    kikes|gook|gooks|wetback*|raghead*|towelhead*|beaner|beaners|shemale*|jigaboo*|porchmonkey*|untermensch*
    chinks
    dirty|filthy|stupid|damn|fucking|ugly|disgusting chink|spic|kike|paki|coon|dyke|tranny|gypsy|retard|fag|@group
    negrata*
    sudacas
    maricon|maricones
    putos|putas|malditos|malditas|asquerosos|asquerosas|sucios|sucias @group
    @group de mierda
    puto|puta|maldito|maldita|asqueroso|asquerosa|sucio|sucia negro|judio|moro|gitano|sudaca|negra|judia|mora|gitana|sudaca
    moros fuera
    fuera moros|negros|judios|gitanos|inmigrantes
    kill|kills|killing|murder|exterminate|eliminate|gas|deport|burn|hang|lynch|hate|eradicate all|every @group
    all @group must|should die|burn|hang
    i|we hate @group
    death|muerte to|a|al|all|todos all|los|las|the @group
    death to @group
    muerte a .. @group
    matar|mata|matad|exterminar|exterminad|quemar|gasear|eliminar|linchar|odio|odiamos a todos|todas los|las @group
    exterminemos|matemos|quememos .. @group
    @group|@nation are|is .. @scorn
    @group|black people|people are|as|like @scorn
    black|trans|gay|brown|jewish|disabled|muslim people|folks are|is|as|like .. @scorn
    @group as rats|vermin|cockroaches|monkeys|apes|parasites|pigs
    @group|@nation son .. @scorn
    @group como ratas|cucarachas|monos|simios|cerdos|alimañas
    black person|man|woman|people|guy .. as|like .. monkey|ape|gorilla|monkeys|apes|gorillas
    persona|hombre|mujer negra|negro .. como .. mono|simio|gorila|mona
    heil|sieg hitler|heil
    hail|viva|arriba|gloria hitler
    hitler was|is right|hero|god
    hitler tenia|tiene razon
    hitler .. did nothing wrong
    white power|pride worldwide|forever|rally|march|rises
    white power
    white|aryan supremacy|race .. rules|wins|forever|superior|master|best
    superior|master race .. white|aryan
    supremacia|raza blanca|aria .. superior|siempre|gana|domina
    poder blanco
    glorify|glorifying|celebrate|celebrating|praising|glorious|heroic|honoring hitler|nazi|nazis|kkk|ss|klan
    glorificando|celebrando|glorioso|heroico|honor a|al|los|las hitler|nazi|nazis|kkk|klan
    homenaje|gloria a hitler
    nazi|klan hero|heroes
    hitler|nazis|kkk|klansmen|klan is|are|was|were|as|our our|the|a|true|great hero|heroes
    hitler|nazis|kkk|klansmen|klan are|our|son|eran heroes
    holocaust never|didn|hoax|lie|fake
    holocaust .. never happened
    holocaust is|was a hoax|lie
    holocausto es|fue|nunca .. mentira|existio|farsa|invento
    proud|happy|smiling|cool .. nazi|nazis|klansman|klansmen|swastika
    swastika|esvastica .. flag|tattoo|banner|bandera|tatuaje .. proud|pride|orgullo|orgulloso
    ethnic cleansing .. good|now|glorious|solution
    go back to africa|mexico|your
    volved|vuelve|vuelvan a vuestro|tu|su pais .. @group|moro|negro|sudaca
    vuelve|volved a africa
    blackface
    greedy|hooked .. jew|jews
    jew|jews|judio|judios .. hooked|greedy|avaro|avaros|narizotas|controlling|control|controlan .. nose|money|world|mundo|dinero|gold
    antisemitic|racist|homophobic|transphobic caricature|cartoon|meme|poster|propaganda
    caricatura|meme|cartel|propaganda racista|antisemita|homofobo|homofoba|transfoba
    women|mujeres belong|pertenecen|deben .. kitchen|cocina|calladas
    women are|is .. inferior|property|objects|stupid
    las mujeres son .. inferiores|estupidas|objetos|propiedad
  `,
  unlessInformative: `
    kill|killing|murder|exterminate|eliminate|gas|deport|burn|hang|lynch|hate|eradicate the|these|those @group
    kill|murder|lynch|deport|gas|exterminate|hate @group
    matar|mata|matad|exterminar|exterminad|quemar|gasear|fusilar|linchar|odio|odiamos @group
    matar|mata|matad|exterminar|exterminad|quemar|gasear|fusilar|eliminar|linchar|odio|odiamos a los|las @group
    kkk|klan .. burning|rally|march|parade .. cross|proud
    ku klux klan .. burning|rally|hero|great
    lynching .. @person|black
    gas chamber .. @group|funny|party
  `,
};
