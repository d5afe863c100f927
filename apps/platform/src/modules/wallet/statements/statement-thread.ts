import { parentPort, workerData } from 'node:worker_threads';
import type { FileOrder } from './statement-file.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementXlsx } from './statement-xlsx.ts';

// A thread for one file: two hundred lessons are half a second of work, in which nobody else would be answered.
const { format, detail, now } = workerData as FileOrder;
parentPort?.postMessage(await (format === 'pdf' ? statementPdf(detail, now) : statementXlsx(detail)));
