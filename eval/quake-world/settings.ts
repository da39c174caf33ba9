/** What a simulated world is like. Probabilities unless said otherwise. */
export interface Settings {
  readonly seed: number;
  readonly earthquakes: number;
  readonly reports: number;
  readonly days: number;
  /** Of the earthquakes: those that follow a main shock, those at once with another elsewhere, those soon after another at its place. */
  readonly aftershocks: number;
  readonly atOnce: number;
  readonly doublets: number;
  /** Per ten earthquakes: false alerts of agencies, of newsrooms; reports that newsrooms withdraw although the earthquake was real. */
  readonly falseAlerts: number;
  readonly falseNews: number;
  readonly withdrawn: number;
  /** Of the documents: copies of another's text, lists, with history, of blasts or drills, with another earthquake of the sequence. */
  readonly copies: number;
  readonly lists: number;
  readonly histories: number;
  readonly noise: number;
  readonly second: number;
  /** Of newsrooms' reports: hour alone, day alone; without magnitude, place, coordinates, country. */
  readonly hours: number;
  readonly dates: number;
  readonly noMagnitude: number;
  readonly noPlace: number;
  readonly noCoordinates: number;
  readonly noCountry: number;
  /** Of newsrooms' reports: the minute slips, the hour does (a zone), the magnitude does, the place is another's. */
  readonly minuteSlips: number;
  readonly hourSlips: number;
  readonly magnitudeSlips: number;
  readonly placeSlips: number;
  /** Of documents: revised; of these, records that arrive out of order. */
  readonly revised: number;
  readonly outOfOrder: number;
  /** Standard deviations of agencies, and median of newsrooms' delay in minutes. */
  readonly agencySeconds: number;
  readonly agencyKm: number;
  readonly agencyMagnitude: number;
  readonly delayMinutes: number;
}

export const USUAL: Settings = {
  seed: 1,
  earthquakes: 50,
  reports: 2000,
  days: 20,
  aftershocks: 0.35,
  atOnce: 0.06,
  doublets: 0.06,
  falseAlerts: 0.4,
  falseNews: 0.3,
  withdrawn: 0.4,
  copies: 0.25,
  lists: 0.03,
  histories: 0.1,
  noise: 0.03,
  second: 0.12,
  hours: 0.08,
  dates: 0.1,
  noMagnitude: 0.06,
  noPlace: 0.04,
  noCoordinates: 0.75,
  noCountry: 0.15,
  minuteSlips: 0.03,
  hourSlips: 0.005,
  magnitudeSlips: 0.02,
  placeSlips: 0.004,
  revised: 0.15,
  outOfOrder: 0.2,
  agencySeconds: 4,
  agencyKm: 9,
  agencyMagnitude: 0.12,
  delayMinutes: 60,
};

/** One thing after the other worse than usual, or all. */
export const WORLDS: Readonly<Record<string, Partial<Settings>>> = {
  usual: {},
  /** Without what no reader could tell: of several earthquakes of one day and place, which one a vague report means. */
  tellable: { aftershocks: 0.2, atOnce: 0.1, doublets: 0.02, dates: 0.06, hours: 0.05 },
  calm: { aftershocks: 0, atOnce: 0, doublets: 0, hourSlips: 0, placeSlips: 0, magnitudeSlips: 0, minuteSlips: 0 },
  swarm: { aftershocks: 0.75, days: 10 },
  twins: { atOnce: 0.2, doublets: 0.2 },
  coarse: { hours: 0.2, dates: 0.3 },
  sparse: { noMagnitude: 0.2, noPlace: 0.2, noCountry: 0.4, noCoordinates: 0.95 },
  slips: { minuteSlips: 0.1, hourSlips: 0.02, magnitudeSlips: 0.06, placeSlips: 0.01 },
  alarms: { falseAlerts: 1.5, falseNews: 1, withdrawn: 1.5 },
  copies: { copies: 0.6, revised: 0.4, outOfOrder: 0.5 },
  thin: { earthquakes: 200, reports: 1000 },
  rough: { agencySeconds: 20, agencyKm: 25, agencyMagnitude: 0.25 },
  slow: { delayMinutes: 600 },
};
