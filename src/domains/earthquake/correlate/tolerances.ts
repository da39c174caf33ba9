/**
 * How far reports of one earthquake lie apart. Sources: agencies' origin times agree within seconds, newsrooms round to
 * minutes and copy with slips; magnitudes of agencies differ by .1 to .5, by type more (mpv and energy classes above
 * all); epicentres by 5 to 30 km. How much these figures matter, and in which worlds: `npm run eval -- --set correlation`
 * (`sensitivity` there: every figure halved and doubled).
 */
export interface Tolerances {
  /** Standard deviations of an origin time, in minutes: of most reports, and of slips; share of the slips. */
  readonly minutes: number;
  readonly slipMinutes: number;
  readonly slips: number;
  /** Origin times of full precision further apart than this, in minutes, are of two earthquakes. */
  readonly farMinutes: number;
  /** What it costs, in nats, to take whole hours between two times for a zone's mistake. */
  readonly hourSlip: number;
  /** Standard deviation of a magnitude about the event's; share and scale of those that are further off. */
  readonly magnitude: number;
  readonly magnitudeSlips: number;
  readonly magnitudeSlipScale: number;
  /** How many times wider a magnitude follows from an energy class. */
  readonly energyFactor: number;
  /** What epicentres of two sources differ by, in km, besides their own radii. */
  readonly sourcesKm: number;
  /** Epicentres further apart than this many of their joint radii, plus 100 km, are of two earthquakes. */
  readonly farRadii: number;
  /** Logarithms of how much less likely one earthquake is where reports differ in country or role. */
  readonly country: number;
  readonly countryLocated: number;
  readonly role: number;
  /** What another earthquake costs, in nats: reports are of one where their differences are likelier than it. */
  readonly another: number;
  /** The same, for reports whose time or place is coarse. */
  readonly anotherCoarse: number;
  /** The same, for reports whose time is exact, and which say nothing of the place. */
  readonly anotherUnplaced: number;
  /** Earthquakes that share more than this share of documents are not one, whatever the likeness. */
  readonly clashing: number;
  /** So many reports tell as much as their number to this power of independent ones. */
  readonly repeated: number;
  /** Two reports that differ by more than this, in nats, are not compatible. */
  readonly incompatible: number;
  /** What a retraction and an event may differ by, in nats. */
  readonly retraction: number;
}

export const TOLERANCES: Tolerances = {
  minutes: 1,
  slipMinutes: 5,
  slips: 0.12,
  farMinutes: 25,
  hourSlip: 6.5,
  magnitude: 0.35,
  magnitudeSlips: 0.1,
  magnitudeSlipScale: 1,
  energyFactor: 2.5,
  sourcesKm: 30,
  farRadii: 6,
  country: 6,
  countryLocated: 1,
  role: 2,
  another: 8,
  anotherCoarse: 3,
  anotherUnplaced: 6,
  clashing: 0.08,
  repeated: 0.25,
  incompatible: 10,
  retraction: 4,
};

/** Radius of a stated epicentre, in km. */
export const STATED_KM = 15;
/** An earthquake that is named after a place, without a distance, is within this of it, in km. */
export const NAMED_KM = 80;

/** A report counts while its earthquake is at most this old when it is published. */
export const NEWS_MS = 14 * 86_400_000;
/** Clocks and zones err: a publication may seem this much earlier than the earthquake. */
export const EARLY_MS = 86_400_000;
/** A retraction that gives no time is of an earthquake this recent. */
export const RETRACTED_MS = 2 * 86_400_000;
