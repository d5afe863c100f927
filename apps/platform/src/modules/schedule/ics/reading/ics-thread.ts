import { parentPort, workerData } from 'node:worker_threads';
import { type IcsOrder, READY } from './ics-entry.ts';
import { parseIcs } from './parse-ics.ts';

// A thread for one text: a rule that never ends can be stopped with it, and its memory is gone afterwards.
parentPort?.postMessage(READY);
parentPort?.postMessage(parseIcs(workerData as IcsOrder));
