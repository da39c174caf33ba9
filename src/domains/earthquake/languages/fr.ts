import type { Language } from '../language.ts';
import { impact } from './impact/fr.ts';
import { numbers, quantities } from './quantities/fr.ts';

/** French. */
export const fr: Language = {
  code: 'fr',
  numbers,
  quantities,
  time: {
    months:
      'janv(ier|\\.)? févr?(ier|\\.)? mars avr(il|\\.)? mai juin juil(let|\\.)? ao[ûu]t sept(embre|\\.)? oct(obre|\\.)? nov(embre|\\.)? déc(embre|\\.)?',
    weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
    days: { 0: "aujourd'hui cet?(?=_(matin|soir|après-midi|midi))", 1: 'hier (la_)?veille', 2: 'avant-hier' },
    lastNight: 'cette_nuit (la_)?nuit_dernière',
    nightTo: 'nuit_(de_\\p{L}+_à|du_\\d+_au)(?=_)',
    parts: {
      dawn: "(à_)?l'aube (au_)?petit_matin",
      morning: '((du|au)_)?matin(ée)?',
      day: "((de|dans)_)?l'après-midi après-midi",
      evening: '((du|au)_)?soir(ée)?',
      night: '((de|dans)_la_)?nuit',
    },
    noon: 'midi',
    midnight: 'minuit',
    hours: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
    dates: ['({day}(er)?|(?<dw>premier)) {month}( {year})?', '{month}( de)? {year}'],
    years: ['(en|de|depuis|année|séisme) {year}'],
    clocks: [
      '(?<twelve>midi) (et quart(?<quarter>)|et demie?(?<half>)|moins( le)? quart(?<quarterto>)|moins (?<to>){mw}|{mw})',
      '(?<zero>minuit) (et quart(?<quarter>)|et demie?(?<half>)|moins( le)? quart(?<quarterto>)|moins (?<to>){mw}|{mw})',
      '((à|vers|avant|après|de) )?{hour} heures? (et quart(?<quarter>)|et demie?(?<half>)|moins( le)? quart(?<quarterto>)|moins (?<to>){mw}|{mw})( minutes)?',
      '{hour} ?h moins( le)? (quart(?<quarterto>)|(?<to>){min})',
      '((à|vers|de) )?{h} ?h(eures?)? ?{m} ?(min|mn|minutes)? ?((et )?{s} ?(s|sec|secondes))?',
      '(à|vers|avant|après|de) {hour} ?(h|heures?)( et demie(?<half>))?',
      '{hour} ?(h|heures?)(?= {part}|,? heure locale|\\))',
    ],
    zones: ['heures? (locale )?((de|du|en|à)( la)? |d.)?{city}'],
    local: 'heures?_locales?',
    glue: 'à vers le du de la ce en peu avant après environ et soit heure dans les dernier au',
    statement: {
      before:
        "construit\\p{L}*_en (jusqu'à|d'ici|depuis|à_la_date_du) (indiqué|annoncé|déclaré|dit|publié|précisé|affirmé)(_\\p{L}+){0,2}(_ce|_à|_le)?",
      after: '(les_autorités|a_indiqué|a_annoncé|ont_annoncé|ont_indiqué|a_déclaré)',
    },
    when: '(où|quand|lorsque)',
    errands:
      'sirènes? alertes? messages? notifications? trains? vols? écoles? cours équipes pompiers maire préfet ministre gouverneur réunion conférence_de_presse courant circulation concert match',
    origin:
      "(s'est_produit\\p{L}*|survenu\\p{L}*|frappé\\p{L}*|secoué\\p{L}*|séismes?|secousses?|tremblements?|tremblé|enregistré\\p{L}*|ressenti\\p{L}*|répliques?)",
  },
  places: {
    particles: "de|du|des|la|le|les|sur|sous|en|d'|l'|et|aux",
    heads:
      "la|le|les|l'|de|du|des|d'|ville|commune|village|capitale|ile|île|port|cote|côte|cotes|côtes|localite|localité|region|région|province|departement|département|cap|large|littoral|chef-lieu",
    compass: { N: 'nord', E: 'est', S: 'sud', W: 'ouest' },
    compassLetters: 'NESO',
    kilometres: 'kilometres?|kilomètres?|kms?',
    miles: 'milles|miles',
    metres: 'metres|mètres',
    nearest: '(ville|commune|localité) la plus proche',
    side: 'after',
    between: "a|à|au|à l'|a l'|vers le|vers l'|en direction du|environ|dans le|l'",
    link: "de|du|d'|des|au large de|au large d'|au large",
    of: "de|du|d'|des",
    alone: "(au|à l'|a l'|mer au)",
    same: '(de la|cette|la) (ville|capitale|commune|localité|localite)',
    centre: "(de )?l'epicentre|(de )?l'épicentre",
    epicentre:
      'epicentre|épicentre|seisme|séisme|secousse|produit|frappe|frappé|secoue|secoué|localis*|enregistr*|tremblement de terre|foyer|situe|situé',
    denied: '(non pas|pas|non) (en|au|aux|à|dans)( la| le)?>',
    felt: 'ressenti*|percu|perçu|intensité|habitants|habitant|reçu*|recu*|téléphones|telephones',
    spot: '(épicentre|séisme|seisme) (était |est |situé |se situe |se situait )*(à|près de|pres de|au large de|de|du)|(séisme|seisme|secousse|tremblement de terre) de( magnitude)? [0-9.,]+ (à|près de|pres de|au large d[eu])|dans (le golfe|la mer|le détroit)( de| du)?',
    territory: 'au large|sur le territoire|large des côtes|au|en',
    pair: 'entre( les)?( villes| communes| îles)?( de)?>et>',
    features: 'golfe|detroit|détroit|mer|baie|cap|canal|ile|île|iles|îles|archipel',
    border: 'frontiere|frontière',
    countries: {
      AF: 'afghan*',
      FR: 'francais*|français*',
      DZ: 'algerien*|algérien*',
      MA: 'marocain*',
      IT: 'italien*',
      TR: 'turc*|turque*',
      JP: 'japonais*',
      HT: 'haïtien*|haitien*',
      US: 'américain*|americain*|etats-unis|états-unis',
      GR: 'grec*',
    },
    bodies:
      'institut|centre (national|sismologique)|bureau|réseau|observatoire|université|agence|ministère|préfet|préfecture|préfète|hôpital|hôpitaux|ambassade|maire|pompiers|aéroport|heure|gouvernement|protection civile|sécurité civile|laboratoire|police',
    never:
      'Le La Les Un Une Deux Sept Au En Aucune Selon Institut Centre Bureau Central Service Réseau Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre Nord Sud Est Ouest Richter Les Des Sur Tu Observatoire Police Mont Région Situé Son Mon Se Lacs Lac',
  },
  impact,
  cues: {
    vague: ['secousses?|a tremblé|ont tremblé|trembler'],
    quake: ['séismes?|tremblements? de terre|secousses?|événements? sismiques?|a tremblé|ont tremblé|trembler'],
    occurred: [
      '(a|ont|avait) (dévasté|ravagé|détruit|fait trembler)|frappe|secoue',
      "(s'est|se sont) (produite?s?|fait sentir)|a (frappé|secoué|été (ressentie?|enregistrée?|mesurée?|localisée?|détectée?))|survenue?s?|ont (frappé|secoué)|enregistrée?s?|ressentie?s?|a eu lieu|a tremblé|touché",
    ],
    aftershock: ['répliques?'],
    foreshock: ['secousses? (précurs[^ ]*|annonciatrices?)|séismes? précurseurs?|précurseurs?'],
    mainshock: ['(séisme|choc|événement|tremblement de terre) (principal|initial)|secousse principale'],
    another: [
      '(second|deuxième|troisième|autre|nouveau) (séisme|tremblement de terre|événement)|(seconde|deuxième|troisième|autre|nouvelle) secousse|le second|la seconde|le deuxième|la deuxième',
    ],
    blast: [
      "tirs? de (mine|carrière)s?|explosions? (dans|en|de|contrôlée?s?|d'une)|dynamit*|essai nucléaire|tir de carrière|carrière",
    ],
    falseAlert: [
      'de (son|sa|ses|leur) (site|liste|catalogue|bulletin)|destiné[e]? à un (exercice|test)',
      "il s'agissait d'(un|une) (erreur|fausse|faux|artefact|bug)*|(erreur|problème|défaillance) (technique|informatique|humaine)|n'a pas eu lieu",
      "fausse (alerte|détection|alarme)|(alerte|information|annonce) ([^ ]+ ){0,3}(était|est|erronée?|fausse)|aucun (séisme|tremblement de terre|événement)( [^ ]+){0,3} (n'a|ne s'est|n'est)|il n'y a (pas eu|eu aucun)|n'en était pas un|n'a pas tremblé|n'a jamais (eu lieu|existé|tremblé)|ne s'est (pas|jamais) produit|par erreur|erronée?s?|inexistant|doublon|événement fantôme|(erreur|défaut|panne|bogue|bug) (du|de|dans) ([^ ]+ )?(système|logiciel|automatique|opérateur)|erreur (informatique|technique|humaine)|(faux|fausse) (compte|page|profil|information|nouvelle)|usurp*|n'ont? (enregistré|détecté|mesuré|rien)|n'a (enregistré|détecté) (aucun*|rien)|message de test|(rédigé|préparé|prévu|destiné)e?s? (pour|à) (un|l'|cet) ?exercice|(était|est) (faux|fausse|erroné*)|venait d'un (exercice|test)|canular",
    ],
    retraction: [
      '(envoyé|diffusé|publié|émis|déclenché)e?s? par erreur|par erreur ([^ ]+ )?(envoyé*|diffusé*|publié*)|ray(é|ée) d',
      "retir(é|ée|és|e|ent)|annul(é|ée|és|e)|supprim(é|ée|és|e)|dément(i|ie|is|it)?|effac(é|ée|e)|retrait|rétract*|dépubli*|rectifi*|invalid(é|ée)|levé|nous (avons|l'avons) (retiré|supprimé|dépublié)|(présent*|prions|excus*) (nos|ses) excuses|s'excuse|nous nous excusons",
    ],
    notRetraction: ['alerte au tsunami|alerte tsunami|tsunami|vols?|trains?|cours|matchs?|concerts?|coquille|trafic'],
    drill: [
      'exercices?|simulations?|simulée?s?|scénario|fictif|fictive|fictifs|hypothétiques?|mise en situation|répétition générale',
    ],
    metaphor: [
      '(séisme|tremblement de terre|secousse) (politique|électoral|financier|boursier|sportif|judiciaire|médiatique)|séisme (au|à la|dans le) (club|parti|vestiaire|sommet|gouvernement)|véritable séisme',
    ],
    domain: [
      "fusion|syndicats?|analystes?|conseil d'administration|directeur général|licenciements?|opéra|théâtre|orchestre|metteurs? en scène|musiciens?|chef d'orchestre|rédaction|gouvernement démissionnaire|plateau télé",
      'films?|cinémas?|romans?|acteurs?|actrices?',
      'entraîneur|vestiaire|club|supporters|match|championnat|buts?|ligue|bourse|marchés?|investisseurs|élections?|voix|sièges|députés?|coalition|démission*|démissionn*|actionnaires|candidat*|parti socialiste|sondages|sponsor*|bancs',
    ],
    earlier: ['(jours?|semaines?|mois) (plus tôt|auparavant|avant)'],
    noQuake: ['pas un (séisme|tremblement de terre)'],
    forecast: [
      'fois (par (an|mois|siècle|semaine|décennie)|tous les|chaque)|tous les ([^ ]+ ){0,4}(ans|mois)|chaque (année|mois|semaine)|en moyenne|habituellement|généralement',
      'résist(e|er|ent|ants?|antes?)|parasismiques?|conçue?s? pour',
      'aura lieu|frappera|prophét*|voyant*|canular|pourrait*|pourraient|probabilité|prévisions?|prévoir|prédir*|prédic*|prédit*|si (un|le) (séisme|tremblement)|modèles?|dans les (\\d+|[^ ]+) prochaines? années|risque|éventuel*|rumeur*|ferait|causerait|tuerait',
    ],
    historical: [
      'anniversaire|il y a (\\d+|[^ ]+) ans|ans (plus tard|après|avant)|commémor*|souvien*|souvenir|en mémoire|mémoire|histoire|historique|victimes du séisme|le plus (meurtrier|violent|fort|puissant) (depuis|jamais)|gardent en',
    ],
    strongest: ['(le|la) plus (forte?|puissante?|importante?|intense|violente?)'],
    every: [
      "aucun(e)? des (deux|trois|quatre)|dans (aucun|les deux|les trois) cas|les deux séismes n'ont|pour (chacun|tous)|tous les séismes|ni l'un ni l'autre",
    ],
    since: ['depuis|après|avant'],
  },
};
