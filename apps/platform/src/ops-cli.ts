import process from 'node:process';
import { runOpsCli } from './ops-cli/run.ts';
import { resolveOnce } from './resolve-once.ts';

// Some commands load the whole platform.
resolveOnce();

process.exitCode = await runOpsCli(process.argv.slice(2), {
  env: process.env,
  fetch: globalThis.fetch,
  now: () => new Date(),
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
});
