import type { Language } from '../language.ts';
import { impact } from './impact/pt.ts';
import { numbers, quantities } from './quantities/pt.ts';

/** Portuguese. */
export const pt: Language = {
  code: 'pt',
  numbers,
  quantities,
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
    dates: [
      'dia {day}(?=,? (às|pelas|por)|, \\d)',
      '({day}°?|(?<dw>primeiro))( de)? {month}(,?( de| do)? {year})?',
      '{month}( de| do)? {year}',
    ],
    years: ['(em|de|desde|do)( ano( de)?)? {year}'],
    clocks: [
      '(faltavam )?({mw}|{min}) (minutos )?para as? (?<to>){hour}',
      '(um )?quarto para as? (?<quarterto>){hour}',
      '(às?|pelas?|das|as) {hour}( horas)? (e (um )?quarto(?<quarter>)|e meia(?<half>)|menos (um )?quarto(?<quarterto>)|menos (?<to>){mw}|e ({mw}|{min}))( minutos)?',
      '(?<twelve>meio-dia) e (meia(?<half>)|(um )?quarto(?<quarter>)|{mw})',
      '(?<zero>meia-noite) e (meia(?<half>)|(um )?quarto(?<quarter>)|{mw})',
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
    when: 'quando',
    errands:
      'sirenes? alertas? mensagens? comboios? trens? voos? escolas? aulas equipas? equipes bombeiros presidente governador\\p{L}* prefeit[oa] ministr[oa] reunião conferência eletricidade trânsito concerto jogo',
    origin:
      '(ocorreu|regist(r)?ou|registr?ad[oa]|sentid[oa]|sismos?|terremotos?|terramotos?|abalos?|tremor(es)?|atingiu|sacudiu|réplicas?)',
  },
  places: {
    particles: 'de|do|da|dos|das|e|d|el|la|los|las|del',
    heads:
      'a|o|as|os|de|do|da|dos|das|cidade|vila|ilha|costa|municipio|município|freguesia|concelho|cabo|capital|distrito|localidade|estado|povoacao|povoação|regiao|região',
    compass: {
      NE: 'nordeste',
      NW: 'noroeste',
      SE: 'sudeste',
      SW: 'sudoeste',
      N: 'norte',
      E: 'leste|este|lés(?=-)|és(?=-)',
      S: 'sul|su',
      W: 'oeste|oés(?=-)',
    },
    compassLetters: 'NESO',
    kilometres: 'quilometros?|quilómetros?|quilômetros?|kms?',
    metres: 'metros?',
    nearest: '(cidade|localidade|município) mais próxim[ao]',
    side: 'after',
    between: 'a|ao|para|na direção|cerca de|em',
    link: 'de|do|da|dos|das',
    of: 'de|do|da|dos|das',
    alone: '(a|ao|mar a)',
    same: '(da|desta|dessa) (cidade|vila|ilha|capital|localidade)',
    centre: '(do|ao) epicentro|epicentro|(da|do) foco',
    epicentre:
      'epicentro|sismo|terramoto|terremoto|tremor|abalo|ocorreu|registad*|registrad*|localizad*|abalou|atingiu|sacudiu',
    denied: 'não (em|no|na|foi em|foi no|foi na)>',
    felt: 'sentid*|sentiram|intensidade|moradores|populares|moradora?|recebid*|telemóveis|celulares|receberam',
    spot: '(epicentro|sismo|terramoto|terremoto|tremor|abalo)( de terra)?( de)?( magnitude)?( [0-9.,]+)?( graus)? (foi |localizado |registrado |registado |ocorrido )?(em|perto de|junto a|próximo de|próximo a|ao largo d[aeo])|no (mar|golfo|banco|estreito)( de| da| do)?',
    territory: 'ao largo|costa|em territorio|em território|no sul|no norte|nos|na ilha',
    pair: 'entre( as)?( localidades| ilhas| cidades)?( de| do| da)?( o| a)?>e>',
    features: 'golfo|estreito|canal|mar|baia|baía|cabo|banco|ilha|ilhas|arquipelago|arquipélago|fossa',
    border: 'fronteira',
    countries: {
      AF: 'afega*',
      PT: 'portugues*|português',
      BR: 'brasileir*',
      ES: 'espanhol*',
      JP: 'japones*|japonês',
      CL: 'chilen*',
      TR: 'turc*',
      MA: 'marroquin*',
      US: 'eua|estados unidos',
    },
    bodies:
      'instituto|centro (nacional|sismologico|sismológico)|observatório|observatorio|universidade|agência|ministério|hospital|hospitais|embaixada|governo|câmara|câmara municipal|bombeiros|proteção civil|defesa civil|aeroporto|hora|horário|prefeito|prefeitura|presidente|sede|rede',
    never:
      'Um Uma O A Os As No Na Para Instituto Centro Proteção Civil Acordei Informação Vigilância Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro Norte Sul Este Oeste Atingiu Rede Observatório Do Com Até Como Se Só Sete Tarde Serra Rio Vila Ali Lá Era Esse Nível Ribeira',
  },
  impact,
  cues: {
    vague: ['tremor(es)?(?! de terra)|abalos?(?! sísmico)|tremeu'],
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
      '(retirou|eliminou|apagou|removeu) da (lista|página)|do (seu )?catálogo|destinad[oa] a um (exercício|simulacro)|mal interpretad[oa]',
      'tratou-se de um (erro|falso|engano|lapso)|(erro|problema|falha) (informático|informática|técnic[oa]|human[oa])|falsa deteção|falso positivo',
      'falso (alarme|alerta)|alerta fals[oa]|alarme falso|não (houve|ocorreu|aconteceu|se registou|existiu) (qualquer |nenhum )?(sismo|terramoto|terremoto|abalo|tremor|evento)|(sismo|terramoto|terremoto|abalo|tremor|evento) ([^ ]+ ){0,4}(nunca (existiu|ocorreu|aconteceu)|não (existiu|ocorreu|aconteceu)|inexistente)|nenhum (sismo|abalo|tremor)|por (engano|erro|lapso)|errad[oa]|erróne[oa]|nunca aconteceu|duplicad[oa]s?|registo (duplo|fantasma)|(erro|falha) (do|da|de|no|na) ([^ ]+ )?(sistema|software|automátic*|programa|operador)|(conta|perfil|página)s? fals[oa]s?|não registou (qualquer|nenhum)|não foi registado (qualquer|nenhum)|mensagem de teste|(preparad|redigid)[oa] para (um|o|a) (exercício|simulacro|teste)|notícia falsa',
    ],
    retraction: [
      '(enviad|emitid|divulgad|publicad|difundid)[oa]s? por (engano|erro|lapso)|dado como nul[oa]|retratou-se',
      'retir(ou|ado|ada|amos|a)|anul(ou|ado|ada|a|amos)|cancel(ou|ado|ada|a)|elimin(ou|ado|ada)|apag(ou|ado|ada|amos)|desment(iu|ido|e)|remov(eu|ido|ida|e|emos)|revog(ou|ado|ada)|exclu(iu|ído|ída)|retific*|corrig(iu|e|imos)|apagad[oa]s?|retirad[oa]s?|(pedimos|pediu|pede) desculpas?|removid[oa]s?',
    ],
    notRetraction: ['(alerta|aviso) de tsunami|tsunami|voos?|comboios?|trens?|aulas|jogos?|concertos?|gralha'],
    drill: [
      'simulacros?|simulad[oa]s?|exercícios?|cenário|hipotétic[oa]s?|fictíci[oa]s?|simulaç(ão|ões)|a terra treme|ensaio geral',
    ],
    metaphor: [
      '(terramoto|sismo|terremoto|abalo) (político|desportivo|financeiro|eleitoral|institucional)|(terramoto|sismo|terremoto) (no|na) (clube|balneário|partido|bolsa|governo)|verdadeiro (terramoto|terremoto)',
    ],
    domain: [
      'fusão|sindicatos?|analistas?|conselho de administração|presidente-executivo|despedimentos|ópera|teatro|orquestra|encenador*|músicos?|maestro|audiências',
      'filmes?|cinemas?|ator(es)?|atriz',
      'treinador*|balneário|clube|adeptos|torcida|jogo|campeonato|golos?|gols?|liga|bolsa|ações|mercados?|investidores|eleiç(ão|ões)|votos?|deputad[oa]s?|coligação|demiss(ão|ões)|demitiu*|acionistas|candidat[oa]s?|patrocinador*|partido|presidente do clube|técnico',
    ],
    earlier: ['(dias?|semanas?|mês|meses) antes'],
    noQuake: ['não (foi|era|é) um (sismo|terremoto|tremor)'],
    forecast: [
      '(vez|vezes) (por|ao|a cada) (ano|mês|semana|século|década|[^ ]+ anos)|(todos os|a cada) ([^ ]+ ){0,3}(anos|meses)|costuma[m]?|normalmente|habitualmente|anualmente',
      'resiste(m|nte|ntes)?|resistir|antissísmic*',
      'vai (ocorrer|acontecer|atingir)|acontecerá|ocorrerá|profecia*|vidente*|poderia*|poderá|poderão|pode (ocorrer|causar|provocar|atingir)|probabilidade*|previs(ão|ões)|prever|se (ocorresse|acontecesse|houvesse)|modelo*|nos próximos (\\d+|[^ ]+) (anos|dias)|possível (sismo|terramoto)|causaria|rumor*|boato*|admite',
    ],
    historical: [
      'aniversário|há (\\d+|[^ ]+) anos|anos (depois|antes|após)|comemor*|evoc*|record(a|am|ar|ou)|lembr*|na história|histórico|vítimas do (sismo|terramoto)|memória|a data que|o mais (forte|mortífero|grave) (desde|de)',
    ],
    strongest: ['(o|a) (mais forte|maior|mais intens[oa]|de maior magnitude)'],
    every: ['em nenhum dos|nenhum dos|em ambos|em todos os|nos (dois|três|quatro) casos|ambos'],
    since: ['desde|depois de|antes de|após'],
  },
};
