import type { Language } from '../language.ts';
import { impact } from './impact/pt.ts';

/** Portuguese. */
export const pt: Language = {
  code: 'pt',
  numbers: {
    decimal: ',',
    words: {
      0: 'zero',
      1: 'um uma',
      2: 'dois duas ambos ambas',
      3: 'três tres',
      4: 'quatro',
      5: 'cinco',
      6: 'seis',
      7: 'sete',
      8: 'oito',
      9: 'nove',
      10: 'dez uma_dezena',
      11: 'onze',
      12: 'doze uma_dúzia',
      13: 'treze',
      14: 'catorze quatorze',
      15: 'quinze',
      16: 'dezasseis dezesseis',
      17: 'dezassete dezessete',
      18: 'dezoito',
      19: 'dezanove dezenove',
      20: 'vinte',
      30: 'trinta',
      40: 'quarenta',
      50: 'cinquenta',
      60: 'sessenta',
      70: 'setenta',
      80: 'oitenta',
      90: 'noventa',
      100: 'cem cento uma_centena',
      200: 'duzentos duzentas',
      300: 'trezentos trezentas',
      400: 'quatrocentos quatrocentas',
      500: 'quinhentos quinhentas',
      600: 'seiscentos seiscentas',
      700: 'setecentos setecentas',
      800: 'oitocentos oitocentas',
      900: 'novecentos novecentas',
      1000: 'mil um_milhar',
    },
    multipliers: { 12: 'dúzias', 1000: 'mil', 1000000: 'milhão milhões' },
    joiners: 'e',
    vague: 'vários várias alguns algumas poucos poucas uns umas',
  },
  quantities: {
    magnitude: 'magnitudes?',
    scale:
      '(graus? )?(na|da) escala( aberta)? (de )?richter|(graus? )?richter|graus?(?! (c|celsius|centígrados|de|norte|sul))',
    moment: 'magnitude (de )?momento',
    local: 'magnitude local',
    quake: 'sismos?|sísm*|abalos?|terramotos?|terremotos?|tremor*|réplicas?',
    measured:
      'mediu|medi*|estim*|calcul*|regist*|atribu*|indic*|report*|deu|dá|aponta*|apontou|mais (forte|intens*)|maior|avaliou|public*|divulg*|fixou',
    units:
      'horas?|minutos?|segundos?|dias?|semanas?|mês|meses|anos?|por cento|euros?|reais|dólares|milhões|milhão|mil|centímetros?|cm|graus? celsius|toneladas?|hectares?|vezes|pessoas|casas|andares|mortos|feridos|habitantes|pontos',
    former:
      'inicialmente|num primeiro momento|em um primeiro momento|(primeira|anterior|inicial) (estimativa|avaliação|informação|medição|valor)|(estimativa|valor|magnitude|avaliação) (inicial|anterior|preliminar|automátic[ao])|anteriormente|antes|tinha (indicado|avançado|dado|estimado|divulgado)|havia (informado|divulgado|estimado)|em vez de|ao invés de',
    mistaken: 'por (erro|lapso|engano)|erradamente|erroneamente|versão anterior|gralha|errata',
    change:
      'revis*|revi(u|sta|sto)|baix*|reduz*|subiu|elev*|corrig*|atualiz*|actualiz*|ajust*|alter*|retific*|recalcul*|pass(ou|ar|a) de|aument*|diminu*',
    from: 'de|dos|desde',
    upTo: 'até',
    above:
      'mais de|superior(es)? a|acima de|pelo menos|menos de|inferior(es)? a|abaixo de|entre|maior(es)? (do )?que|ultrapass*|excede*|no máximo',
    beyond: 'ou (mais|superior(es)?|maior(es)?)|e (mais|superior(es)?)',
    intensity: 'intensidade|grau|nível',
    zone: 'zonas? sísmicas?|resist*',
    km: 'quil[oóô]metros?|km',
    miles: 'milhas?',
    metres: 'metros?',
    depth: 'profundidade|hipocentro|profundo|foco',
    deep: 'de profundidade|abaixo d[aoe] (superfície|solo)|profundidade',
    pits: 'lagos?|lagoas?|minas?|poços?|barragem|represa|túnel|furo|neve',
    north: 'n|(de )?(latitude )?norte',
    south: 's|(de )?(latitude )?sul',
    east: 'e|l|(de )?(longitude )?(este|leste)',
    west: 'o|w|(de )?(longitude )?oeste',
    latitude: 'latitude|lat\\.?',
    longitude: 'longitude|long?\\.?',
    coordinates: 'coordenadas',
  },
  time: {
    months:
      'jan(eiro|\\.)? fev(ereiro|\\.)? mar(ço|\\.)? abr(il|\\.)? mai(o|\\.)? jun(ho|\\.)? jul(ho|\\.)? ago(sto|\\.)? set(embro|\\.)? out(ubro|\\.)? nov(embro|\\.)? dez(embro|\\.)?',
    weekdays:
      'segunda-feira|(?<=(na|nesta|desta|esta)_)segunda ter[çc]a(-feira)?(?!_parte) quarta-feira|(?<=(na|nesta|desta|esta)_)quarta quinta-feira|(?<=(na|nesta|desta|esta)_)quinta sexta-feira|(?<=(na|nesta|desta|esta)_)sexta s[áa]bado domingo',
    days: { 0: 'hoje esta(?=_(manhã|tarde|noite|madrugada))', 1: 'ontem véspera', 2: 'anteontem' },
    lastNight: 'noite_passada última_noite ontem_à_noite',
    parts: {
      dawn: '((da|de|na|durante_a)_)?madrugada',
      morning: '((da|de|pela)_)?manhã',
      day: '((da|à|pela)_)?tarde',
      night: '((da|à|pela)_)?noite',
    },
    noon: 'meio-dia',
    midnight: 'meia-noite',
    hours: 'uma duas três quatro cinco seis sete oito nove dez onze doze',
    dates: ['({day}°?|(?<dw>primeiro))( de)? {month}(,?( de| do)? {year})?', '{month}( de| do)? {year}'],
    years: ['(em|de|desde|do)( ano( de)?)? {year}'],
    clocks: [
      '{h} ?h(oras)? ?(e )?{m} ?(min|m)?(utos)?',
      '(às?|pelas?|das) {h}[.:]{m}([.:]{s})?( horas)?',
      '(às?|pelas?|das|as) {hour} ?(h|horas?)?( e meia(?<half>))?(?= {part}|,|\\.|$|\\)| hora| loca)',
      '(às?|pelas?|das) {h} ?(h|horas)',
    ],
    zones: ['hor(a|as|ário) (local )?(de|do|da|dos|em) {city}', 'hora {city}'],
    local: 'horas?_loca(l|is) horário_local locais',
    glue: 'às? pelas? das? de do na no em dia cerca por volta horas? e desta nesta esta',
    statement: {
      before:
        'até(_às|_as|_o|_à)? desde(_às|_as|_o)? (disse|informou|anunciou|adiantou|divulgou|informaram)(_\\p{L}+){0,2}(_esta|_nesta|_na|_no)?',
      after: '(informou|anunciou|disse)',
    },
    origin:
      '(ocorreu|regist(r)?ou|registr?ad[oa]|sentid[oa]|sismos?|terremotos?|terramotos?|abalos?|tremor(es)?|atingiu|sacudiu|réplicas?)',
  },
  places: {},
  impact,
  cues: {
    quake: ['sismos?|terramotos?|terremotos?|tremor(es)?( de terra)?|abalos?( sísmicos?)?|eventos? sísmicos?|tremeu'],
    occurred: [
      'ocorreu|ocorrido|registou|registado|registrou|registrado|foi (sentid[oa]|registad[oa]|registrad[oa]|localizad[oa])|sentid[oa]s?|atingiu|sacudiu|abalou|deu-se|teve lugar|aconteceu|verificou-se',
    ],
    aftershock: ['réplicas?'],
    foreshock: ['abalos? (premonitóri[oa]s?|precursor(es)?)|sismos? (premonitóri[oa]s?|precursor(es)?)'],
    mainshock: ['(sismo|terramoto|terremoto|abalo|tremor) principal|choque principal'],
    another: [
      '(segundo|terceiro|outro|novo|próximo) (sismo|terramoto|terremoto|abalo|tremor)|o segundo|o terceiro|o outro',
    ],
    blast: [
      'detonaç(ão|ões)|explos(ão|ões) (em|de|na|no|numa|controlad[oa]s?)|pedreira|desmonte*|rebentamento*|ensaio nuclear|teste nuclear|dinamite',
    ],
    falseAlert: [
      'falso (alarme|alerta)|alerta fals[oa]|alarme falso|não (houve|ocorreu|aconteceu|se registou|existiu) (qualquer |nenhum )?(sismo|terramoto|terremoto|abalo|tremor|evento)|(sismo|terramoto|terremoto|abalo|tremor|evento) ([^ ]+ ){0,4}(nunca (existiu|ocorreu|aconteceu)|não (existiu|ocorreu|aconteceu)|inexistente)|nenhum (sismo|abalo|tremor)|por (engano|erro|lapso)|errad[oa]|erróne[oa]|nunca aconteceu',
    ],
    retraction: [
      'retir(ou|ado|ada|amos|a)|anul(ou|ado|ada|a)|cancel(ou|ado|ada|a)|elimin(ou|ado|ada)|apag(ou|ado|ada)|desment(iu|ido|e)|remov(eu|ido|ida|e)|revog(ou|ado|ada)|exclu(iu|ído|ída)|retific*|corrig(iu|e|imos)',
    ],
    notRetraction: ['(alerta|aviso) de tsunami|tsunami|voos?|comboios?|trens?|aulas|jogos?|concertos?|gralha'],
    drill: [
      'simulacros?|simulad[oa]s?|exercícios?|cenário|hipotétic[oa]s?|fictíci[oa]s?|simulaç(ão|ões)|a terra treme|ensaio geral',
    ],
    metaphor: [
      '(terramoto|sismo|terremoto|abalo) (político|desportivo|financeiro|eleitoral|institucional)|(terramoto|sismo|terremoto) (no|na) (clube|balneário|partido|bolsa|governo)|verdadeiro (terramoto|terremoto)',
    ],
    domain: [
      'treinador*|balneário|clube|adeptos|torcida|jogo|campeonato|golos?|gols?|liga|bolsa|ações|mercados?|investidores|eleiç(ão|ões)|votos?|deputad[oa]s?|coligação|demiss(ão|ões)|demitiu*|acionistas|candidat[oa]s?|patrocinador*|partido|presidente do clube|técnico',
    ],
    forecast: [
      'poderia*|poderá|poderão|pode (ocorrer|causar|provocar|atingir)|probabilidade*|previs(ão|ões)|prever|se (ocorresse|acontecesse|houvesse)|modelo*|nos próximos (\\d+|[^ ]+) (anos|dias)|possível (sismo|terramoto)|causaria|rumor*|boato*|admite',
    ],
    historical: [
      'aniversário|há (\\d+|[^ ]+) anos|anos (depois|antes|após)|comemor*|evoc*|record(a|am|ar|ou)|lembr*|na história|histórico|vítimas do (sismo|terramoto)|memória|a data que|o mais (forte|mortífero|grave) (desde|de)',
    ],
    strongest: ['(o|a) (mais forte|maior|mais intens[oa]|de maior magnitude)'],
    every: ['em nenhum dos|nenhum dos|em ambos|em todos os|nos (dois|três|quatro) casos|ambos'],
    since: ['desde|depois de|antes de|após'],
  },
};
