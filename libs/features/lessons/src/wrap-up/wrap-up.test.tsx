import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
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
      '다음 수업 준비할 일 · 20/11/2026 10:30까지',
      '12회차 숙제과제 제출 마감 · 마쳤어요',
    ]);
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
