import type {
  LearningReads,
  OutcomeRow,
  Profile,
  ProfileFilter,
  ProfileStatus,
  ProfileVectors,
  SiteRow,
  Tally,
} from '../../ports/learning-store.ts';
import type { QuakeReads } from '../../ports/quake-store.ts';
import type { DocumentRow, KeptEmits, NamedPlace, Owner, PageRow, Store, Truncation } from '../../ports/store.ts';
import type { StoreQueries } from './queries.ts';

type Reads = LearningReads &
  Pick<Store, 'quakes' | 'isUnderWay' | 'document' | 'page' | 'keptEmits' | 'truncations' | 'places'>;

/** What a Store is asked outside of transactions. */
export class StoreReads implements Reads {
  readonly #reading: StoreQueries;

  constructor(reading: StoreQueries) {
    this.#reading = reading;
  }

  get quakes(): QuakeReads {
    return this.#reading.quakes;
  }

  keptEmits(owner: Owner): Promise<readonly KeptEmits[]> {
    return this.#reading.owners.keptEmits(owner);
  }

  truncations(): Promise<readonly Truncation[]> {
    return this.#reading.owners.truncations();
  }

  places(topic: string): Promise<readonly NamedPlace[]> {
    return this.#reading.places.places(topic);
  }

  isUnderWay(documentId: string, now: number): Promise<boolean> {
    return this.#reading.isUnderWay(documentId, now);
  }

  document(id: string): Promise<DocumentRow | null> {
    return this.#reading.document(id);
  }

  page(hash: string): Promise<PageRow | null> {
    return this.#reading.page(hash);
  }

  profiles(filter: ProfileFilter): Promise<readonly Profile[]> {
    return this.#reading.profiles(filter);
  }

  versionsIn(status: readonly ProfileStatus[]): Promise<ReadonlyMap<string, number>> {
    return this.#reading.versionsIn(status);
  }

  tally(profileId: string, version: number): Promise<Tally> {
    return this.#reading.tally(profileId, version);
  }

  outcomesOf(profileId: string, version: number, limit: number): Promise<readonly OutcomeRow[]> {
    return this.#reading.outcomesOf(profileId, version, limit);
  }

  waiting(site: string, limit: number): Promise<readonly OutcomeRow[]> {
    return this.#reading.waiting(site, limit);
  }

  readBy(...query: Parameters<Store['readBy']>): Promise<readonly OutcomeRow[]> {
    return this.#reading.readBy(...query);
  }

  outcomesOfDocument(documentId: string): Promise<readonly OutcomeRow[]> {
    return this.#reading.outcomesOfDocument(documentId);
  }

  site(site: string): Promise<SiteRow | null> {
    return this.#reading.site(site);
  }

  vectors(profileIds: readonly string[] | null): Promise<readonly ProfileVectors[]> {
    return this.#reading.vectors(profileIds);
  }
}
