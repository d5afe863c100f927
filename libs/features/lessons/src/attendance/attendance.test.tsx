import { cleanup, screen, waitFor } from '@testing-library/react';
import { ERRORS } from '@portal/domain/contract/error-code';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { noPacks } from '../lessons.fixture.ts';
import { button, panel, state } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';

const { getLessonDesk, markAttendance } = lessonDeskContract;

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const open = (desk: LessonDesk, handlers: Fake[] = []) =>
  renderSection(lessonsSection, {
    path: '/account/lessons/lesson-1',
    handlers: [...handlers, noPacks, fake(getLessonDesk, desk)],
  });

describe('attendance', () => {
  it('comes from the room with its minutes and is corrected by hand [CLS-3]', async () => {
    const sent = jest.fn();
    const mark = fake(markAttendance, ({ body }) => {
      sent(body);
      return aTaughtLesson();
    });
    const { user } = open(aTaughtLesson(), [mark]);
    const list = await panel('출석');
    expect(list.getByText('학생 A02')).toBeVisible();
    expect(list.getByText(/09:37–10:30 · 53분 · 강의실 기록/)).toBeVisible();
    await user.click(button('출석 고치기'));
    await user.click(state('학생 A02', '출석'));
    await user.click(button('출석 저장'));
    expect(await screen.findByText('출석을 저장했어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ marks: [{ studentId: 'student-A02', state: 'PRESENT', note: '' }] });
  });

  it('keeps the corrections when they are refused', async () => {
    const { user } = open(aTaughtLesson(), [fakeProblem(markAttendance, 'WRONG_STATE')]);
    await user.click(await screen.findByRole('button', { name: '출석 고치기' }));
    await user.click(state('학생 A01', '인정 결석'));
    await user.type(screen.getByRole('textbox', { name: /학생 A01 메모/ }), '가족 여행');
    await user.click(button('출석 저장'));
    expect(await screen.findByText('출석을 저장하지 못했어요')).toBeVisible();
    expect(state('학생 A01', '인정 결석')).toBeChecked();
    expect(screen.getByRole('textbox', { name: /학생 A01 메모/ })).toHaveValue('가족 여행');
  });
});

describe('corrections of the attendance', () => {
  const fix = async () => {
    const { user } = open(aTaughtLesson());
    await user.click(await screen.findByRole('button', { name: '출석 고치기' }));
    await user.click(state('학생 A01', '인정 결석'));
    await user.type(screen.getByRole('textbox', { name: /학생 A01 메모/ }), '가족 여행');
    return user;
  };

  it('that were open when the page was left are open again with what was written [W9]', async () => {
    await fix();
    cleanup();
    const { user } = open(aTaughtLesson());
    expect(await screen.findByText(/쓰던 내용/)).toBeVisible();
    expect(state('학생 A01', '인정 결석')).toBeChecked();
    expect(screen.getByRole('textbox', { name: /학생 A01 메모/ })).toHaveValue('가족 여행');
    await user.click(button('취소'));
    cleanup();
    open(aTaughtLesson());
    expect(await screen.findByRole('button', { name: '출석 고치기' })).toBeVisible();
  });

  it('that were open stay closed on a lesson that is confirmed by now', async () => {
    await fix();
    cleanup();
    open(aTaughtLesson({ lesson: { status: 'FINISHED' } }));
    expect((await panel('출석')).getByText('학생 A02')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('saving the attendance', () => {
  const write = async (handler: Fake, note = '가족 여행') => {
    const { user } = open(aTaughtLesson(), [handler]);
    await user.click(await screen.findByRole('button', { name: '출석 고치기' }));
    await user.click(state('학생 A01', '인정 결석'));
    await user.click(screen.getByRole('textbox', { name: /학생 A01 메모/ }));
    await user.paste(note);
    return user;
  };

  it.each(['WRONG_STATE', 'FORBIDDEN', 'VALIDATION', 'UNEXPECTED'] as const)(
    'that is refused with %s says why, keeps what is written and can be tried again',
    async (code) => {
      let isRefused = true;
      const user = await write(fake(markAttendance, () => (isRefused ? problemResponse(code) : aTaughtLesson())));
      await user.click(button('출석 저장'));
      expect(await screen.findByText(ERRORS[code].message)).toBeVisible();
      expect(screen.getByRole('textbox', { name: /학생 A01 메모/ })).toHaveValue('가족 여행');
      isRefused = false;
      await user.click(button('출석 저장'));
      expect(await screen.findByText('출석을 저장했어요')).toBeVisible();
    },
  );

  it('without a line keeps what is written on this device [W9]', async () => {
    const user = await write(offline(markAttendance));
    await user.click(button('출석 저장'));
    expect(await screen.findByText('출석을 저장하지 못했어요')).toBeVisible();
    cleanup();
    open(aTaughtLesson());
    expect(await screen.findByRole('textbox', { name: /학생 A01 메모/ })).toHaveValue('가족 여행');
  });

  it('leads to a note that is longer than 200 letters, and sends nothing until it fits', async () => {
    const sent = jest.fn(() => aTaughtLesson());
    const user = await write(fake(markAttendance, sent), '가'.repeat(201));
    const note = screen.getByRole('textbox', { name: /학생 A01 메모/ });
    await user.click(button('출석 저장'));
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription(/200자까지 쓸 수 있어요/);
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    await user.click(button('출석 저장'));
    expect(await screen.findByText('출석을 저장했어요')).toBeVisible();
  });

  it('takes the focus into the corrections and back to where they began', async () => {
    const user = await write(fake(markAttendance, aTaughtLesson()));
    await user.click(button('취소'));
    await waitFor(() => expect(button('출석 고치기')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('form', { name: '출석 고치기' })).toHaveFocus();
    await user.tab();
    expect(document.activeElement).toHaveAttribute('type', 'radio');
    await user.click(state('학생 A01', '지각'));
    await user.click(button('출석 저장'));
    expect(await screen.findByText('출석을 저장했어요')).toBeVisible();
    expect(button('출석 고치기')).toHaveFocus();
  });

  it('sends nothing where nothing was changed', async () => {
    const sent = jest.fn(() => aTaughtLesson());
    const { user } = open(aTaughtLesson(), [fake(markAttendance, sent)]);
    await user.click(await screen.findByRole('button', { name: '출석 고치기' }));
    await user.click(button('출석 저장'));
    expect(await screen.findByRole('button', { name: '출석 고치기' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });
});

it.each([
  ['UPCOMING', null, false],
  ['IN_PROGRESS', null, true],
  ['DONE', true, true],
  ['DONE', false, false],
  ['FINISHED', true, false],
] as const)('of a lesson that is %s, held: %s, can be corrected: %s [CLS-3]', async (status, held, canFix) => {
  open(aTaughtLesson({ lesson: { status, held } }));
  await screen.findByRole('region', { name: /^지금/ });
  expect(screen.queryByRole('button', { name: '출석 고치기' }) !== null).toBe(canFix);
});
