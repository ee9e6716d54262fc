/** Sexual content. `unlessInformative` does not apply to texts about art, history, medicine or prevention. */
export const sexualPatterns = {
  always: `
    full|total frontal
    desnudo frontal
    lesbian|gay|naked|horny couple .. bed|explicit|undressing
    explicit <> bed|bedroom|lesbian|lesbians
    explicito|explicita|explicitos <> cama|lesbianas|sexual
    giving|gives|receiving|performing|getting oral
    nudist|nudists|nudista|nudistas <> @person|beach|playa
    penis|vagina|vulva|anus|clitoris|testicles|pene|vulva .. close|closeup|primer|photo|foto|pic|pics|realistic|realista
    dick|cock pic|pics
    stepmom|stepsister|stepsis|stepmother|stepdad|stepson|stepbrother|madrastra|hermanastra .. seduces|seducing|seduction|seduce|seduciendo|bedroom|dormitorio
    doing it doggy|missionary
    doggy style
    missionary position
    a cuatro patas .. @person
    underage|preteen|minor <> thong|bikini|underwear|topless|panties|kissing|seduce
    thong|panties|braless|tanga|bragas <> @minor
    dominatrix|dominatriz|sadomasochism|sadomasoquismo|fetish|fetiche <> slave|esclavo|whip|whipping|@person|latigo
    xxx|porn film|films|movie|movies|star|actress|poster|adult
    adult film|films star|actress|actor|performer|scene
    video|videos|foto|fotos xxx|porno
    naked|nude slave|bodies|asses|butts
    busty|bosomy
    seducing|seduces .. undress|naked|nude|bed
    sex worker .. naked|nude|client
    prostitute|hooker|prostituta .. naked|nude|undressing|desnuda|cama
    ejaculating|ejaculation|eyaculando|eyaculacion .. face|cara
    dry humping
    groping|fondling|manoseando|tocandole .. breasts|breast|butt|ass|@person|pechos|tetas|culo
    tentacle porn|hentai|sex
    twerking naked|topless|nude
    sin sujetador|bragas|sosten
    quitandose la ropa|bragas|sujetador
    desvistiendose|desnudandose
    undressing <> @person
    taking off her|his|their clothes|bra|panties|underwear|bikini
    porno
    pornstar*
    pornhub
    pornographic
    pornografico|pornografica|pornograficos|pornograficas
    hentai|nsfw|rule34|lolicon|shotacon|ecchi|futanari
    blowjob*|handjob*|footjob*|cumshot*|gangbang*|bukkake|deepthroat*|rimjob*|creampie
    dildo*|buttplug*|strapon
    cunnilingus|fellatio|felacion|felaciones|cunilingus
    jizz
    tiddies|titties|tetazas|tetonas|tetona|culazo|culona
    big|huge|hot|bouncing|bare|naked|sexy boobs|tits|breasts
    milf|milfs
    camgirl*
    orgy|orgies|orgia|orgias
    erotica|erotico|eroticas|eroticos
    erotic .. photo|photos|picture|image|pose|poses|scene|dance|massage|woman|women|girl|girls|art|shoot
    sex scene|scenes|tape|tapes|doll|dolls|toy|toys|slave|slaves|position|positions|orgy|party|act|acts|video|videos
    hardcore|anal|oral|group|kinky|hot|explicit|rough|interracial sex
    sexual intercourse|act|acts|position|positions|pose|poses|fantasy|fantasies
    sexually explicit|suggestive|aroused|provocative
    x|xxx rated
    xxx video|videos|movie|movies|photo|photos|pics|scene|content
    escena|escenas|video|videos|foto|fotos|juguete|juguetes|posturas|posiciones de sexo
    escena|escenas|video|videos|foto|fotos|juguete|juguetes|postura|posturas|posiciones|acto sexual|sexuales
    sexo explicito|anal|oral|duro|salvaje|en|grupal
    haciendo el amor .. desnudos|desnuda|cama
    making love naked|nude
    follar|follando|follada|follandose|follame|follarse
    hacer|hace|haciendo|hacerle|haciendole .. mamada|mamadas
    chupando|chupa|chupar .. polla|verga|pene|pija
    polla|verga|pija .. grande|erecta|dura|enorme
    erect|throbbing penis|cock|dick
    huge|big penis|dick
    sucking|sucks|suck .. cock|dick|penis
    pene erecto
    wet|tight|shaved pussy
    pussy licking|close|closeup
    masturbating|masturbates|masturbandose|masturbarse
    fucking|fucks|fucked .. @person|her|him
    fucking each other
    getting fucked
    cum on|in|inside .. face|body|mouth|her|his
    cum|cums|semen .. face|mouth|cara|boca
    spread|spreading .. legs .. naked|panties|open
    abierta de piernas
    orgasm|orgasming|orgasmic <> @person|face|faces|scene
    orgasmo <> mujer|cara|chica
    topless <> @person
    sexy|seductive|provocative|lewd|horny|lingerie|erotic|sensual <> @minor
    lewd|horny <> @person
    cachonda|cachondas|cachondo|cachondos <> @person
    sexy|provocativa|provocativas|cachonda|sensual|lenceria|seductora <> @minor
    naked|nude|undressed|desnuda|desnudas|desnudo|desnudos <> @minor
    nude photos|photo|pics|pictures|selfies|shoot|photoshoot|scene|dance|leak|leaks|leaked|cosplay
    nudes
    leaked|send|sending|sends nudes|nude
    pack de nudes
    stripping|strips .. naked|clothes|lingerie|underwear
    exposed|bare|naked|nude breasts|breast|nipples|genitals|buttocks|butt|tits|ass|vagina
    showing|shows .. genitals|nipples|vagina|penis|tits|pussy|breasts
    nipples|pezones .. visible|visibles|showing|erect
    big|huge|nice|perfect|massive tits
    pechos|senos|pezones .. aire|descubiertos|desnudos|visibles
    enseñando|mostrando|enseña|muestra .. tetas|pechos|pezones|culo|genitales|vagina|pene|coño|senos
    bondage|bdsm <> @person|scene|escena
    rape scene|fantasy|porn
    raping|rapes .. @person|her|him
    gang rape
    violando|violandola .. mujer|chica|niña|nina|hombre
    striptease
    incest <> @person|scene|sister|mother
    upskirt*
    voyeur <> @person|shower|changing
    swallowing|drinking cum
    bestiality|zoofilia|necrophilia|necrofilia .. scene|photo|escena|foto|mujer|woman
    pedophile|pedofilo .. fantasy|fantasia
  `,
  unlessInformative: `
    boobs|boobies|tetas
    having|have|had|has sex
    tener|teniendo|tienen|tiene|haciendo|practicando sexo
    raped|rape <> @person|her|him
    porn
    pornography
    nude body|bodies
    pornografia
    naked|nude|unclothed|undressed <> @person
    naked|nude .. in|on .. bed|shower|bathtub|beach|street
    fully|completely|totally|entirely|posing|pose|poses|lying|half|standing|dancing naked|nude
    gets|getting|get naked|nude
    she|he is|was|lies|stands|poses .. naked|nude
    without|removing her|his|any|their clothes|clothing|bra|panties|underwear
    no clothes|clothing|bra|panties|underwear on
    @person .. without|wearing|with|removing no|any|her|his clothes|clothing|bra|panties
    @person wearing nothing
    desnuda|desnudas|desnudo|desnudos <> @person
    completamente|totalmente|posando|bailando|semi|medio desnuda|desnudo|desnudas|desnudos
    desnuda|desnudas|desnudos .. cama|ducha|playa|bañera
    @person .. sin ropa
    @person en pelotas|bolas|cueros
    @person .. encuerada|encueradas|encuerado
    threesome .. bed|@person
    trio sexual
    genitals|genitales .. close|closeup|primer|@person
  `,
};
