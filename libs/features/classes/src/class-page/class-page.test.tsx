import { screen, waitFor, within } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { classWorlds } from '../class-server.fixture.ts';
import { heading, part } from '../classes.screen.ts';
import { classesSection } from '../section.ts';

const CLASS = '/account/my-courses/class-1';
const visit = (handlers: Fake[], page = '/overview') =>
  renderSection(classesSection, { path: `${CLASS}${page}`, handlers: [...handlers, ...classWorlds.loaded] });

beforeAll(() => Promise.all(classesSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('the page of a class', () => {
  it('tells the facts, the week and the programme against what was taught [RTE-13] [CLS-1]', async () => {
    visit(classWorlds.late);
    expect(await heading('중2 수학 개념 완성 – 일차함수')).toBeVisible();
    expect(screen.getByText('2회 늦어요')).toBeVisible();
    const steps = within(screen.getByRole('table', { name: '커리큘럼과 실제' })).getAllByRole('row');
    expect(steps[1]).toHaveTextContent('1. 함수의 뜻');
    expect(steps[4]).toHaveTextContent(/4\. 절편.*아직/);
    expect(steps[8]).toHaveTextContent(/8\. 활용.*예정/);
    const facts = await part('수업 정보');
    expect(facts.getByText(/화 19:00–20:00/)).toBeVisible();
    expect(facts.getByText('6명 중 4명')).toBeVisible();
  });

  it.each([
    ['one that runs', classWorlds.loaded, /^(확인됨|마무리 필요)$/, 5],
    ['one that was cancelled', classWorlds.canceled, /^취소$/, 10],
  ])('lists as many lessons of %s as its head counts [CLS-2]', async (_what, world, words, count) => {
    const { user } = visit(world, '/lessons');
    for (const fold of await screen.findAllByRole('button', { name: /회차 더 보기$/ })) await user.click(fold);
    expect(screen.getAllByRole('link', { name: /^\d+회차 열기$/ })).toHaveLength(12);
    const list = await part('회차');
    expect(list.getAllByText(words)).toHaveLength(count);
    expect(screen.getByText(/^12회 중/)).toBeVisible();
  });

  it('follows what happens to a lesson elsewhere [CLS-2]', async () => {
    let status: Lesson['status'] = 'UPCOMING';
    const listing = fake(contract.listClassLessons, () => ({ total: 1, items: [aLesson({ no: 6, status })] }));
    const { push } = visit([listing], '/lessons');
    const list = await part('회차');
    expect(await list.findByText('예정')).toBeVisible();
    status = 'CANCELED';
    push('lesson.changed', { id: 'lesson-1' });
    expect(await list.findByText('취소')).toBeVisible();
  });

  it('shows for each student what a teacher needs before a lesson [CLS-1]', async () => {
    visit([], '/students');
    const card = within(await screen.findByRole('article', { name: '학생 A01' }));
    expect(card.getByText('14세 · 중급')).toBeVisible();
    expect(card.getByText('그래프를 보고 식을 혼자 세우기')).toBeVisible();
    expect(card.getByText('12회 중 7회 남음')).toBeVisible();
    expect(card.getByText('80%')).toBeVisible();
    expect(card.getByText('75% (4개 중 3개, 늦게 1개)')).toBeVisible();
    expect(card.getByText('Nguyễn Thị Hoa')).toHaveAttribute('lang', 'vi');
    expect(card.getByText(/어머니/)).toHaveTextContent('어머니 Nguyễn Thị Hoa · 베트남어');
    expect(card.getByText('직선의 방정식을 잘 이해했어요.')).toBeVisible();
    const newcomer = within(screen.getByRole('article', { name: '학생 A02' }));
    expect(newcomer.getByText('무료 체험')).toBeVisible();
    expect(newcomer.getByText('아직 전한 말이 없어요')).toBeVisible();
  });

  it('shows the reviews of this class only [RTE-13]', async () => {
    visit([], '/reviews');
    expect(await screen.findByText('설명이 꼼꼼해서 아이가 수업을 기다립니다')).toBeVisible();
    expect(screen.getByRole('img', { name: '별 다섯 개 중 3개' })).toBeInTheDocument();
    expect(screen.getByText('다음 학기에도 함께해요!')).toBeVisible();
  });

  it('goes from view to view under the same head', async () => {
    const { user, currentPath } = visit([]);
    const menu = within(await screen.findByRole('navigation', { name: '수업 메뉴' }));
    await user.click(menu.getByRole('link', { name: '학생' }));
    expect(currentPath()).toBe(`${CLASS}/students`);
    expect(await screen.findByRole('article', { name: '학생 A01' })).toBeVisible();
    expect(menu.getByRole('link', { name: '학생' })).toHaveAttribute('aria-current', 'page');
  });

  it('leads the address without a view on to the overview [RTE-13]', async () => {
    const { currentPath } = visit([], '');
    await waitFor(() => expect(currentPath()).toBe(`${CLASS}/overview`));
  });

  it('holds the assignments of the class and its material, each at its address [ASG-1] [RTE-13]', async () => {
    const { user } = visit(
      [
        fake(assignmentsContract.listAssignments, { total: 1, items: [anAssignment()] }),
        fake(lecturesContract.listLectures, { total: 1, items: [aLecture()] }),
      ],
      '/assignments',
    );
    expect(await screen.findByRole('heading', { level: 3, name: anAssignment().title })).toBeVisible();
    expect(screen.getByRole('button', { name: '과제 내기' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: '수업 메뉴' }));
    await user.click(menu.getByRole('link', { name: '강의 자료' }));
    expect(await screen.findByRole('heading', { level: 3, name: aLecture().title })).toBeVisible();
  });

  it.each([
    ['is over', aTeachingClass({ progress: 'FINISHED' })],
    ['was cancelled', aTeachingClass({ canceledAt: '2026-11-10T09:00:00+09:00' })],
  ])('takes no new assignment once the class %s [ASG-1]', async (_when, shown) => {
    const listing = fake(assignmentsContract.listAssignments, { total: 1, items: [anAssignment()] });
    visit([fake(contract.getClass, shown), listing], '/assignments');
    expect(await screen.findByRole('heading', { level: 3, name: anAssignment().title })).toBeVisible();
    expect(screen.queryByRole('button', { name: '과제 내기' })).toBeNull();
  });

  it('holds the talk of the class; its head sends there and stops counting [CHT-1] [RTE-13]', async () => {
    const { user, currentPath } = visit(classWorlds.late);
    await user.click(await screen.findByRole('link', { name: '채팅 열기 안 읽은 메시지 3개' }));
    expect(currentPath()).toBe(`${CLASS}/chat`);
    const log = within(await screen.findByRole('log', { name: '주고받은 메시지' }));
    expect(log.getByText('자와 컴퍼스를 챙겨 주세요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '채팅 열기' })).toBeVisible();
  });

  it('counts what is written meanwhile [CHT-3]', async () => {
    let unreadMessages = 0;
    const { push } = visit([fake(contract.getClass, () => aTeachingClass({ unreadMessages }))]);
    await heading('중2 수학 개념 완성 – 일차함수');
    unreadMessages = 1;
    push('chat.message', { id: 'room-1', seq: 3 });
    expect(await screen.findByRole('img', { name: '안 읽은 메시지 1개' })).toBeVisible();
  });

  it('says that the room of a new class is on its way', async () => {
    visit([fake(contract.getClass, aTeachingClass({ chatRoomId: null }))], '/chat');
    expect(await screen.findByText('대화를 준비하고 있어요')).toBeVisible();
  });

  it('says why a class was cancelled, and offers no way into its lessons [CLS-1]', async () => {
    visit(classWorlds.canceled);
    expect(await screen.findByText('10/11/2026에 취소한 수업이에요')).toBeVisible();
    expect(screen.getByText('학생이 이사해서 취소했어요')).toBeVisible();
    expect(screen.queryByRole('link', { name: '수업 입장' })).toBeNull();
  });

  it('leads back to the list from a class that there is not', async () => {
    visit(classWorlds.gone);
    expect(await screen.findByText('찾을 수 없는 수업이에요')).toBeVisible();
    expect(screen.getByRole('link', { name: '내 수업으로' })).toHaveAttribute('href', '/account/my-courses/all');
  });

  it('keeps its head when one view fails', async () => {
    visit([fakeProblem(contract.listClassStudents, 'UNEXPECTED')], '/students');
    expect(await screen.findByText('학생을 불러오지 못했어요')).toBeVisible();
    expect(await heading('중2 수학 개념 완성 – 일차함수')).toBeVisible();
  });
});
