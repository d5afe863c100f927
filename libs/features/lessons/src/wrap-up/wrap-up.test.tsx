import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aLessonDiary, aLessonWait, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { button, link, state, text } from '../lessons.screen.ts';
import { aServer, homework, HOUR, openWrapUp, withFreshPages } from './wrap-up.fixture.ts';

const { getLessonDesk } = lessonDeskContract;

withFreshPages();

describe('the ordinary case', () => {
  it('takes at most eight clicks from the lesson to the end, one late student and another template included [W3]', async () => {
    const { server, fakes } = aServer();
    openWrapUp(fakes, '/account/lessons/lesson-1');
    const user = userEvent.setup();
    let clicks = 0;
    const click = async (element: Element) => {
      clicks += 1;
      await user.click(element);
    };
    await click(await screen.findByRole('link', { name: '수업 마무리하기' }));
    await click(await screen.findByRole('textbox', { name: /^숙제/ }));
    await user.keyboard('교과서 42쪽');
    await click(state('학생 A02', '출석'));
    // The device's own list: one click opens it, the other chooses.
    clicks += 2;
    await user.selectOptions(screen.getByRole('combobox', { name: '틀' }), '칭찬하기');
    await click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    // What came of it is before her, wherever on the sheet she pressed.
    expect(document.activeElement).toHaveTextContent('마무리했어요');
    expect(clicks).toBeLessThanOrEqual(8);
    expect(server.sent).toHaveBeenCalledWith({
      diary: expect.objectContaining({
        programmeNo: 12,
        covered: '일차함수의 그래프',
        homework: '교과서 42쪽',
        nextPlan: '일차함수의 활용',
        messageToGuardian: expect.stringContaining('chăm chỉ') as string,
      }) as object,
      marks: [
        { studentId: 'student-A01', state: 'PRESENT', note: '' },
        { studentId: 'student-A02', state: 'PRESENT', note: '' },
      ],
    });
  }, 20_000);

  it('goes by keyboard alone [W3]', async () => {
    const { server, fakes } = aServer();
    const { user } = openWrapUp(fakes);
    await homework();
    const until = async (target: () => Element) => {
      for (let presses = 0; document.activeElement !== target(); presses += 1) {
        if (presses > 40) throw new Error('Tab does not lead there.');
        await user.tab();
      }
    };
    await until(() => state('학생 A02', '지각'));
    await user.keyboard('{ArrowLeft}');
    expect(state('학생 A02', '출석')).toBeChecked();
    await until(() => text(/^숙제/));
    await user.keyboard('익힘책 3쪽');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    expect(server.sent).toHaveBeenCalledTimes(1);
  }, 20_000);

  it('says afterwards to whom it went and until when, and leads on to the next lesson [W3]', async () => {
    const { fakes } = aServer();
    const { user } = openWrapUp(fakes);
    await homework();
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('Nguyễn Thị Hoa 님께 보냈어요.')).toBeVisible();
    expect(screen.getByText(/19\/11\/2026 10:43까지 다른 말이 없으면/)).toBeVisible();
    expect(await screen.findByRole('link', { name: '다음 수업 준비하기' })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-13',
    );
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal-draft'))).toEqual([]);
    // This one has made nothing to do.
    expect(screen.queryByRole('region', { name: '할 일에 넣었어요' })).not.toBeInTheDocument();
  });

  it('promises no income of a lesson without a price [W3] [INC-4]', async () => {
    const sent = aTaughtLesson({ isPriced: false, diary: aLessonDiary({ version: 3, ...HOUR }) });
    openWrapUp(aServer(sent).fakes);
    expect(await screen.findByText('19/11/2026 10:43까지 다른 말이 없으면 수업이 확인돼요.')).toBeVisible();
    expect(screen.getByText('수업료가 없는 수업이라 수입은 생기지 않아요.')).toBeVisible();
    expect(screen.queryByText(/수입이 확정/)).toBeNull();
  });

  it('names what the one press has put on her list, and until when [W3] [PLN-1]', async () => {
    const homeworkTask = aPlanTask({
      id: 'task-2',
      type: 'SUBMISSION_DEADLINE',
      title: '12회차 숙제',
      dueAt: '2026-11-22T21:00:00+09:00',
      finishedAt: '2026-11-19T09:00:00+09:00',
      status: 'FINISHED',
    });
    const desk = aTaughtLesson({ diary: aLessonDiary({ version: 3, ...HOUR }), tasks: [aPlanTask(), homeworkTask] });
    openWrapUp(aServer(desk).fakes);
    const made = within(await screen.findByRole('region', { name: '할 일에 넣었어요' }));
    expect(made.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '다음 수업 준비수업 · 20/11/2026 10:30까지',
      '12회차 숙제과제 제출 마감 · 마쳤어요',
    ]);
  });
});

describe('the head of the sheet', () => {
  it('says that the wrap-up is owed, and how long there is for it [W3] [CLS-2]', async () => {
    openWrapUp(aServer().fakes);
    const head = within(await screen.findByRole('region', { name: '마무리가 남았어요' }));
    expect(head.getByRole('timer')).toHaveAccessibleName('남은 시간 23시간 48분');
    expect(head.getByText(/미리 채웠어요/)).toBeVisible();
  });

  it('says that the wrap-up is late, and by how much [W3] [CLS-2]', async () => {
    const lesson = { startAt: '2026-11-17T08:00:00+09:00', endAt: '2026-11-17T09:00:00+09:00' };
    openWrapUp(aServer(aTaughtLesson({ lesson })).fakes);
    const head = within(await screen.findByRole('region', { name: '마무리가 늦었어요' }));
    expect(head.getByRole('timer')).toHaveAccessibleName('지난 시간 1시간 42분');
    expect(screen.queryByText('마무리가 남았어요')).toBeNull();
    expect(button('보내고 마무리하기')).toBeEnabled();
  });

  it('says of a sheet that was begun that it is kept, not that it is filled in [W3]', async () => {
    openWrapUp(aServer(aTaughtLesson({ diary: aLessonDiary({ version: 2, covered: '기울기' }) })).fakes);
    const head = within(await screen.findByRole('region', { name: '마무리가 남았어요' }));
    expect(head.getByText('쓰던 수업 기록이 남아 있어요.')).toBeVisible();
    expect(head.queryByText(/미리 채웠어요/)).toBeNull();
  });

  it('counts nothing while the lesson runs [CLS-2]', async () => {
    openWrapUp(aServer(aTaughtLesson({ lesson: { status: 'IN_PROGRESS', held: null } })).fakes);
    await homework();
    expect(screen.queryByRole('region', { name: '마무리가 남았어요' })).toBeNull();
  });
});

describe('when there is nothing to close', () => {
  it.each([
    ['UPCOMING', null, '아직 시작하지 않은 수업이에요'],
    ['CANCELED', null, '취소한 수업이에요'],
    ['DONE', false, '진행하지 않은 수업이에요'],
    ['FINISHED', false, '진행하지 않은 수업이에요'],
  ] as const)('a lesson that is %s, held: %s, says so [CLS-1]', async (status, held, sentence) => {
    openWrapUp(aServer(aTaughtLesson({ lesson: { status, held } })).fakes);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: '보내고 마무리하기' })).not.toBeInTheDocument();
  });

  it('a lesson that nobody came to says what happened, what is sealed and what is paid, and leads on [CLS-3]', async () => {
    const absent = { state: 'ABSENT', joinedAt: null, minutes: 0 } as const;
    const desk = aTaughtLesson({
      lesson: { held: false },
      notHeldReason: '학생이 15분 동안 들어오지 않았어요.',
      wait: aLessonWait({ waitedMs: 15.6 * 60_000, isRunning: false }),
      attendance: [
        anAttendance(absent),
        anAttendance({ ...absent, studentId: 'student-A02', studentName: '학생 A02', state: 'EXCUSED' }),
      ],
    });
    openWrapUp(aServer(desk).fakes);
    expect(await screen.findByText('이유: 학생이 15분 동안 들어오지 않았어요.')).toBeVisible();
    const of = (name: string) => screen.getByText(name).nextElementSibling;
    expect(of('기다린 시간')).toHaveTextContent('15분');
    expect(of('출석')).toHaveTextContent('A01 학생 결석, A02 학생 인정 결석');
    expect(of('봉인한 기록')).toHaveTextContent(/아무도 바꿀 수 없어요/);
    expect(of('수입')).toHaveTextContent(/^바로 확정되지 않아요.*계약서.*학생 결석 규정에 따라 정해져요/);
    expect(link('증거 기록 보기')).toHaveAttribute('href', '/account/lessons/lesson-1/evidence');
    expect(await screen.findByRole('link', { name: '다음 수업 준비하기' })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-13',
    );
  });

  it('a lesson that she did not begin says that nothing is paid by itself, and nothing of a wait [CLS-3]', async () => {
    openWrapUp(aServer(aTaughtLesson({ lesson: { held: false }, startedAt: null, attendance: [] })).fakes);
    expect(await screen.findByText(/시작하지 않은 채 수업 시간이 지나/)).toBeVisible();
    expect(screen.getByText('수입').nextElementSibling).toHaveTextContent(/저절로 확정되는 수입은 없어요/);
    expect(screen.queryByText('기다린 시간')).not.toBeInTheDocument();
    expect(screen.queryByText('봉인한 기록')).not.toBeInTheDocument();
    expect(link('증거 기록 보기')).toBeVisible();
  });

  it('can be written while the lesson runs, but not sent', async () => {
    openWrapUp(aServer(aTaughtLesson({ lesson: { status: 'IN_PROGRESS', held: null } })).fakes);
    expect(await homework()).toBeEnabled();
    expect(link('수업 진행으로 가기')).toHaveAttribute('href', '/account/lessons/lesson-1');
    expect(screen.queryByRole('button', { name: '보내고 마무리하기' })).not.toBeInTheDocument();
  });

  it('says when the lesson does not come', async () => {
    openWrapUp([fakeProblem(getLessonDesk, 'UNEXPECTED')]);
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
  });
});
