import { screen, waitFor, within } from '@testing-library/react';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aGradedSubmission } from '@portal/testing/coursework/submission-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { button, feedback, score, student, withFreshPages } from '../assignments.screen.ts';
import { aGradingServer, handedIn, PHOTO } from '../grading.fixture.ts';
import { assignmentsSection } from '../section.ts';

const { listGradingQueue, gradeSubmission, returnSubmissions, askSubmissionAgain } = submissionsContract;

withFreshPages();

const open = (handlers: Fake[], query = '') =>
  renderSection(assignmentsSection, { path: `/account/grading${query}`, handlers });

describe('the stream', () => {
  it('begins with the one that has waited longest, and says how far she is [ASG-2]', async () => {
    const { currentPath } = open(aGradingServer(handedIn()));
    expect(await student('학생 A03')).toBeVisible();
    expect(screen.getByRole('meter', { name: '채점한 것' })).toHaveAttribute('aria-valuetext', '5개 중 2개');
    expect(currentPath()).toBe('/account/grading?submission=submission-3');
  });

  it('goes on to the next one by Enter in the score, and ends with all of them graded [ASG-2]', async () => {
    const sent = jest.fn();
    const { user } = open(aGradingServer(handedIn(), sent));
    for (const [name, given] of [
      ['학생 A03', '70'],
      ['학생 A04', '81'],
      ['학생 A05', '92'],
    ] as const) {
      expect(await student(name)).toBeVisible();
      await user.type(await score(), `${given}{Enter}`);
    }
    expect(await screen.findByText('모두 채점했어요')).toBeVisible();
    expect(sent.mock.calls.map(([id, { score: of, isDone }]) => [id, of, isDone])).toEqual([
      ['submission-3', 70, true],
      ['submission-4', 81, true],
      ['submission-5', 92, true],
    ]);
    await user.click(await button('한꺼번에 돌려주기 5개'));
    await user.click(await button('돌려주기'));
    expect(await screen.findByText('5개를 돌려주었어요')).toBeVisible();
    expect(await screen.findByText('채점한 것을 모두 돌려주었어요.')).toBeVisible();
  });

  it('takes figures into the score wherever the focus is, and Ctrl+Enter from the words [ASG-2]', async () => {
    const sent = jest.fn();
    const { user } = open(aGradingServer(handedIn(), sent));
    await student('학생 A03');
    document.body.focus();
    await user.keyboard('85');
    expect(await score()).toHaveValue('85');
    await user.type(await feedback(), '잘했어요.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await student('학생 A04')).toBeVisible();
    expect(sent).toHaveBeenLastCalledWith(
      'submission-3',
      expect.objectContaining({ score: 85, feedback: '잘했어요.', isDone: true }),
    );
  });

  it('goes to other students by Alt and the arrows, and keeps what was written half-way [ASG-2]', async () => {
    const sent = jest.fn();
    const { user } = open(aGradingServer(handedIn(), sent));
    await student('학생 A03');
    await user.type(await score(), '64');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await student('학생 A04')).toBeVisible();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('submission-3', expect.objectContaining({ score: 64, isDone: false })),
    );
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await student('학생 A03')).toBeVisible();
    expect(await score()).toHaveValue('64');
  });

  it('takes a saved one back, with what was written, and opens it again', async () => {
    const sent = jest.fn();
    const { user } = open(aGradingServer(handedIn(), sent));
    await student('학생 A03');
    await user.type(await score(), '70{Enter}');
    await student('학생 A04');
    await user.click(await button('되돌리기'));
    expect(await student('학생 A03')).toBeVisible();
    expect(await score()).toHaveValue('70');
    expect(sent).toHaveBeenLastCalledWith('submission-3', expect.objectContaining({ score: 70, isDone: false }));
  });

  it.each([
    ['101', '점수는 100점까지예요.'],
    ['82.5', '점수는 소수점 없이 적어 주세요.'],
    ['여덟', '점수는 숫자로 적어 주세요.'],
    ['', '점수나 의견을 적어 주세요.'],
  ])('refuses “%s” as a score and stays where it is [ASG-2]', async (typed, words) => {
    const sent = jest.fn();
    const { user } = open(aGradingServer(handedIn(), sent));
    await student('학생 A03');
    await user.type(await score(), `${typed}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await score()).toHaveAttribute('aria-invalid', 'true');
    expect(sent).not.toHaveBeenCalled();
    expect(await student('학생 A03')).toBeVisible();
  });
});

it('a queue of more than a hundred is shown to its end [ASG-2]', async () => {
  const many = Array.from({ length: 130 }, (_, at) =>
    aGradedSubmission({ id: `s-${at}`, student: { id: `student-${at}`, name: `학생 ${at}`, avatar: null } }),
  );
  const { user } = open(aGradingServer(many), '?submission=s-3');
  await student('학생 3');
  await user.click(await button(/제출물 목록/));
  await user.click(await button('나머지 30개 더 보기'));
  expect(await screen.findByText('학생 129')).toBeVisible();
  expect(screen.queryByRole('button', { name: /더 보기/ })).toBeNull();
});

describe('one submission', () => {
  it('that came late is called otherwise where she grades, and left to the clock again [ASG-2]', async () => {
    const sent = jest.fn();
    const { user } = open(aGradingServer(handedIn(), sent));
    await user.click(await button(/^늦게 제출 3시간/));
    await user.click(await screen.findByRole('menuitemradio', { name: '제때 제출' }));
    expect(await button(/^제때 제출/)).toBeVisible();
    expect(screen.getByText('선생님이 바꿨어요')).toBeVisible();
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('submission-3', expect.objectContaining({ isLate: false, isDone: false })),
    );
    await user.click(await button(/^제때 제출/));
    await user.click(await screen.findByRole('menuitemradio', { name: '시계대로 (늦게 제출)' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('submission-3', expect.objectContaining({ isLate: null })),
    );
  });

  it('shows pictures, and every other file as a card with its size and the way to have it [ASG-3]', async () => {
    const written = { ...PHOTO, id: 'file-2', name: '풀이.docx', contentType: 'application/msword', size: 48_200 };
    open(aGradingServer([aGradedSubmission({ files: [PHOTO, written] })]));
    const files = within(await screen.findByRole('list', { name: '낸 파일' }));
    expect(await files.findByRole('button', { name: '숙제-1.png 크게 보고 표시하기' })).toBeVisible();
    expect(files.getByRole('link', { name: '풀이.docx 내려받기' })).toHaveAttribute('download', '풀이.docx');
    expect(files.getByText(/^48KB/)).toBeVisible();
  });

  it('is asked for again, with a reason and a day, and gives way to the next [ASG-2]', async () => {
    const asked = jest.fn();
    const { user } = open([
      fake(askSubmissionAgain, ({ body }) => {
        asked(body);
        return aGradedSubmission({ id: 'submission-3', gradeState: 'ASKED_AGAIN', version: 2 });
      }),
      ...aGradingServer(handedIn()),
    ]);
    await student('학생 A03');
    await user.click(await button('다른 일'));
    await user.click(await screen.findByRole('menuitem', { name: '다시 내 달라고 하기' }));
    const dialog = within(await openedDialog('다시 내 달라고 하기'));
    await user.click(dialog.getByRole('button', { name: '알리기' }));
    expect(await dialog.findByText('무엇을 다시 해야 하는지 적어 주세요.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /무엇을 다시/ }), '3번 풀이를 적어 주세요.');
    await user.click(dialog.getByRole('button', { name: '알리기' }));
    expect(await screen.findByText('다시 내 달라고 했어요')).toBeVisible();
    expect(asked).toHaveBeenCalledWith({
      version: 1,
      reason: '3번 풀이를 적어 주세요.',
      dueAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await student('학생 A04')).toBeVisible();
  });

  it('that was graded elsewhere meanwhile shows both, and hers is saved over it [ASG-2]', async () => {
    const server = aGradingServer(handedIn());
    const sent = jest.fn();
    const { user, push } = open(server);
    await student('학생 A03');
    await user.type(await score(), '64');
    const theirs = {
      ...handedIn()[2]!,
      score: 90,
      feedback: '아주 좋아요.',
      gradeState: 'GRADED' as const,
      version: 5,
    };
    const { platform } = await import('@portal/testing/platform-server');
    platform.use(
      ...aGradingServer(
        handedIn().map((one) => (one.id === theirs.id ? theirs : one)),
        sent,
      ),
    );
    push('assignment.changed', { id: 'assignment-1' });
    const alert = await screen.findByText('다른 곳에서 먼저 채점했어요');
    expect(alert).toBeVisible();
    expect(screen.getByText('아주 좋아요.')).toBeVisible();
    expect(screen.getByText('64점')).toBeVisible();
    await user.click(await button('내 것으로 저장'));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        'submission-3',
        expect.objectContaining({ version: 5, score: 64, isDone: true }),
      ),
    );
  });

  it('keeps what was typed where saving fails, and says why [ASG-2]', async () => {
    const { user } = open([fakeProblem(gradeSubmission, 'UNEXPECTED'), ...aGradingServer(handedIn())]);
    await student('학생 A03');
    await user.type(await score(), '64{Enter}');
    expect(await screen.findByText('저장하지 못했어요')).toBeVisible();
    expect(await score()).toHaveValue('64');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('grading:submission-3'));
  });
});

describe('returning many at once', () => {
  it('returns the last one too, however quickly she presses [ASG-2]', async () => {
    const returned = jest.fn();
    const [list, ...others] = aGradingServer(handedIn());
    let isSlow = false;
    const slow = {
      ...list!,
      answer: (request: Request) => (isSlow ? new Promise<never>(() => undefined) : list!.answer(request)),
    };
    const { user } = open([
      fake(returnSubmissions, ({ body: { ids } }) => {
        returned(ids.toSorted());
        return { returned: [...ids], failed: [] };
      }),
      { ...slow, isEndless: true },
      ...others,
    ]);
    for (const name of ['학생 A03', '학생 A04', '학생 A05']) {
      await student(name);
      // What is left and what is done is told late from here on.
      isSlow = true;
      await user.type(await score(), '70{Enter}');
    }
    await user.click(await button('한꺼번에 돌려주기 5개'));
    await user.click(await button('돌려주기'));
    expect(returned).toHaveBeenCalledWith([1, 2, 3, 4, 5].map((no) => `submission-${no}`));
  });

  it('names the one that could not be returned, with why [ASG-2]', async () => {
    const done = handedIn().map((one) => ({ ...one, gradeState: 'GRADED' as const }));
    const { user } = open([
      fake(returnSubmissions, { returned: [], failed: [{ id: 'submission-4', code: 'NOT_GRADED' }] }),
      ...aGradingServer(done),
    ]);
    await user.click(await button('한꺼번에 돌려주기 5개'));
    await user.click(await button('돌려주기'));
    expect(await screen.findByText(/학생 A04: 채점을 마쳐야 돌려줄 수 있어요/)).toBeVisible();
  });
});

describe('the keys', () => {
  it('do nothing once they are switched off, also after a reload', async () => {
    localStorage.setItem('portal-grading-keys', 'off');
    const { user } = open(aGradingServer(handedIn()));
    await student('학생 A03');
    await user.keyboard('85{Alt>}{ArrowDown}{/Alt}');
    expect(await score()).toHaveValue('');
    expect(await student('학생 A03')).toBeVisible();
  });
});

it('asks for the queue again after a failure', async () => {
  let isBroken = true;
  const [list, ...others] = aGradingServer(handedIn());
  const { user } = open([
    {
      ...list!,
      answer: (request) => (isBroken ? Promise.resolve(problemResponse('UNEXPECTED')) : list!.answer(request)),
    },
    ...others,
  ]);
  await user.click(await button(/제출물 목록/));
  expect(await screen.findByText('제출물을 불러오지 못했어요')).toBeVisible();
  isBroken = false;
  await user.click(await button('다시 시도'));
  expect(await screen.findByText('남은 것 3개')).toBeVisible();
  expect(listGradingQueue.method).toBe('GET');
});
