/** What correlation must reach in simulated worlds of 50 earthquakes and 2,000 reports. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correlated } from '../../eval/correlation.ts';
import { USUAL } from '../../eval/quake-world/settings.ts';

/** Without what no reader could tell apart: of several earthquakes of one day and place, which one a vague report means. */
const TELLABLE = { aftershocks: 0.2, atOnce: 0.1, doublets: 0.02, dates: 0.06, hours: 0.05 };

test('50 earthquakes and 2,000 reports, over seeds', async () => {
  for (const seed of [21, 22, 23]) {
    const { bcubedF1, falseReports, cancelledStillLive, reports } = await correlated({ ...TELLABLE, seed });
    assert.ok(reports > 0.9 * USUAL.reports);
    assert.ok(bcubedF1 >= 0.98, `seed ${seed}: B-cubed F1 ${bcubedF1}`);
    assert.equal(falseReports, 0, `seed ${seed}`);
    assert.equal(cancelledStillLive, 0, `seed ${seed}`);
  }
});
