import { screen, within } from '@testing-library/react';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { aLessonDesk, aLessonWait, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { holdDesks } from '../lessons.fixture.ts';
import { panel } from '../lessons.screen.ts';
import { renderAlone } from '../render-alone.fixture.ts';
import { StudentsPanel } from './students-panel.tsx';

const show = (desk: LessonDesk) => renderAlone(() => <StudentsPanel desk={desk} />);
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const absence = { reason: '가족 여행을 가요.', announcedAt: '2026-11-17T20:10:00+09:00' };

describe('the students of a lesson', () => {
  it('are counted, each in a row with the figures that matter [CLS-3]', async () => {
    show(aLessonDesk());
    const shown = await panel('학생 2');
    expect(shown.getAllByRole('button')).toHaveLength(2);
    const first = await row('학생 A01');
    expect(first).toHaveTextContent(/남은 수업11회/);
    expect(first).toHaveTextContent(/출석률91%/);
    expect(first).toHaveTextContent('기울기와 절편을 잘 찾아요.');
    expect(screen.queryByText('그래프를 보고 식을 혼자 세우기')).toBeNull();
  });

  it('have no figure before there is one [CLS-3]', async () => {
    const homework = { given: 0, handedIn: 0, late: 0, open: [] };
    show(aLessonDesk({ students: [aClassStudent({ attendanceRate: null, homework }), aClassStudent({ id: 'b' })] }));
    await screen.findAllByRole('button');
    expect(screen.getAllByRole('button')[0]).toHaveTextContent(/출석률–과제 제출률–/);
  });

  it('open to all that is known of them, by keyboard as well [CLS-3]', async () => {
    const { user } = show(aLessonDesk());
    const first = await row('학생 A01');
    expect(first).toHaveAttribute('aria-expanded', 'false');
    first.focus();
    await user.keyboard('{Enter}');
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('그래프를 보고 식을 혼자 세우기')).toBeVisible();
    expect(screen.getByText('Nguyễn Thị Hoa')).toBeVisible();
    await user.click(first);
    expect(screen.queryByText('Nguyễn Thị Hoa')).toBeNull();
  });

  it('who are one alone stand open at once [CLS-3]', async () => {
    show(aLessonDesk({ students: [aClassStudent()] }));
    expect(await row('학생 A01')).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['stands at the door', { ...holdDesks.open, wait: aLessonWait({ atDoorIds: ['student-A01'] }) }, '입장 대기'],
    ['is in the room', aLessonDesk(), '들어왔어요'],
    ['has not come yet', holdDesks.open, '아직 안 왔어요'],
    [
      'cannot come',
      { ...holdDesks.early, attendance: [anAttendance({ state: null, joinedAt: null, absence })] },
      '못 온다고 했어요',
    ],
    ['came late, when it is over', aTaughtLesson({ attendance: [anAttendance({ state: 'LATE' })] }), '지각'],
    ['came to its place', aLessonDesk({ lesson: { mode: 'OFFLINE' } }), '출석'],
  ])('say of one who %s how it is: %#  [CLS-3]', async (_, desk, word) => {
    show(desk);
    expect(within(await row('학생 A01')).getAllByText(word).length).toBeGreaterThan(0);
  });

  it.each([
    ['long before it', holdDesks.early],
    ['that has no room', holdDesks.openElsewhere],
    ['that was cancelled', holdDesks.canceled],
  ])('say nothing of who is there in a lesson %s [CLS-3]', async (_, desk) => {
    show(desk);
    expect(await row('학생 A01')).not.toHaveTextContent(/왔어요|대기|출석\b|결석/);
  });

  it('have a kind word for a class without students', async () => {
    show(aLessonDesk({ students: [] }));
    expect((await panel('학생 0')).getByText('아직 학생이 없어요')).toBeVisible();
  });
});
