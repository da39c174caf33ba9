/** What newsrooms of Spanish-speaking countries and their agencies write. */
import { testSentences } from './sentences.ts';

testSentences([
  [
    'es 2025-11-18T20:00:00Z MX',
    'role=main magnitude=5.4 time=2025-11-18T13:42 place=Pinotepa km=38 direction=SW depth=12',
    'Un sismo de magnitud 5.4 sacudió este martes la costa de Oaxaca. El movimiento ocurrió a las 7:42 horas, con epicentro a 38 km al suroeste de Pinotepa Nacional y una profundidad de 12 kilómetros.',
  ],
  [
    'es 2025-11-18T20:00:00-05:00 PE',
    'role=main magnitude=4.8 time=2025-11-19T00:10 place=Pisco km=33 direction=S depth=41 intensity=III-IV',
    'IGP reporta sismo de magnitud 4.8 a 33 km al sur de Pisco, Ica. Fecha y hora local: 18/11/2025 19:10:22. Profundidad: 41 km. Intensidad: III-IV Pisco.',
  ],
  [
    'es 2025-11-18T20:00:00-05:00 CO',
    'role=main magnitude=5.1 time=2025-11-18T10:07 place=Los_Santos depth=145',
    'Fuerte temblor en Colombia este martes 18 de noviembre de 2025. El Servicio Geológico Colombiano informó que el evento ocurrió a las 5:07 a. m., tuvo una magnitud de 5,1, una profundidad de 145 km y su epicentro fue Los Santos, Santander.',
  ],
  [
    'es 2025-11-18T20:00:00+01:00 ES',
    'role=main magnitude=4.1 type=mbLg time=2025-11-18T04:27 place=Albolote depth=8 intensity=IV',
    'Un terremoto de magnitud 4,1 mbLg con epicentro en Albolote (Granada) se ha dejado sentir la madrugada de este martes en toda el área metropolitana. El temblor se ha registrado a las 5.27 horas a ocho kilómetros de profundidad, según el Instituto Geográfico Nacional (IGN), que le asigna una intensidad máxima de IV.',
  ],
  [
    'es 2025-11-18T20:00:00Z MX',
    'role=main magnitude=6.1 dead=14 injured=230 damaged=1850',
    'El número de fallecidos por el sismo de magnitud 6.1 que sacudió Guerrero el domingo subió a 14, mientras que los lesionados suman 230, informó Protección Civil. El balance anterior era de nueve muertos. Se contabilizan 1.850 viviendas con daños, 310 de ellas con pérdida total.',
  ],
  [
    'es 2025-11-18T20:00:00Z MX',
    'role=main magnitude=6.1 dead=14',
    'Suman 14 los decesos a causa del sismo de 6.1 grados que se registró en Guerrero.',
  ],
  [
    'es 2025-11-18T20:00:00Z MX',
    'role=main magnitude=5.9 dead=null injured=null damaged=null',
    'Un sismo de 5.9 sacudió Oaxaca. Por el momento no hay reporte de daños ni de víctimas, y las autoridades continúan con los recorridos.',
  ],
  [
    'es 2025-11-18T20:00:00Z MX',
    'role=main magnitude=5.9 dead=0 injured=0',
    'Un sismo de 5.9 sacudió Oaxaca. El gobernador informó que hay saldo blanco tras el movimiento telúrico.',
  ],
  [
    'es 2025-11-18T20:00:00Z MX',
    'role=main magnitude=5.2 dead=1 injured=3 damaged=2',
    'Un sismo de magnitud 5.2 remeció Ayacucho. Una anciana murió al caerle encima un muro de adobe y otras tres personas sufrieron heridas leves. Dos viviendas colapsaron.',
  ],
  [
    'es 2025-11-18T20:00:00Z MX',
    'role=main magnitude=5.2 dead=2 injured=17',
    'El sismo de magnitud 5.2 en Ayacucho se cobró la vida de dos personas y dejó 17 heridos, cinco de ellos graves.',
  ],
  [
    'es 2025-11-18T20:00:00Z MX',
    'role=main magnitude=5.2 dead=0 injured=1 damaged=60',
    'El sismo de magnitud 5.2 en Ayacucho no causó muertos. Un hombre de 43 años resultó con fractura de tobillo al saltar de un balcón y unas 60 casas presentan grietas en sus muros.',
  ],
  [
    'es 2025-11-18T20:00:00Z CL',
    'role=main magnitude=7.1 tsunami=true',
    'Un terremoto de magnitud 7,1 se registró frente a las costas de Coquimbo. El SHOA emitió una alerta de tsunami para todo el borde costero, que fue cancelada tres horas después.',
  ],
  [
    'es 2025-11-18T20:00:00-03:00 CL',
    'role=main magnitude=5.1 time=2025-11-18T12:41 place=Vallenar km=60 direction=SW depth=32 dead=null injured=null damaged=null',
    'A las 09:41 horas de este martes 18 de noviembre se percibió un sismo de menor intensidad. El epicentro fue ubicado a 60 kilómetros al suroeste de Vallenar y su magnitud fue de 5,1, con una profundidad de 32 kilómetros. No se han reportado hasta ahora daños a personas, alteración a servicios básicos o infraestructura.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=5.7 time=2025-11-18T13:10 place=San_Marcos km=26 direction=NW ;; role=historical magnitude=7.1 time=2021-09-07 dead=1',
    'Un sismo de magnitud 5.7 ocurrió hoy a las 7:10 h, 26 km al noroeste de San Marcos, Guerrero. El último gran sismo en la zona fue el del 7 de septiembre de 2021, de 7.1, que dejó un fallecido.',
  ],
  [
    'es 2025-11-18T20:00:00+01:00 ES',
    'role=main magnitude=4.8 time=2025-11-18T06:13 place=Níjar depth=2',
    'Un seísmo de magnitud 4,8 despierta a miles de almerienses. El terremoto se produjo a las 7:13 de la mañana en Níjar, a tan sólo dos kilómetros de profundidad.',
  ],
  [
    'es 2025-11-18T20:00:00+01:00 ES',
    'role=main magnitude=3.2 time=2025-11-17T21:40 place=San_Bartolomé km=25 direction=SE depth=18',
    'El Instituto Geográfico Nacional (IGN) registró en la noche del lunes, a las 21.40 hora canaria, un sismo de 3,2 a 25 kilómetros al sureste de San Bartolomé de Tirajana y a 18 kilómetros de profundidad.',
  ],
  [
    'es 2025-11-18T20:00:00-05:00 EC',
    'role=main magnitude=5.4 time=2025-11-18T12:02 place=Esmeraldas direction=NE km=8.55 depth=35 injured=32 damaged=715',
    'El Instituto Geofísico reportó un sismo de magnitud 5.4 a las 07h02, a 8.55 km al noreste de Esmeraldas, con profundidad de 35 km. La Secretaría de Riesgos registra 32 personas heridas y 715 viviendas afectadas, de ellas 85 destruidas.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 SV',
    'role=main magnitude=4.4 time=2025-11-19T01:33',
    'El MARN informó que a las 7:33 p.m. se registró un sismo de magnitud 4.4 frente a la costa de La Libertad, con profundidad de 41.5 km e intensidad de IV en San Salvador.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 NI',
    'role=main magnitude=6.6 lat=10.8 lon=-86.5 depth=62 tsunami=true',
    'Un sismo de magnitud 6.6 se registró este martes en el Pacífico. Las coordenadas fueron 10.8 grados latitud norte y 86.5 grados longitud oeste, a 62 km de profundidad. Ineter emitió una alerta amarilla de tsunami.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=6.5 dead=2 injured=12 damaged=50',
    'Sube a dos la cifra de muertos por el sismo de 6.5 en Guerrero. Una mujer de 67 años perdió la vida al derrumbarse su casa en San Marcos y un hombre murió en la capital. Hay 12 lesionados y al menos medio centenar de viviendas con daños severos.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=6.5 dead=0 injured=0 damaged=null',
    'Afortunadamente no hubo que lamentar víctimas por el sismo de 6.5 en Guerrero.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=5.1 dead=0 injured=0 damaged=0',
    'El temblor de 5.1 grados en Chiapas no dejó víctimas ni daños materiales, señaló Protección Civil.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=5.1 damaged=0 dead=null injured=null',
    'El temblor de 5.1 en Chiapas se sintió fuerte. Sin daños en viviendas, reportaron alcaldes.',
  ],
  [
    'es 2025-11-18T20:00:00+01:00 ES',
    'role=main magnitude=7.3 injured=0 country=TW dead=null damaged=null',
    'Un terremoto de magnitud 7,3 sacude Taiwán. Las autoridades no tienen constancia de víctimas mortales y cifran los heridos en cero.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=4.9 time=2025-11-18T08:47 place=Ometepec km=32 direction=W depth=15',
    'El Servicio Sismológico Nacional (SSN) reportó que esta madrugada, exactamente a las 02:47:12 hrs, tuvo lugar un temblor de 4.9 de magnitud a 32 km al O de Ometepec, Gro. Su profundidad fue de 15 km.',
  ],
  [
    'es 2025-11-18T20:00:00-05:00 CO',
    'role=main magnitude=4.3 time=2025-11-18T17:22 place=Zapatoca depth=142 km=5 direction=SW',
    'Un temblor sorprendió a los santandereanos poco después del mediodía. El Servicio Geológico Colombiano reportó que el movimiento, de magnitud 4,3, ocurrió a las 12:22 p. m., a 5 kilómetros al suroccidente de Zapatoca, con una profundidad de 142 kilómetros.',
  ],
  [
    'es 2025-11-18T20:00:00-04:00 DO',
    'role=main magnitude=4.7 time=2025-11-18T10:30 place=Higüey km=40 direction=SE depth=96',
    'Un sismo de magnitud 4.7 sacudió el este de la República Dominicana a las seis y media de la mañana. El Centro Nacional de Sismología situó el epicentro unos 40 kilómetros al sureste de Higüey, a 96 kilómetros bajo la superficie.',
  ],
  [
    'es 2025-11-18T20:00:00-03:00 CL',
    'role=main magnitude=6.8 time=2025-11-18T13:30 dead=3 injured=57 damaged=420',
    'Tres personas murieron, 57 resultaron lesionadas y 420 casas quedaron inhabitables por el terremoto de 6,8 que este martes a las 10:30 horas remeció Illapel.',
  ],
  [
    'es 2025-11-18T20:00:00-03:00 CL',
    'role=main magnitude=6.8 dead=4 injured=60 damaged=null',
    'Senapred elevó a cuatro el número de víctimas fatales del terremoto de magnitud 6,8 en Illapel; los heridos llegan a 60, de los que 12 permanecen hospitalizados.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=6.3 dead=7',
    'La cifra de muertos por el sismo de 6.3 de Chiapas pasó de cinco a siete, mientras que hay 40 desaparecidos.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=6.3 dead=6',
    'Autoridades corrigieron a la baja el número de fallecidos por el sismo de 6.3 en Chiapas: son seis y no nueve.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=4.4 dead=0 injured=0',
    'El sismo de 4.4 en Colima no causó lesionados ni fallecidos, aunque se evacuó a 300 alumnos de tres escuelas.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=4.4 damaged=14',
    'El sismo de 4.4 en Colima provocó fisuras en 14 viviendas y la caída de bardas en tres escuelas, según el recuento preliminar.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=4.4 damaged=1',
    'Un sismo de 4.4 en Colima derrumbó el techo de una casa de adobe deshabitada.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=7.7 tsunami=true dead=0 injured=null damaged=null',
    'Tras el sismo de 7.7 en Michoacán se activó la alerta de tsunami, con olas de hasta 2 metros en Manzanillo. No hay víctimas mortales.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=6 tsunami=false',
    'La Secretaría de Marina informó que por el sismo de magnitud 6.0 en Oaxaca no se espera variación del nivel del mar ni se emitió aviso de tsunami.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=4.6 ;; role=foreshock magnitude=3.2',
    'Un sismo de 4.6 sacudió Tuxtla este martes a las 8:00 horas. Minutos antes, a las 7:41, se había sentido un movimiento precursor de magnitud 3.2.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'retraction magnitude=5.5 place=Tapachula',
    'La Coordinación pidió disculpas: el mensaje que alertaba de un sismo de 5.5 en Tapachula se envió por equivocación durante una prueba y quedó sin efecto.',
  ],
  [
    'es 2025-11-18T20:00:00+01:00 ES',
    'retraction magnitude=4 place=Jaén',
    'Nuestra noticia de esta mañana sobre un terremoto de 4,0 en Jaén era falsa y la hemos borrado. Pedimos disculpas a los lectores.',
  ],
  [
    'es 2025-11-18T20:00:00-05:00 PE',
    'retraction magnitude=6 place=Tacna',
    'El IGP desmintió el sismo de 6,0 en Tacna que circula en redes sociales: "No hemos registrado ningún movimiento", precisó.',
  ],
  [
    'es 2025-11-18T20:00:00-04:00 VE',
    'role=main magnitude=5.1 injured=8 damaged=33 dead=0',
    'Sin fallecidos, pero con ocho lesionados y 33 casas afectadas, cerró el balance del sismo de 5,1 que este martes estremeció Carúpano.',
  ],
  [
    'es 2025-11-18T20:00:00-05:00 CO',
    'role=main magnitude=5.7 dead=1 injured=20 damaged=112',
    'El sismo de 5,7 de este martes en Dabeiba deja un muerto, veinte heridos y 112 viviendas averiadas, 31 de ellas con pérdida total.',
  ],
  [
    'es 2025-11-18T20:00:00-04:00 BO',
    'role=main magnitude=5.2 time=2025-11-18T11:45 depth=600',
    'A horas 07:45 se registró un movimiento sísmico de 5.2 grados en la escala de Richter al norte de La Paz, con 600 km de profundidad, informó el Observatorio San Calixto.',
  ],
  [
    'es 2025-11-18T20:00:00+01:00 ES',
    'role=main magnitude=6.9 dead=72 injured=294 country=PH',
    'El terremoto de magnitud 6,9 que golpeó anoche la isla filipina de Cebú ha dejado al menos 72 muertos y 294 heridos, según el último recuento.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=4.1 damaged=0 dead=0 injured=0',
    'El sismo de 4.1 de este martes en Colima se sintió leve, sin que hasta el momento existan daños ni personas lesionadas, indicó Protección Civil tras recorrer los diez municipios.',
  ],
  [
    'es 2025-11-18T20:00:00-06:00 MX',
    'role=main magnitude=5.9 dead=null injured=null damaged=null',
    'El SSN estimó en 5.9 la magnitud preliminar del sismo de las 9:10 de este martes en Guerrero. Se desconoce si hay víctimas o daños.',
  ],
]);
