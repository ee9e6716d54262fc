import { topics } from './topic';

/** Topics about animals, plants and the weather. */
export const animals = topics(
  { intent: 'animals', setting: 'hills', hue: 215 },
  `
cat vs dog|dog vs cat|gato vs perro|perros gatos|cats dogs
  cat dog-face; paw-prints fish bone; hue=285
kitten|gatito|kittens|rescue cat|stray cat|gato callejero|adopt cat|adoptar gato|gatitos
  cat; yarn paw-prints red-heart; hue=285 setting=hearts
cat|gato|gata|cats|gatos|katze|кот|кошка|котик|猫|ねこ|고양이|قطة|قط
  cat cat; fish yarn paw-prints red-heart; hue=285 setting=room
puppy|cachorro|cachorros|puppies|rescue dog|perro callejero|adopt dog|adoptar perro|golden retriever|husky|labrador|pug|chihuahua|bulldog|corgi|french bulldog
  dog; bone paw-prints red-heart; hue=225 setting=hearts
dog training|train dog|adiestrar perro|entrenar perro|train your dog|train puppy|adiestramiento canino|dog trick|potty training
  service-dog dog; bone tennis check-mark-button; hue=225 intent=tutorial
german shepherd|pitbull|rottweiler|guard dog|police dog|dangerous dog|perro peligroso
  guide-dog dog; warning shield bone; hue=225
dog|perro|perra|dogs|perros|doggo|cão|hund|chien|собака|пёс|пес|щенок|犬|いぬ|강아지|개가|كلب|狗
  dog dog; bone paw-prints tennis red-heart; hue=225 setting=hills
pet|pets|mascota|mascotas|exotic pet|mascota exotica|pet care|pet shop|veterinarian|veterinario|vet|haustier|животные
  paw-prints dog-face; cat-face rabbit-face parrot; hue=285 weak=yes
hamster|guinea pig|cobaya|gerbil
  hamster; peanuts seedling; hue=225
rabbit|conejo|bunny|hare|conejito
  rabbit-face; carrot herb; hue=225
mouse trap|rat|rata|raton|ratones|mice|rats
  mouse-face rat; cheese-wedge mouse-trap; hue=225
parrot|loro|bird|pajaro|aves|birds|canary|canario|cockatiel|birdwatching
  parrot bird; feather nest-with-eggs; hue=215 setting=jungle
eagle|aguila|hawk|halcon|falcon
  eagle; mountain feather; hue=225 setting=mountains
owl|buho|lechuza
  owl; full-moon evergreen-tree; hue=265 setting=forest
penguin|pinguino|penguins
  penguin; ice fish snowflake; hue=240 setting=snow
duck|pato|goose|ganso|swan|cisne|ducks
  duck swan; water-wave bread; hue=225
chicken coop|hen|gallina|gallinas|rooster|gallo|raise chickens|chicks|pollitos
  rooster hatching-chick; egg baby-chick; hue=225
huge fish|giant fish|monster fish|biggest fish|fish on boat|fish boat|pez gigante|pez enorme
  fish; fishing-pole sailboat water-wave; hue=225 setting=sea
fish tank|aquarium|acuario|goldfish|betta|pez|peces|fish|tropical fish|pecera
  tropical-fish fish; coral bubbles herb; hue=225 setting=sea
shark|tiburon|megalodon|great white|tiburones|jaws|акула|サメ|상어
  shark; water-wave fish warning; hue=235 setting=sea
whale|ballena|orca|blue whale|killer whale
  spouting-whale whale; water-wave fish; hue=235 setting=sea
dolphin|delfin|seal animal|foca|dolphins
  dolphin seal; water-wave fish; hue=225 setting=sea
octopus|pulpo|squid|calamar|kraken|giant squid
  octopus squid; water-wave bubbles; hue=235 setting=sea
jellyfish|medusa|coral|coral reef|arrecife|sea creature|animales marinos|marine life|sea animals
  jellyfish coral; tropical-fish bubbles; hue=245 setting=sea
crab|cangrejo
  crab; water-wave spiral-shell; hue=225 setting=beach
turtle|tortuga|tortoise
  turtle; water-wave herb; hue=225 setting=sea
crocodile|cocodrilo|alligator|caiman
  crocodile; water-wave warning; hue=40 setting=jungle
snake|serpiente|anaconda|cobra|python snake|king cobra|vibora|culebra|venom|veneno|snakes|змея
  snake; warning skull herb; hue=285 setting=jungle
lizard|lagarto|gecko|iguana|komodo|chameleon|camaleon|reptile|reptil|axolotl|ajolote
  lizard; herb cricket; hue=285 setting=jungle
frog|rana|toad|sapo|froggy
  frog; herb fly water-wave; hue=285 setting=leaves
spider|araña|tarantula|arañas|black widow|spiders
  spider; spider-web warning; hue=285 setting=fog
scorpion|escorpion|centipede|insect|insecto|insects|insectos|bugs|bichos|cockroach|cucaracha|mosquito|mosquitoes
  scorpion cockroach; bug spider mosquito; hue=60 setting=leaves
ant|ants|hormiga|hormigas|ant colony|ant farm|hormiguero
  ant; rock leaf-fluttering-in-wind; hue=50 setting=leaves
bee|bees|abeja|abejas|beekeeper|apicultor|wasp|avispa|beehive|beekeeping|hornet
  honeybee; honey-pot sunflower; hue=250 setting=leaves
butterfly|mariposa|caterpillar|oruga|mariposas
  butterfly; blossom sunflower; hue=330 setting=leaves
lion|leon|lions|leones|lion king|rey leon|pride lions|лев|ライオン|사자
  lion; sun crown deer; hue=240 setting=sunset
tiger|tigre|leopard|leopardo|jaguar|cheetah|guepardo|panther|pantera|puma|big cats|tigres|тигр|호랑이
  tiger-face tiger; leopard paw-prints; hue=215 setting=jungle
bear attack|bear|oso|grizzly|bears|osos|grizzly bear|медведь|クマ
  bear; paw-prints evergreen-tree honey-pot; hue=225 setting=forest
polar bear|oso polar
  polar-bear; ice snowflake; hue=240 setting=snow
panda|pandas|red panda
  panda; herb red-heart; hue=150 setting=jungle
koala|kangaroo|canguro
  koala kangaroo; herb sun; hue=225
wolf|lobo|wolves|lobos|coyote|werewolf|hombre lobo
  wolf; full-moon evergreen-tree; hue=265 setting=forest
fox|zorro|raccoon|mapache|racoon
  fox raccoon; evergreen-tree paw-prints; hue=225 setting=forest
deer|ciervo|moose|alce|reindeer|venado
  deer; evergreen-tree maple-leaf; hue=225 setting=forest
monkey|mono|monkeys|chimpanzee|chimpance|gorilla|gorila|ape|orangutan|primate|king kong|simio
  monkey-face gorilla; banana palm-tree; hue=215 setting=jungle
elephant|elefante|elefantes|elephants|mammoth|mamut
  elephant; peanuts sun; hue=50 setting=sunset
giraffe|jirafa|zebra|cebra|hippo|hipopotamo|rhino|rinoceronte|zoo|zoologico|wild animals|animales salvajes|wildlife|zookeeper
  giraffe lion; elephant zebra monkey-face; hue=215 setting=jungle
horse|caballo|horses|caballos|pony|poni|unicorn horse|mustang horse|лошадь|馬|말타기
  horse-face horse; red-apple trophy; hue=225
cow|vaca|bull|toro|vacas|cattle|ganado|bullfight|corrida toros|buffalo
  cow-face ox; glass-of-milk herb; hue=225
pig|cerdo|cerdito|piglet|pigs
  pig-face; red-apple ear-of-corn; hue=225
sheep|oveja|goat|cabra|lamb|alpaca|llama|donkey|burro
  ewe goat; herb yarn; hue=225
farm|granja|farmer|granjero|agricultura|agriculture|farming|homestead|homesteading|harvest|cosecha|farm animals|crop
  tractor sheaf-of-rice; cow-face sun ear-of-corn; hue=225 weak=yes
dinosaur|dinosaurio|dinosaurios|dino|t-rex|trex|tyrannosaurus|jurassic|jurassic park|jurasico|velociraptor|godzilla|fossil|fosil|динозавр|恐竜|공룡
  t-rex sauropod; volcano palm-tree fire; hue=250 setting=jungle
unicorn|unicornio|fairy|hada|fairy tale|cuento hadas|rainbow|arcoiris|magical creature|mermaid|sirena
  unicorn person-fairy; rainbow sparkles star; hue=300 setting=sky
sloth|perezoso|hedgehog|erizo|otter|nutria|beaver|castor|squirrel|ardilla|skunk|capybara
  sloth chipmunk; herb paw-prints; hue=215 setting=leaves
bat animal|murcielago|bats
  bat; full-moon; hue=265 setting=fog
garden|jardin|gardening|jardineria|huerto|vegetable garden|grow vegetables|raised bed|compost|cultivar|grow food|permaculture|greenhouse|invernadero|gardener|garten|сад
  seedling carrot; sun-with-face tomato sunflower; hue=215 intent=tutorial setting=leaves
plant|planta|plants|plantas|houseplant|houseplants|succulent|suculenta|monstera|indoor plants|bonsai|cactus plant|orchid|orquidea|plantas interior
  potted-plant; seedling cactus herb; hue=330 intent=tutorial setting=leaves
flower|flor|flores|flowers|rose|rosa|tulip|bouquet|ramo|florist|sunflower|girasol|cherry blossom
  bouquet tulip; blossom butterfly sunflower; hue=215 setting=leaves
tree|arbol|trees|arboles|plant tree|plantar arboles|deforestation|deforestacion|20 million trees
  deciduous-tree evergreen-tree; seedling globe-showing-americas; hue=235 setting=forest
animal|animals|animales|animal rescue|rescate animal|dangerous animal|animal peligroso|deadliest animal|cute animals|extinct|extinto|endangered|tiere|animaux|animais|動物|동물|حيوان|حيوانات
  lion paw-prints; tiger-face elephant monkey-face; hue=215 setting=jungle weak=yes
`,
);
