// Files to the disk through the real platform, against node's http server piped to a file; and 2 GB over a killed server.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../test-runner/src/postgres.mjs';
import { median, spread } from './median.mjs';
import { signIn, startPlatform } from './platform-process.mjs';
import { checksumOf, MB, PART, put, uploads } from './upload-client.mjs';

const rounds = 3;
const largeParts = 256;
const small = { parts: [1, 2, 3, 4, 5], size: 5 * MB, times: 20 };
const rawServer = fileURLToPath(new URL('./references/raw-upload.mjs', import.meta.url));
const numbers = (count) => Array.from({ length: count }, (_none, at) => at + 1);
const large = numbers(largeParts);

/** Megabytes a second of work that moves so many. */
async function speedOf(megabytes, work) {
  const started = performance.now();
  await work();
  return (megabytes * 1_000) / (performance.now() - started);
}

async function must(status) {
  if ((await status) !== 204) throw new Error(`A PUT answered ${await status}`);
}

/** The highest and the present resident size of a process, in MB. */
function memoryOf(pid) {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)[1]) / 1024;
  return { peak: read('VmHWM'), now: read('VmRSS') };
}

const waysOf = (calls, rawUrl, checksum) => ({
  'raw, 25 MB': () =>
    speedOf(25 * small.times, async () => {
      for (let time = 0; time < small.times; time++) await must(put(rawUrl, {}, small.parts, small.size));
    }),
  'ours, 25 MB': async () => {
    const targets = [];
    for (let time = 0; time < small.times; time++) targets.push(await calls.sign(25 * MB));
    const speed = await speedOf(25 * small.times, async () => {
      for (const { uploadUrl, headers } of targets) await must(put(uploadUrl, headers, small.parts, small.size));
    });
    for (const { id } of targets) await calls.remove(id);
    return speed;
  },
  'raw, 2 GB': () => speedOf(2_048, () => must(put(rawUrl, {}, large))),
  'ours, 2 GB in one': async () => {
    const { id, uploadUrl, headers } = await calls.sign(largeParts * PART);
    const speed = await speedOf(2_048, () => must(put(uploadUrl, headers, large)));
    await calls.remove(id);
    return speed;
  },
  'ours, 2 GB in parts': async () => {
    let id;
    const speed = await speedOf(2_048, async () => {
      ({ id } = await calls.begin(largeParts * PART));
      await calls.sendParts(id, large);
      await calls.complete(id, checksum);
    });
    await calls.remove(id);
    return speed;
  },
});

/** Half of 2 GB, a kill, and the rest; then all of it is read again. */
async function resumed(platform, calls, databaseUrl, checksum) {
  const { id } = await calls.begin(largeParts * PART);
  const cut = calls.sendParts(id, large).catch(() => undefined);
  while ((await calls.stored(id)).length < largeParts / 2) await new Promise((go) => setTimeout(go, 100));
  await platform.kill();
  await cut;
  const again = await startPlatform({ port: 3294, databaseUrl, folder: platform.folder });
  const { accessToken } = await signIn(again.origin, 'math');
  const rest = uploads(again.origin, accessToken);
  const stored = await rest.stored(id);
  await rest.sendParts(
    id,
    large.filter((part) => !stored.includes(part)),
  );
  const { url, size } = await rest.complete(id, checksum);
  const hash = createHash('sha256');
  for await (const chunk of (await fetch(url)).body) hash.update(chunk);
  const isEqual = size === largeParts * PART && hash.digest('hex') === checksum;
  console.log(`     resumed: ${stored.length} of ${largeParts} parts had arrived; byte-equal: ${isEqual}`);
  await again.stop();
  return isEqual;
}

export async function measure() {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'portal-raw-'));
  let platform = await startPlatform({ port: 3294, databaseUrl: postgres.url });
  const raw = fork(rawServer, ['3295', folder]);
  try {
    await new Promise((resolve) => raw.once('message', resolve));
    const { accessToken } = await signIn(platform.origin, 'math');
    const calls = uploads(platform.origin, accessToken);
    const checksum = checksumOf(largeParts);
    const ways = waysOf(calls, 'http://localhost:3295/', checksum);
    const before = memoryOf(platform.pid).now;
    const seen = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const [name, way] of Object.entries(ways)) seen[name].push(await way());
    const { peak } = memoryOf(platform.pid);
    for (const [name, speeds] of Object.entries(seen)) console.log(`     ${name}: ${spread(speeds)} MB/s`);
    console.log(`     memory of the server: ${Math.round(before)} MB before, ${Math.round(peak)} MB at its highest`);
    const isEqual = await resumed(platform, calls, postgres.url, checksum);
    platform = undefined;
    const slower = (reference, ours) => median(seen[reference]) / median(seen[ours]);
    return [
      { what: '25 MB, time x raw node', value: slower('raw, 25 MB', 'ours, 25 MB'), goal: 1 / 0.7 },
      { what: '2 GB in one PUT, time x raw node', value: slower('raw, 2 GB', 'ours, 2 GB in one'), goal: 1 / 0.7 },
      {
        what: '2 GB in parts, with its check, time x raw node',
        value: slower('raw, 2 GB', 'ours, 2 GB in parts'),
        goal: 1 / 0.7,
      },
      { what: 'memory that 2 GB take, MB', value: peak - before, goal: 200 },
      { what: 'resumed files that differ', value: isEqual ? 0 : 1, goal: 0 },
    ];
  } finally {
    raw.kill();
    await platform?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
