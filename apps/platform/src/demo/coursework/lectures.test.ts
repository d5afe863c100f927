import { readFile, stat } from 'node:fs/promises';
import * as fc from 'fast-check';
import { lectureStatus } from '@portal/domain/coursework/lecture';
import { checkPdf } from '../../modules/assets/inspect/pdf-document.ts';
import { checkWordDocument } from '../../modules/assets/inspect/word-document.ts';
import { buildDemo } from '../demo-data.ts';
import { lectureFiles } from './lecture-files.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const demo = buildDemo(NOW);
const files = lectureFiles(demo.lectureFiles);

describe('the demo lectures', () => {
  it('are 38, of which 12 may only be looked at; one is a draft, some have closed and some are to come [ASG-1]', () => {
    expect(demo.lectures).toHaveLength(38);
    expect(demo.lectures.filter(({ downloadAllowed }) => !downloadAllowed)).toHaveLength(12);
    const statuses = demo.lectures.map((row) =>
      lectureStatus({ publishedAt: row.publishedAt!, displayAt: row.displayAt!, deadlineAt: row.deadlineAt! }, NOW),
    );
    expect(new Set(statuses)).toEqual(new Set(['DRAFT', 'SCHEDULED', 'OPEN', 'CLOSED']));
    expect(statuses.filter((status) => status === 'DRAFT')).toHaveLength(1);
  });

  it('have files that are there, each named by one lecture, a picture among them in every running class', async () => {
    const named = demo.lectures.flatMap(({ fileIds }) => fileIds!);
    expect(named.toSorted()).toEqual(files.map(({ id }) => id).toSorted());
    for (const { path } of files) expect((await stat(path)).size).toBeGreaterThan(100);
    const pictured = new Set(
      demo.lectureFiles.filter(({ kind }) => kind === 'PICTURE').map(({ lectureId }) => lectureId.replace(/-\d+$/, '')),
    );
    const running = demo.classes.filter(
      ({ id, progress, canceledAt }) => id.startsWith('cls-math-') && progress === 'IN_PROGRESS' && !canceledAt,
    );
    for (const { id } of running) expect([id, pictured.has(`lec-${id}`)]).toEqual([id, true]);
  });

  it('pass the checks that an upload has to pass [UPL-2]', async () => {
    for (const path of new Set(files.map((file) => file.path))) {
      const bytes = await readFile(path);
      if (path.endsWith('.pdf')) expect([path, checkPdf(bytes)]).toEqual([path, []]);
      if (path.endsWith('.docx')) await expect(checkWordDocument(bytes)).resolves.toBeUndefined();
    }
  });

  it('were made before now, end after they begin and are the same for the same moment', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const { lectures } = buildDemo(now);
        for (const { createdAt, displayAt, deadlineAt } of lectures) {
          expect(createdAt < now).toBe(true);
          expect(!deadlineAt || deadlineAt > displayAt!).toBe(true);
        }
        expect(buildDemo(now).lectures).toEqual(lectures);
      }),
      { numRuns: 5 },
    );
  });
});
