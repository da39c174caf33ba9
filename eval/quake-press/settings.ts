/** Worlds of the second simulation, none of which tolerances were chosen by. Probabilities unless said otherwise. */
export interface Press {
  readonly seed: number;
  readonly earthquakes: number;
  readonly reports: number;
  readonly days: number;
  /** Of the earthquakes: aftershocks, such as strike at the same minute as another. */
  readonly aftershocks: number;
  readonly pairs: number;
  /** Of the earthquakes: false ones that an agency raises and takes back. */
  readonly falseAlarms: number;
  /** Shares of newsrooms' times that are to the second, hour, day; the rest is to the minute. */
  readonly seconds: number;
  readonly hours: number;
  readonly days_: number;
  /** Of newsrooms' reports: with coordinates; without place, magnitude, country. */
  readonly coordinates: number;
  readonly noPlace: number;
  readonly noMagnitude: number;
  readonly noCountry: number;
  /** Of newsrooms' reports: magnitude to the half, another town as the place, a zone wrong, a minute wrong. */
  readonly halves: number;
  readonly farTown: number;
  readonly wrongZone: number;
  readonly wrongMinute: number;
  /** Of documents: copies, revised ones, late arrivals of old revisions, such as raise nothing, lists. */
  readonly copies: number;
  readonly revised: number;
  readonly late: number;
  readonly silent: number;
  readonly lists: number;
  /** Mean delay of newsrooms in hours. */
  readonly delayHours: number;
  /** Farthest from a town, in km. */
  readonly farKm: number;
}

const BULLETINS: Press = {
  seed: 1,
  earthquakes: 50,
  reports: 2000,
  days: 30,
  aftershocks: 0.2,
  pairs: 0.08,
  falseAlarms: 0.08,
  seconds: 0.3,
  hours: 0.04,
  days_: 0.04,
  coordinates: 0.6,
  noPlace: 0.1,
  noMagnitude: 0.03,
  noCountry: 0.2,
  halves: 0.03,
  farTown: 0.02,
  wrongZone: 0.003,
  wrongMinute: 0.05,
  copies: 0.2,
  revised: 0.2,
  late: 0.3,
  silent: 0.08,
  lists: 0.01,
  delayHours: 2,
  farKm: 80,
};

export const PRESS_WORLDS: Readonly<Record<string, Press>> = {
  /** Pages that give most, soon. */
  bulletins: BULLETINS,
  /** Pages that give little, and late. */
  press: {
    ...BULLETINS,
    ...{ seconds: 0.03, hours: 0.1, days_: 0.15, coordinates: 0.05, noPlace: 0.06, noMagnitude: 0.1, noCountry: 0.4 },
    ...{ halves: 0.08, delayHours: 8, copies: 0.35, aftershocks: 0.15, farKm: 150 },
  },
  /** A fortnight with two sequences, much copied and corrected. */
  sequences: {
    ...BULLETINS,
    ...{ days: 14, aftershocks: 0.5, pairs: 0.15, falseAlarms: 0.16, wrongZone: 0.01, farTown: 0.04, revised: 0.4 },
    ...{ coordinates: 0.3, copies: 0.3, silent: 0.12, lists: 0.02, seconds: 0.1 },
  },
};
