/** Photography, film characters, magic, painting and crafts: words of English titles, in the format of `livingNouns`. */
export const mediaAndArtWords = `
camera: sony a7, sony a7 iv, a7 iv, sony a7iii, canon r6, canon r5, nikon z6, nikon z8, x100v, x100vi, fuji x100vi, sony fx3, fx3, mirrorless, mirrorless camera, sony alpha, point and shoot, 35mm film, 35mm, film photography, film camera, disposable camera, analog photography, shoot film, photo shoot, photoshoot, headshots, headshot, portrait photography, product photography, street photography, landscape photography, wildlife photography, wedding photography, wedding photographer, astrophotography camera, sports photography, portrait session, photography business, photography tips, canon camera, exposure triangle, aperture, shutter speed, iso photography, long exposure, camera gear, digital camera, cinema camera, bokeh, flash photography, food photography, macro photography, boudoir, photo session, selfies, ricoh gr, leica q3, leica m, composition photography, night photography, medium format, kodak, hasselblad, digicam, paparazzi, photojournalism, photo contest, vlog camera
own-camera-lens: prime lens, lenses, 50mm, 85mm, camera lenses, 50mm lens, anamorphic, sigma lens, 35mm lens, macro lens, telephoto, kit lens, 24-70mm, 70-200mm
own-action-camera: gopro hero, osmo pocket, dji osmo, osmo action, insta 360
own-drone: drone footage, fpv drone, dji mini, dji mini 4 pro, drone license, part 107, drone pilot, mini drone, drone racing, drone crash, dji neo, drone photography, fpv, mavic, dji mavic
film-projector: movie theater, movie theaters, imax theater, old movies, cinemas, silent film
own-film-reel: stop motion, animation, claymation, animator, 2d animation, animated short, film development, develop film, developing film, super 8, studio ghibli, animated movies
person-superhero: marvel, mcu, marvel movies, marvel studios, marvel cinematic universe, superhero movies, superhero movie, deadpool, wolverine, dc comics, dceu, justice league, captain america, x-men, doctor strange, comic books, comic book, homelander, fantastic four, doomsday avengers, avengers doomsday, thunderbolts, thanos, james gunn superman, batgirl, wonder woman, supergirl, hulk, joker vs batman, dark knight, peacemaker
person-mage: harry potter details, hogwarts, hermione, voldemort, dumbledore, gandalf, witchcraft, warlock, wicca, harry potter books, severus snape, baldurs gate wizard, harry potter series, salem witch trials, wizarding world, draco malfoy, witchtok
person-fairy: fae, pixie dust, tooth fairies
person-merpeople: sirens mythology, little mermaid
dragon: house of the dragon, dragons explained, smaug, daenerys, how to train your dragon, targaryen, dragon eggs, dragonborn
own-throne: game of thrones, game of thrones ending, westeros, got ending, game of thrones finale, asoiaf, winds of winter, king of westeros
magic-wand: magicians fools, magician fools, magic tricks, magic trick, penn and teller, david blaine, magic show, street magic, fool us, magician reveals, magicians revealed, illusionist, sleight of hand, close up magic, criss angel, magicians code, magic secrets, mentalist, coin trick, coin magic, shin lim, hypnosis, hypnotist, hypnotized, mind reading, mentalism
person-juggling: juggling, juggler
clown-face: killer clown, john wayne gacy clown, clown makeup, clown college, jester
own-easel-canvas: canvas painting, oil paint, oil painting mistakes, landscape painting, portrait painting, painting portrait, plein air, impressionism, monet, rembrandt, caravaggio, oil portrait, art for beginners, painting challenge, painting process, art studio, art prints, artwork, da vinci painting, art student, paintings, picasso, salvador dali
framed-picture: mona lisa theft, art gallery, art museum, louvre, art history, starry night, van gogh, gallery wall, art forger, banksy, most expensive painting, da vinci, leonardo da vinci, michelangelo, art critic, wall art, the louvre, art restoration, frida kahlo, vermeer, art collector, fake painting
own-pottery-wheel: wheel throwing, throwing pottery, ceramics class, kiln, glazing pottery, sculpting, polymer clay, pottery studio, pottery class, hand building clay, air dry clay, pottery wheel throwing, sculpture, glaze, sculptor, clay pots, pottery beginners, ceramic artist, pottery business, kintsugi
candle: candle making, scented candles, candle business, candle haul, soy candles, wax melts, bath and body works, yankee candle, making candles, candle wax
soap: soap making, soapmaking, soap making business, cold process soap, soap cutting, bar soap, lye soap
scissors: paper crafts, papercraft, cricut projects, diy crafts, 5 minute crafts, craft hacks, arts and crafts, crafts, crafting, paper cutting, craft room, kids crafts, craft ideas, crafters, collage, silhouette cameo
own-glue: slime glue, epoxy glue, superglue
own-trampoline: trampoline park, trampoline tricks
yo-yo: yoyo, yoyo tricks, yo-yo tricks
own-keyhole: escape room, lockpicking, lock pick, lockpickinglawyer, locksmith, lock picker, escape room challenge
own-roller-door: storage unit finds, storage wars, abandoned storage unit
`;
