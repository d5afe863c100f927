import { screen } from '@testing-library/react';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aCourseSummary } from '@portal/testing/courses/course-builders';
import { aCatalogue, someCourses, worlds } from '../catalogue.fixture.ts';
import { BASE, preload, row, title, visit } from '../course-catalogue.screen.ts';

const archived = aCourseSummary({ id: 'course-7', title: '지난 강좌', status: 'DRAFT', isArchived: true });

beforeAll(preload, 30_000);

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

  it.each([
    ['published', '승인', 'PUBLISHED'],
    ['draft', '임시 저장', 'DRAFT'],
    ['waiting', '승인 대기', 'WAITING_APPROVAL'],
    ['in-approval', '심사 중', 'APPROVAL_IN_PROCESS'],
    ['archived', '보관함', 'ARCHIVED'],
  ])('has an address for %s, and says where it is empty [RTE-11]', async (tab, label, status) => {
    const asked = jest.fn();
    const none = fake(contract.listCourses, ({ query }) => {
      asked(query.status);
      return aCatalogue([]);
    });
    visit([none], `${BASE}/${tab}`);
    expect(await screen.findByText(`‘${label}’ 강좌가 없어요`)).toBeVisible();
    expect(screen.getByRole('link', { name: `${label} 0` })).toHaveAttribute('aria-current', 'page');
    expect(asked).toHaveBeenLastCalledWith(status);
  });

  it('is turned over by its address, and begins anew with another order', async () => {
    const { user, currentPath } = visit(worlds.many);
    await user.click(await screen.findByRole('button', { name: /^3 ?쪽$/ }));
    expect(currentPath()).toBe(`${BASE}/all?page=3`);
    expect((await row('중2 수학 21반')).getByText('임시 저장')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '이름순');
    expect(currentPath()).toBe(`${BASE}/all?sort=title%2CASC`);
  });

  it('shows its last page where the address names a later one: what stood there is gone', async () => {
    const { currentPath } = visit(worlds.many, `${BASE}/all?sort=title%2CASC&page=9`);
    expect((await row('중2 수학 34반')).getByText('임시 저장')).toBeVisible();
    expect(currentPath()).toBe(`${BASE}/all?sort=title%2CASC&page=4`);
    expect(screen.getByRole('button', { name: /^4 ?쪽$/ })).toHaveAttribute('aria-current', 'page');
  });

  it.each(['page=0', 'page=-3', 'page=two', 'sort=price,ASC'])(
    'counts nonsense in its address as nothing: %s',
    async (query) => {
      const asked = jest.fn();
      const list = fake(contract.listCourses, (request) => {
        asked(request.query);
        return aCatalogue(someCourses());
      });
      visit([list], `${BASE}/all?${query}`);
      await row('초6 수학 마무리');
      expect(asked.mock.calls).toEqual([[{ page: '1', sort: 'updatedAt,DESC' }]]);
    },
  );

  it('leads from a title to where the course can be written, or else looked at [CRS-3]', async () => {
    visit([fake(contract.listCourses, aCatalogue([...someCourses(), archived]))]);
    const wayOf = async (name: string) => (await row(name)).getByRole('link', { name }).getAttribute('href');
    expect(await wayOf('초6 수학 마무리')).toBe(`${BASE}/course-4/edit`);
    expect(await wayOf('중1 기하 입문')).toBe(`${BASE}/course-3/preview`);
    expect(await wayOf('지난 강좌')).toBe(`${BASE}/course-7/preview`);
    expect((await row('초6 수학 마무리')).getByRole('link', { name: '반려 이유 보기' })).toHaveAttribute(
      'href',
      `${BASE}/course-4/approval-history`,
    );
  });
});
