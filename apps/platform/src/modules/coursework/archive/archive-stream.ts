import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { GivenFiles } from '../../assets/module.ts';
import { archiveList } from './archive-list.ts';
import type { ArchivePlan } from './archive-plan.ts';

interface Deps {
  readonly given: Pick<GivenFiles, 'open'>;
}

const utf8 = (text: string) => Buffer.from(text);
/** Older editors of Windows take a text without its mark for another encoding. */
const windowsText = (text: string) => utf8(`\uFEFF${text.replaceAll(/\r?\n/g, '\r\n')}`);

/**
 * The archive as it is written: one file after the other is opened, none is held. What was sent is packed already, so nothing is
 * packed again and its length is known before.
 */
export function archiveStream({ given }: Deps, plan: ArchivePlan, { zone, now }: { zone: string; now: Date }) {
  const zip = new ZipFile();
  const options = { mtime: now, compress: false } as const;
  const out = zip.outputStream as Readable;
  let reading: Readable | undefined;
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error('an archive failed'));
  zip.on('error', fail);
  // Who stops listening stops the reading too.
  out.on('close', () => reading?.destroy());

  zip.addBuffer(utf8(archiveList(plan.students, zone)), 'list.csv', options);
  for (const { path, text } of plan.texts) zip.addBuffer(windowsText(text), path, options);
  for (const { path, fileId, size } of plan.files)
    zip.addReadStreamLazy(path, { ...options, size }, (done) => {
      void given
        .open(fileId)
        .then(async (file) => {
          if (!file?.isReady || out.destroyed) throw new Error('a file went while it was packed');
          reading = await file.read();
          reading.on('error', fail);
          done(null, reading);
        })
        .catch((error: unknown) => done(error, Readable.from([])));
    });
  return new Promise<{ out: Readable; bytes: number }>((resolve) => {
    zip.end({ forceZip64Format: false, comment: '' }, ((bytes: number) => resolve({ out, bytes })) as () => void);
  });
}
