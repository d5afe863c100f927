import { screen, waitFor } from '@testing-library/react';
import { ERRORS } from '@portal/domain/contract/error-code';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { button, state, text } from '../lessons.screen.ts';
import { aServer, homework, openWrapUp, withFreshPages } from './wrap-up.fixture.ts';

const { sendLessonDiary } = lessonDeskContract;
const SEND = '보내고 마무리하기';

withFreshPages();

describe('a sheet that cannot be sent', () => {
  it.each(['FORBIDDEN', 'ATTENDANCE_MISSING', 'DATE_PAST', 'UNEXPECTED'] as const)(
    'because of %s says why and keeps everything [W9]',
    async (code) => {
      const { fakes } = aServer();
      const refuse = fake(sendLessonDiary, () => problemResponse(code));
      const { user } = openWrapUp([refuse, ...fakes]);
      await user.type(await homework(), '42쪽');
      await user.click(state('학생 A02', '인정 결석'));
      await user.click(button(SEND));
      expect(await screen.findByText('마무리하지 못했어요')).toBeVisible();
      expect(screen.getByText(ERRORS[code].message)).toBeVisible();
      expect(text(/^숙제/)).toHaveValue('42쪽');
      expect(state('학생 A02', '인정 결석')).toBeChecked();
      expect(button(SEND)).toBeEnabled();
    },
  );

  it('because there is no line says so, and is sent as soon as there is one', async () => {
    const { server, fakes } = aServer();
    const line = { isDown: true };
    const broken = offline(sendLessonDiary);
    const cut = { ...broken, matches: (request: Request) => line.isDown && broken.matches(request) };
    const { user } = openWrapUp([cut, ...fakes]);
    await user.type(await homework(), '42쪽');
    await user.click(button(SEND));
    expect(await screen.findByText('마무리하지 못했어요')).toBeVisible();
    line.isDown = false;
    await user.click(button(SEND));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    expect(server.sent).toHaveBeenCalledTimes(1);
    expect(server.desk.diary.homework).toBe('42쪽');
  });

  it.each([
    ['diary.covered', /^배운 내용/],
    ['diary.messageToGuardian', /^내용/],
  ])('because of %s leads to that field with the words of the server', async (path, name) => {
    const { fakes } = aServer();
    const fields = { [path]: '쓸 수 없는 글자가 있어요.' };
    const refuse = fake(sendLessonDiary, () => problemResponse('VALIDATION', { fields }));
    const { user } = openWrapUp([refuse, ...fakes]);
    await homework();
    await user.click(button(SEND));
    await waitFor(() => expect(text(name)).toHaveAccessibleDescription(/쓸 수 없는 글자가 있어요/));
    expect(text(name)).toBeInvalid();
  });

  it('because of a note of a student that is too long sends nothing', async () => {
    const { server, fakes } = aServer();
    const { user } = openWrapUp(fakes);
    await homework();
    await user.click(state('학생 A02', '결석'));
    await user.click(text(/^학생 A02 메모/));
    await user.paste('가'.repeat(201));
    await user.click(button(SEND));
    await waitFor(() => expect(text(/^학생 A02 메모/)).toHaveAccessibleDescription(/200자까지/));
    expect(server.sent).not.toHaveBeenCalled();
    await user.type(text(/^학생 A02 메모/), '{Backspace}');
    await user.click(button(SEND));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
  });

  it.each([
    [/^배운 내용/, '무엇을 배웠는지 적어 주세요.'],
    [/^내용/, '보호자께 보낼 말을 적어 주세요.'],
  ])('because %s is empty asks for it with the focus there [W3]', async (name, sentence) => {
    const { server, fakes } = aServer();
    const { user } = openWrapUp(fakes);
    await homework();
    await user.clear(text(name));
    await user.click(button(SEND));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(text(name)).toHaveFocus();
    expect(server.sent).not.toHaveBeenCalled();
  });
});
