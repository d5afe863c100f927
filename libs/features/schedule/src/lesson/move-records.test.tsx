import { screen, waitFor } from '@testing-library/react';
import { LESSON_MOVE_STATUS_LABELS, type LessonMove } from '@portal/domain/lessons/lesson-move';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderAlone } from '../alone.fixture.ts';
import { LessonDetails } from './lesson-details.tsx';
import { MoveList } from './move-list.tsx';
import { WaitingMove } from './waiting-move.tsx';

const ZONE = 'Asia/Seoul';

describe('a proposal that waits', () => {
  function open(over: Partial<LessonMove> = {}) {
    const did = { onWithdraw: jest.fn(), onAccept: jest.fn(), onDecline: jest.fn() };
    const part = <WaitingMove move={aLessonMove(over)} timeZone={ZONE} pending={null} {...did} />;
    return { ...renderAlone(part, [], { secondTimeZone: 'Asia/Ho_Chi_Minh' }), ...did };
  }

  it('of her own can be taken back, and not be answered by herself [CAL-3]', async () => {
    const { user, onWithdraw, onAccept } = open();
    expect(screen.getByText('새 시간 제안 중 · 선생님이 제안')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '제안 거두기' }));
    expect(onWithdraw).toHaveBeenCalledTimes(1);
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('of a student can be accepted or declined, and not be taken back [CAL-3]', async () => {
    const { user, onAccept, onDecline } = open({ by: 'STUDENT' });
    expect(screen.queryByRole('button', { name: '제안 거두기' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '수락하기' }));
    expect(onAccept).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '거절하기' }));
    await user.click(screen.getByRole('button', { name: '거절하기' }));
    expect(await screen.findByText('거절하는 이유를 적어 주세요.')).toBeVisible();
    expect(onDecline).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: /거절하는 이유/ }), '그날 다른 수업이 있어요');
    await user.click(screen.getByRole('button', { name: '거절하기' }));
    await waitFor(() => expect(onDecline.mock.calls).toEqual([['그날 다른 수업이 있어요']]));
  });

  it('says until when an answer is awaited, and the time in both cities [CAL-3] [CON-2]', () => {
    open();
    expect(screen.getByText('20/11/2026 10:00까지 답을 기다려요')).toBeVisible();
    expect(screen.getByText('호찌민 08:00')).toBeVisible();
  });

  it.each([
    [0, '학생 5명의 가족이 모두 좋다고 하면 옮겨져요'],
    [3, '학생 5명 중 3명의 가족이 좋다고 했어요. 모두 좋다고 하면 옮겨져요'],
  ])('to five families says that %i have agreed and that all must [CAL-3]', (agreed, line) => {
    open({ asked: 5, agreed });
    expect(screen.getByText(line)).toBeVisible();
  });

  it.each([
    ['of hers that nobody is asked about', { asked: 0 }],
    ['of hers to one family', { asked: 1 }],
    ['of the only student', { by: 'STUDENT', asked: 1 }],
    ['that is over', { status: 'WITHDRAWN', asked: 5, agreed: 3 }],
  ] as const)('%s counts no families [CAL-3]', (_, over) => {
    open(over);
    expect(screen.queryByText(/가족/)).not.toBeInTheDocument();
  });

  it('of one family in a class of many says that a yes moves it for all, unasked [CAL-3]', () => {
    open({ by: 'STUDENT', asked: 5 });
    expect(screen.getByText(/^학생 5명이 함께 듣는 수업이에요. 수락하면 다른 가족에게 묻지 않고/)).toBeVisible();
  });

  it.each(['', '  \n'])('has no line for a reason that says nothing: "%s" [CAL-3]', (reason) => {
    open({ reason });
    expect(screen.queryByText(/이유:/)).toBeNull();
  });
});

describe('what became of earlier proposals', () => {
  it.each(Object.entries(LESSON_MOVE_STATUS_LABELS))('is said in words: %s [CAL-3]', (status, label) => {
    const move = aLessonMove({ status: status as LessonMove['status'], within24h: true, by: 'STUDENT' });
    renderAlone(<MoveList moves={[move]} timeZone={ZONE} />);
    expect(screen.getByText(`${label} · 학생이 제안 · 24시간 안에 바꿈`)).toBeVisible();
  });

  it('leaves out the one that still waits, and is not there without any other [CAL-3]', () => {
    const moves = [aLessonMove()];
    renderAlone(<LessonDetails lesson={aLesson()} more={{ movedFrom: null, moves }} timeZone={ZONE} />);
    expect(screen.queryByRole('heading', { name: '시간을 바꾼 기록' })).toBeNull();
  });
});

describe('the facts of a lesson', () => {
  const facts = (over: Parameters<typeof aLesson>[0]) => {
    renderAlone(<LessonDetails lesson={aLesson(over)} more={undefined} timeZone={ZONE} />);
    return screen.getAllByRole('definition').map(({ textContent }) => textContent);
  };

  it.each([
    [0, [], '아직 학생이 없어요'],
    [3, [], '학생 3명'],
    [3, ['학생 A01'], '학생 3명: 학생 A01 외 2명'],
    [1, ['학생 A01'], '학생 1명: 학생 A01'],
  ])('count %i students of whom %j may be named [CLS-2]', (studentCount, studentNames, words) => {
    expect(facts({ studentCount, studentNames })).toContain(words);
  });

  it('have no title where the lesson has none, and a place only where one meets [CLS-2]', () => {
    const online = facts({ title: '', mode: 'ONLINE', place: '남은 장소' });
    expect(online).toContain('12회차');
    expect(online).not.toContain('남은 장소');
  });

  it.each([
    ['UPCOMING', 'ONLINE', true],
    ['UPCOMING', 'OFFLINE', false],
    ['FINISHED', 'ONLINE', false],
  ] as const)('speak of the door of a lesson that is %s and %s: %s [CLS-2]', (status, mode, isSaid) => {
    const tonight = { startAt: '2026-11-18T19:00:00+09:00', endAt: '2026-11-18T20:00:00+09:00' };
    facts({ status, mode, ...tonight });
    expect(screen.queryByText(/15분 전부터 입장할 수 있어요/) !== null).toBe(isSaid);
  });
});
