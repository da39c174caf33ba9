/** Who measures earthquakes, who counts what they did and who passes it on. */

import { AMERICAS } from './agencies-americas.ts';
import { ASIA } from './agencies-asia.ts';
import { CENTRAL_ASIA } from './agencies-central-asia.ts';
import { EUROPE } from './agencies-europe.ts';
import { GLOBAL } from './agencies-global.ts';
import { WIRES } from './agencies-wires.ts';
import type { Agency } from './agency.ts';

export const AGENCIES: readonly Agency[] = [...CENTRAL_ASIA, ...GLOBAL, ...EUROPE, ...ASIA, ...AMERICAS, ...WIRES];
