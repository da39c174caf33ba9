import type { Language } from '../language.ts';
import { impact } from './impact/es.ts';
import { numbers, quantities } from './quantities/es.ts';

/** Spanish. */
export const es: Language = {
  code: 'es',
  numbers,
  quantities,
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
    dates: [
      'día {day}(?=,? a las|, \\d)',
      '({day}°?|(?<dw>primero))( de)? {month}(,?( de| del)?( año)? {year})?',
      '{month}( de| del)? {year}',
    ],
    years: ['(en|de|del|desde)( el)?( año)? {year}', 'el (\\p{L}{3,12} )?(de )?{year}'],
    clocks: [
      '(faltaban|faltando|cuando faltaban) ({mw}|{min}) (minutos )?para las? (?<to>){hour}',
      '((a|las|sobre) )?(un )?cuarto para las? (?<quarterto>){hour}',
      '({mw}|{min}) (minutos )?para las? (?<to>){hour}',
      'las? {hour} menos( el)? (cuarto(?<quarterto>)|(?<to>){mw})( minutos)?',
      '(?<=(a|sobre|hacia|de|desde|eran) las? ){hw} (y|con) (cuarto(?<quarter>)|media(?<half>)|({mw}|{min})( minutos)?)( horas)?',
      '(?<=las? ){h} (y|con) {min} minutos',
      'las? {h} (horas )?(y |con )?{min} minutos',
      '(?<={weekday} \\d{1,2}, ){h}\\.{m}',
      '(las? )?{h}([.:]{m}(:{s})?)? ?(?<ap>[ap])\\.? ?m\\.?',
      'las? {h}[.:]{m}([.:]{s})?( horas| hrs?\\.?| h\\.?)?',
      '{h}[.:]{m}(:{s})? (horas|hrs?\\.?|h\\.?)',
      '(las? )?{h} ?h ?{m}',
      '(a|sobre|hacia|de|desde|pasadas|eran|cerca de|alrededor de) las? {hour}( y media(?<half>)| y cuarto(?<quarter>)| menos cuarto(?<quarterto>))?( horas| h)?(?= {part}|,|\\.|$|\\)| hora)',
      '(a|sobre|hacia) las {h} (horas|h)',
    ],
    zones: ['(hora|horario|tiempo) (local )?((de|del|en)( la| el)? )?{city}'],
    local: 'horas?_loca(l|les) horario_local',
    glue: 'a las? de del el la en sobre hacia cerca pasadas alrededor aproximadamente unas? horas? y este esta pasado durante con era eran',
    statement: {
      before:
        'los construid\\p{L}*_en hasta(_las?|_el)? (al|con)_corte_(de|del|a)(_las?)? (informó|dijo|anunció|publicó|confirmó|señaló|emitió|actualizó|destituyó|indicó|indicaron|informaron)(_(?!que)\\p{L}+){0,2}(_el|_este|_a) desde(_las?|_el)?',
      after: '(informó|anunció|dijo|confirmó|indicó|informaron|actualizó)',
    },
    when: 'cuando',
    errands:
      'sirenas? alarmas? alertas? mensajes? notificaci[oó]n(es)? trenes vuelos? metro escuelas? colegios? clases brigadas? rescatistas bomberos alcald(e|es|esa) gobernador\\p{L}* ministr[oa] presidente rueda_de_prensa conferencia reuni(ó|o)n se_reuni(ó|o) electricidad tránsito concierto partido',
    origin:
      '(ocurri\\p{L}+|sacudi\\p{L}+|registr\\p{L}+|se_produjo|sinti\\p{L}+|sismos?|seísmos?|terremotos?|temblor\\p{L}*|tembló|réplicas?|remeci\\p{L}+|epicentro)',
  },
  places: {
    particles: 'de|del|la|las|los|el|y',
    heads:
      'la|las|el|los|ciudad|de|del|localidad|municipio|poblacion|puerto|capital|isla|costa|costas|provincia|departamento|region|estado|comuna|distrito|pueblo|villa|canton|parroquia|cabo|ciudades|golfo|cabecera|corregimiento|vereda',
    compass: {
      NE: 'nores(?:te)|nordeste|noreste|nororiente',
      NW: 'noroeste|norueste|noroccidente',
      SE: 'sures(?:te)|sudeste|sureste|suroriente',
      SW: 'suroeste|sudoeste|suroccidente',
      N: 'nor(?:te)|nor',
      E: 'este|oriente',
      S: 'sur',
      W: 'oeste|occidente|poniente',
    },
    compassLetters: 'NESO',
    kilometres: 'kilometros?|kilómetros?|kms?|km\\.',
    miles: 'millas?',
    metres: 'metros?',
    nearest:
      '(municipio|poblacion|población|localidad|ciudad)(es)? mas cercan[ao]s?|(municipio|población|localidad|ciudad)(es)? más cercan[ao]s?',
    side: 'after',
    between: 'al|a la|hacia el|en direccion|dirección|unos|a|del lado',
    link: 'de|del|desde|frente a',
    of: 'de|del|desde',
    alone: '(al|hacia el|situado al|situada al|ubicado al|mar)',
    same: '(esta|esa|la|dicha|misma|este|ese|dicho|mismo) (misma |mismo )?(ciudad|localidad|capital|poblacion|población|municipio|pueblo|villa|puerto|isla)|casco urbano|cabecera (municipal|cantonal)|alli|allí',
    centre: 'epicentro|foco',
    epicentre:
      'epicentro|sacudi*|sacude*|se registr*|se produjo|ocurri*|ubic*|localiz*|sismo|terremoto|temblor|seismo|seísmo|foco|hipocentro|frente a|frente a las? costas? de',
    denied: 'no (en|fue en|era en)( el| la)?>',
    felt: 'se sintio|se sintió|sentid*|percib*|percept*|percibi*|intensidad|vecinos|habitantes|alcanz*|grados? (de intensidad|[ivx]+)|recibi*|celulares|telefonos|teléfonos|sono|sonó',
    spot: '(epicentro|sismo|terremoto|temblor) (se ubico |se ubicó |se localizo |se localizó |fue )?(en|cerca de|frente a)|con epicentro en|epicentro en|(sismo|terremoto|temblor|movimiento telúrico) de( magnitud)? [0-9.,]+( grados)? (en|cerca de|frente a)( las costas de| la costa de)?|en el (mar|golfo|estrecho)( de)?',
    territory:
      'en territorio|frente a las costas|frente a la costa|en el sur|en el norte|en el centro|costa|costas|en el oeste|en el este|territorio',
    pair: 'entre( las)?( localidades| los municipios| los pueblos| islas)?( de)?>y|e>',
    features:
      'golfo|estrecho|canal|mar|bahia|bahía|cabo|peninsula|península|fosa|archipielago|archipiélago|golfo|isla|islas',
    border: 'frontera|limite entre|fronteriz*',
    countries: {
      AF: 'afgan*',
      MX: 'mexican*',
      CL: 'chilen*',
      PE: 'peruan*',
      AR: 'argentin*',
      CO: 'colombian*',
      EC: 'ecuatorian*',
      GT: 'guatemaltec*',
      US: 'estadounidense*|ee\\. ?uu\\.?|eeuu',
      ES: 'español*',
      JP: 'japones*|japonés',
      IT: 'italian*',
      GR: 'grieg*',
      TR: 'turc*',
      ID: 'indonesi*',
      SV: 'salvadoreñ*',
      NI: 'nicaragüens*',
      PH: 'filipin*',
    },
    bodies:
      'instituto*|servicio*|centro sismologico|centro sismológico|centro nacional|observatorio*|universidad*|red sismologica|red sismológica|agencia*|ministerio*|proteccion civil|protección civil|hospital*|embajada*|gobierno|gobernador*|alcalde*|alcaldia|alcaldía|bomberos|aeropuerto|hora|horas|emergencias|policia|policía|sede',
    never:
      'Más Hora Fecha Profundidad Latitud Longitud Municipio Magnitud Boletín Epicentro Referencia Ubicación Intensidad Preliminar Actualización Red Bomberos Presidente Alcalde Ministro El La Los Las Un Una Servicio Secretaría Protección Civil Instituto Centro Nacional Geológico Cerca En Según Por No Marina Alerta Simulacro Sismo Terremoto Temblor Seísmo Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre Lunes Martes Norte Sur Este Oeste Real Entre Richter Mercalli Universidad Gobierno Le Se Su Sus Solo Cuando Para Como Era Tarde San Valle Colonia Ojo Onda Luz Metro Región Puerto Isla Laguna Río Sol Guerra Xinhua Reuters',
  },
  impact,
  cues: {
    vague: ['sacudidas?|tembló|temblaba'],
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
      'de su (catálogo|lista|registro|boletín)|tormenta eléctrica|destinad[oa] a un (simulacro|ejercicio)',
      '(se trató|se trata|producto|debido|atribuy[^ ]*) (de|a) (un|una) (error|fallo|falla|falso|falsa)[^ ]*|falsa detección|no se trató de un|(fallo|falla|error) (técnic|informátic|human)[oa]',
      'falsa (alarma|alerta)|alerta falsa|(sismo|temblor|terremoto|seísmo|evento) ([^ ]+ ){0,5}(no (ocurrió|existió|se produjo|tuvo lugar)|nunca (ocurrió|existió|se produjo))|no (hubo|se produjo|se registró|ocurrió|existió|se ha (producido|registrado)|ha habido) (ningún |un |tal )?(sismo|temblor|terremoto|seísmo|movimiento|evento|tal)|(era|fue|eran|es|resultó) (falso|falsa|erróne[oa]|un error)|nunca (ocurrió|existió|tembló)|por (error|equivocación)|error (humano|técnico|informático|del sistema)|equivocadamente|no (correspond(e|ía|ió)|obedec(e|ió)) a (ningún |un )?(sismo|temblor|terremoto|evento)s? real|no (hemos|ha|han) registrado (ningún|un) (sismo|temblor|terremoto|seísmo|movimiento|evento)|falso positivo|errónea*|inexistente|duplicad[oa]s?|registro (doble|repetido|fantasma)|sismo fantasma|evento fantasma|(error|falla|fallo|equivocación) (del?|en) ([^ ]+ )?(sistema|software|automátic*|programa|operador|mantenimiento)|(cuenta|perfil|página|canal)s? (falsa|falso|apócrif[oa]|trucha|que (suplanta|imita|se hac[ií]a pasar))s?|suplant*|se hac[ií]an? pasar|no (registr(a|ó|aron)|detect(a|ó|aron)|midi(ó|eron)) (ningún|ninguna|sismos?|temblor|movimiento|nada)|(preparad|redactad|previst)[oa]s? para (un|el|la) (simulacro|ejercicio|ensayo|prueba)|mensaje de prueba|nos equivocamos|sin que (haya |hubiera |hubiese )?tembl*|bulo|noticia falsa|apócrif[oa]s?|(confundi(ó|eron)|confusión) (de |las |con |un |una )|no tembló|no ha temblado|no hay registro de (sismo|temblor)*',
    ],
    retraction: [
      '(enviad|emitid|publicad|difundid|activad|lanzad)[oa]s?( [^ ]+){0,3} por (error|equivocación)|por (error|equivocación) (se )?(envi|emiti|public|difundi|activ)[^ ]*|se (envió|emitió|publicó|difundió|activó)( [^ ]+){0,2} por error|se retracta|dio por nul[oa]|considerar(lo|la)? (nul[oa]|inválid[oa])',
      'retir(ó|ado|ada|aron|amos|a)|anul(ó|ado|ada|aron|a)|cancel(ó|ado|ada|aron|a)|elimin(ó|ado|ada|aron|a)|borr(ó|ado|ada|aron)|desminti(ó|eron)|desmiente|rectific(ó|a|ado|amos)|descart(ó|ado|ada)|(dio|dado|dada|dieron) de baja|deja(da|do)? sin efecto|(dej|qued)(ó|aron|a|an) sin efecto|invalid(ó|ado|ada|aron)|retract(ó|aron)|desestim(ó|ado|ada)|suprimi(ó|do|da)|retirad[oa]s?|eliminad[oa]s?|borrad[oa]s?|hemos (retirado|borrado|eliminado|despublicado)|retiramos|borramos|eliminamos|despublic*|(pedimos|pidió|ofrecemos|pide) (disculpas|perdón)|bajamos|dieron marcha atrás',
    ],
    notRetraction: ['tsunami|maremoto|vuelos?|trenes?|clases|partidos?|conciertos?|errata|evacuación|actividades'],
    drill: [
      'simulacros?|hipótesis|hipotétic[oa]s?|ficticios?|ficticias?|ejercicios? de (evacuación|emergencia|respuesta)|escenario (de|del|planteado|supuesto)|simulad[oa]s?|supuesto (sismo|terremoto)|ensayo general',
    ],
    metaphor: [
      '(terremoto|sismo|seísmo) (político|deportivo|financiero|mediático|institucional|electoral|económico)|(terremoto|seísmo|sismo) en (el|la) (club|vestuario|partido|bolsa|banquillo|gobierno)|auténtico (terremoto|seísmo)',
    ],
    domain: [
      'fusión|sindicatos?|analistas?|consejo de administración|consejero delegado|despidos|ópera|teatro|orquesta|directora? de escena|músicos?|festival|audiencia televisiva|cúpula del partido',
      'películas?|cine|novelas?|estren(o|a|ó|ará)|actor(es)?|actriz',
      'entrenador*|vestuario|club|titulares|derbi|grada|cantera|patrocinador*|banquillo|partido|gol(es)?|liga|aficionados|bolsa|acciones|inversores|mercados?|elecciones|votos?|diputad[oa]s?|partidos? políticos?|coalición|dimisi(ón|ones)|dimiti(ó|do|eron)|senador*|candidat[oa]s?|directiva|accionistas|taquilla|cotización|goleador|campeonato|fichajes?',
    ],
    earlier: ['(días?|semanas?|mes|meses) (antes|atrás)'],
    noQuake: ['no (fue|era|es) un (sismo|terremoto|temblor)|no un (sismo|terremoto|temblor)'],
    forecast: [
      '(vez|veces) (al|por|cada) (año|mes|semana|siglo|década|[^ ]+ años)|cada (año|mes|semana|([^ ]+ ){1,4}(años|meses))|suele[n]?|normalmente|habitualmente|anualmente',
      'resiste[n]?|resistentes?|resistir|soporta(n|r)?|antisísmic*|sismorresistente*|diseñad[oa]s? para',
      'podría*|podrían|puede[n]? (ocurrir|producir|causar|generar|alcanzar)|probabilidad*|pronóstic*|pronostic*|ocurrirá*|próximo \\d+|habrá|predic*|predec*|(?<!no )se espera|si (ocurriera|se produjera|hubiera)|model(o|os|ización)|en los próximos (\\d+|[^ ]+) (años|días)|posible (sismo|terremoto|réplica)|riesgo de|rumor*|habría (muertos|víctimas)|algún día',
    ],
    historical: [
      'aniversario|hace (\\d+|[^ ]+) años|años (después|atrás|antes)|conmemor*|recuerd*|recordar*|en la historia|histórico|víctimas del (terremoto|sismo)|memoria|homenaje*|el más (fuerte|grave|intenso|destructivo) desde|desde el terremoto',
    ],
    strongest: ['(la|el) (más|mayor|de mayor) (fuerte|intens[oa]|grande|magnitud)?|la mayor|el mayor'],
    every: ['en ninguno de|ninguno de los|en ambos|en todos|en los (dos|tres|cuatro|cinco) casos|en ninguna de|ambos'],
    since: ['desde|después de|antes de'],
  },
};
