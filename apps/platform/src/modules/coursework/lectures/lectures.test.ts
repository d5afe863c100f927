import { randomUUID } from 'node:crypto';
import { MB } from '@portal/domain/assets/upload-policy';
import type { TeachingClass } from '@portal/domain/classes/class';
import type { Lecture, NewLecture } from '@portal/domain/coursework/lecture';
import { type ClassApp, createClassApp, MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import type { FileRow } from '../../assets/uploads/uploads.tables.ts';

const LECTURES = '/tns/v1/lectures';
const NOW = '2026-11-18T01:42:00Z';
let t: ClassApp;
let classId: string;
beforeAll(async () => void (t = await createClassApp()), 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.sql('delete from lecture');
  await t.clear();
  classId = (await t.made()).id;
});

const fields = (over: Partial<NewLecture> = {}) => ({
  title: '일차함수 요약',
  content: '수업 전에 읽어 오세요.',
  fileIds: [],
  downloadAllowed: true,
  displayAt: null,
  deadlineAt: null,
  ...over,
});
const create = (over: Partial<NewLecture> = {}) =>
  t.call<Lecture>('POST', LECTURES, { clientId: randomUUID(), classId, isDraft: false, ...fields(over) });
const change = ({ id, version }: Lecture, over: Partial<NewLecture> = {}) =>
  t.call<Lecture>('PUT', `${LECTURES}/${id}`, { version, ...fields(over) });
const publish = ({ id }: Lecture) => t.call<Lecture>('POST', `${LECTURES}/${id}/publish`, {});
const list = async (of = classId) =>
  (await t.call<{ total: number; items: Lecture[] }>('GET', `${LECTURES}?classId=${of}`)).data;
const status = async ({ id }: Lecture) => (await t.call<Lecture>('GET', `${LECTURES}/${id}`)).data.status;

/** A file of hers that has passed its checks. */
const aFile = (size = 3, over: Partial<FileRow> = {}) =>
  addFileRow(t.database, { ownerId: t.teacher.id, location: 'LECTURE', size, storedSize: size, ...over });
/** How many lectures use a file; her library keeps it whether one does or not. */
const lecturesOf = async (id: string) =>
  (await t.sql(`select 1 from file_use where file_id = '${id}' and used_by like 'lecture:%'`)).length;

describe('a lecture of a class', () => {
  it('has title, content, files in their order, display time, end and whether it may be saved [ASG-1]', async () => {
    const fileIds = [await aFile(), await aFile()];
    const { data, status: code } = await create({
      title: ' 요약 ',
      fileIds,
      downloadAllowed: false,
      displayAt: '2026-11-20T00:00:00Z',
      deadlineAt: '2026-12-01T00:00:00Z',
    });
    expect(code).toBe(201);
    expect(data).toMatchObject({
      classId,
      title: '요약',
      content: '수업 전에 읽어 오세요.',
      downloadAllowed: false,
      version: 1,
      displayAt: '2026-11-20T00:00:00.000Z',
      deadlineAt: '2026-12-01T00:00:00.000Z',
      status: 'SCHEDULED',
    });
    expect(data.files.map(({ id }) => id)).toEqual(fileIds);
    expect(await list()).toEqual({ total: 1, items: [data] });
  });

  it('opens and closes by the clock alone, the moment of its end included', async () => {
    const { data } = await create({ displayAt: '2026-11-20T00:00:00Z', deadlineAt: '2026-12-01T00:00:00Z' });
    for (const [at, expected] of [
      ['2026-11-19T23:59:59Z', 'SCHEDULED'],
      ['2026-11-20T00:00:00Z', 'OPEN'],
      ['2026-12-01T00:00:00Z', 'OPEN'],
      ['2026-12-01T00:00:01Z', 'CLOSED'],
    ] as const) {
      t.clock.set(at);
      expect([at, await status(data)]).toEqual([at, expected]);
    }
  });

  it('is made once however often it is sent [R45]', async () => {
    const clientId = randomUUID();
    const [one, two] = [await create({ clientId }), await create({ clientId, title: '다른 제목' })];
    expect(two.data).toEqual(one.data);
    expect((await list()).total).toBe(1);
  });

  it('stays a draft until it is published, once', async () => {
    const { data: draft } = await create({ isDraft: true, deadlineAt: '2026-11-01T00:00:00Z' });
    expect(draft).toMatchObject({ status: 'DRAFT', displayAt: null });
    expect(await publish(draft)).toMatchObject({ code: 'DATE_PAST' });
    const { data: mended } = await change(draft);
    expect((await publish(mended)).data).toMatchObject({ status: 'OPEN', displayAt: new Date(NOW).toISOString() });
    expect(await publish(mended)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
  });

  it('refuses an end before its display time, and an end that has passed [ASG-1]', async () => {
    const displayAt = '2026-11-20T00:00:00Z';
    expect(await create({ displayAt, deadlineAt: displayAt })).toMatchObject({
      status: 422,
      code: 'DATE_ORDER',
      fields: { deadlineAt: '마감은 공개 시각보다 뒤여야 해요.' },
    });
    expect(await create({ deadlineAt: NOW })).toMatchObject({ code: 'DATE_PAST' });
    expect((await list()).total).toBe(0);
  });

  it('is corrected after its end, by who read it last, and stays out or comes out at once', async () => {
    const dates = { displayAt: '2026-11-18T02:00:00Z', deadlineAt: '2026-11-18T03:00:00Z' };
    const { data: made } = await create(dates);
    const { data: out } = await change(made, { deadlineAt: dates.deadlineAt });
    expect(out).toMatchObject({ status: 'OPEN', displayAt: new Date(NOW).toISOString(), version: 2 });
    expect(await change(made, dates)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    t.clock.set('2026-11-19T00:00:00Z');
    const { data: over } = await change(out, { title: '고친 제목', deadlineAt: dates.deadlineAt });
    expect(over).toMatchObject({ title: '고친 제목', status: 'CLOSED', displayAt: out.displayAt });
    expect(await change(over, { deadlineAt: '2026-11-18T04:00:00Z' })).toMatchObject({ code: 'DATE_PAST' });
  });
});

describe('the files of a lecture', () => {
  it('may be two gigabytes in all, and not a byte more [ASG-3]', async () => {
    const half = await aFile(1024 * MB);
    expect((await create({ fileIds: [half, await aFile(1024 * MB)] })).status).toBe(201);
    expect(await create({ fileIds: [half, await aFile(1024 * MB + 1)] })).toMatchObject({
      status: 413,
      code: 'QUOTA_TOTAL',
      message: 'File không được lớn hơn 2048MB. File của bạn có kích thước 2049MB.',
    });
    expect((await list()).total).toBe(1);
  });

  it('are her own, sent for a lecture and checked [UPL-2]', async () => {
    for (const over of [
      { ownerId: 'someone' },
      { location: 'TICKET' },
      { state: 'STORED', checkedAt: null, unusedSince: null },
    ] as const)
      expect(await create({ fileIds: [await aFile(3, over)] })).toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('are let go when it names them no more, and when it is deleted', async () => {
    const [kept, dropped] = [await aFile(), await aFile()];
    const { data } = await create({ fileIds: [kept, dropped] });
    await change(data, { fileIds: [kept] });
    expect([await lecturesOf(kept), await lecturesOf(dropped)]).toEqual([1, 0]);
    expect((await t.call('DELETE', `${LECTURES}/${data.id}`)).status).toBe(200);
    expect(await lecturesOf(kept)).toBe(0);
    expect((await list()).total).toBe(0);
    expect((await t.call('DELETE', `${LECTURES}/${data.id}`)).status).toBe(404);
  });
});

describe('rolling a class over', () => {
  it('gives its lectures to the new term, the same files and all dates moved with the first lesson [W11]', async () => {
    const fileIds = [await aFile()];
    await create({ isDraft: true, title: '초안' });
    await create({ fileIds, displayAt: '2026-11-20T00:00:00Z', deadlineAt: '2026-12-01T00:00:00Z' });
    const { data: next } = await t.call<TeachingClass>('POST', `${MY_CLASSES}/${classId}/roll-over`, {
      clientId: randomUUID(),
      name: '봄 학기',
      startDate: '2027-03-01',
      skipHolidays: false,
      withStudents: false,
      weeklySchedule: [{ weekday: 'FRIDAY', start: '10:00', end: '11:00' }],
    });
    // The first lesson moves from the 20th of November to the 5th of March: 105 days.
    const [copy, draft] = (await list(next.id)).items;
    expect(copy).toMatchObject({
      status: 'SCHEDULED',
      displayAt: '2027-03-05T00:00:00.000Z',
      deadlineAt: '2027-03-16T00:00:00.000Z',
      files: [{ id: fileIds[0] }],
    });
    expect(draft).toMatchObject({ title: '초안', status: 'DRAFT', displayAt: null });
    // What the old one gives back, the new one still uses.
    for (const { id } of (await list()).items) await t.call('DELETE', `${LECTURES}/${id}`);
    expect(await lecturesOf(fileIds[0]!)).toBe(1);
  });
});
