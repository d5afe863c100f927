import { serveJobs } from '../processes/pool-worker.ts';
import { inspectFile } from './inspect-file.ts';

// Runs as a process of its own: what reads strange bytes may hang, and a process can be killed (F8).
serveJobs(inspectFile);
