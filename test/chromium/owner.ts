/** A daemon's part in a test: shows a page that never ends, tells its browser's process, and waits to be killed. */
import { answered, never, openRenderer, scripted } from './support.ts';

const { render, health } = openRenderer({ folder: process.argv[2] ?? '', settleMs: 60_000, deadlineMs: 60_000 });
void render(answered('http://page.invalid/', scripted("setInterval(() => say('tick'), 50)")), never);
const timer = setInterval(() => {
  const { pid } = health();
  if (pid === null) return;
  clearInterval(timer);
  setTimeout(() => process.send?.(pid), 500);
}, 50);
