import { screen, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonDesk, anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { nextLesson, noPacks } from '../lessons.fixture.ts';
import { panel, state } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const ANNOUNCED = { reason: '가족 여행을 가요.', announcedAt: '2026-11-17T20:10:00+09:00' };
const absent = anAttendance({ state: 'EXCUSED', joinedAt: null, minutes: 0, absence: ANNOUNCED });
const open = (path: string, desk: ReturnType<typeof aLessonDesk>) =>
  renderSection(lessonsSection, {
    path,
    handlers: [fake(lessonDeskContract.getLessonDesk, desk), nextLesson, noPacks],
  });

describe('a student whose family has said that he cannot come', () => {
  it('stands so on the lesson’s page before it, with the reason [CLS-3]', async () => {
    open('/account/lessons/lesson-1', aLessonDesk({ lesson: { status: 'UPCOMING' }, attendance: [absent] }));
    const students = await panel('학생 2');
    const [his, other] = students.getAllByRole('button').map((row) => row.closest('li')!);
    expect(within(his!).getByText('미리 알린 결석')).toBeVisible();
    expect(within(his!).getByText(/가족 여행을 가요\./)).toBeVisible();
    expect(other).toHaveTextContent(/학생 A02/);
    expect(within(other!).queryByText('미리 알린 결석')).toBeNull();
    // And where she is about to begin.
    expect((await panel('지금 할 일')).getByText(/^A01 학생이 못 온다고 했어요\./)).toBeVisible();
  });

  it('is proposed as excused in the wrap-up, with the reason, until the teacher says that he came', async () => {
    const { user } = open('/account/lessons/lesson-1/wrap-up', aTaughtLesson({ attendance: [absent] }));
    expect(await screen.findByText('미리 알린 결석')).toBeVisible();
    expect(state('학생 A01', '인정 결석')).toBeChecked();
    await user.click(state('학생 A01', '출석'));
    expect(screen.queryByText('미리 알린 결석')).toBeNull();
  });

  it('came all the same where the room saw him', async () => {
    open('/account/lessons/lesson-1', aTaughtLesson({ attendance: [anAttendance({ absence: ANNOUNCED })] }));
    expect((await panel('출석')).getByText('출석', { selector: 'span' })).toBeVisible();
    expect(screen.queryByText('미리 알린 결석')).toBeNull();
  });
});
