import { screen, waitFor, within } from '@testing-library/react';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aCourse, aCourseSummary } from '@portal/testing/courses/course-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { aCatalogue, historyWorlds, someCourses, worlds } from './catalogue.fixture.ts';
import { menuOf, question, row, title } from './course-catalogue.screen.ts';
import { courseCatalogueSection } from './section.ts';

const BASE = '/account/teaching-profile/my-courses';
const visit = (handlers: Fake[], path = `${BASE}/all`) => renderSection(courseCatalogueSection, { path, handlers });

beforeAll(() => Promise.all(courseCatalogueSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('the list of courses', () => {
  it('shows each course with its status, its facts and what is on sale meanwhile [CRS-2] [RTE-11]', async () => {
    visit(worlds.loaded);
    expect(await title()).toBeVisible();
    const waiting = await row('중3 수학 심화 – 이차방정식');
    expect(waiting.getByText('승인 대기')).toBeVisible();
    expect(waiting.getByText('공개 중')).toBeVisible();
    expect(waiting.getByText('수업 8회')).toBeVisible();
    expect((await row('초6 수학 마무리')).getByText('반려')).toBeVisible();
    expect((await row('이름 없는 강좌')).getByText('임시 저장')).toBeVisible();
    expect((await row('중2 수학 개념 완성 – 일차함수')).queryByText('공개 중')).toBeNull();
  });

  it('asks for the list of the address, and counts every list beside its link', async () => {
    const asked = jest.fn();
    visit(
      [
        fake(contract.listCourses, ({ query }) => {
          asked(query);
          return aCatalogue(someCourses());
        }),
      ],
      `${BASE}/rejected?q=수학&sort=title,ASC&page=2`,
    );
    await row('초6 수학 마무리');
    expect(asked).toHaveBeenCalledWith({ status: 'REJECTED', q: '수학', sort: 'title,ASC', page: '2' });
    expect(screen.getByRole('link', { name: '반려 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '전체 5' })).toBeVisible();
  });

  it('searches while the teacher types, and takes the search back', async () => {
    const { user } = visit([fake(contract.listCourses, ({ query }) => aCatalogue(query.q ? [] : someCourses()))]);
    await row('초6 수학 마무리');
    await user.type(screen.getByRole('searchbox', { name: '강좌 이름으로 찾기' }), '물리');
    expect(await screen.findByText('‘물리’에 맞는 강좌가 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '필터 지우기' }));
    expect((await row('초6 수학 마무리')).getByText('반려')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keeps what it has when it cannot be read again, and says so', async () => {
    let isBroken = false;
    const { push } = visit([
      fake(contract.listCourses, () => (isBroken ? problemResponse('UNEXPECTED') : aCatalogue(someCourses()))),
    ]);
    await row('초6 수학 마무리');
    isBroken = true;
    push('course.changed', { id: 'course-1' });
    expect(await screen.findByText('새로 불러오지 못해 앞서 받은 내용을 보여 드려요')).toBeVisible();
    expect((await row('초6 수학 마무리')).getByText('반려')).toBeVisible();
  });

  it('closes the way to a first course until the profile is approved, and says why [CRS-5]', async () => {
    visit(worlds.notYet);
    expect((await screen.findAllByText(/프로필이 승인되면 강좌를 만들 수 있어요/))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: '강좌 만들기' })).toBeNull();
    expect(screen.getAllByRole('link', { name: '프로필 보기' })[0]).toHaveAttribute(
      'href',
      '/account/teaching-profile/teacher-profile',
    );
  });

  it('loads on another try', async () => {
    let isBroken = true;
    const { user } = visit([
      fake(contract.listCourses, () => (isBroken ? problemResponse('UNEXPECTED') : aCatalogue(someCourses()))),
    ]);
    expect(await screen.findByText('강좌를 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect((await row('초6 수학 마무리')).getByText('반려')).toBeVisible();
  });
});

describe('the menu of a course', () => {
  const draft = () => worlds.loaded[0] as Fake;

  it('offers a course under approval to be looked at, never to be edited [CRS-3]', async () => {
    const { user } = visit(worlds.loaded);
    await user.click(await menuOf('중1 기하 입문'));
    expect(await screen.findByRole('menuitem', { name: '보기' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '수정' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: '승인 기록' })).toHaveAttribute(
      'href',
      `${BASE}/course-3/approval-history`,
    );
  });

  it('leads from a published course to a class of it, and from no other [CLS-1]', async () => {
    const { user } = visit(worlds.loaded);
    await user.click(await menuOf('중2 수학 개념 완성 – 일차함수'));
    expect(await screen.findByRole('menuitem', { name: '이 강좌로 수업 만들기' })).toHaveAttribute(
      'href',
      '/account/my-courses/new?course=course-1',
    );
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(await menuOf('초6 수학 마무리'));
    expect(await screen.findByRole('menuitem', { name: '수정' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '이 강좌로 수업 만들기' })).toBeNull();
  });

  it('duplicates a course once, however often an answer is lost', async () => {
    const ids: string[] = [];
    const { user } = visit([
      draft(),
      fake(contract.duplicateCourse, ({ body }) => {
        ids.push(body.clientId);
        return ids.length === 1 ? problemResponse('UNEXPECTED') : aCourse({ id: 'course-9' });
      }),
    ]);
    for (const tries of [1, 2]) {
      await user.click(await menuOf('초6 수학 마무리'));
      await user.click(await screen.findByRole('menuitem', { name: '복제' }));
      await waitFor(() => expect(ids).toHaveLength(tries));
    }
    expect(ids[0]).toBe(ids[1]);
    expect(await screen.findByText('‘초6 수학 마무리’을(를) 복제했어요')).toBeVisible();
  });

  it('archives a course and takes that back', async () => {
    const sent: unknown[] = [];
    const { user } = visit([
      draft(),
      fake(contract.archiveCourse, ({ body }) => {
        sent.push(body);
        return aCourse({ version: body.version + 1 });
      }),
    ]);
    await user.click(await menuOf('중2 수학 개념 완성 – 일차함수'));
    await user.click(await screen.findByRole('menuitem', { name: '보관하기' }));
    const bar = within(await screen.findByRole('region', { name: '되돌리기 안내' }));
    await user.click(bar.getByRole('button', { name: '되돌리기' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { version: 1, isArchived: true },
        { version: 2, isArchived: false },
      ]),
    );
  });

  it('says why a course with classes stays', async () => {
    const { user } = visit([draft(), fakeProblem(contract.archiveCourse, 'CLASSES_OPEN')]);
    await user.click(await menuOf('중2 수학 개념 완성 – 일차함수'));
    await user.click(await screen.findByRole('menuitem', { name: '보관하기' }));
    expect(await screen.findByText(/예정된 수업이 있어 보관할 수 없어요/)).toBeVisible();
  });

  it('asks before a course is deleted', async () => {
    const removed = jest.fn(() => ({}));
    const { user } = visit([
      fake(contract.listCourses, aCatalogue([aCourseSummary({ title: '지울 강좌' })])),
      fake(contract.deleteCourse, removed),
    ]);
    await user.click(await menuOf('지울 강좌'));
    await user.click(await screen.findByRole('menuitem', { name: '삭제' }));
    const dialog = within(await question('이 강좌를 삭제할까요?'));
    expect(removed).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '강좌 삭제' }));
    await waitFor(() => expect(removed).toHaveBeenCalled());
    expect(await screen.findByText('강좌를 삭제했어요')).toBeVisible();
  });
});

describe('the approval history', () => {
  const path = `${BASE}/course-1/approval-history`;

  it('tells every request with its outcome, its reason and the remarks [CRS-4]', async () => {
    visit(historyWorlds.loaded, path);
    const list = await screen.findByRole('list', { name: '승인 기록' });
    const entries = Array.from(list.children);
    expect(entries).toHaveLength(4);
    expect(entries[0]).toHaveTextContent('대기');
    expect(entries[1]).toHaveTextContent('임시 저장해서 취소됐어요');
    expect(entries[2]).toHaveTextContent('소개가 짧아 무엇을 배우는지 알기 어려워요.');
    expect(entries[2]).toHaveTextContent('한 회에 무엇을 하는지 적어 주세요.');
    expect(entries[3]).toHaveTextContent('승인');
  });

  it('shows what changed between two revisions', async () => {
    const asked = jest.fn();
    const { user } = visit(
      [
        ...historyWorlds.loaded.slice(0, 2),
        fake(contract.compareCourseRevisions, ({ query }) => {
          asked(query);
          return { changes: [{ path: 'title', label: '강좌 이름', before: '중2 수학', after: '중2 수학 개념 완성' }] };
        }),
      ],
      path,
    );
    const panel = within(await screen.findByRole('region', { name: '두 판 비교하기' }));
    expect(await panel.findByText('강좌 이름')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ from: '3', to: '4' });
    await user.selectOptions(panel.getByRole('combobox', { name: '이전 판' }), '1');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ from: '1', to: '4' }));
  });

  it('says that nothing was asked for yet', async () => {
    visit(historyWorlds.empty, path);
    expect(await screen.findByText('아직 승인 기록이 없어요')).toBeVisible();
  });
});
