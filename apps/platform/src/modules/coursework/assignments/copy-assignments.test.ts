import { randomUUID } from 'node:crypto';
import type { TeachingClass } from '@portal/domain/classes/class';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { ASSIGNMENTS } from '../../../testing/apps/assignment-app.ts';
import { type ClassApp, createClassApp, MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
}, 60_000);
afterAll(() => t.close());

describe('a class that is rolled over [W11]', () => {
  it('brings its assignments as drafts, all days moved as far as its first lesson, with the same files', async () => {
    const file = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'ASSIGNMENT', name: '단어.pdf' });
    const old = await t.made();
    const words = { clientId: randomUUID(), classId: old.id, title: '단어', content: '42쪽', fileIds: [file] };
    const days = {
      displayAt: '2026-11-20T03:00:00Z',
      deadlineAt: '2026-11-22T03:00:00Z',
      cutoffAt: '2026-11-23T03:00:00Z',
    };
    const flags = { isDraft: false, downloadAllowed: false, lateAllowed: true };
    await t.call('POST', ASSIGNMENTS, { ...words, ...days, ...flags });
    const { data: next } = await t.call<TeachingClass>('POST', `${MY_CLASSES}/${old.id}/roll-over`, {
      clientId: randomUUID(),
      name: '새 학기',
      withStudents: false,
      skipHolidays: false,
      startDate: '2027-01-04',
      weeklySchedule: [{ weekday: 'FRIDAY', start: '10:00', end: '11:00' }],
    });
    // From the 20th of November to the 8th of January: seven weeks.
    const { data } = await t.call<{ items: Assignment[] }>('GET', `${ASSIGNMENTS}?classId=${next.id}`);
    expect(data.items).toMatchObject([
      {
        title: '단어',
        content: '42쪽',
        status: 'DRAFT',
        downloadAllowed: false,
        files: [{ id: file }],
        version: 1,
        displayAt: '2027-01-08T03:00:00.000Z',
        deadlineAt: '2027-01-10T03:00:00.000Z',
        cutoffAt: '2027-01-11T03:00:00.000Z',
      },
    ]);
    expect(
      await t.sql(`select 1 from file_use where file_id = '${file}' and used_by like 'assignment:%'`),
    ).toHaveLength(2);
  });
});
