import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { IDLE_MS } from '@portal/portal-core/autosave/autosave';
import { fake, type Fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDiary, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { renderSection } from '@portal/testing-react/render-section';
import { nextLesson } from '../lessons.fixture.ts';
import { button, link, preview, state, text } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';

const { getLessonDesk, saveLessonDiary, sendLessonDiary } = lessonDeskContract;
const WRAP_UP = '/account/lessons/lesson-1/wrap-up';
const HOUR = { sentAt: '2026-11-18T10:43:00+09:00', confirmBy: '2026-11-19T10:43:00+09:00' };

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

/** A lesson whose diary is kept and sent as the platform does it. */
function aServer(first: LessonDesk = aTaughtLesson()) {
  const server = { desk: first, saved: jest.fn(), sent: jest.fn() };
  const save = fake(saveLessonDiary, ({ body }) => {
    server.saved(body);
    if (body.version !== server.desk.diary.version) return problemResponse('VERSION_CONFLICT');
    const diary = aLessonDiary({ ...body, version: body.version + 1 });
    server.desk = { ...server.desk, diary };
    return diary;
  });
  const send = fake(sendLessonDiary, ({ body }) => {
    server.sent(body);
    if (body.diary.version !== server.desk.diary.version) return problemResponse('VERSION_CONFLICT');
    const diary = aLessonDiary({ ...body.diary, version: body.diary.version + 1, ...HOUR });
    return (server.desk = { ...server.desk, diary });
  });
  return { server, fakes: [save, send, fake(getLessonDesk, () => server.desk), nextLesson] };
}
const open = (fakes: Fake[], path = WRAP_UP) => renderSection(lessonsSection, { path, handlers: fakes });
const homework = () => screen.findByRole('textbox', { name: /^숙제/ });

describe('the ordinary case', () => {
  it('takes at most eight clicks from the lesson to the end, one late student and another template included [W3]', async () => {
    const { server, fakes } = aServer();
    open(fakes, '/account/lessons/lesson-1');
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
    const { user } = open(fakes);
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
    const { user } = open(fakes);
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
    open(aServer(desk).fakes);
    const made = within(await screen.findByRole('region', { name: '할 일에 넣었어요' }));
    expect(made.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '다음 수업 준비알림 · 20/11/2026 10:30까지',
      '12회차 숙제과제 제출 마감 · 마쳤어요',
    ]);
  });
});

describe('the note to the guardian', () => {
  it('is previewed in her language with everything filled in while it is written [W3]', async () => {
    const { fakes } = aServer();
    const { user } = open(fakes);
    await user.type(await homework(), '42쪽');
    const line = preview().getByText(/Bài tập về nhà: 42쪽/);
    expect(line.closest('[lang="vi"]')).not.toBeNull();
    expect(line).toHaveTextContent('hôm nay 학생 A01 đã học xong');
    await user.clear(text(/^숙제/));
    expect(preview().queryByText(/Bài tập về nhà/)).not.toBeInTheDocument();
  });

  it('is written in each language by itself where the guardians read both [W3]', async () => {
    const recipients = [
      { id: 'guardian-1', name: 'Nguyễn Thị Hoa', language: 'vi' as const },
      { id: 'guardian-2', name: '김보호', language: 'ko' as const },
    ];
    const { server, fakes } = aServer(aTaughtLesson({ recipients }));
    const { user } = open(fakes);
    await homework();
    await user.selectOptions(screen.getByRole('combobox', { name: '읽는 분' }), '김보호');
    expect(preview().getByText(/학생 A02 학생의 오늘 수업/)).toHaveAttribute('lang', 'ko');
    expect(preview().queryByText(/Chào phụ huynh/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: '읽는 분' }), 'Nguyễn Thị Hoa');
    expect(preview().getByText(/Chào phụ huynh/)).toHaveAttribute('lang', 'vi');
    const inVietnamese = text(/^내용 \(베트남어\)/);
    await user.clear(inVietnamese);
    expect(preview().getByText(/학생 A01 학생의 오늘 수업/)).toBeVisible();
    await user.type(inVietnamese, 'Em học tốt.');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    expect(server.sent.mock.calls[0]?.[0]).toMatchObject({
      diary: {
        messageToGuardian: expect.stringContaining('수업을 마쳤어요') as string,
        messageToGuardianVi: 'Em học tốt.',
      },
    });
  });

  it('takes another template over her own words only with a way back', async () => {
    const { fakes } = aServer();
    const { user } = open(fakes);
    await homework();
    await user.clear(text(/^내용/));
    await user.type(text(/^내용/), '직접 쓴 말');
    await user.selectOptions(screen.getByRole('combobox', { name: '틀' }), '수업 소식');
    expect(text(/^내용/)).not.toHaveValue('직접 쓴 말');
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(text(/^내용/)).toHaveValue('직접 쓴 말');
  });
});

describe('what is proposed', () => {
  it('follows the chosen step of the programme, and leaves her own words alone [W3]', async () => {
    const { fakes } = aServer();
    const { user } = open(fakes);
    await homework();
    const step = screen.getByRole('combobox', { name: '오늘 진도' });
    expect(step).toHaveDisplayValue('12. 일차함수의 그래프');
    await user.selectOptions(step, '11. 기울기와 절편');
    expect(text(/^배운 내용/)).toHaveValue('기울기와 절편');
    expect(text(/^다음 시간/)).toHaveValue('일차함수의 그래프');
    await user.type(text(/^배운 내용/), ' 복습');
    await user.selectOptions(step, '12. 일차함수의 그래프');
    expect(text(/^배운 내용/)).toHaveValue('기울기와 절편 복습');
  });

  it('asks for who is not marked yet, and for what was taught [CLS-3]', async () => {
    const attendance = [anAttendance({ state: null, joinedAt: null, minutes: 0 })];
    const { server, fakes } = aServer(aTaughtLesson({ attendance }));
    const { user } = open(fakes);
    await homework();
    await user.clear(text(/^배운 내용/));
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByRole('group', { name: /2/ })).toHaveFocus();
    expect(screen.getByText('출석을 정해 주세요.')).toBeVisible();
    expect(server.sent).not.toHaveBeenCalled();
    await user.type(text(/^배운 내용/), '복습');
    await user.click(state('학생 A01', '출석'));
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
  });
});

describe('nothing written is lost', () => {
  it('is saved with the server while she writes [W3] [W9]', async () => {
    const { server, fakes } = aServer();
    const { user } = open(fakes);
    const field = await homework();
    await withFakeTimers(async (pass) => {
      await user.type(field, '42쪽');
      await pass(IDLE_MS);
    });
    expect(await screen.findByText('10:42에 자동 저장했어요')).toBeVisible();
    expect(server.saved).toHaveBeenCalledTimes(1);
    expect(server.desk.diary).toMatchObject({ version: 1, homework: '42쪽', covered: '일차함수의 그래프' });
  }, 10_000);

  it('is kept on the device without a line and stands there again after a crash [W9]', async () => {
    const { fakes } = aServer();
    const { user } = open([offline(saveLessonDiary), ...fakes]);
    const field = await homework();
    await withFakeTimers(async (pass) => {
      await user.type(field, '오프라인에서 쓴 숙제');
      await pass(IDLE_MS);
    });
    expect(await screen.findByText(/저장하지 못했어요.*이 기기에 남아 있어요/)).toBeVisible();
    document.body.innerHTML = '';
    open([offline(saveLessonDiary), ...fakes]);
    expect(await screen.findByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(await homework()).toHaveValue('오프라인에서 쓴 숙제');
  }, 15_000);

  it.each([403, 422])('is not sent again by itself after the server refused it with %i [W9]', async (status) => {
    const refuse = jest.fn(() => Response.json({ message: '저장할 수 없는 내용이에요.' }, { status }));
    const { fakes } = aServer();
    const { user } = open([fake(saveLessonDiary, refuse), ...fakes]);
    const field = await homework();
    await withFakeTimers(async (pass) => {
      await user.type(field, '42쪽');
      await pass(120_000);
    });
    expect(refuse).toHaveBeenCalledTimes(1);
    await user.click(button('다시 시도'));
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
  });

  it('asks which of two counts when the diary was written elsewhere too [W9]', async () => {
    const { server, fakes } = aServer();
    const { user } = open(fakes);
    await homework();
    server.desk = aTaughtLesson({
      diary: aLessonDiary({ version: 4, covered: '다른 창의 글', messageToGuardian: '다른 말' }),
    });
    await user.type(text(/^숙제/), '내가 쓴 숙제');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('다른 곳에서 먼저 바뀌었어요')).toBeVisible();
    expect(text(/^숙제/)).toHaveValue('내가 쓴 숙제');
    await user.click(button('여기에 쓴 내용으로 계속'));
    await waitFor(() => expect(server.desk.diary).toMatchObject({ version: 5, homework: '내가 쓴 숙제' }));
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
  }, 10_000);

  it('stays to be copied when the lesson was closed elsewhere [W9]', async () => {
    const { server, fakes } = aServer();
    const refuse = fake(sendLessonDiary, () => {
      server.desk = aTaughtLesson({ diary: aLessonDiary({ version: 9, covered: '다른 창의 글', ...HOUR }) });
      return problemResponse('WRONG_STATE');
    });
    const { user } = open([refuse, ...fakes]);
    await user.type(await homework(), '여기에만 있는 글');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('보내지 않은 글이 이 기기에 남아 있어요')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('쓴 글 복사'));
    expect(copied).toHaveBeenCalledWith(expect.stringContaining('여기에만 있는 글'));
    copied.mockRestore();
  });

  it('stays as well when she hears of that while she writes, and Enter in a line sends nothing [W9]', async () => {
    const { server, fakes } = aServer();
    const { user, push } = open(fakes);
    await homework();
    await user.click(state('학생 A01', '인정 결석'));
    await user.type(text(/^학생 A01 메모/), '가족 여행{Enter}');
    await user.type(text(/^숙제/), '여기에만 있는 글');
    expect(server.sent).not.toHaveBeenCalled();
    server.desk = aTaughtLesson({ diary: aLessonDiary({ version: 9, covered: '다른 창의 글', ...HOUR }) });
    push('lesson.changed', { id: 'lesson-1' });
    expect(await screen.findByText('보내지 않은 글이 이 기기에 남아 있어요')).toBeVisible();
  }, 10_000);

  it('keeps the sheet when sending fails, and sends the same once more', async () => {
    const { server, fakes } = aServer();
    let isBroken = true;
    const failing = fake(sendLessonDiary, () => {
      if (isBroken) return problemResponse('UNEXPECTED');
      return { ...server.desk, diary: aLessonDiary({ version: 1, ...HOUR }) };
    });
    const { user } = open([failing, ...fakes]);
    await user.type(await homework(), '42쪽');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리하지 못했어요')).toBeVisible();
    expect(text(/^숙제/)).toHaveValue('42쪽');
    isBroken = false;
    server.desk = { ...server.desk, diary: aLessonDiary({ version: 1, homework: '42쪽', ...HOUR }) };
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
  });
});

describe('when there is nothing to close', () => {
  it.each([
    ['UPCOMING', null, '아직 시작하지 않은 수업이에요'],
    ['CANCELED', null, '취소한 수업이에요'],
    ['DONE', false, '진행하지 않은 수업이에요'],
  ] as const)('a lesson that is %s, held: %s, says so [CLS-1]', async (status, held, sentence) => {
    open(aServer(aTaughtLesson({ lesson: { status, held } })).fakes);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: '보내고 마무리하기' })).not.toBeInTheDocument();
  });

  it('can be written while the lesson runs, but not sent', async () => {
    open(aServer(aTaughtLesson({ lesson: { status: 'IN_PROGRESS', held: null } })).fakes);
    expect(await homework()).toBeEnabled();
    expect(link('수업 진행으로 가기')).toHaveAttribute('href', '/account/lessons/lesson-1');
    expect(screen.queryByRole('button', { name: '보내고 마무리하기' })).not.toBeInTheDocument();
  });

  it('says when the lesson does not come', async () => {
    open([fakeProblem(getLessonDesk, 'UNEXPECTED')]);
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
  });
});
