import { learningContract } from '../contract/learning.ts';
import { ownersContract } from '../contract/owners.ts';
import { storeContract } from '../contract/store.ts';
import { valuesContract } from '../contract/values.ts';
import { makeTwoFilesPlace } from './place.ts';

storeContract('SQLite without its Log', makeTwoFilesPlace);
learningContract('SQLite without its Log', makeTwoFilesPlace);
ownersContract('SQLite without its Log', makeTwoFilesPlace);
valuesContract('SQLite', makeTwoFilesPlace);
