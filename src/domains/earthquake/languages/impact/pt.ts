import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in Portuguese. */
export const impact: ImpactWords = {
  dead: `mort(o|a|os|as|e|es)|morre(u|ram|r)|mata(r|ram|ndo)|matou|vítimas? mortais|vítimas? mortal|falec*|óbitos?|vidas|perde(u|ram) a vida|corpos?|vítimas? fatais|vítima fatal`,
  injured: `ferid(o|a|os|as)|ferimento(s)?|lesionad(o|a|os|as)|lesões|fratur*|partiu (o|a) [a-zãçéó]+|quebrou (o|a) [a-zãçéó]+|feriu|feriram|
hospitaliza*|assistid(o|a|os|as)|(transportad|levad|encaminhad)(o|a|os|as) (ao|para o|a um) hospital`,
  casualties: `vítimas?|danos pessoais`,
  person: `pessoas?|habitantes?|moradores?|mulher(es)?|home(m|ns)|crianças?|idos(o|a|os|as)|trabalhador(es)?|turistas?|alunos?|estudantes?`,
  one: `(uma|um) (mulher|homem|criança|pessoa|idos(o|a)|trabalhador|morador(a)?|turista|menin(o|a)|jovem)`,
  building: `casas?|edifícios?|prédios?|habitaç(ões|ão)|moradias?|imóve(is|l)|escolas?|igrejas?|construç(ões|ão)|residências?|
armazé(m|ns)|garage(m|ns)|capelas?|mesquitas?|hot(el|éis)`,
  damage: `rach(ou|aram|ado|ada|ados|adas|adura|aduras)|perd(eu|eram) (o|a|os|as|parte)*|condenad(o|a|os|as)|trinc(ou|aram|ad)*|danific(ou|aram)|vieram abaixo|veio abaixo|avari(as|ad)*|
danificad(o|a|os|as)|danos?( materiais)?|destru(ído|ída|ídos|ídas|iu|íram|ição)|desab(ou|aram|amento|amentos)|trincas?|fendas?|fissuras?|rachaduras?|ruí(u|ram)|estragos?|inabitáve(is|l)|rachad(o|a|os|as)|interditad(o|a|os|as)|materiais`,
  infrastructure: `estradas?|pontes?|barrage(m|ns)|vias?|rodovias?|rede`,
  other: `desaparecid*|desalojad*|desabrigad*|evacuad*|resgatad*|vistori*|inspecion*|soterrad*|sentiram|sentid(o|a)|participa*|mobiliz*|realojad*`,
  foreign: `anos?|mês|meses|semanas?|dias?|horas?|minutos?|segundos?|quilómetros?|quilômetros?|km|metros?|centímetros?|municípios?|concelhos?|freguesias?|
aldeias?|cidades?|ilhas?|famílias?|réplicas?|sismos?|tremor(es)?|abalos?|terremotos?|terramotos?|tendas?|vezes|graus|euros|reais|pisos|andar(es)?|por cento|
janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|bombeiros|bairros?`,
  previousAfter: `para {num}`,
  none: `não|nem|sem|nenhum(a|as|ns)?|ninguém|nunca|tampouco`,
  unknown: `(não (há|houve|existem?|foram|foi|tem|recebeu|receberam)( [a-zãçéóáíê]+){0,4}|sem|nem) (registos?|registros?|relatos?|notícias?|informaç(ões|ão)|notícia|indicação|comunicados?|chamados?)|ainda não|desconhec*|por apurar|poderia*|avalia(r|ção|m)|
esperad(o|a|os|as)|previst(o|a|os|as)`,
  but: `mas|porém|contudo|embora|enquanto`,
  also: `tampouco|também`,
  light: `em|no|na|nos|nas|de|do|da|dos|das|e|com|por|para|ao|à|a|o|após|quando|os|as|que|entre`,
  partBefore: `dos quais|das quais|entre (os quais|eles|elas)|incluindo`,
  partAfter: `d(eles|elas)|dos (feridos|mortos)|mais(?! de)|( [a-zãçéó]+){0,2} (em estado grave|com gravidade|graves?)`,
  previousBefore: `(passou|subiu|aumentou) de|antes( [a-z]+){0,2}|anteriormente( [a-z]+){0,2}|balanço anterior( [a-z]+){0,3}`,
  previously: `balanço anterior|anteriormente`,
  tsunami: {
    tsunami: `tsunamis?|maremotos?`,
    alert: `alertas?|avisos?|alarmes?`,
    lifted: `cancelad(o|a)|levantad(o|a)|suspens(o|a)|retirad(o|a)`,
    safe: `descart*|afast(ou|ado)`,
  },
};
