import { screen, within } from '@testing-library/react';
import type { ClassStudent } from '@portal/domain/classes/class';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { renderPart } from '../render-part.fixture.ts';
import { NoStudents } from './no-students.tsx';
import { StudentCard } from './student-card.tsx';

type Props = Parameters<typeof StudentCard>[0];
const show = (over: Partial<ClassStudent> = {}, props: Omit<Props, 'student'> = {}) =>
  renderPart(<StudentCard student={aClassStudent(over)} {...props} />);
const card = async () => within(await screen.findByRole('article', { name: '학생 A01' }));
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('a student at a glance', () => {
  it.each([
    ['has one lesson left', { lessonsLeft: 1 }, '남은 수업', '12회 중 1회 남음'],
    ['has no lesson left', { lessonsLeft: 0 }, '남은 수업', '12회 중 0회 남음'],
    ['came every time', { attendanceRate: 100 }, '출석률', '100%'],
    ['never came', { attendanceRate: 0 }, '출석률', '0%'],
    ['has had no lesson yet', { attendanceRate: null }, '출석률', '아직 수업 전'],
    ['has had no homework', { homework: { given: 0, handedIn: 0, late: 0, open: [] } }, '과제 제출률', '아직 없음'],
    ['did none', { homework: { given: 3, handedIn: 0, late: 0, open: [] } }, '과제 제출률', '0% (3개 중 0개)'],
    ['hands in a third', { homework: { given: 3, handedIn: 1, late: 0, open: [] } }, '과제 제출률', '33% (3개 중 1개)'],
    [
      'is always late',
      { homework: { given: 2, handedIn: 2, late: 2, open: [] } },
      '과제 제출률',
      '100% (2개 중 2개, 늦게 2개)',
    ],
  ])('who %s is told as it is [CLS-1] [CLS-3]', async (_, over, term, value) => {
    show(over);
    await card();
    expect(valueOf(term)).toBe(value);
  });

  it.each([
    ['fewer lessons are planned than he has left', 1, '12회 중 7회 남음 (예정된 수업은 1회예요)'],
    ['as many are planned', 7, '12회 중 7회 남음'],
    ['more are planned', 8, '12회 중 7회 남음'],
    ['none is planned', 0, '12회 중 7회 남음 (예정된 수업이 없어요)'],
  ])('of whose class %s is told why [CLS-1]', async (_, lessonsAhead, value) => {
    show({}, { lessonsAhead });
    await card();
    expect(valueOf('남은 수업')).toBe(value);
  });

  it.each([
    ['a level', { level: 'BEGINNER' as const }, /^14세 · /],
    ['no level', { level: null }, /^14세$/],
  ])('has the age with %s', async (_, props, words) => {
    show({}, props);
    expect((await card()).getByText(words)).toBeVisible();
  });

  it('who is on trial is marked so [CLS-1]', async () => {
    show({ isTrial: true });
    expect((await card()).getByText('무료 체험')).toBeVisible();
  });

  it('can still hand in what is listed, the most urgent first', async () => {
    const open = [
      { id: 'a', title: '단어 외우기', deadlineAt: '2026-11-19T21:00:00+09:00' },
      { id: 'b', title: '오답 노트', deadlineAt: '2026-11-24T21:00:00+09:00' },
    ];
    show({ homework: { given: 4, handedIn: 2, late: 0, open } });
    const told = (await card()).getByText('남은 과제', { selector: 'dt' }).nextElementSibling;
    expect(told).toHaveTextContent(/^단어 외우기 · 19\/11\/2026 21:00까지.*오답 노트 · 24\/11\/2026 21:00까지$/);
  });

  it('has more to hand in than three: the rest is shown when it is asked for [CLS-1]', async () => {
    const open = ['가', '나', '다', '라', '마'].map((title, at) => ({
      id: title,
      title,
      deadlineAt: `2026-11-2${at}T21:00:00+09:00`,
    }));
    const { user } = show({ homework: { given: 4, handedIn: 2, late: 0, open } });
    const shown = await card();
    expect(shown.queryByText(/^라 ·/)).toBeNull();
    await user.click(shown.getByRole('button', { name: '2개 더 보기' }));
    expect(shown.getByText(/^마 · 24\/11\/2026/)).toBeVisible();
    expect(shown.queryByRole('button', { name: /더 보기/ })).toBeNull();
  });

  it('bears a code, by which his teacher knows whose page was passed on [ASG-1]', async () => {
    show({ code: 'L-0001-3F9A2C' });
    await card();
    expect(valueOf('자료 코드')).toMatch(/^L-0001-3F9A2C/);
  });

  it('has guardians, whose names are read in their language', async () => {
    const guardians: ClassStudent['guardians'] = [
      { id: 'g1', name: 'Nguyễn Thị Hoa', relation: 'MOTHER', language: 'vi' },
      { id: 'g2', name: '김보호', relation: 'OTHER', language: 'ko' },
    ];
    show({ guardians });
    const shown = await card();
    expect(shown.getByText('Nguyễn Thị Hoa')).toHaveAttribute('lang', 'vi');
    expect(shown.getByText('김보호')).toHaveAttribute('lang', 'ko');
    expect(shown.getByText(/한국어/).closest('li')).toHaveTextContent('보호자 김보호 · 한국어');
  });

  it('without a guardian has no word of one', async () => {
    show({ guardians: [] });
    expect((await card()).queryByText('보호자')).toBeNull();
  });

  it('shows what was last said to the guardians', async () => {
    show();
    expect((await card()).getByText('직선의 방정식을 잘 이해했어요.')).toBeVisible();
  });

  it('keeps what was last said folded on a page with much else, until it is asked for', async () => {
    const { user } = show({}, { areNotesFolded: true });
    const note = (await card()).getByText('직선의 방정식을 잘 이해했어요.');
    expect(note).not.toBeVisible();
    await user.click(screen.getByText('최근 전한 말 2'));
    expect(note).toBeVisible();
  });

  it('to whom nothing was said yet has a word for it', async () => {
    show({ lastNotes: [] });
    expect((await card()).getByText('아직 전한 말이 없어요')).toBeVisible();
  });
});

it('a class without students has a kind word', async () => {
  renderPart(<NoStudents />);
  expect(await screen.findByText('아직 학생이 없어요')).toBeVisible();
});
