import { localProblem } from '@portal/api/api-problem';
import { type Course, type CourseDraft, courseDraftOf } from '@portal/domain/courses/course';
import { aCourse, aCourseContent } from '@portal/testing/courses/course-builders';
import { type CourseFields, fieldsOf } from '../form/course-fields.ts';
import { createCourseKeeper, IDLE_MS } from './course-keeper.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A keeper with a form and a server that remember. */
function begin(course: Course = aCourse()) {
  let fields = fieldsOf(course.content);
  let server = course;
  let answer: () => Promise<void> = () => Promise.resolve();
  const sent: CourseDraft[] = [];
  const asked = jest.fn();
  const keeper = createCourseKeeper(course, {
    read: () => fields,
    write: (next) => void (fields = next),
    rebase: (basedOn) => void (fields = { ...fields, basedOn }),
    async send(version, { imageId: _, ...content }) {
      sent.push({ ...content, imageId: _ });
      await answer();
      server = { ...server, status: 'DRAFT', version: version + 1, content: { ...server.content, ...content } };
      return { course: server, canceledRequestId: null, isLiveNow: false };
    },
    ask: asked,
  });
  const stop = keeper.subscribe(() => undefined);
  return {
    keeper,
    sent,
    asked,
    stop,
    fields: () => fields,
    titlesSent: () => sent.map(({ title }) => title),
    write(part: Partial<CourseFields>) {
      fields = { ...fields, ...part };
      keeper.changed();
    },
    answers: (next: typeof answer) => void (answer = next),
  };
}
const idle = () => jest.advanceTimersByTimeAsync(IDLE_MS);
const theirs = (over: Partial<Course> = {}) =>
  aCourse({ version: 2, content: aCourseContent({ title: '다른 곳에서 쓴 이름' }), ...over });

describe('saving by itself', () => {
  it.each(['DRAFT', 'REJECTED'] as const)('happens after a pause while the course is %s [CRS-3]', async (status) => {
    const { keeper, write, titlesSent } = begin(aCourse({ status }));
    write({ title: '가' });
    await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
    write({ title: '가나' });
    await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(titlesSent()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(titlesSent()).toEqual(['가나']);
    expect(keeper.state()).toMatchObject({ isDirty: false, isSaving: false, course: { version: 2 } });
  });

  it.each(['WAITING_APPROVAL', 'APPROVAL_IN_PROCESS', 'PUBLISHED'] as const)(
    'never happens while the course is %s: it would cancel or publish something [CRS-3]',
    async (status) => {
      const { keeper, write, titlesSent } = begin(aCourse({ status }));
      write({ title: '가' });
      keeper.flush();
      await idle();
      expect(titlesSent()).toEqual([]);
      expect(keeper.state().isDirty).toBe(true);
    },
  );

  it('sends what was typed during a request afterwards, on the new version', async () => {
    const { keeper, write, titlesSent, answers } = begin();
    let finish: (() => void) | undefined;
    answers(() => new Promise((resolve) => (finish = resolve)));
    write({ title: '가' });
    keeper.flush();
    write({ title: '가나' });
    finish?.();
    answers(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(0);
    expect(keeper.state()).toMatchObject({ isDirty: true, course: { version: 2 } });
    await idle();
    expect(titlesSent()).toEqual(['가', '가나']);
    expect(keeper.state()).toMatchObject({ isDirty: false, course: { version: 3 } });
  });

  it('sends it at once when the page is left meanwhile', async () => {
    const { keeper, write, titlesSent } = begin();
    write({ title: '가' });
    keeper.flush();
    write({ title: '가나' });
    keeper.flush();
    await jest.advanceTimersByTimeAsync(0);
    expect(titlesSent()).toEqual(['가', '가나']);
  });

  it('tries again after a failure, and says why it failed meanwhile', async () => {
    const { keeper, write, titlesSent, answers } = begin();
    answers(() => Promise.reject(localProblem('OFFLINE')));
    write({ title: '가' });
    await idle();
    expect(keeper.state()).toMatchObject({ isDirty: true, problem: { status: 'OFFLINE' } });
    answers(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(15_000);
    expect(titlesSent()).toEqual(['가', '가']);
    expect(keeper.state()).toMatchObject({ isDirty: false, problem: null });
  });

  it('does not send what no draft can hold, and refuses to save it [CRS-6]', async () => {
    const { keeper, write, titlesSent } = begin();
    write({ title: '가'.repeat(61) });
    await idle();
    expect(titlesSent()).toEqual([]);
    await expect(keeper.save()).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('ends with the page', async () => {
    const { write, stop, titlesSent } = begin();
    write({ title: '가' });
    stop();
    await idle();
    expect(titlesSent()).toEqual([]);
  });
});

describe('what comes from elsewhere', () => {
  it('is shown where nothing is written', () => {
    const { keeper, fields } = begin();
    keeper.arrived(theirs());
    expect(fields().title).toBe('다른 곳에서 쓴 이름');
    expect(keeper.state().rival).toBeNull();
  });

  it('locks and unlocks without touching what is written [CRS-3]', async () => {
    const { keeper, fields, write, titlesSent } = begin(aCourse({ status: 'WAITING_APPROVAL' }));
    write({ title: '가' });
    keeper.arrived(aCourse({ status: 'APPROVAL_IN_PROCESS', version: 2 }));
    expect(keeper.state().course.status).toBe('APPROVAL_IN_PROCESS');
    keeper.arrived(aCourse({ status: 'REJECTED', version: 3 }));
    expect(fields().title).toBe('가');
    await idle();
    expect(titlesSent()).toEqual(['가']);
  });

  it('never overwrites what is written: nothing is sent until she has chosen', async () => {
    const { keeper, fields, write, titlesSent } = begin();
    write({ title: '가' });
    keeper.arrived(theirs());
    await idle();
    expect(titlesSent()).toEqual([]);
    expect(fields().title).toBe('가');
    await expect(keeper.save()).rejects.toBeDefined();
    keeper.keepMine();
    await idle();
    expect(titlesSent()).toEqual(['가']);
    expect(keeper.state()).toMatchObject({ rival: null, isDirty: false, course: { version: 3 } });
  });

  it('can be taken, and what was given up for it comes back on request', () => {
    const { keeper, fields, write } = begin();
    write({ title: '가' });
    keeper.arrived(theirs());
    const given = keeper.takeTheirs();
    expect(fields().title).toBe('다른 곳에서 쓴 이름');
    expect(keeper.state().isDirty).toBe(false);
    keeper.restore(given);
    expect(fields()).toMatchObject({ title: '가', basedOn: fieldsOf(theirs().content).basedOn });
    expect(keeper.state().isDirty).toBe(true);
  });

  it('is asked for when a save comes too late', async () => {
    const { keeper, write, answers, asked } = begin();
    answers(() => Promise.reject({ status: 409, code: 'VERSION_CONFLICT', message: '다른 곳에서 먼저 바뀌었어요' }));
    write({ title: '가' });
    await expect(keeper.save()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(asked).toHaveBeenCalledTimes(1);
    keeper.arrived(theirs());
    expect(keeper.state().rival?.version).toBe(2);
  });

  it('is no conflict when it is only the echo of what was sent', async () => {
    const { keeper, write, answers, fields } = begin();
    answers(() => Promise.reject(localProblem('TIMEOUT')));
    write({ title: '가' });
    await idle();
    write({ title: '가나' });
    keeper.arrived(theirs({ content: aCourseContent({ title: '가' }) }));
    expect(keeper.state()).toMatchObject({ rival: null, isDirty: true, course: { version: 2 } });
    expect(fields().title).toBe('가나');
  });

  it('waits while a save is on its way', async () => {
    const { keeper, write } = begin();
    write({ title: '가' });
    const saving = keeper.save();
    keeper.arrived(theirs({ content: aCourseContent({ title: '가' }) }));
    expect(keeper.state().course.version).toBe(1);
    await saving;
    await jest.advanceTimersByTimeAsync(0);
    expect(keeper.state()).toMatchObject({ rival: null, course: { version: 2 } });
  });
});

describe('what this device had kept', () => {
  it('goes on where it was written on what the server still has', async () => {
    const { keeper, write, titlesSent } = begin();
    write({ title: '가' });
    keeper.meetRestored();
    expect(keeper.state().rival).toBeNull();
    await idle();
    expect(titlesSent()).toEqual(['가']);
  });

  it('is a conflict where something else was saved meanwhile', async () => {
    const { keeper, write, titlesSent } = begin();
    write({ title: '가', basedOn: 'of-another-content' });
    keeper.meetRestored();
    expect(keeper.state().rival?.content).toEqual(aCourseContent());
    await idle();
    expect(titlesSent()).toEqual([]);
  });

  it('is nothing where it says what the server says', () => {
    const { keeper, write, fields } = begin();
    write({ basedOn: 'of-another-content' });
    keeper.meetRestored();
    expect(keeper.state()).toMatchObject({ rival: null, isDirty: false });
    expect(fields().basedOn).toBe(fieldsOf(aCourseContent()).basedOn);
  });
});

it('goes on from a course that a deed changed', () => {
  const { keeper, fields, write } = begin(aCourse({ status: 'DRAFT', liveRevisionNo: 1 }));
  write({ title: '가' });
  keeper.adopt(theirs({ status: 'PUBLISHED' }));
  expect(fields().title).toBe('다른 곳에서 쓴 이름');
  expect(keeper.state()).toMatchObject({ isDirty: false, course: { status: 'PUBLISHED' } });
});

it('compares what is written with what the server would say of it', () => {
  const { keeper, write } = begin();
  const { imageId } = courseDraftOf(aCourseContent());
  write({ image: { ...fieldsOf(aCourseContent()).image!, url: `/new/${imageId}` } });
  expect(keeper.state().isDirty).toBe(false);
});
