/**
 * Cities without a landmark among the drawings, with the flag of their country, in the format of `livingNouns`. The
 * flag stands for the city only if a prompt names no other thing that can be drawn.
 */
export const cityFlagLines = `
own-flag-pt: lisbon, lisboa, porto, oporto, algarve, madeira
own-flag-de: berlin, munich, hamburg, berlin@es, hamburgo
own-flag-nl: amsterdam, rotterdam
own-flag-it: milan, naples, florence, sicily, milan@es, napoles, florencia, sicilia
own-flag-es: madrid, seville, granada@es, sevilla, malaga, bilbao, mallorca, tenerife
own-flag-gr: athens, santorini, atenas
own-flag-at: vienna, viena
own-flag-ie: dublin
own-flag-se: stockholm, estocolmo
own-flag-dk: copenhagen, copenhague
own-flag-no: oslo
own-flag-fi: helsinki
own-flag-pl: warsaw, krakow, varsovia, cracovia
own-flag-tr: istanbul, estambul, cappadocia, capadocia
own-flag-kr: seoul, busan, seul
own-flag-jp: kyoto, osaka, hiroshima, kioto
own-flag-cn: beijing, shanghai, chengdu, pekin
own-flag-th: bangkok, chiang mai, phuket
own-flag-vn: hanoi, saigon, da nang
own-flag-ph: manila, cebu
own-flag-id: bali, jakarta, yakarta
own-flag-in: mumbai, delhi, new delhi, bombay, nueva delhi
own-flag-au: melbourne, brisbane
own-flag-ca: toronto, vancouver, montreal
own-flag-mx: mexico city, cancun, oaxaca, guadalajara, monterrey, cdmx, ciudad de mexico, tulum
own-flag-co: bogota, medellin, cartagena
own-flag-ar: buenos aires, patagonia, bariloche
own-flag-cl: valparaiso
own-flag-cu: havana, la habana
own-flag-br: sao paulo
own-flag-ma: marrakech, marrakesh, casablanca
own-flag-eg: cairo, el cairo
`;
