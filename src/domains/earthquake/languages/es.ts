import type { Language } from '../language.ts';
import { impact } from './impact/es.ts';

/** Spanish. */
export const es: Language = {
  code: 'es',
  numbers: {
    decimal: '.',
    words: {
      0: 'cero',
      1: 'uno una un',
      2: 'dos ambos ambas',
      3: 'tres',
      4: 'cuatro',
      5: 'cinco',
      6: 'seis',
      7: 'siete',
      8: 'ocho',
      9: 'nueve',
      10: 'diez',
      11: 'once',
      12: 'doce una_docena',
      13: 'trece',
      14: 'catorce',
      15: 'quince',
      16: 'dieciséis dieciseis',
      17: 'diecisiete',
      18: 'dieciocho',
      19: 'diecinueve',
      20: 'veinte una_veintena',
      21: 'veintiuno veintiuna veintiún',
      22: 'veintidós veintidos',
      23: 'veintitrés',
      24: 'veinticuatro',
      25: 'veinticinco',
      26: 'veintiséis',
      27: 'veintisiete',
      28: 'veintiocho',
      29: 'veintinueve',
      30: 'treinta una_treintena',
      40: 'cuarenta',
      50: 'cincuenta',
      60: 'sesenta',
      70: 'setenta',
      80: 'ochenta',
      90: 'noventa',
      100: 'cien ciento un_centenar',
      200: 'doscientos doscientas',
      300: 'trescientos trescientas',
      400: 'cuatrocientos cuatrocientas',
      500: 'quinientos quinientas',
      600: 'seiscientos seiscientas',
      700: 'setecientos setecientas',
      800: 'ochocientos ochocientas',
      900: 'novecientos novecientas',
      1000: 'mil un_millar',
    },
    multipliers: { 12: 'docenas', 1000: 'mil millares', 1000000: 'millón millones' },
    joiners: 'y',
    vague: 'varios varias algunos algunas unos unas pocos',
  },
  quantities: {
    magnitude: 'magnitud(es)?|mag',
    scale:
      '(grados? )?(en|de) la escala (abierta )?(de |sismológica de )?richter|(grados? )?richter|grados?(?! (c|centígrados|celsius|bajo|de (latitud|longitud)))',
    moment: 'magnitud (de )?momento',
    local: 'magnitud local',
    bodyWave: 'ondas (internas|de cuerpo)|magnitud de ondas de cuerpo',
    surfaceWave: 'ondas superficiales',
    quake:
      'sismos?|s[ií]smic*|se[ií]smos?|terremotos?|temblor*|sacudidas?|réplicas?|microsismos?|movimientos? telúric*|premonitor*',
    measured:
      'midi*|calcul*|estim*|report*|publi*|situ(ó|a|aba)|cifr*|fij(ó|a)|eval*|da|dio|dan|dieron|regist*|inform*|otorg*|asign*|mayor|más (fuerte|intens*|potente)|alcanz*|ubic*|fuerza|intensidad de',
    units:
      'horas?|hrs?|minutos?|segundos?|días?|semanas?|meses|años?|por ciento|puntos?|pesos?|dólares|euros?|millones|millón|mil|cent[ií]metros?|cm|toneladas?|hect[aá]reas?|veces|personas|viviendas|casas|pisos|fallecidos|heridos|muertos|litros?|goles|sismos|réplicas|grados (c|centígrados|celsius)',
    former:
      '(primer|primera|primeros|primeras) (aviso|reporte|informe|dato|datos|cálculo|cálculos|estimaci[oó]n*|boletín|comunicado|solución|valor|lectura|medición)|inicialmente|(en un|al) principio|en un inicio|originalmente|(había|habían|antes|anteriormente|previamente) (* )?(publicado|informado|reportado|estimado|dado|calculado|situado|cifrado|anunciado|informó|reportó|publicó|estimó)|(estimación|valor|dato|reporte|informe|cálculo|cifra) (inicial|previ*|anterior|preliminar|automátic*)|solución automática|en lugar de|en vez de|frente a los|anterior(es)? de',
    formerly:
      '(como se )?(informó|reportó|publicó|dijo) (inicialmente|al principio|en un inicio)|(en|según) (su|el|un) primer (aviso|reporte|informe)',
    mistaken:
      'versión anterior|por error|erróneamente|equivocad*|errata|fe de erratas|se publicó (incorrecta|errónea)mente|incorrectamente',
    change:
      'rebaj*|baj(ó|a|ar|aron)|redu(jo|ce|cir|cido)|elev(ó|a|ar|ado|aron)|revis*|corrig*|correg*|actualiz*|ajust*|modific*|sub(e|ió|ieron)|aument*|recalcul*|rectific*|pas(ó|a|aron) de',
    from: 'de|desde|del',
    upTo: 'hasta',
    above:
      'más de|menos de|superior(es)? a|mayor(es)? (a|que)|(?<!la )mayor(es)? de(?= \\d)|inferior(es)? a|menor(es)? (de|a|que)|al menos|por encima de|por debajo de|sobre|entre|supera*|superad*|exced*|máximo de',
    beyond: 'o (más|menos|mayor|superior)(es)?|y (más|superior(es)?|mayor(es)?)|en adelante',
    intensity: 'intensidad(es)?|grado|nivel',
    zone: 'zonas? sísmicas?|resist*|soportar*',
    km: 'kilómetros?|kilometros?|kms?',
    miles: 'millas?',
    metres: 'metros?',
    depth: 'profundidad|hipocentro|profundo|foco',
    deep: 'de profundidad|bajo (tierra|la superficie|el suelo|el lecho)|profundidad|profundo',
    pits: 'minas?|lagos?|pozos?|lagunas?|presas?|embalses?|túnel|perforación|mar adentro de profundidad|cráter|nieve',
    north: 'n|(de )?(latitud )?norte',
    south: 's|(de )?(latitud )?sur',
    east: 'e|(de )?(longitud )?este',
    west: 'o|w|(de )?(longitud )?oeste',
    latitude: 'latitud|lat\\.?',
    longitude: 'longitud|long?\\.?',
    coordinates: 'coordenadas',
  },
  time: {
    months:
      'ene(ro|\\.)? feb(rero|\\.)? mar(zo|\\.)? abr(il|\\.)? may(o|\\.)? jun(io|\\.)? jul(io|\\.)? ago(sto|\\.)? sep?t?(iembre|\\.)? oct(ubre|\\.)? nov(iembre|\\.)? dic(iembre|\\.)?',
    weekdays: 'lunes martes mi[ée]rcoles jueves viernes s[áa]bado domingo',
    days: {
      0: 'hoy est[ae](?=_(misma_)?(mañana|tarde|madrugada|noche|mediodía))',
      1: 'ayer (la|el)_víspera (el_)?día_anterior',
      2: 'anteayer antier antes_de_ayer',
    },
    lastNight: 'anoche (la_)?noche_(anterior|pasada|previa) pasada_noche',
    nightTo: 'noche_del_\\p{L}+_al(?=_)',
    parts: {
      dawn: '(de|en|por)_la_madrugada madrugada',
      morning: '(de|en|por)_la_mañana mañana',
      day: '(de|en|por)_la_tarde tarde del_mediodía',
      night: '(de|en|por)_la_noche noche',
    },
    noon: '(?<!del_)mediodía',
    midnight: 'medianoche',
    hours: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    dates: ['({day}°?|(?<dw>primero))( de)? {month}(,?( de| del)?( año)? {year})?', '{month}( de| del)? {year}'],
    years: ['(en|de|del|desde)( el)?( año)? {year}', 'el (\\p{L}{3,12} )?(de )?{year}'],
    clocks: [
      '(?<={weekday} \\d{1,2}, ){h}\\.{m}',
      '(las? )?{h}([.:]{m}(:{s})?)? ?(?<ap>[ap])\\.? ?m\\.?',
      'las? {h}[.:]{m}([.:]{s})?( horas?| hrs?\\.?| h\\.?)?',
      '{h}[.:]{m}(:{s})? (horas|hrs?\\.?|h\\.?)',
      '(las? )?{h} ?h ?{m}',
      '(a|sobre|hacia|de|desde) las? {hour}( y media(?<half>))?( horas| h)?(?= {part}|,|\\.|$|\\)| hora)',
      '(a|sobre|hacia) las {h} (horas|h)',
    ],
    zones: ['(hora|horario|tiempo) (local )?((de|del|en)( la| el)? )?{city}'],
    local: 'horas?_loca(l|les) horario_local',
    glue: 'a las? de del el la en sobre hacia cerca pasadas alrededor aproximadamente unas? horas? y este esta pasado durante con era eran',
    statement: {
      before:
        'hasta(_las?|_el)? (al|con)_corte_(de|del|a)(_las?)? (informó|dijo|anunció|publicó|confirmó|señaló|emitió|actualizó|destituyó|indicó|indicaron|informaron)(_\\p{L}+){0,2}(_el|_este|_a) desde(_las?|_el)?',
      after: '(informó|anunció|dijo|confirmó|indicó|informaron|actualizó)',
    },
    origin:
      '(ocurri\\p{L}+|sacudi\\p{L}+|registr\\p{L}+|se_produjo|sinti\\p{L}+|sismos?|seísmos?|terremotos?|temblor\\p{L}*|tembló|réplicas?|remeci\\p{L}+|epicentro)',
  },
  places: {},
  impact,
  cues: {
    quake: [
      'sismos?|terremotos?|temblor(es)?|seísmos?|movimientos? telúricos?|eventos? sísmicos?|sacudidas?|tembló|temblaba|movimientos? sísmicos?',
    ],
    occurred: [
      'ocurri(ó|do|eron)|se (produjo|registró|sintió|percibió|registraron|dejó sentir)|sacudi(ó|do|eron)|sucedi(ó|do)|remeci(ó|do)|(fue|fueron|ha sido) (registrad[oa]s?|percibid[oa]s?|sentid[oa]s?|localizad[oa]s?)|estremeci(ó|do)|tuvo lugar|sacude|remece|estremece',
    ],
    aftershock: ['réplicas?|replicas?'],
    foreshock: ['(sismo|temblor|movimiento) (premonitor*|precursor*|previo)|premonitor*'],
    mainshock: ['(sismo|terremoto|temblor|movimiento|evento|seísmo) (principal|mayor|inicial)'],
    another: [
      '(segundo|tercer|cuarto|otro|siguiente|nuevo) (sismo|terremoto|temblor|movimiento|seísmo)|el segundo|el tercero|el otro',
    ],
    blast: [
      'voladuras?|(detonación*|explosi(ón|ones)) (en|de|controlad*|minera*|de cantera)|tronaduras?|ensayo nuclear|prueba nuclear',
    ],
    falseAlert: [
      'falsa (alarma|alerta)|alerta falsa|(sismo|temblor|terremoto|seísmo|evento) ([^ ]+ ){0,5}(no (ocurrió|existió|se produjo|tuvo lugar)|nunca (ocurrió|existió|se produjo))|no (hubo|se produjo|se registró|ocurrió|existió) (ningún |un )?(sismo|temblor|terremoto|seísmo|movimiento|evento|tal)|(era|fue|eran|es|resultó) (falso|falsa|erróne[oa]|un error)|nunca (ocurrió|existió|tembló)|por error|errónea*|inexistente',
    ],
    retraction: [
      'retir(ó|ado|ada|aron|amos|a)|anul(ó|ado|ada|aron|a)|cancel(ó|ado|ada|aron|a)|elimin(ó|ado|ada|aron|a)|borr(ó|ado|ada|aron)|desminti(ó|eron)|desmiente|rectific(ó|a|ado|amos)|descart(ó|ado|ada)|dio de baja|suprimi(ó|do|da)',
    ],
    notRetraction: ['tsunami|maremoto|vuelos?|trenes?|clases|partidos?|conciertos?|errata|evacuación|actividades'],
    drill: [
      'simulacros?|hipótesis|hipotétic[oa]s?|ficticios?|ficticias?|ejercicios? de (evacuación|emergencia|respuesta)|escenario (de|del|planteado|supuesto)|simulad[oa]s?|supuesto (sismo|terremoto)|ensayo general',
    ],
    metaphor: [
      '(terremoto|sismo|seísmo) (político|deportivo|financiero|mediático|institucional|electoral|económico)|(terremoto|seísmo|sismo) en (el|la) (club|vestuario|partido|bolsa|banquillo|gobierno)|auténtico (terremoto|seísmo)',
    ],
    domain: [
      'entrenador*|vestuario|club|titulares|derbi|grada|cantera|patrocinador*|banquillo|partido|gol(es)?|liga|aficionados|bolsa|acciones|inversores|mercados?|elecciones|votos?|diputad[oa]s?|partidos? políticos?|coalición|dimisi(ón|ones)|dimiti(ó|do|eron)|senador*|candidat[oa]s?|directiva|accionistas|taquilla|cotización|goleador|campeonato|fichajes?',
    ],
    forecast: [
      'podría*|podrían|puede[n]? (ocurrir|producir|causar|generar|alcanzar)|probabilidad*|pronóstic*|predic*|predec*|se espera|si (ocurriera|se produjera|hubiera)|model(o|os|ización)|en los próximos (\\d+|[^ ]+) (años|días)|posible (sismo|terremoto|réplica)|riesgo de|rumor*|habría (muertos|víctimas)|algún día',
    ],
    historical: [
      'aniversario|hace (\\d+|[^ ]+) años|años (después|atrás|antes)|conmemor*|recuerd*|recordar*|en la historia|histórico|víctimas del (terremoto|sismo)|memoria|homenaje*|el más (fuerte|grave|intenso|destructivo) desde|desde el terremoto',
    ],
    strongest: ['(la|el) (más|mayor|de mayor) (fuerte|intens[oa]|grande|magnitud)?|la mayor|el mayor'],
    every: ['en ninguno de|ninguno de los|en ambos|en todos|en los (dos|tres|cuatro|cinco) casos|en ninguna de|ambos'],
    since: ['desde|después de|antes de'],
  },
};
