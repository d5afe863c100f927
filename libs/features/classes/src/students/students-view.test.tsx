import { screen, within } from '@testing-library/react';
import type { ClassStudent } from '@portal/domain/classes/class';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aClassStudent, aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { studentsOf } from '../class-page.fixture.ts';
import { button, renderPart } from '../classes.screen.ts';
import { StudentsView } from './students-view.tsx';

const { listClassStudents } = contract;
const show = (handlers: Fake[], shown = aTeachingClass()) => renderPart(<StudentsView shown={shown} />, handlers);
const students = (items: ClassStudent[]) => fake(listClassStudents, { items });
const card = async (name = '학생 A01') => within(await screen.findByRole('article', { name }));

describe('the students of a class', () => {
  it('are as many as its head counts', async () => {
    show([students(studentsOf(aTeachingClass()))]);
    expect(await screen.findAllByRole('article')).toHaveLength(aTeachingClass().studentCount);
  });

  it.each([
    ['a level', { level: 'BEGINNER' as const }, {}, /^14세 · /],
    ['no level', { level: null }, {}, /^14세$/],
    ['no lesson left', {}, { lessonsLeft: 0 }, '12회 중 0회 남음'],
    ['never absent', {}, { attendanceRate: 100 }, '100%'],
    ['always absent', {}, { attendanceRate: 0 }, '0%'],
    ['before the first lesson', {}, { attendanceRate: null }, '아직 수업 전'],
    ['no homework yet', {}, { homework: { given: 0, handedIn: 0, late: 0, open: [] } }, '아직 없음'],
    ['no homework done', {}, { homework: { given: 3, handedIn: 0, late: 0, open: [] } }, '0% (3개 중 0개)'],
    ['a third of it', {}, { homework: { given: 3, handedIn: 1, late: 0, open: [] } }, '33% (3개 중 1개)'],
    ['all of it late', {}, { homework: { given: 2, handedIn: 2, late: 2, open: [] } }, '100% (2개 중 2개, 늦게 2개)'],
    ['no note', {}, { lastNotes: [] }, '아직 전한 말이 없어요'],
  ])('are shown with %s [CLS-1]', async (_what, ofClass, over, words) => {
    show([students([aClassStudent(over)])], aTeachingClass(ofClass));
    expect((await card()).getByText(words)).toBeVisible();
  });

  it('are shown with what they can still hand in, the most urgent first', async () => {
    const open = [
      { id: 'a', title: '단어 외우기', deadlineAt: '2026-11-19T21:00:00+09:00' },
      { id: 'b', title: '오답 노트', deadlineAt: '2026-11-24T21:00:00+09:00' },
    ];
    show([students([aClassStudent({ homework: { given: 4, handedIn: 2, late: 0, open } })])]);
    const told = (await card()).getByText(/단어 외우기 · 19\/11\/2026 21:00까지/);
    expect(told).toHaveTextContent(/단어 외우기.*오답 노트 · 24\/11\/2026 21:00까지/);
  });

  it('are shown with their guardians, whose names are read in their language', async () => {
    const guardians: ClassStudent['guardians'] = [
      { id: 'g1', name: 'Nguyễn Thị Hoa', relation: 'MOTHER', language: 'vi' },
      { id: 'g2', name: '김보호', relation: 'OTHER', language: 'ko' },
    ];
    show([students([aClassStudent({ guardians }), aClassStudent({ id: 'b', name: '학생 A02', guardians: [] })])]);
    const shown = await card();
    expect(shown.getByText('Nguyễn Thị Hoa')).toHaveAttribute('lang', 'vi');
    expect(shown.getByText('김보호')).toHaveAttribute('lang', 'ko');
    expect(shown.getByText(/한국어/).closest('li')).toHaveTextContent('보호자 김보호 · 한국어');
    expect((await card('학생 A02')).queryByText('보호자')).toBeNull();
  });

  it('are none yet in a new class', async () => {
    show([students([])]);
    expect(await screen.findByText('아직 학생이 없어요')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('can be asked for again', async () => {
    const { user } = show([fakeProblem(listClassStudents, 'UNEXPECTED')]);
    expect(await screen.findByText('학생을 불러오지 못했어요')).toBeVisible();
    platform.use(students([aClassStudent()]));
    await user.click(button('다시 시도'));
    expect((await card()).getByText('80%')).toBeVisible();
  });
});
