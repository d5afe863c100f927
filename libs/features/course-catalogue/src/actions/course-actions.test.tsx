import { screen, waitFor, within } from '@testing-library/react';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aCourse, aCourseSummary } from '@portal/testing/courses/course-builders';
import { aCatalogue, worlds } from '../catalogue.fixture.ts';
import { BASE, menuOf, preload, question, row, visit } from '../course-catalogue.screen.ts';

const ON_SALE = '중2 수학 개념 완성 – 일차함수';

beforeAll(preload, 30_000);

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

  const choose = async (user: ReturnType<typeof visit>['user'], course: string, name: string) => {
    await user.click(await menuOf(course));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  it('leads from a copy to the copy itself', async () => {
    const { user, currentPath } = visit([draft(), fake(contract.duplicateCourse, aCourse({ id: 'course-9' }))]);
    await choose(user, '초6 수학 마무리', '복제');
    await waitFor(() => expect(currentPath()).toBe(`${BASE}/course-9/edit`));
  });

  it('takes an archived course out again', async () => {
    const sent: unknown[] = [];
    const archived = aCourseSummary({ id: 'course-7', title: '지난 강좌', isArchived: true, version: 4 });
    const { user } = visit(
      [
        fake(contract.listCourses, aCatalogue([archived])),
        fake(contract.archiveCourse, ({ params, body }) => {
          sent.push([params.id, body]);
          return aCourse({ id: 'course-7', version: 5 });
        }),
      ],
      `${BASE}/archived`,
    );
    await choose(user, '지난 강좌', '보관함에서 꺼내기');
    expect(await screen.findByText('‘지난 강좌’을(를) 꺼냈어요')).toBeVisible();
    expect(sent).toEqual([['course-7', { version: 4, isArchived: false }]]);
  });

  it.each([
    ['복제', offline(contract.duplicateCourse), '초6 수학 마무리', /서버가 답하지 않아요/],
    ['복제', fakeProblem(contract.duplicateCourse, 'NOT_FOUND'), '초6 수학 마무리', /찾는 내용이 없어요/],
    ['보관하기', fakeProblem(contract.archiveCourse, 'VERSION_CONFLICT'), ON_SALE, /다른 곳에서 먼저 바뀌었어요/],
    ['보관하기', offline(contract.archiveCourse), ON_SALE, /서버가 답하지 않아요/],
  ])('says why ‘%s’ was refused, and the course stays where it is', async (name, refused, course, words) => {
    const { user, currentPath } = visit([draft(), refused]);
    await choose(user, course, name);
    expect(await screen.findByText(words)).toBeVisible();
    expect(currentPath()).toBe(`${BASE}/all`);
    expect((await row(course)).getByRole('heading')).toBeVisible();
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  });

  it('deletes nothing when she thinks again, and gives the focus back to its menu', async () => {
    const { user } = visit([fake(contract.listCourses, aCatalogue([aCourseSummary({ title: '지울 강좌' })]))]);
    await choose(user, '지울 강좌', '삭제');
    const dialog = within(await question('이 강좌를 삭제할까요?'));
    await user.click(dialog.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(await menuOf('지울 강좌')).toHaveFocus());
  });

  it('says why a course was not deleted, and closes the question', async () => {
    const { user } = visit([
      fake(contract.listCourses, aCatalogue([aCourseSummary({ title: '지울 강좌' })])),
      fakeProblem(contract.deleteCourse, 'UNEXPECTED'),
    ]);
    await choose(user, '지울 강좌', '삭제');
    await user.click(within(await question('이 강좌를 삭제할까요?')).getByRole('button', { name: '강좌 삭제' }));
    expect(await screen.findByText(/서버에 문제가 생겼어요/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('강좌를 삭제했어요')).toBeNull();
  });
});
