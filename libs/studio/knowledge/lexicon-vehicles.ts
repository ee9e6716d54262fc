import { topics } from './topic';

/** Topics about vehicles and their drivers. */
export const vehicles = topics(
  { intent: 'review', setting: 'road', hue: 245 },
  `
formula 1|f1|formula one|grand prix|verstappen|hamilton|fernando alonso|motogp|nascar|le mans|indycar|formula uno
  racing-car; chequered-flag trophy wheel; hue=245 setting=speed
race|racing|carrera|carreras|drag race|drag racing|drift|drifting|street race|race car|track day|nurburgring|nordschleife
  racing-car; chequered-flag fire wheel; hue=245 setting=speed
supercar|hypercar|ferrari|lamborghini|porsche|bugatti|mclaren|superdeportivo|sports car|deportivo|luxury car|rolls royce|aston martin|koenigsegg
  racing-car; chequered-flag gem-stone fire; hue=265 setting=speed
tesla|electric car|coche electrico|carro electrico|ev|cybertruck|byd|rivian|lucid|model 3|model y
  automobile sport-utility-vehicle; high-voltage battery electric-plug; hue=205
self driving|autonomous car|coche autonomo|robotaxi|waymo
  oncoming-automobile robot; robot satellite-antenna; hue=205
classic car|coche clasico|muscle car|mustang|vintage car|old car|restoration car|restauracion coche|abandoned car|barn find|restomod|camaro|corvette|challenger
  automobile; wrench gear fuel-pump; hue=230 setting=sunset before=wrench,oncoming-automobile
car crash|car accident|accidente coche|choque|accidente|dashcam|crash test|road rage
  oncoming-automobile collision; collision warning police-car-light; hue=25 setting=smoke
car repair|mechanic|mecanico|taller|garage|oil change|cambio aceite|car maintenance|engine swap|fix my car|reparar coche|arreglar coche|brakes|frenos|flat tire|change tire|change wheel|cambiar rueda|cambiar una rueda|rueda coche|rueda|neumatico|llanta|tire|tires|pinchazo|cambiar llanta
  wrench automobile; wheel automobile oil-drum; hue=245 setting=blueprint intent=tutorial
car wash|detailing|lavado coche|car cleaning|lavar coche|car detailing
  automobile soap; bubbles sponge sparkles; hue=225 setting=bubbles before=automobile
car tuning|tuning|modified car|coche modificado|jdm|supra|gtr|wrap car|stance
  racing-car wheel; wrench fire chequered-flag; hue=300 setting=synth
off road|offroad|4x4|jeep|land rover|suv|overlanding|todoterreno|toyota land cruiser
  sport-utility-vehicle; mountain rock compass; hue=60 setting=mountains
pickup|pickup truck|camioneta|ford f150|ram truck|hilux
  pickup-truck; wood mountain; hue=230
truck|camion|trucker|camionero|semi truck|lorry|monster truck|trailer truck|грузовик|トラック
  articulated-lorry delivery-truck; fuel-pump motorway; hue=230
learn drive|learn to drive|driving test|examen conducir|carnet conducir|aprender conducir|driving lesson|driver license|parallel parking|aparcar|manual car
  automobile vertical-traffic-light; vertical-traffic-light stop-sign key; hue=225 intent=tutorial
cheap car|used car|coche barato|coche segunda mano|carro usado|buy car|comprar coche|comprar carro|buying car|car dealership|first car|primer coche
  automobile key; money-bag key label; hue=235
gas price|gasolina|gas station|gasolinera|petrol|diesel|fuel|combustible
  fuel-pump; oil-drum money-with-wings automobile; hue=250
motorcycle|motocicleta|moto|motorbike|biker|harley|harley davidson|yamaha|kawasaki|ducati|motorista|superbike|motero|мотоцикл|バイク|오토바이|دراجة نارية
  motorcycle; chequered-flag fire wheel; hue=265 setting=speed
motocross|dirt bike|enduro|stunt bike
  motorcycle; mountain fire trophy; hue=60 setting=desert
scooter|vespa|patinete|electric scooter|patinete electrico|ebike|e bike|moped
  motor-scooter kick-scooter; battery electric-plug; hue=225
bus|autobus|school bus|bus driver|double decker
  bus; bus-stop ticket; hue=230
taxi|uber|uber driver|cab|taxista|lyft
  taxi; cityscape money-bag; hue=285 setting=skyline
tractor|farmer machine|combine harvester|john deere
  tractor; sheaf-of-rice sun; hue=225 setting=hills
excavator|construction|construccion|crane|construction worker|obra|bulldozer|heavy machinery
  building-construction construction-worker; brick construction hammer; hue=235 setting=blueprint
helicopter|helicoptero
  helicopter; cloud mountain; hue=240 setting=sky
fighter jet|caza militar|f35|f 22|air force|fuerza aerea|stealth
  airplane rocket; cloud military-medal fire; hue=240 setting=sky
tank|tanque|tank battle|war tank
  military-helmet; bomb collision shield; hue=70 setting=smoke
monster jam|bumper cars|go kart|karting|kart
  racing-car; wheel chequered-flag; hue=245 setting=checker
police chase|persecucion|police car|policia|police|cop|cops|policeman|arrested|arrestado|bodycam
  police-car police-officer; police-car-light warning; hue=265 setting=skyline intent=news
ambulance|ambulancia|paramedic|paramedico|911 call
  ambulance; police-car-light adhesive-bandage; hue=240 intent=news
firefighter|bombero|bomberos|fire truck|house fire|incendio casa
  fire-engine firefighter; fire fire-extinguisher; hue=250 setting=smoke intent=news
car|coche|carro|cars|coches|bmw|mercedes|audi|toyota|honda|ford|nissan|volkswagen|driving|drive|conducir|vehicle|vehiculo|auto|automovil|car review|driver|voiture|autos|машина|авто|автомобиль|車|自動車|자동차|سيارة|سيارات|汽车
  automobile racing-car; key fuel-pump chequered-flag; hue=245 setting=road
`,
);
