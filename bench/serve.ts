/** Serves article pages as a process of its own, so that it takes no time of who reads them; ends with its standard input. */
import { articleServer } from './place.ts';

const server = await articleServer(Number(process.argv[2]));
console.log(new URL(server.url(0)).port);
process.stdin.on('end', () => process.exit()).resume();
