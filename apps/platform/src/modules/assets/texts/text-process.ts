import { serveJobs } from '../processes/pool-worker.ts';
import { readText } from './read-text.ts';

// Runs as a process of its own: what reads strange bytes may hang, and a process can be killed (F8).
serveJobs(readText);
