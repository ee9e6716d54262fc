import { topics } from './topic';

/** Topics about video games by name and by kind, and about table games. */
export const gaming = topics(
  { intent: 'gaming', setting: 'pixels', hue: 290 },
  `
minecraft hardcore|hardcore mode|modo hardcore|hardcore
  pick crossed-swords; gem-stone skull red-heart sheaf-of-rice; hue=145
minecraft house|minecraft build|casa minecraft|construir minecraft|minecraft base|minecraft city
  pick house; brick wood evergreen-tree; hue=145
minecraft redstone|minecraft mod|minecraft server|servidor minecraft
  pick; gear gem-stone evergreen-tree; hue=145
minecraft speedrun|minecraft manhunt|beat minecraft|minecraft ender dragon
  pick stopwatch; stopwatch dragon-face crossed-swords; hue=145
minecraft|マインクラフト|マイクラ|마인크래프트|майнкрафт|ماينكرافت
  pick; gem-stone evergreen-tree pig-face bomb; hue=145
roblox|roblox obby|roblox tycoon|로블록스|роблокс
  video-game; trophy bomb ladder; hue=240
fortnite victory|fortnite battle royale|fortnite|battle royale|warzone|pubg|apex legends|free fire
  parachute bullseye; crossed-swords trophy collision; hue=285 setting=sky
gta 6|gta vi|gta 5|gta|grand theft auto
  police-car racing-car; money-with-wings palm-tree police-car-light; hue=330 setting=sunset
call of duty|call duty|counter strike|csgo|cs2|valorant|overwatch|shooter|fps game|aim trainer|rainbow six
  bullseye military-helmet; collision bomb fire; hue=40 setting=smoke
league legends|dota|moba|mobile legends|honor kings
  crossed-swords shield; shield magic-wand trophy; hue=265
elden ring|dark souls|soulslike|bloodborne|sekiro|boss fight|jefe final|final boss|hardest boss
  crossed-swords dagger; shield fire skull; hue=50 setting=embers
zelda|breath wild|tears kingdom|hyrule
  bow-and-arrow crossed-swords; shield gem-stone deciduous-tree; hue=150 setting=hills
mario kart|kart racing
  racing-car; banana mushroom chequered-flag; hue=30 setting=road
super mario|mario bros|mario odyssey|mario
  mushroom; coin star castle; hue=245 setting=sky
pokemon card|carta pokemon|pokemon pack|cartas pokemon
  joker; sparkles dragon-face package; hue=95
pokemon|pikachu|pokémon|ポケモン|포켓몬
  high-voltage; fire droplet leaf-fluttering-in-wind; hue=25
sonic|hedgehog game
  hedgehog running-shoe; ring dashing-away chequered-flag; hue=250 setting=speed
pac man|pacman|arcade|maquina recreativa|retro game|retro gaming|juego retro|videojuego retro|old game|atari
  joystick alien-monster; ghost coin alien-monster; hue=300 setting=synth
tetris|puzzle game|puzzle|rompecabezas
  puzzle-piece; brain stopwatch; hue=265
space invaders|space game|starfield|no man sky
  alien-monster rocket; ringed-planet rocket; setting=space hue=285
among us|amongus|impostor
  astronaut detective; red-question-mark knocked-out-face rocket; setting=space hue=300
five nights freddy|fnaf|poppy playtime|huggy wuggy|animatronic
  bear robot; flashlight skull teddy-bear; hue=300 setting=smoke intent=horror
horror game|scary game|juego terror|videojuego terror|resident evil|silent hill|phasmophobia|outlast|horror gaming
  ghost skull; video-game flashlight spider-web; hue=300 setting=fog
zombie game|last of us|juego zombie|left 4 dead|dying light
  person-zombie; axe fire video-game; hue=140 setting=fog
fifa|ea fc|ultimate team|football manager|efootball|pes
  soccer-ball; video-game trophy goal-net; hue=150 setting=stadium
nba 2k|madden|sports game
  basketball; video-game trophy fire; hue=30 setting=stadium
gran turismo|forza|need for speed|need speed|racing game|juego carrera|sim racing|assetto corsa
  racing-car; chequered-flag wheel video-game; hue=250 setting=road
flight simulator|simulador vuelo
  small-airplane airplane; cloud joystick compass; hue=240 setting=sky
farming simulator|stardew valley|animal crossing|harvest moon|farm game|cozy game
  sheaf-of-rice seedling; cow-face tractor sunflower; hue=140 setting=hills
sims|los sims|the sims|sims 4
  house-with-garden; couch-and-lamp baby gem-stone; hue=150 setting=hills
city builder|cities skylines|simcity|city building
  cityscape-at-dusk office-building; building-construction bus money-bag; hue=230 setting=skyline
civilization|age empires|strategy game|juego estrategia|rts|total war|clash clans|clash royale
  castle crossed-swords; shield crown bow-and-arrow; hue=40 setting=hills
skyrim|witcher|baldur gate|rpg|juego rol|rol|world warcraft|wow classic|final fantasy|dragon quest|genshin impact|mmorpg
  dragon-face person-mage; crossed-swords castle gem-stone; hue=290 setting=mountains
god war|assassin creed|norse game
  axe shield; shield fire high-voltage; hue=25 setting=mountains
spider man game|batman game|superhero game
  person-superhero; spider-web cityscape-at-dusk; hue=25 setting=skyline
cyberpunk|cyberpunk 2077
  mechanical-arm robot; high-voltage gem-stone; hue=330 setting=synth
red dead|red dead redemption|western game
  cowboy-hat-face horse; cactus desert sunset; hue=50 setting=desert
subnautica|underwater game
  diving-mask; squid fish bubbles; hue=220 setting=sea
terraria|sandbox game|crafting game
  hammer-and-pick; evergreen-tree gem-stone bomb; hue=150
fall guys|party game|juego fiesta
  crown; confetti-ball trophy balloon; hue=330 setting=confetti
rocket league
  soccer-ball racing-car; fire rocket goal-net; hue=265 setting=stadium
undertale|indie game|juego indie|hollow knight|cuphead
  red-heart joystick; crossed-swords bug coin; hue=280
game development|desarrollar videojuego|game dev|gamedev|make a game|making game|crear videojuego|hacer videojuego|unity|unreal engine|godot
  video-game laptop; laptop gear light-bulb; hue=265 setting=blueprint
speedrun|speedrunner|world record run|any percent
  stopwatch; video-game chequered-flag fire; hue=265 setting=speed
esports|pro gamer|gaming tournament|torneo videojuego|pro player|clutch
  trophy video-game; fire headphone video-game; hue=285 setting=stage
playstation|ps5|ps4|ps6|play station|プレステ
  video-game; optical-disk television headphone; hue=255
xbox|game pass
  joystick video-game; optical-disk television headphone; hue=145
nintendo switch|nintendo|switch 2|game boy|wii
  joystick video-game; mushroom star coin; hue=25
steam deck|handheld console|rog ally|consola portatil
  video-game; battery headphone backpack; hue=250
vr|virtual reality|realidad virtual|vr headset|meta quest|oculus|vision pro
  goggles; video-game sparkles robot; hue=300 setting=grid
gaming setup|setup gamer|setup gaming|gamer room|cuarto gamer|habitacion gamer|gaming room|battlestation
  desktop-computer video-game; headphone keyboard joystick; hue=300 setting=room
gaming chair|gaming mouse|gaming keyboard|teclado mecanico|mechanical keyboard
  keyboard computer-mouse; computer-mouse headphone; hue=300
gacha|loot box|opening packs|pack opening|abrir sobres|case opening
  wrapped-gift slot-machine; gem-stone sparkles coin; hue=285 setting=rays
cheater|hacker game|tramposo|cheating
  disguised-face detective; video-game prohibited warning; hue=25
noob pro|noob vs pro|pro hacker|noob
  clown-face trophy; video-game trophy crown; hue=95
chess|ajedrez|checkmate|jaque mate|grandmaster|gran maestro|magnus carlsen|gambit|شطرنج|шахматы
  chess-pawn; crown brain stopwatch; hue=285 setting=checker
poker|casino|blackjack|gambling|apuestas|slots|tragaperras|roulette|ruleta|las vegas casino
  slot-machine spade-suit; game-die money-bag coin; hue=150 setting=bokeh
dice|dado|board game|juego mesa|monopoly|catan|tabletop
  game-die; puzzle-piece chess-pawn money-bag; hue=150 setting=checker
dungeons dragons|dnd|dungeon master|dungeon|mazmorra
  game-die dragon-face; dragon castle crossed-swords; hue=290 setting=fog
card game|juego cartas|yugioh|yu gi oh|magic gathering|hearthstone|trading card|uno
  joker; spade-suit heart-suit sparkles; hue=285
darts|dardos|billiards|billar|pool game|bowling|bolos
  pool-8-ball bullseye; bowling trophy; hue=150
lego|legos|lego set|building blocks
  brick puzzle-piece; building-construction castle racing-car; hue=25 setting=checker
toy|juguete|toys|hot wheels|action figure|figura accion|muñeca|barbie|doll
  teddy-bear nesting-dolls; yo-yo kite balloon; hue=340 setting=room weak=yes
game|gaming|gamer|videojuego|juego|gameplay|console|consola|partida|game review|video game|videogame|playthrough|walkthrough|jogo|jogos|jeu video|jeux video|videospiel|spiel|игра|игры|ゲーム|게임|لعبة|العاب|游戏|游戲
  video-game joystick; headphone television alien-monster trophy; hue=300
`,
);
