import { cleanup, screen } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { button, panel, state } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';

const { getLessonDesk, markAttendance } = lessonDeskContract;

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const open = (desk: LessonDesk, handlers: Fake[] = []) =>
  renderSection(lessonsSection, {
    path: '/account/lessons/lesson-1',
    handlers: [...handlers, fake(getLessonDesk, desk)],
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
    expect(list.getByText(/10:37부터 있어요 · 5분 · 강의실 기록/)).toBeVisible();
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
