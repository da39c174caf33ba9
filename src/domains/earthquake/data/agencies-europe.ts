/** Europe and the Mediterranean. */
import type { Agency } from './agency.ts';

export const EUROPE: readonly Agency[] = [
  {
    id: 'INGV',
    country: 'IT',
    kind: 'agency',
    sites: 'ingv.it',
    short: 'INGV',
    names: `Istituto Nazionale di Geofisica e Vulcanologia | National Institute of Geophysics and Volcanology
      | Национальный институт геофизики и вулканологии | Instituto Nacional de Geofísica y Vulcanología
      | Institut national de géophysique et de volcanologie`,
  },
  {
    id: 'ITPC',
    country: 'IT',
    kind: 'emergency',
    sites: 'protezionecivile.gov.it',
    names: 'Protezione Civile | Dipartimento della Protezione civile',
  },
  {
    id: 'NOA',
    country: 'GR',
    kind: 'agency',
    sites: 'noa.gr',
    short: 'NOA',
    names: `Γεωδυναμικό Ινστιτούτο | Γεωδυναμικό Ινστιτούτο του Εθνικού Αστεροσκοπείου Αθηνών
      | Γεωδυναμικό Ινστιτούτο Αθηνών | Εθνικό Αστεροσκοπείο Αθηνών | Geodynamic Institute
      | Institute of Geodynamics | National Observatory of Athens | Athens Geodynamic Institute`,
  },
  {
    id: 'AUTH',
    country: 'GR',
    kind: 'agency',
    names: 'Σεισμολογικός Σταθμός ΑΠΘ | Σεισμολογικός Σταθμός του ΑΠΘ | Σεισμολογικός Σταθμός Θεσσαλονίκης',
  },
  { id: 'GRCP', country: 'GR', kind: 'emergency', sites: 'civilprotection.gov.gr', names: 'Πολιτική Προστασία' },
  {
    id: 'IGN',
    country: 'ES',
    kind: 'agency',
    sites: 'ign.es',
    short: 'IGN',
    names: 'Instituto Geográfico Nacional | Spanish National Geographic Institute | National Geographic Institute',
  },
  {
    id: 'IPMA',
    country: 'PT',
    kind: 'agency',
    sites: 'ipma.pt',
    short: 'IPMA',
    names: `Instituto Português do Mar e da Atmosfera | Portuguese Institute for Sea and Atmosphere
      | Portuguese Institute of the Sea and Atmosphere`,
  },
  {
    id: 'CIVISA',
    country: 'PT',
    kind: 'agency',
    sites: 'ivar.azores.gov.pt',
    short: 'CIVISA | IVAR',
    names: 'Centro de Informação e Vigilância Sismovulcânica dos Açores',
  },
  {
    id: 'PTANEPC',
    country: 'PT',
    kind: 'emergency',
    sites: 'prociv.gov.pt',
    short: 'ANEPC',
    names: 'Autoridade Nacional de Emergência e Proteção Civil',
  },
  {
    id: 'BCSF',
    country: 'FR',
    kind: 'agency',
    sites: 'franceseisme.fr | renass.unistra.fr',
    short: 'BCSF | RENASS | BCSF-Rénass | BCSF-RENASS | Rénass',
    names: `Bureau central sismologique français | Réseau national de surveillance sismique`,
  },
  {
    id: 'LDG',
    country: 'FR',
    kind: 'agency',
    sites: 'cea.fr',
    short: 'CEA-LDG | CEA',
    names: `Laboratoire de détection et de géophysique | Commissariat à l'énergie atomique`,
  },
  {
    id: 'SED',
    country: 'CH',
    kind: 'agency',
    sites: 'seismo.ethz.ch | ethz.ch',
    names: `Schweizerischer Erdbebendienst | Schweizerische Erdbebendienst | Swiss Seismological Service
      | Service sismologique suisse | Servizio sismico svizzero | Erdbebendienst der ETH`,
  },
  {
    id: 'GEOSPHERE',
    country: 'AT',
    kind: 'agency',
    sites: 'geosphere.at | zamg.ac.at',
    short: 'ZAMG',
    names: 'GeoSphere Austria | Österreichischer Erdbebendienst',
  },
  {
    id: 'BGR',
    country: 'DE',
    kind: 'agency',
    sites: 'bgr.bund.de',
    short: 'BGR',
    names: 'Bundesanstalt für Geowissenschaften und Rohstoffe',
  },
  {
    id: 'EDSW',
    country: 'DE',
    kind: 'agency',
    sites: 'erdbebendienst-suedwest.de',
    names: `Erdbebendienst Südwest | Landeserdbebendienst | Landesamt für Geologie und Bergbau
      | Landesamt für Geologie, Rohstoffe und Bergbau`,
  },
  { id: 'BGS', country: 'GB', kind: 'agency', sites: 'bgs.ac.uk', short: 'BGS', names: 'British Geological Survey' },
  {
    id: 'IMO',
    country: 'IS',
    kind: 'agency',
    sites: 'vedur.is',
    names: 'Icelandic Meteorological Office | Icelandic Met Office | Исландское метеорологическое бюро',
  },
  { id: 'KNMI', country: 'NL', kind: 'agency', sites: 'knmi.nl', short: 'KNMI' },
  { id: 'NORSAR', country: 'NO', kind: 'agency', sites: 'norsar.no', short: 'NORSAR' },
  {
    id: 'INFP',
    country: 'RO',
    kind: 'agency',
    sites: 'infp.ro',
    short: 'INFP',
    names: `Institutul Național pentru Fizica Pământului | National Institute for Earth Physics
      | Национальный институт физики Земли`,
  },
  {
    id: 'BGNIGGG',
    country: 'BG',
    kind: 'agency',
    short: 'НИГГГ',
    names: 'Национален институт по геофизика, геодезия и география',
  },
  { id: 'RSZ', country: 'RS', kind: 'agency', sites: 'seismo.gov.rs', names: 'Seismological Survey of Serbia' },
  { id: 'HRSS', country: 'HR', kind: 'agency', names: 'Seizmološka služba | Croatian Seismological Survey' },
  { id: 'IGEO', country: 'AL', kind: 'agency', sites: 'geo.edu.al', short: 'IGEO', names: 'Instituti i Gjeoshkencave' },
  {
    id: 'CYGSD',
    country: 'CY',
    kind: 'agency',
    names: 'Τμήμα Γεωλογικής Επισκόπησης | Cyprus Geological Survey | Cyprus Geological Survey Department',
  },
  {
    id: 'CRAAG',
    country: 'DZ',
    kind: 'agency',
    sites: 'craag.dz',
    short: 'CRAAG',
    names: `Centre de recherche en astronomie, astrophysique et géophysique
      | Centre de recherche en astronomie astrophysique et géophysique`,
  },
  {
    id: 'MAING',
    country: 'MA',
    kind: 'agency',
    names: `Institut national de géophysique | National Institute of Geophysics | Instituto Nacional de Geofísica`,
  },
  { id: 'ILGSI', country: 'IL', kind: 'agency', sites: 'gsi.gov.il', names: 'Geological Survey of Israel' },
];
