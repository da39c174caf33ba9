import { createScanIndex } from '../../src/drivers/scan/index.ts';
import { vectorIndexContract } from '../contract/vector-index.ts';

vectorIndexContract('scan', async () => createScanIndex());
