import { screen, waitFor } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { IDLE_MS } from '@portal/portal-core/autosave/autosave';
import { fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { button, state, text } from '../lessons.screen.ts';
import { wrapUpFieldsOf } from './wrap-up-fields.ts';
import { aServer, homework, HOUR, openWrapUp, withFreshPages } from './wrap-up.fixture.ts';

const { saveLessonDiary, sendLessonDiary } = lessonDeskContract;

withFreshPages();

describe('nothing written is lost', () => {
  it('is saved with the server while she writes [W3] [W9]', async () => {
    const { server, fakes } = aServer();
    const { user } = openWrapUp(fakes);
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
    const { user } = openWrapUp([offline(saveLessonDiary), ...fakes]);
    const field = await homework();
    await withFakeTimers(async (pass) => {
      await user.type(field, '오프라인에서 쓴 숙제');
      await pass(IDLE_MS);
    });
    expect(await screen.findByText(/저장하지 못했어요.*이 기기에 남아 있어요/)).toBeVisible();
    document.body.innerHTML = '';
    openWrapUp([offline(saveLessonDiary), ...fakes]);
    expect(await screen.findByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(await homework()).toHaveValue('오프라인에서 쓴 숙제');
  }, 15_000);

  it.each([403, 422])('is not sent again by itself after the server refused it with %i [W9]', async (status) => {
    const refuse = jest.fn(() => Response.json({ message: '저장할 수 없는 내용이에요.' }, { status }));
    const { fakes } = aServer();
    const { user } = openWrapUp([fake(saveLessonDiary, refuse), ...fakes]);
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
    const { user } = openWrapUp(fakes);
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
    const { user } = openWrapUp([refuse, ...fakes]);
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
    const { user, push } = openWrapUp(fakes);
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
    const { user } = openWrapUp([failing, ...fakes]);
    await user.type(await homework(), '42쪽');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리하지 못했어요')).toBeVisible();
    expect(text(/^숙제/)).toHaveValue('42쪽');
    isBroken = false;
    server.desk = { ...server.desk, diary: aLessonDiary({ version: 1, homework: '42쪽', ...HOUR }) };
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
  });

  it('names what was said of students as well, until she has no need of it [W9]', async () => {
    const { server, fakes } = aServer();
    const { user, push } = openWrapUp(fakes);
    await homework();
    await user.click(state('학생 A01', '인정 결석'));
    await user.type(text(/^학생 A01 메모/), '가족 여행');
    const { covered, nextPlan, messageToGuardian, programmeNo } = wrapUpFieldsOf(server.desk);
    const diary = aLessonDiary({ version: 9, covered, nextPlan, messageToGuardian, programmeNo, ...HOUR });
    server.desk = aTaughtLesson({ diary });
    push('lesson.changed', { id: 'lesson-1' });
    expect(await screen.findByText('보내지 않은 글이 이 기기에 남아 있어요')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('쓴 글 복사'));
    expect(copied).toHaveBeenCalledWith(expect.stringContaining('학생 A01 출석\n인정 결석 · 가족 여행'));
    copied.mockRestore();
    await user.click(button('지우기'));
    expect(screen.queryByText('보내지 않은 글이 이 기기에 남아 있어요')).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal-draft'))).toEqual([]);
  }, 10_000);

  it('is not spoken of where the same was sent from another window', async () => {
    const { server, fakes } = aServer();
    const { user, push } = openWrapUp(fakes);
    await homework();
    await user.click(state('학생 A02', '출석'));
    const [first, second] = server.desk.attendance;
    const { covered, nextPlan, messageToGuardian, programmeNo } = wrapUpFieldsOf(server.desk);
    const diary = aLessonDiary({ version: 9, covered, nextPlan, messageToGuardian, programmeNo, ...HOUR });
    server.desk = aTaughtLesson({ diary, attendance: [first!, { ...second!, state: 'PRESENT', source: 'MANUAL' }] });
    push('lesson.changed', { id: 'lesson-1' });
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    expect(screen.queryByText('보내지 않은 글이 이 기기에 남아 있어요')).not.toBeInTheDocument();
  });
});
