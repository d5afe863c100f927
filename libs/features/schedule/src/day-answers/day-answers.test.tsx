import { screen, waitFor, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderAlone } from '../alone.fixture.ts';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { aDayPlan } from '../lesson.fixture.ts';
import type { LessonAnswers } from './answer-values.ts';
import { aLessonSaying, aWishedLesson, someAnswers } from './answers.fixture.ts';
import { DayAnswers } from './day-answers.tsx';

const { listDayAnswers, answerLessonMove, withdrawLessonMove } = lessonMovesContract;
const emptyDay = fake(calendarContract.getCalendar, anEmptyCalendar());

function open(items: LessonAnswers[] | (() => LessonAnswers[]), ...handlers: Fake[]) {
  const did = { onWithdrawn: jest.fn(), onClose: jest.fn(), onDeclined: jest.fn(), onDecide: jest.fn() };
  const part = <DayAnswers day="2026-11-18" sent={null} timeZone="Asia/Seoul" withdrawn={[]} {...did} />;
  const read = fake(listDayAnswers, () => ({ items: typeof items === 'function' ? items() : items }));
  return { ...renderAlone(part, [...handlers, read, emptyDay]), ...did };
}
const turn = () => screen.findByRole('region', { name: '선생님 차례' });
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

describe('the answers of a day', () => {
  it('are counted by family, a family with two lessons once [CAL-3] [W5]', async () => {
    const twice = someAnswers().map((one) => ({
      ...one,
      families: one.families.map((family, at) => ({ ...family, id: `${at}` })),
    }));
    open(twice);
    expect(await screen.findByText('3/6가족 답함')).toBeVisible();
    expect(screen.getByRole('img', { name: '수락 2, 다른 시간 1, 기다림 3' })).toBeVisible();
  });

  it('stand with each family, and when they came [CAL-3]', async () => {
    open([aWishedLesson()]);
    expect(await screen.findByText('4/6가족 답함')).toBeVisible();
    expect(rowOf('정하린')).toHaveTextContent('수락 10:20');
    expect(rowOf('Trần Khánh Linh')).toHaveTextContent('기다림');
    expect(rowOf('강예은')).toHaveTextContent('기다림');
    expect(screen.getByText('6가족 중 3가족 수락')).toBeInTheDocument();
  });

  it('come in while she looks on, and the newest is tinted and said [CAL-3] [W5]', async () => {
    let items = [aLessonSaying('AGREED', 'WAITING')];
    const { push } = open(() => items);
    expect(await screen.findByText('1/2가족 답함')).toBeVisible();
    expect(rowOf('정하린')).not.toHaveAttribute('data-fresh');
    items = [aLessonSaying('AGREED', 'AGREED')];
    push('lesson.changed', { id: 'day-1' });
    expect(await screen.findByText('2/2가족 답함')).toBeVisible();
    expect(rowOf('한지우')).toHaveAttribute('data-fresh');
    expect(rowOf('한지우')).toHaveTextContent('수락 방금');
    expect(rowOf('정하린')).not.toHaveAttribute('data-fresh');
    expect(screen.getByText('한지우 수락, 2/2가족 답함')).toHaveAttribute('role', 'status');
  });

  it('that ask for another time are hers to answer on the spot [CAL-3]', async () => {
    let items = [aWishedLesson()];
    const said: unknown[] = [];
    const { user } = open(
      () => items,
      fake(answerLessonMove, ({ params, body }) => {
        said.push([params.id, body.decision]);
        items = [aLessonSaying('AGREED', 'AGREED')];
        return aLessonMove({ id: 'wish-1', status: 'ACCEPTED' });
      }),
    );
    const hers = within(await turn());
    expect(await hers.findByText('윤서준')).toBeVisible();
    expect(hers.getByText(/목요일 아침에는 학원이 있어요/)).toBeVisible();
    await user.click(hers.getByRole('button', { name: '수락하기' }));
    expect(await hers.findByText(/지금 답할 것이 없어요/)).toBeVisible();
    expect(said).toEqual([['wish-1', 'ACCEPTED']]);
  });

  it('tell of a lesson that stays and of one that was cancelled [CAL-3]', async () => {
    const [moved, stays, canceled] = aDayPlan().map(({ lesson }) => lesson);
    open(
      [aLessonSaying('WAITING')],
      fake(calendarContract.getCalendar, {
        ...anEmptyCalendar(),
        lessons: [moved!, stays!, { ...canceled!, status: 'CANCELED' as const, cancelReason: '학생 사정으로 취소' }],
      }),
    );
    const staying = within(await screen.findByRole('region', { name: '그대로 하는 수업' }));
    expect(staying.getAllByRole('listitem')).toHaveLength(1);
    expect(staying.getByText('고1 수학 기초')).toBeInTheDocument();
    const ended = within(screen.getByRole('region', { name: '취소한 수업' }));
    expect(ended.getByText('중3 수학 심화')).toBeInTheDocument();
    // She did not cancel it here: only its reason is known, not who was told.
    expect(ended.getByText('학생 사정으로 취소')).toBeVisible();
    expect(ended.queryByText('취소했고 가족에게 바로 알렸어요')).toBeNull();
  });

  it('that do not come are asked for again [CAL-3]', async () => {
    let isBroken = true;
    const { user } = open(
      [],
      fake(listDayAnswers, () => (isBroken ? problemResponse('UNEXPECTED') : { items: [aLessonSaying('AGREED')] })),
    );
    expect(await screen.findByText('가족의 답을 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('1/1가족 답함')).toBeVisible();
  });

  it('leave a proposal to be taken back later too, and then nobody is waited for [CAL-3]', async () => {
    let items = [aLessonSaying('WAITING', 'WAITING')];
    const { user, onWithdrawn } = open(
      () => items,
      fake(withdrawLessonMove, ({ params }) => {
        items = items.map((one) => ({ ...one, move: { ...one.move, status: 'WITHDRAWN' as const } }));
        return aLessonMove({ id: params.id, status: 'WITHDRAWN' });
      }),
    );
    await user.click(await screen.findByRole('button', { name: '중1 수학 체험 제안 거두기' }));
    expect(await screen.findByText('거둠')).toBeVisible();
    expect(screen.queryByText('0/2가족 답함')).toBeNull();
    await waitFor(() => expect(onWithdrawn.mock.calls).toEqual([['move-day-1']]));
  });
});
