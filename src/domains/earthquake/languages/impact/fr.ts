import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in French. */
export const impact: ImpactWords = {
  dead: `mort(s|e|es)?|décès|décédé(e|s|es)?|tué(e|s|es)?|tuant|tuer|tuèrent|tua|victimes? mortelles?|périr*|péri|perdu la vie|coûté la vie|ont succombé|corps|morts|vies`,
  injured: `bless(é|ée|és|ées|ures?|ant|er)|commotionn(é|és)|fractur(e|es|é|ée)|s'est (cassé|fracturé|foulé) (le|la|un|une) [a-zéè]+|contusionn(é|és)|brûl(é|és|ée|ées)|
hospitalisé(e|s|es)?|soigné(e|s|es)?`,
  casualties: `victimes?`,
  person: `person(ne|nes)|habitant(s|e|es)?|femmes?|hommes?|enfants?|élèves?|ouvriers?|touristes?|gens|villageois|adolescent(s|e|es)?`,
  one: `une? (femme|homme|enfant|personne|ouvrier|touriste|adolescente?|habitante?|retraitée?|octogénaire|septuagénaire|fillette)`,
  building: `maisons?|bâtiments?|immeubles?|habitations?|logements?|écoles?|églises?|bâtisses?|édifices?|hôpita(l|ux)|
garages?|granges?|entrepôts?|mosquées?|chapelles?|hôtels?|pavillons?|mairies?|gymnases?`,
  damage: `perdu (leur|leurs|sa|son|ses|une|des)|écroulé(e|s|es)?|inutilisables?|impropres? à|sinistrés?|touché(e|s|es)|abîmé(e|s|es)?|ruin(e|es|é|ée|ées)|frappé(e|s|es)? d'arrêté|
endommag(é|és|ée|ées)|détrui(t|ts|te|tes)|effondr(é|és|ée|ées|ement|ements)|fissur(é|és|ée|ées|es|e)|dégâts?|dommages?|inhabitables?|lézardé(e|s|es)?|écroul*`,
  infrastructure: `routes?|ponts?|barrages?|voies?|autoroutes?|réseaux?|centrales?`,
  other: `disparu(s|e|es)?|évacué(e|s|es)?|sans-abri|déplacé(e|s|es)?|relogé(e|s|es)?|sinistré(e|s|es)?|coincé(e|s|es)?|secouru(s|e|es)?|inspecté(e|s|es)?|ressenti(e|s|es)?|témoign*|appels?|particip*|hébergé(e|s|es)?|contrôl*|
choqué(e|s|es)?|état de choc|visité(e|s|es)?|examiné(e|s|es)?|malaises?`,
  foreign: `ans|année(s)?|mois|semaines?|jours?|heures?|minutes?|secondes?|kilomètres?|km|mètres?|centimètres?|communes?|villages?|villes?|
provinces?|régions?|familles?|répliques?|séismes?|secousses?|tremblements?|tentes?|euros|fois|degrés|étages?|pays|pompiers|%|
janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|quartiers?`,
  previousAfter: `à {num}`,
  none: `aucun(e|s)?|pas|ni|sans|personne n(e|'[a-zéè]+)|nul(le)?|n'y a|nul|jamais`,
  unknown: `signal(é|ée|és|ées)|connu(s|e|es)?|fait état|informations?|pour l'heure|bilan (provisoire|n'est)|dans l'immédiat|inconnu(e|s)?|pourrait|pourraient|en cours d'évaluation|recensement|
attendu(e|s|es)?`,
  but: `mais|toutefois|cependant|tandis que|alors que`,
  also: `non plus|également`,
  light: `dans|en|à|au|aux|de|du|des|et|avec|par|pour|sur|après|quand|lors|près|les|la|le`,
  partBefore: `dont|parmi (eux|elles|lesquels|les morts|les blessés)|y compris`,
  partAfter: `d'entre (eux|elles)|( [a-zéè]+){0,2} (grièvement|dans un état grave|gravement|très grave)|de plus`,
  previousBefore: `passé(e|s)? de|auparavant( [a-zéè]+){0,2}|précédent( [a-zéè]+){0,3}`,
  previously: `bilan précédent|un premier bilan|précédemment`,
  tsunami: {
    tsunami: `tsunamis?|raz-de-marée`,
    alert: `alertes?|avertissements?|vigilance|avis`,
    lifted: `levée?|annulée?|levé|suspendue?`,
    safe: `écart(é|ée)|exclu(e)?`,
  },
};
