import { screen } from '@testing-library/react';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonWait, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { evidenceOf, holdDesks, noPacks } from '../lessons.fixture.ts';
import { panel } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const open = (desk: LessonDesk, now?: string) =>
  renderSection(lessonsSection, {
    path: '/account/lessons/lesson-1',
    handlers: [fake(lessonDeskContract.getLessonDesk, desk), noPacks],
    ...(now && { now }),
  });
const EVIDENCE = { name: '증거 기록 보기' };

describe('the page of a lesson that is over explains', () => {
  it.each([
    ['that nobody opened its room', holdDesks.neverBegun, /^시작하지 않은 채 수업 시간이 지나 저절로 끝났어요/],
    ['that it was not begun at its place', holdDesks.neverBegunAtPlace, /^‘수업 시작하기’를 누르지 않은 채/],
    ['that no student came', holdDesks.notHeld, /^학생 결석으로 끝났어요/],
    ['that an absence is paid by its rule', holdDesks.notHeld, '수입은 학생 결석 규정에 따라 정해져요.'],
    [
      'that a lesson without a price earns nothing',
      { ...holdDesks.notHeld, isPriced: false },
      '수업료가 없는 수업이라 수입은 생기지 않아요.',
    ],
    ['why it was not held', holdDesks.notHeld, '이유: 학생이 15분 동안 들어오지 않았어요.'],
    ['that the clock ended it', holdDesks.endedByClock, /30분 뒤에 저절로 끝났어요/],
    ['what the record of a place can show', holdDesks.taughtAtPlace, /시작하고 끝낸 시각만 증거 기록에 남았어요/],
    ['that its wrap-up is late', holdDesks.wrapUpLate, /지금 보내도 보호자가 받고 확인할 수 있어요/],
  ])('%s, and leads to its proof [CLS-3]', async (_, desk, words) => {
    open(desk);
    const shown = await panel(/^지금/);
    expect(shown.getByText(words)).toBeVisible();
    expect(shown.getByRole('link', EVIDENCE)).toHaveAttribute('href', '/account/lessons/lesson-1/evidence');
  });

  it('why it was cancelled; that has nothing to prove [CLS-2]', async () => {
    open(holdDesks.canceled);
    const shown = await panel('지금 상태');
    expect(shown.getByText('이유: 학교 행사와 겹쳐요.')).toBeVisible();
    expect(shown.queryByRole('link', EVIDENCE)).toBeNull();
  });

  it('nothing that was not so: a lesson in the room that its teacher ended [CLS-3]', async () => {
    open(holdDesks.toWrapUp);
    const shown = await panel('지금 할 일');
    expect(shown.queryByText(/저절로|강의실 밖/)).toBeNull();
  });

  it('no entering where there was no room to enter [CLS-3]', async () => {
    open({ ...holdDesks.neverBegunAtPlace, notHeldReason: '아무도 들어오지 않아 수업을 하지 못했어요.' });
    const shown = await panel('지금 상태');
    expect(shown.queryByText(/들어오지 않아/)).toBeNull();
    expect(shown.getByRole('link', { name: '운영팀에 문의하기' })).toHaveAttribute(
      'href',
      '/account/supports?lesson=lesson-1',
    );
  });
});

describe('the one thing to do', () => {
  it('is the wrap-up, with how long there is for it [CLS-3]', async () => {
    open(aTaughtLesson(), '2026-11-18T11:47:00+09:00');
    const shown = await panel('지금 할 일');
    expect(shown.getByRole('timer', { name: '남은 시간 22시간 43분' })).toBeVisible();
    expect(shown.getByRole('link', { name: '수업 마무리하기' })).toBeVisible();
  });

  it('is to enter, with the seconds until it starts and a look at camera and microphone [CLS-3]', async () => {
    open(holdDesks.open, '2026-11-18T10:37:18+09:00');
    const shown = await panel('지금 할 일');
    expect(shown.getByRole('timer', { name: '시작까지 12:42' })).toBeVisible();
    expect(shown.getByText('강의실이 열렸어요')).toBeVisible();
    expect(shown.getByText('10:50 시작까지')).toBeVisible();
    expect(shown.getByRole('link', { name: '수업 입장' })).toBeVisible();
    expect(shown.getByRole('link', { name: '카메라와 마이크 미리 확인하기' })).toBeVisible();
  });

  it('counts who waits at the door, and is said 15 minutes before for the ear [CLS-3]', async () => {
    open({ ...holdDesks.open, wait: aLessonWait({ atDoorIds: ['student-A01'] }) }, '2026-11-18T10:37:18+09:00');
    const shown = await panel('지금 할 일');
    expect(shown.getByText('10:50 시작까지 · 학생 1명 대기')).toBeVisible();
    expect(shown.getByText('수업 시작 15분 전이에요')).toHaveAttribute('role', 'status');
  });

  it('is the answer to a family, whose question it leads to [CLS-3]', async () => {
    open(holdDesks.asked);
    const way = (await panel('지금 할 일')).getByRole('link', { name: '질문에 답하기' });
    const target = (await screen.findByRole('region', { name: '가족의 질문' })).id;
    expect(way).toHaveAttribute('href', `#${target}`);
  });

  it('is nothing while the team looks at a ticket [CLS-3]', async () => {
    open(holdDesks.inTicket);
    const shown = await panel('지금 상태');
    expect(shown.getByText('문의가 끝나기를 기다리고 있어요')).toBeVisible();
    expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([EVIDENCE.name]);
  });
});

it.each([
  ['', true],
  ['/wrap-up', true],
  ['/evidence', false],
])('stands over %s of the lesson in four steps: %s, else in short [CLS-3]', async (page, isLarge) => {
  const handlers = [fake(lessonDeskContract.getLessonDesk, aTaughtLesson()), evidenceOf()];
  renderSection(lessonsSection, { path: `/account/lessons/lesson-1${page}`, handlers });
  expect(await screen.findByText('내일 10:30까지')).toBeVisible();
  expect(screen.queryByRole('list', { name: '수업의 네 단계' }) !== null).toBe(isLarge);
});
