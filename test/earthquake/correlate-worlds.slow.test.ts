/** What correlation must reach in simulated worlds of 50 earthquakes and 2,000 reports. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correlated } from '../../eval/correlation.ts';
import { USUAL, WORLDS } from '../../eval/quake-world/settings.ts';

test('50 earthquakes and 2,000 reports, over seeds', async () => {
  for (const seed of [21, 22, 23]) {
    const { bcubedF1, falseReports, cancelledStillLive, reports } = await correlated({ ...WORLDS.tellable, seed });
    assert.ok(reports > 0.9 * USUAL.reports);
    assert.ok(bcubedF1 >= 0.98, `seed ${seed}: B-cubed F1 ${bcubedF1}`);
    assert.equal(falseReports, 0, `seed ${seed}`);
    assert.equal(cancelledStillLive, 0, `seed ${seed}`);
  }
});
