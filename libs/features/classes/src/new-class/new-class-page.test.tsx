import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { aPlannedLesson, aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aCourse, aCourseSummary } from '@portal/testing/courses/course-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { button, field, part } from '../classes.screen.ts';
import { aCourseList, planningWorlds, somePlannedLessons, tuesdayAndFriday } from '../planning.fixture.ts';
import { classesSection } from '../section.ts';

const NEW = '/account/my-courses/new';
const visit = (handlers: Fake[], path = `${NEW}?course=course-1`) =>
  renderSection(classesSection, { path, handlers: [...handlers, ...planningWorlds.loaded] });
const lessonCount = (count: number) => screen.findByText(new RegExp(`^${count}회 ·`));

beforeAll(() => Promise.all(classesSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

describe('a new class', () => {
  it('takes from the course what that says already, and shows the lessons that would come of it [CLS-1]', async () => {
    const asked = jest.fn();
    visit([
      fake(contract.previewClass, ({ body }) => {
        asked(body);
        return { lessons: somePlannedLessons() };
      }),
    ]);
    await lessonCount(12);
    expect(await field(/수업 이름/)).toHaveValue('중2 수학 개념 완성 – 일차함수');
    expect(asked).toHaveBeenCalledWith({
      courseId: 'course-1',
      packageId: 'package-1',
      startDate: '2026-11-19',
      weeklySchedule: tuesdayAndFriday,
      skipHolidays: true,
      skipTimeOffs: true,
      exceptions: [],
    });
    const preview = await part('만들어질 회차');
    expect(preview.getByText('25/12/2026 (금) 성탄절 · 쉬어요')).toBeVisible();
    expect(preview.getByText(/겹치는 일정: 내 일정 ‘학부모 상담 준비’ 27\/11\/2026 \(금\) 19:30–20:30/)).toBeVisible();
    expect(screen.getByText('겹치는 회차 1개가 있어 만들 수 없어요')).toBeVisible();
  });

  it('avoids everything in its way by one press, which can be taken back [CLS-1]', async () => {
    const { user } = visit([]);
    await lessonCount(12);
    await user.click(await screen.findByRole('button', { name: '겹치는 회차 모두 건너뛰기' }));
    expect(await screen.findByText('따로 정한 회차 1개')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/만들 수 없어요/)).toBeNull());
    expect(screen.getByRole('list', { name: '만들어질 회차' })).toHaveFocus();
    const preview = await part('만들어질 회차');
    expect(preview.getByText('27/11/2026 (금) 건너뛴 회차 · 쉬어요')).toBeVisible();
    await user.click(button('모두 되돌리기'));
    expect(await screen.findByText('겹치는 회차 1개가 있어 만들 수 없어요')).toBeVisible();
  });

  it('leaves out or moves a single lesson that something is in the way of [CLS-1]', async () => {
    const asked: unknown[] = [];
    const { user } = visit([
      fake(contract.previewClass, ({ body }) => {
        asked.push(body.exceptions);
        return { lessons: somePlannedLessons() };
      }),
    ]);
    await lessonCount(12);
    const slotAt = '2026-11-27T19:00:00+09:00';
    await user.click(await screen.findByRole('button', { name: '이 회차만 건너뛰기, 3회차' }));
    await waitFor(() => expect(asked.at(-1)).toEqual([{ slotAt, newStartAt: null }]));
    const times = within(await screen.findByRole('group', { name: '3회차 시간 바꾸기' }));
    await user.click(times.getByRole('button', { name: /17:00–18:00/ }));
    await waitFor(() => expect(asked.at(-1)).toEqual([{ slotAt, newStartAt: '2026-11-27T17:00:00+09:00' }]));
  });

  it('skips her days off as well, unless she says otherwise [CLS-1]', async () => {
    const asked: boolean[] = [];
    const { user } = visit([
      fake(contract.previewClass, ({ body }) => {
        asked.push(body.skipTimeOffs);
        return { lessons: [aPlannedLesson()] };
      }),
    ]);
    await lessonCount(1);
    await user.click(screen.getByRole('checkbox', { name: '쉬는 날도 건너뛰기' }));
    await waitFor(() => expect(asked).toEqual([true, false]));
  });

  it('can be made from a course whose newer revision waits, as the one on sale says [CLS-1]', async () => {
    const asked: (string | undefined)[] = [];
    visit([
      fake(coursesContract.listCourses, ({ query }) => {
        asked.push(query.status);
        return aCourseList([aCourseSummary({ status: 'WAITING_APPROVAL', isLive: true })]);
      }),
      fake(coursesContract.getCourse, ({ query: { revision } }) => {
        const { content } = aCourse();
        const title = revision === '1' ? '지금 파는 강좌' : '새로 고친 강좌';
        const revisionNo = Number(revision ?? 2);
        return aCourse({ status: 'WAITING_APPROVAL', revisionNo, liveRevisionNo: 1, content: { ...content, title } });
      }),
    ]);
    await waitFor(async () => expect(await field(/수업 이름/)).toHaveValue('지금 파는 강좌'));
    expect(new Set(asked)).toEqual(new Set(['ON_SALE']));
  });

  it('follows the typing, and shows the last plan whichever answer comes last [CLS-1]', async () => {
    const held: (() => void)[] = [];
    const { user } = visit([
      fake(contract.previewClass, async ({ body }) => {
        if (body.skipHolidays) await new Promise<void>((resolve) => held.push(resolve));
        return { lessons: body.skipHolidays ? [] : [aPlannedLesson()] };
      }),
    ]);
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(await screen.findByRole('checkbox', { name: '공휴일 건너뛰기' }));
    expect(await lessonCount(1)).toBeVisible();
    // The first answer is here before what is asked after it.
    held[0]?.();
    await user.click(await screen.findByRole('checkbox', { name: '공휴일 건너뛰기' }));
    await waitFor(() => expect(held).toHaveLength(2));
    expect(screen.queryByText('이 조건으로는 회차가 만들어지지 않아요')).toBeNull();
    held[1]?.();
    expect(await screen.findByText('이 조건으로는 회차가 만들어지지 않아요')).toBeVisible();
  });

  it('is made once, however often an answer is lost, and opens [CLS-1]', async () => {
    const sent: { clientId: string; name: string; mode: string; capacity: number }[] = [];
    const { user, currentPath } = visit([
      fake(contract.previewClass, { lessons: [aPlannedLesson()] }),
      fake(contract.createClass, ({ body }) => {
        sent.push(body);
        return sent.length === 1 ? problemResponse('UNEXPECTED') : aTeachingClass({ id: 'class-9' });
      }),
    ]);
    await lessonCount(1);
    await user.click(button('수업 만들기'));
    expect(await screen.findByText('수업을 만들지 못했어요')).toBeVisible();
    await user.click(button('수업 만들기'));
    await waitFor(() => expect(currentPath()).toBe('/account/my-courses/class-9/overview'));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).toMatchObject({ name: '중2 수학 개념 완성 – 일차함수', mode: 'ONLINE', capacity: 1 });
  });

  it('is not sent while something is in the way of a lesson: the button says so once, and leads there [CLS-1]', async () => {
    const sent = jest.fn();
    const { user } = visit([fake(contract.createClass, ({ body }) => (sent(body), aTeachingClass()))]);
    const why = await screen.findByText('겹치는 회차 1개가 있어 만들 수 없어요');
    expect(why).toHaveRole('status');
    expect(button('수업 만들기')).toHaveAccessibleDescription(why.textContent);
    await user.click(button('수업 만들기'));
    const wayOut = () => button('이 회차만 건너뛰기, 3회차');
    await waitFor(() => expect(wayOut()).toHaveFocus());
    await user.click(button('겹치는 회차로 가기'));
    expect(wayOut()).toHaveFocus();
    expect(screen.getAllByText(/학부모 상담 준비|만들 수 없어요/)).toHaveLength(2);
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/만들 수 없어요/)).toBeNull());
    await user.click(button('수업 만들기'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('can be made at the second press when what was in the way has gone meanwhile [CLS-1]', async () => {
    let lessons = somePlannedLessons();
    const { user, currentPath } = visit([
      fake(contract.previewClass, () => ({ lessons })),
      fake(contract.createClass, aTeachingClass({ id: 'class-9' })),
    ]);
    await screen.findByText(/만들 수 없어요/);
    lessons = [aPlannedLesson()];
    await user.click(button('수업 만들기'));
    await waitFor(() => expect(screen.queryByText(/만들 수 없어요/)).toBeNull());
    await user.click(button('수업 만들기'));
    await waitFor(() => expect(currentPath()).toBe('/account/my-courses/class-9/overview'));
  });

  it('leads to a wrong field before it leads to a lesson [CLS-1]', async () => {
    const { user } = visit([]);
    await screen.findByText(/만들 수 없어요/);
    await user.clear(await field(/수업 이름/));
    await user.click(button('수업 만들기'));
    await waitFor(async () => expect(await field(/수업 이름/)).toHaveFocus());
  });

  it('says at its row alone what the server found in the way of a lesson, with the ways out [CLS-1]', async () => {
    const lesson = aPlannedLesson();
    const other = somePlannedLessons()[2]!.conflict!;
    const free = { startAt: '2026-11-24T17:00:00+09:00', endAt: '2026-11-24T18:00:00+09:00' };
    let lessons = [lesson];
    const { user } = visit([
      fake(contract.previewClass, () => ({ lessons })),
      fake(contract.createClass, () => {
        lessons = [{ ...lesson, conflict: other, alternatives: [free] }];
        return problemResponse('SCHEDULE_OVERLAP', { conflict: { wanted: lesson, other, alternatives: [free] } });
      }),
    ]);
    await lessonCount(1);
    await user.click(button('수업 만들기'));
    await waitFor(() => expect(button('이 회차만 건너뛰기, 1회차')).toHaveFocus());
    expect(screen.getByRole('button', { name: /17:00–18:00/ })).toBeVisible();
    expect(screen.getAllByText(/학부모 상담 준비|만들 수 없어요/)).toHaveLength(2);
    expect(screen.queryByText('수업을 만들지 못했어요')).toBeNull();
  });

  it('shows anew where the server found something in the way of a lesson that stands elsewhere by now [CLS-1]', async () => {
    let lessons = [aPlannedLesson()];
    const { user } = visit([
      fake(contract.previewClass, () => ({ lessons })),
      fake(contract.createClass, () => {
        const taken = somePlannedLessons()[2]!;
        lessons = [taken];
        return problemResponse('SCHEDULE_OVERLAP', {
          conflict: { wanted: taken, other: taken.conflict!, alternatives: [] },
        });
      }),
    ]);
    await lessonCount(1);
    await user.click(button('수업 만들기'));
    expect(await screen.findByText('겹치는 회차 1개가 있어 만들 수 없어요')).toBeVisible();
    expect(button('이 회차만 건너뛰기, 3회차')).toBeVisible();
  });

  it('names what stands in the way where there are no rows to say it at [CLS-1]', async () => {
    const other = somePlannedLessons()[2]!.conflict!;
    const { user } = visit([
      fakeProblem(contract.previewClass, 'UNEXPECTED'),
      fakeProblem(contract.createClass, 'SCHEDULE_OVERLAP', {
        conflict: { wanted: aPlannedLesson(), other, alternatives: [] },
      }),
    ]);
    await screen.findByText('회차를 미리 보지 못했어요');
    await user.click(button('수업 만들기'));
    const banner = within((await screen.findByText('수업을 만들지 못했어요')).closest('section') as HTMLElement);
    expect(await screen.findByText('회차를 미리 보지 못했어요')).toBeVisible();
    expect(banner.getByText(/겹치는 일정: 내 일정 ‘학부모 상담 준비’/)).toBeVisible();
  });

  it('says what is missing, and refuses times that overlap each other [CLS-1]', async () => {
    const { user } = visit([], NEW);
    expect(await screen.findByText(/강좌와 시작하는 날, 수업 시간을 정하면/)).toBeVisible();
    await user.click(button('수업 만들기'));
    const summary = within(await screen.findByRole('group', { name: /고칠 곳이 \d+개 있어요/ }));
    expect(summary.getByRole('link', { name: /강좌/ })).toBeVisible();
    await user.selectOptions(await field(/^강좌/), 'course-2');
    await waitFor(async () => expect(await field(/수업 이름/)).toHaveValue('중3 수학 심화 – 이차방정식'));
    await lessonCount(12);
    await user.selectOptions(screen.getAllByLabelText('요일')[1] as HTMLElement, 'TUESDAY');
    await user.click(button('수업 만들기'));
    expect((await screen.findAllByText(/서로 겹치는 시간이 있어요/))[0]).toBeVisible();
  });

  it('keeps what was written, such as where an offline class is held, until the next visit [CLS-1]', async () => {
    const { user } = visit([]);
    await lessonCount(12);
    await user.click(screen.getByRole('radio', { name: '대면' }));
    expect(screen.queryByLabelText(/회의 주소/)).toBeNull();
    await user.type(await field(/장소/), '스터디룸 2호');
    cleanup();
    visit([]);
    expect(await screen.findByText(/쓰던 내용/)).toBeVisible();
    expect(await field(/장소/)).toHaveValue('스터디룸 2호');
    expect(screen.getByRole('radio', { name: '대면' })).toBeChecked();
  });

  it('leads to the courses where none is published', async () => {
    visit(planningWorlds.none, NEW);
    expect(await screen.findByText('수업을 만들 수 있는 강좌가 없어요')).toBeVisible();
  });

  it('asks for the preview anew when it failed', async () => {
    let isBroken = true;
    const { user } = visit([
      fake(contract.previewClass, () => (isBroken ? problemResponse('UNEXPECTED') : { lessons: [aPlannedLesson()] })),
    ]);
    expect(await screen.findByText('회차를 미리 보지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(button('다시 시도'));
    expect(await lessonCount(1)).toBeVisible();
  });
});
