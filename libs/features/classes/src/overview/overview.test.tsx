import { screen, within } from '@testing-library/react';
import type { ProgrammeStep } from '@portal/domain/classes/class';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aCanceledClass, aClassThatCaughtUp, aFinishedClass, aLateClass, aMissedClass } from '../class-page.fixture.ts';
import { tasksOf } from '../class-server.fixture.ts';
import { part, renderAlone } from '../classes.screen.ts';
import { coveringOf } from './covering.ts';
import { OverviewView } from './overview-view.tsx';

const show = (over: Parameters<typeof aTeachingClass>[0] = {}) =>
  renderAlone(<OverviewView shown={aTeachingClass(over)} />, [tasksOf(aTeachingClass())]);
const facts = () => part('수업 정보');
const valueOf = async (name: string) => {
  const term = (await facts()).queryByText(name, { selector: 'dt' });
  return term?.nextElementSibling?.textContent ?? term?.parentElement?.querySelector('dd')?.textContent ?? null;
};

describe('what is settled about a class', () => {
  it.each([
    ['강좌', {}, '중2 수학 개념 완성 – 일차함수'],
    ['강좌', { courseTitle: null }, null],
    ['시간표', {}, /화 19:00–20:00\s*목 19:00–20:00/],
    ['기간', {}, '03/11/2026 – 10/12/2026'],
    ['정원', { studentCount: 0 }, '6명 중 0명'],
    ['수준', { level: null }, null],
    ['수준', {}, '중급'],
    ['수업 방식', { mode: 'OFFLINE' }, '대면'],
    ['장소', { mode: 'ONLINE', place: '스터디룸 2호' }, null],
    ['장소', { mode: 'BOTH', place: '스터디룸 2호' }, '스터디룸 2호'],
    ['회의 주소', {}, null],
    ['앞선 수업', {}, null],
    ['수업 번호', {}, 'L-0001'],
  ] as const)('says under %s, of %j: %s [RTE-13]', async (name, over, expected) => {
    show(over);
    if (expected === null) expect(await valueOf(name)).toBeNull();
    else expect(await valueOf(name)).toMatch(expected);
  });

  it('leads to its course, as long as there is one, and to the class before it', async () => {
    show({ rolledFrom: { id: 'class-0', name: '1학기 수업' } });
    const links = await facts();
    expect(links.getByRole('link', { name: '중2 수학 개념 완성 – 일차함수' })).toHaveAttribute(
      'href',
      expect.stringContaining('course-1'),
    );
    expect(links.getByRole('link', { name: '1학기 수업' })).toHaveAttribute(
      'href',
      '/account/my-courses/class-0/overview',
    );
  });

  it('names a course that is gone without a link', async () => {
    show({ courseId: null });
    expect((await facts()).getByText('중2 수학 개념 완성 – 일차함수')).toBeVisible();
    expect((await facts()).queryByRole('link')).toBeNull();
  });

  it('makes a link of a safe meeting address alone', async () => {
    show({ meetingUrl: 'https://meet.example/abc' });
    expect((await facts()).getByRole('link', { name: /meet\.example/ })).toHaveAttribute(
      'href',
      'https://meet.example/abc',
    );
  });

  it.each(['javascript:alert(1)', 'http://meet.example/abc', 'data:text/html,hi'])(
    'shows %s as text, whatever server sent it',
    async (meetingUrl) => {
      show({ meetingUrl });
      expect((await facts()).getByText(meetingUrl)).toBeVisible();
      expect((await facts()).queryByRole('link', { name: meetingUrl })).toBeNull();
    },
  );
});

it('has the tasks of this class alone, each with the act that ticks it off [PLN-1]', async () => {
  show();
  const tasks = await part('이 수업의 할 일');
  expect(await tasks.findAllByRole('button', { name: /마쳤어요/ })).toHaveLength(1);
});

describe('the programme of a class', () => {
  const now = new Date('2026-11-18T10:42:00+09:00');
  const step = (plannedAt: string | null, coveredAt: string | null = null): ProgrammeStep => ({
    no: 1,
    title: '함수의 뜻',
    plannedAt,
    coveredAt,
    isMissed: false,
    isLeftOut: false,
  });

  it.each([
    ['was taught on its day', step('2026-11-17T19:00:00+09:00', '2026-11-17T19:00:00+09:00'), 'covered'],
    ['was taught before its day', step('2026-11-24T19:00:00+09:00', '2026-11-17T19:00:00+09:00'), 'covered'],
    ['was taught without a day', step(null, '2026-11-17T19:00:00+09:00'), 'covered'],
    ['should have been taught a second ago', step('2026-11-18T10:41:59+09:00'), 'late'],
    ['begins now', step('2026-11-18T10:42:00+09:00'), 'coming'],
    ['has no day', step(null), 'coming'],
  ])('tells what %s', (_what, given, covering) => {
    expect(coveringOf(given, { now, isCanceled: false })).toBe(covering);
  });

  it('of a class that was cancelled has nothing to come and nothing late [CLS-1]', async () => {
    const canceled = aCanceledClass();
    show({ ...canceled, programme: [...canceled.programme, { ...step(null), no: 13, title: '덤' }] });
    const table = within(await screen.findByRole('table', { name: '커리큘럼과 실제' }));
    const [, first, , third] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/1\. 함수의 뜻.*03\/11\/2026.*03\/11\/2026/);
    expect(third).toHaveTextContent(/진행 안 함$/);
    expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/13\. 덤.*정한 날 없음.*진행 안 함$/);
    expect(table.queryByText('예정')).toBeNull();
    expect(table.queryByText('아직')).toBeNull();
  });

  it.each([
    [0, '12회 중 5회를 가르쳤고, 계획대로 가고 있어요'],
    [1, '1회 늦어요'],
    [6, '6회 늦어요'],
    [7, '7회 늦어요'],
  ])('says of %i lessons behind: %s', async (lessonsBehind, words) => {
    show({ lessonsBehind });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/계획대로 가고 있어요/) !== null).toBe(lessonsBehind === 0);
  });

  it.each<[string, Parameters<typeof aTeachingClass>[0], string]>([
    [
      'has not begun',
      { programme: [step('2026-12-01T19:00:00+09:00')] },
      '1회로 세운 계획이에요. 아직 시작하지 않았어요',
    ],
    ['is over', aFinishedClass(), '12회를 모두 가르쳤어요'],
    ['was cancelled', aCanceledClass(), '12회 중 2회를 가르치고 취소한 수업이에요'],
  ])('calls nothing as planned of a class that %s [CLS-1]', async (_what, over, words) => {
    show(over);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/계획대로 가고 있어요/)).toBeNull();
  });

  it('says of a lesson that was not held that it was not, and counts it instead of calling all as planned [CLS-1]', async () => {
    show(aMissedClass());
    expect(await screen.findByText('1회 늦어요')).toBeVisible();
    expect(screen.getByText('내용 12개 중 4개를 가르쳤고, 1개는 수업을 하지 않아 남았어요')).toBeVisible();
    expect(screen.queryByText(/계획대로/)).toBeNull();
    expect(screen.getAllByRole('row')[5]).toHaveTextContent(/5\. 직선의 방정식.*진행 안 함$/);
  });

  it('counts it too where the class has caught up with it [CLS-1]', async () => {
    show(aClassThatCaughtUp());
    expect(await screen.findByText('내용 12개 중 5개를 가르쳤고, 1개는 수업을 하지 않아 남았어요')).toBeVisible();
    expect(screen.queryByText(/계획대로/)).toBeNull();
  });

  it('sets the day of each step beside the day on which it was taught [CLS-1]', async () => {
    show({ ...aLateClass(), programme: [...aLateClass().programme, { ...step(null), no: 13, title: '덤' }] });
    const table = within(await screen.findByRole('table', { name: '커리큘럼과 실제' }));
    const [, first, , , fourth] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/1\. 함수의 뜻.*03\/11\/2026.*03\/11\/2026/);
    expect(fourth).toHaveTextContent(/4\. 절편.*12\/11\/2026.*아직/);
    expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/13\. 덤.*정한 날 없음.*예정/);
  });

  it('of a class that is over has no step left', async () => {
    show(aFinishedClass());
    await screen.findByRole('table', { name: '커리큘럼과 실제' });
    expect(screen.queryByText('예정')).toBeNull();
    expect(screen.queryByText('아직')).toBeNull();
  });

  it('is missing where the course has none', async () => {
    show({ programme: [], lessonsBehind: 3 });
    expect(await screen.findByText('이 강좌에는 커리큘럼이 없어요')).toBeVisible();
    expect(screen.queryByText(/늦어요/)).toBeNull();
  });
});
