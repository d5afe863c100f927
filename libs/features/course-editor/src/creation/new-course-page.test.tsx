import { screen, waitFor } from '@testing-library/react';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { paths } from '@portal/domain/site/paths';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aCourse } from '@portal/testing/courses/course-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseList, aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

beforeAll(() => Promise.all(courseEditorSection.routes.map(({ preload }) => preload?.())), 60_000);
beforeEach(() => localStorage.clear());

const visit = (...handlers: Fake[]) => renderSection(courseEditorSection, { path: paths.newCourse(), handlers });
const gate = () => screen.findByText('프로필이 승인되면 강좌를 만들 수 있어요.');

it('makes a course of a name and goes on to the editor [CRS-1]', async () => {
  const made = jest.fn();
  const create = fake(contract.createCourse, ({ body }) => {
    made(body);
    return aCourse();
  });
  const { user, currentPath } = visit(
    fake(contract.listCourses, aCourseList({ mayCreate: true })),
    create,
    ...aCourseServer().handlers,
  );
  await user.type(await editor.field(/^강좌 이름/), ' 처음 만나는 함수 ');
  await user.click(await editor.button('만들기'));
  await waitFor(() => expect(currentPath()).toBe(EDIT));
  expect(made).toHaveBeenCalledWith({ clientId: expect.stringMatching(/^[0-9a-f-]{36}$/), title: '처음 만나는 함수' });
});

it('is made once, however often its answer is lost', async () => {
  const ids: string[] = [];
  const create = fake(contract.createCourse, ({ body }) => {
    ids.push(body.clientId);
    return ids.length === 1 ? problemResponse('UNEXPECTED') : aCourse();
  });
  const { user, currentPath } = visit(
    fake(contract.listCourses, aCourseList({ mayCreate: true })),
    create,
    ...aCourseServer().handlers,
  );
  await user.type(await editor.field(/^강좌 이름/), '함수');
  await user.click(await editor.button('만들기'));
  expect(await screen.findByText(/서버에 문제가 생겼어요/)).toBeVisible();
  await user.click(await editor.button('만들기'));
  await waitFor(() => expect(currentPath()).toBe(EDIT));
  expect(ids[0]).toBe(ids[1]);
});

it('keeps a name above 60 characters and says the rule [CRS-6]', async () => {
  const { user } = visit(fake(contract.listCourses, aCourseList({ mayCreate: true })));
  const title = await editor.field(/^강좌 이름/);
  await user.click(title);
  await user.paste('가'.repeat(61));
  expect(screen.getByText('61/60자')).toBeVisible();
  await user.click(await editor.button('만들기'));
  expect(await screen.findByText('60자까지 쓸 수 있어요.', { selector: '[aria-live] *' })).toBeVisible();
  expect(title).toHaveValue('가'.repeat(61));
  expect(title).toHaveFocus();
});

describe('before the first approval of the profile [CRS-5]', () => {
  it('says why nothing can be made and leads to the profile', async () => {
    visit(fake(contract.listCourses, aCourseList({ mayCreate: false })));
    expect(await gate()).toBeVisible();
    expect(screen.getByRole('link', { name: '프로필 보기' })).toHaveAttribute('href', paths.teacherProfile());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says the same when only the server knows it', async () => {
    const { user } = visit(
      fakeProblem(contract.listCourses, 'UNEXPECTED'),
      fakeProblem(contract.createCourse, 'PROFILE_NOT_APPROVED'),
    );
    await user.type(await editor.field(/^강좌 이름/), '함수');
    await user.click(await editor.button('만들기'));
    expect(await gate()).toBeVisible();
  });
});
