// How much memory an archive of many gigabytes takes while it is written: `node tools/bench/archive/archive.mjs [GB]`.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveStream } from '../../../apps/platform/src/modules/coursework/archive/archive-stream.ts';

const GB = 1024 ** 3;
const gb = Number(process.argv[2] ?? 2);
const FILES = 20;
const dir = await mkdtemp(join(tmpdir(), 'archive-bench-'));
const size = Math.floor((gb * GB) / FILES);
const path = join(dir, 'file');
await writeFile(path, '');
await truncate(path, size);

const given = { open: async () => ({ name: 'a.pdf', size, isReady: true, read: async () => createReadStream(path) }) };
const files = Array.from({ length: FILES }, (_, no) => ({
  path: `학생 ${no}/학생_과제_${no}.pdf`,
  fileId: String(no),
  size,
}));
const plan = { name: '과제', files, texts: [], students: [], bytes: gb * GB };

globalThis.gc?.();
const before = process.memoryUsage().rss;
let peak = before;
let written = 0;
const began = performance.now();
const { out, bytes } = await archiveStream({ given }, plan, { zone: 'Asia/Seoul', now: new Date() });
await pipeline(
  out,
  new Writable({
    write(chunk, _encoding, done) {
      written += chunk.length;
      peak = Math.max(peak, process.memoryUsage().rss);
      // A reader that is slower than the disk: what it does not take must not pile up.
      setImmediate(done);
    },
  }),
);
await rm(dir, { recursive: true });
const mb = (n) => Math.round(n / 1024 ** 2);
console.log(
  `${gb} GB: ${mb(before)} MB before, at most ${mb(peak)} MB, ${Math.round(performance.now() - began)} ms, ` +
    `${written === bytes ? 'as long as was promised' : `${written} of ${bytes} bytes`}`,
);
