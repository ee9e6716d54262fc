/** History, war, states, religion and fortune telling: words of English titles, in the format of `livingNouns`. */
export const historyAndBeliefWords = `
own-roman-helmet: roman legionary, gladiators fight, 300 spartans, thermopylae, punic wars, carthage, roman britain, trojan war, troy, peloponnesian war, fall of rome, alexander the great, roman army life, caesar, battle of thermopylae
own-column-laurel: greek philosopher, philosopher, stoic, stoicism, ancient philosophers, ancient greeks, plato, aristotle, socrates, seneca, epictetus, meditations marcus aurelius, trajan, hadrian, constantine, roman emperors ranked, roman senator, rome empire, epicurus, diogenes, nietzsche, philosophy, kant, existentialism, nihilism, philosophy class
trident-emblem: poseidon, aquaman
own-pyramid: giza, great pyramid, egyptians, egyptian, ancient egyptian, pyramids of giza, nefertiti, pyramid builders, who built the pyramids, luxor
own-pharaoh-mask: tutankhamun's tomb, mummy, mummification, egyptian gods, anubis, egyptian pharaoh, egyptian tomb, king tut's tomb, ramses ii
own-step-pyramid: the aztecs, maya calendar, aztec civilization, tenochtitlan, incas, teotihuacan, moctezuma, human sacrifice, ancient mayans, mayan ruins, cortes, conquistadors, hernan cortes, olmecs, mayan pyramid
own-viking-helmet: ragnar, norse mythology, thor, norse gods, loki, ivar the boneless, berserker, leif erikson, viking age, viking invasion, vikings valhalla, great heathen army, yggdrasil, viking raid, viking warrior
own-knight-helmet: knights templar, medieval battle, medieval weapons, joan of arc, jousting, king arthur, agincourt, hundred years war, medieval armor, lancelot, richard the lionheart, robert the bruce, william the conqueror, battle of hastings, excalibur legend, camelot
own-samurai-helmet: samurai armor, miyamoto musashi, musashi, oda nobunaga, samurai sword fight, last samurai, shogunate, edo japan, sengoku, tokugawa
own-mongol-bow: mongol horde, kublai khan, mongolian empire, mongol invasion, mongol army, attila the hun, genghis khan's tomb
castle: medieval hygiene, medieval life, medieval times, medieval people, medieval peasant, medieval torture, middle ages life, medieval europe, medieval city, feudalism, bran castle, medieval medicine, windsor castle, neuschwanstein, edinburgh castle, medieval food, abandoned castle, cinderella castle, hogwarts castle, castle siege
person-with-crown: henry viii, king charles, queen elizabeth, queen victoria, royals, tudors, the tudors, king henry, marie antoinette, anne boleyn, british monarchy, monarchy, louis xiv, kings and queens, coronation, tsar, emperors, ottoman sultan, sultan, mary queen of scots, royal families, catherine the great, romanovs, king louis xiv, queen of england, king george, prince william, meghan markle, princess diana, british royal family
own-plague-mask: bubonic plague, the plague, great plague
military-helmet: boot camp, basic training, navy seal, green beret, army ranger, marine corps, us marines, special forces, delta force, us army, us military, military life, military family, veterans, world war 3, ww3, wwii documentary, pearl harbor, battle of stalingrad, kursk, battle of the bulge, iwo jima, dunkirk, omaha beach, d-day landing, gulf war, korean war, vietnam veteran, trench warfare, trenches, the somme, verdun, ukraine war, military draft, drill sergeant, enlisting, enlisted, army basic training, us navy, national guard, air force life, desert storm, iraq war, afghanistan war, west point, paratroopers, band of brothers, general patton, rommel, wehrmacht, red army, gettysburg, ww2 veteran, ww1 trenches, military training, eastern front, hell week, buds training, military boot camp
own-mushroom-cloud: nuclear weapons, nuclear weapon, nukes, nuke, hydrogen bomb, manhattan project, nagasaki, nuclear fallout, cuban missile crisis, tsar bomba, atom bomb, nuclear apocalypse, nuclear attack, nuclear winter
own-missile: missile attack, ballistic missile, icbm, iron dome, missile strike, missile defense, hypersonic missile, himars, missile launch, drone strike, air strike
own-cooling-towers: fukushima, nuclear meltdown, three mile island, chernobyl disaster, nuclear waste, chernobyl minute, nuclear accident
own-st-basil: soviet union, ussr, russian revolution, stalin, lenin, moscow, gulag, kgb, soviet, rasputin, iron curtain, trotsky, gorbachev, cold war explained
own-great-wall: ancient china, ming dynasty, great wall china, chinese dynasty, qin dynasty, han dynasty, terracotta army
own-quill-parchment: founding fathers, george washington, thomas jefferson, benjamin franklin, alexander hamilton, american revolution, revolutionary war, poems explained, bill of rights, us constitution, constitution explained, edgar allan poe, poet, emily dickinson, magna carta, amendments, first amendment, faux calligraphy, modern calligraphy, sonnet, federalist papers, second amendment, 2nd amendment
top-hat: abraham lincoln, lincoln, lincoln assassination, victorian era, victorian england, magicians, victorian london
statue-of-liberty: ellis island, us history, american history, apush, 4th of july, fourth of july, american culture, nyc vlog, moving to nyc, americans, usa road trip, things to do in nyc, new york city, nyc, living in nyc, moving to america, moving to new york, american accent training, us immigration
ballot-box-with-ballot: presidential election, election results, election night, midterm elections, electoral college, primary election, polls, voters, swing states, gerrymandering, election day, ballots, voter fraud, presidential debate, mayoral race, democracy, filibuster, democrats, republicans, mamdani
classical-building: white house tour, congress explained, government shutdown, three branches of government, capitol building, us capitol, january 6, lincoln memorial, smithsonian, parthenon marbles, ancient architecture
own-colosseum: colosseum tour, rome in a day, rome italy, rome travel, trip to rome, visiting rome
own-cannon: civil war cannon, cannonball
pirate-flag: pirate life, jack sparrow, captain kidd, one piece theory, one piece luffy, pirate code, luffy, one piece chapter, piracy, one piece live action, one piece ending
own-treasure-chest: oak island, lost treasure, sunken treasure, treasure hunting, treasure hunt, treasure hunter, curse of oak island, hidden treasure
coin: metal detecting, metal detector, metal detectorist, coin roll hunting, coin collecting, coin collection, rare coins, rare coin, silver coins, penny worth, old coins, xrp, solana, altcoins, altcoin, meme coin, memecoin, cardano, crypto portfolio, shiba coin, silver stacking, coins worth money, pi network, numismatics, coin flip, rare pennies
own-bitcoin: bitcoin price, bitcoin crash, bitcoin halving, crypto crash, crypto news, crypto trading, crypto wallet, bitcoin mining, crypto mining, blockchain, satoshi nakamoto, crypto bull run, bull run, ftx, sam bankman-fried, defi, coinbase, binance, nft, bitcoin etf, microstrategy, crypto scam
own-noahs-ark: great flood, noah's flood, flood of noah
own-stone-tablets: the ten commandments, mount sinai, commandment, book of exodus, exodus
own-bible: bible explained, holy spirit, psalm 91, bible in a year, new bible, devotional, book of job, book of genesis, leviticus, book of daniel, book of enoch, nephilim, bible stories, bible story, bible journaling, gospel of john, proverbs, book of proverbs, apostle paul, parables of jesus, christianity, bible prophecy, end times, rapture, second coming, antichrist, theology, bible project, mormon, book of mormon, jehovah's witness, jehovah's witnesses, christian apologetics, apologetics, adam and eve, book of acts, king solomon, garden of eden, ecclesiastes, bible timeline, book of ruth, christians
own-praying-hands: how to pray, prayer for, fasting and prayer, pray every day, powerful prayer, war room, prayer request, prayer life, prayed, pray for you, evening prayer, the lord's prayer, lord's prayer, deliverance prayer, healing prayer, pray for peace, bedtime prayer, prayer warrior, intercession
own-rosary: hail mary prayer, holy rosary prayer, divine mercy, chaplet, mother mary, our lady of fatima, fatima
own-priest: catholic priest, confession catholic, vatican secrets, new pope, conclave, catholicism, catholics, catholic mass, seminary, megachurch pastor, youth pastor, padre pio, inside the vatican, pope leo xiv, cardinals vatican, televangelist
church: megachurch, left the church, left church, sunday service, church service, church planting, church hurt, church music, vatican city, st peter's basilica, notre dame, baptism, baptized, baptist, communion, amish, youth group, abandoned church
latin-cross: good friday, easter sunday, crucifixion, crucified, resurrection, ash wednesday
mosque: converted to islam, quran, ramadan day, hijabi, eid, halal, muslims, prophet muhammad, sharia, imam, convert to islam, iftar, suhoor, taraweeh, sufi
kaaba: umrah, hajj pilgrimage
own-menorah: hanukkah, shabbat, kosher, torah, rabbi, orthodox jew, passover, hasidic, talmud, jews, bar mitzvah, synagogues
own-buddha: buddhist, dalai lama, zen, tibetan, zen buddhism, nirvana buddhism, enlightenment, dharma, four noble truths
own-monk: monk mode, living with monks, monk life, monastery, thai monk, monk lifestyle, buddhist temple stay
hindu-temple: hinduism, hindu gods, shiva, krishna, vishnu, bhagavad gita, diwali, hindus, mahabharata, ramayana, vedas, hanuman, ganesha
star-of-david: kabbalah
own-tarot-cards: pick a card, tarot card reading, tarot beginners, tarot spread, tarot cards explained, oracle cards, love reading, psychic reading, tarot deck, soulmate reading, tarot pick a card
crystal-ball: clairvoyant, nostradamus, baba vanga, zodiac sign, birth chart, horoscopes, mercury retrograde, astrologer, scorpio season, moon sign, saturn return, rising sign, numerology, natal chart, libra season, leo season, cancer season, virgo season, pisces season, aries season, gemini season, taurus season, capricorn season, aquarius season, sagittarius season, scorpio man, leo man, virgo man, simpsons predictions, clairvoyance
own-dreamcatcher: native american, native american tribes, cherokee, navajo
baby-angel: angel number, guardian angel, biblically accurate angels, biblically accurate angel, archangel, archangel michael, fallen angel
angry-face-with-horns: demonic, demonic possession, satanic, satanic panic, devil worship, lucifer morningstar
`;
