/** Times, wars, rulers, faith and death: words of Spanish titles, in the format of `livingNouns`. */
export const spanishHistoryWords = `
own-step-pyramid: tenochtitlan, mexicas, mexica, teotihuacan, tikal, palenque, moctezuma, cuauhtemoc, olmecas, toltecas, monte alban, xibalba, popol vuh, quetzalcoatl, calendario maya, mictlan, tlaloc, civilizacion maya
own-galleon: conquista de america, conquista de mexico, conquista española, conquistadores, conquistador, cristobal colon, descubrimiento de america, hernan cortes, francisco pizarro, magallanes, elcano, juan sebastian elcano, armada invencible, blas de lezo, batalla de trafalgar, cartagena de indias asedio, galeones, piratas del caribe, corsarios, barbanegra, imperio español, imperio portugues, rutas maritimas, leyenda negra
own-knight-helmet: cid campeador, el cid, reconquista, don pelayo, juana de arco, rey arturo, caballeros templarios, feudalismo, al-andalus, cruzadas, las navas de tolosa, covadonga, señores feudales
crown: reyes catolicos, isabel la catolica, felipe ii, carlos v, alfonso xiii, felipe vi, reina letizia, letizia, borbones, casa real, monarquia, monarquias, habsburgo, los austrias, reina isabel, enrique viii, luis xiv, maria antonieta, rey carlos, coronacion, realeza, juana la loca, juan carlos i, principe harry, lady di, diana de gales, kate middleton, reyes godos, zar nicolas, romanov, rey de españa, sissi emperatriz, ana bolena, corona española
military-helmet: guerra civil española, guerra de vietnam, guerra de ucrania, guerra de malvinas, guerra de las malvinas, malvinas, guerra del golfo, tercera guerra mundial, guerra mundial, primera guerra mundial, segunda guerra mundial, guerra de corea, guerra del pacifico, guerra del chaco, dictadura, dictaduras, dictador, dictadores, pinochet, videla, franquismo, golpe militar, junta militar, hitler, nazi, nazis, mussolini, stalin, tercer reich, rommel, servicio militar, legion española, la legion, militares, fuerzas especiales, mercenarios, francotirador, francotiradores, trincheras, trinchera, batalla del ebro, guerrilla, guerrilleros, coronel, ucrania guerra, holocausto soldados, paracaidistas militares
own-tank: carro de combate, carros de combate, tanque leopard, panzer
own-mushroom-cloud: nagasaki, proyecto manhattan, bomba de hidrogeno, apocalipsis nuclear
own-cooling-towers: fukushima, centrales nucleares, accidente nuclear
own-bicorne-hat: invasion francesa
own-roman-helmet: centurion, centuriones, espartaco, marco aurelio, hispania romana, legiones romanas, anibal barca, guerras punicas, guerra de las galias
own-pharaoh-mask: tutankhamon, momias, momia, antiguo egipto
own-pyramid: keops, piramides de egipto
classical-building: grecia antigua, antigua grecia, partenon, platon, aristoteles, filosofia griega, estoicos, mitologia griega, espartanos ciudad, atenas clasica, senado, congreso de los diputados, parlamento, ministerio, casa rosada, palacio presidencial
own-plague-mask: peste bubonica
own-guillotine: luis xvi
own-ocean-liner: hundimiento del titanic, lusitania
own-gas-mask: armas quimicas, primera guerra mundial gas
own-fossil: paleontologo, atapuerca, neandertal, neandertales, prehistoria, megalodon fosil
sauropod: jurasico, extincion de los dinosaurios
own-bible: fariseos, fariseo, libro de job, libro de daniel, libro de enoc, enoc, genesis biblia, exodo, san pablo apostol, judas iscariote, rey salomon, sanson y dalila, proverbios, corintios, estudio biblico, historias biblicas, evangelio de hoy, evangelio del dia, jose el soñador, jonas y la ballena, la serpiente y eva, adan y eva, caballeros del apocalipsis, jinetes del apocalipsis, armagedon, el anticristo, nefilim, discipulos, los 12 apostoles, doce apostoles, predicas, predicacion, devocional, maria magdalena
own-praying-hands: dios, jehova, testimonio cristiano, bendicion, bendiciones, alabanzas, san judas tadeo, ayuno biblico, fe en dios, oracion poderosa
own-rosary: novena, novenas, padre nuestro, coronilla de la misericordia
church: misa, misas, eucaristia, santa misa, parroquia, ermita, ermitas, basilica, catolico, catolicos, catolicas, evangelicos, evangelica, protestantes, iglesia evangelica, notre dame, capilla sixtina, vaticano, cuaresma, domingo de ramos, bautizo, bautismo, primera comunion, protestantismo
latin-cross: viernes santo, via crucis, viacrucis, procesion, procesiones, jesus de nazaret, crucifixion, cristianismo, sabana santa, inquisicion, santa inquisicion, cofradia, cofradias, costaleros, costalero, nazarenos, cristiana, pascua cristiana
own-priest: papa leon xiv, conclave, obispo, obispos, cura de pueblo, exorcista del vaticano, papa juan pablo ii
own-monk: monasterio, monasterios, monje tibetano
own-nun: convento, conventos, madre teresa, monja de clausura
own-buddha: budista, budistas, siddhartha, dalai lama
mosque: musulmana, mahoma, mezquita de cordoba
star-of-david: israelitas, torah, cabala, shabat, yom kipur, pesaj, rabino
own-stone-tablets: los diez mandamientos
own-noahs-ark: diluvio universal, noe y el arca
baby-angel: angeles, arcangel, arcangel miguel, san miguel arcangel, angel guardian, numeros angelicales, arcangeles, cupido
skull: dia de muertos, dia de los muertos, catrina, catrinas, santa muerte, calaverita, ofrenda dia de muertos
headstone: panteones, sepultura
coffin: velorio, ataudes, sepulturero, funeraria, tanatorio, entierro, duelo familiar
prayer-beads: virgen de guadalupe, virgen maria, virgen de fatima, virgen del pilar, virgen de lourdes
`;
