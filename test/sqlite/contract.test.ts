import { committerContract } from '../contract/committer.ts';
import { learningContract } from '../contract/learning.ts';
import { logContract } from '../contract/log.ts';
import { storeContract } from '../contract/store.ts';
import { makeSqlitePlace, makeTwoFilesPlace } from './place.ts';

logContract('SQLite', () => makeSqlitePlace());
logContract('SQLite with a prefix', () => makeSqlitePlace({ topicPrefix: 'staging.' }));
committerContract('SQLite', () => makeSqlitePlace());
storeContract('SQLite', () => makeSqlitePlace());
learningContract('SQLite', () => makeSqlitePlace());

committerContract('SQLite, Log and Store apart', makeTwoFilesPlace);
