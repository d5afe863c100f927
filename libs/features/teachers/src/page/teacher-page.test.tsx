import { screen, within } from '@testing-library/react';
import { teachersContract as contract } from '@portal/domain/teachers/teachers.contract';
import { fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { aPublicCourse, aPublicReview } from '@portal/testing/teachers/teacher-builders';
import { teachersSection } from '../section.ts';
import { shownReviews, shownTeacher, shownTimes, TWO_COURSES } from '../teachers.fixture.ts';
import { button, deviceSpeaks, heading, part, visit, withTeachers } from '../teachers.screen.ts';

withTeachers();

describe('a teacher as anybody may read her', () => {
  it('is led by her name, with what is counted of her and what she says [REG-1]', async () => {
    visit();
    expect(await heading()).toBeVisible();
    expect(screen.getByText('한 시간에 한 가지, 스스로 설명할 수 있을 때까지')).toBeVisible();
    const facts = within(await part('한눈에 보기'));
    expect(facts.getByText('4.8')).toBeVisible();
    expect(facts.getByText('평점 · 후기 38개')).toBeVisible();
    expect(facts.getByText('1,240번')).toBeVisible();
    expect(await part('이렇게 가르쳐요')).toHaveTextContent('그림과 저울로');
    expect(await part('경력')).toHaveTextContent('한빛중학교 · 02/03/2018 – 28/02/2025');
    expect(await part('자격증')).toHaveTextContent('중등학교 정교사 2급');
    // Nothing computes them.
    expect(document.body).not.toHaveTextContent(/87%|98%/);
  });

  it('shows a price for one lesson only where the fee is a whole number of it [CON-3]', async () => {
    visit(shownTeacher({ courses: TWO_COURSES }));
    const courses = within(await part('강좌 2개'));
    const [group, single] = courses.getAllByRole('listitem').filter((one) => within(one).queryByRole('heading'));
    expect(group).toHaveTextContent('120,000đ한 번에');
    expect(group).toHaveTextContent('8회 960,000đ · 학생 6명까지');
    expect(single).toHaveTextContent('7회 2,000,000đ');
    expect(single).toHaveTextContent('1:1');
    expect(single).not.toHaveTextContent('한 번에');
  });

  it('leaves out what there is not: reviews, courses, a video behind no link', async () => {
    visit(
      shownTeacher({
        courses: [],
        introVideoUrl: 'javascript:alert(1)',
        rating: { count: 0, average: null, distribution: [] },
        lessonsHeld: 0,
      }),
    );
    await heading();
    for (const name of ['수강 후기', '한눈에 보기', /^강좌/]) expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: /소개 영상/ })).toBeNull();
  });

  it('leads to her video in a new window that learns nothing of this one', async () => {
    visit(shownTeacher({ introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' }));
    const link = await screen.findByRole('link', { name: /^소개 영상 보기\s?새 창$/ });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('stands in no menu', () => {
    expect(teachersSection.nav).toBeUndefined();
    expect(teachersSection.routes).toMatchObject([{ path: '/teachers/:teacherId', access: 'public' }]);
  });
});

describe('what families think of her', () => {
  it('is an average with its distribution, and masked names with her answers', async () => {
    visit();
    const reviews = within(await part('수강 후기'));
    expect(reviews.getByText('후기 38개의 평균')).toBeVisible();
    const rows = within(reviews.getByRole('list', { name: '점수별 후기 수' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['5점31', '4점5', '3점2', '2점0', '1점0']);
    expect(await reviews.findByText('한*정')).toBeVisible();
    expect(reviews.getByText('스스로 식을 세운 날이 가장 기뻤어요.')).toBeVisible();
  });

  it('can be read to its end, page by page', async () => {
    const asked = jest.fn();
    const { user } = visit(
      fake(contract.listPublicReviews, ({ query }) => {
        asked(query);
        const id = `${query?.page}-${query?.size}`;
        return { total: 25, items: [aPublicReview({ id, content: `후기 ${id}` })] };
      }),
    );
    await screen.findByText('후기 1-3');
    await user.click(button('후기 25개 모두 보기'));
    await screen.findByText('후기 1-10');
    await user.click(button('다음 후기'));
    await screen.findByText('후기 2-10');
    expect(screen.getByText('2 / 3쪽')).toBeVisible();
    expect(screen.getByRole('list', { name: '수강 후기' })).toHaveFocus();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('may fail alone, and is asked for again', async () => {
    const { user } = visit(offline(contract.listPublicReviews));
    await screen.findByText('후기를 불러오지 못했어요');
    expect(await heading()).toBeVisible();
    platform.use(shownReviews());
    await user.click(button('다시 시도'));
    expect(await screen.findByText('한*정')).toBeVisible();
  });
});

describe('an address at which nobody stands', () => {
  it.each(['NOT_FOUND', 'VALIDATION'] as const)('says so and leads home (%s)', async (code) => {
    visit(fakeProblem(contract.getPublicTeacher, code));
    expect(await screen.findByText('찾을 수 없는 선생님이에요')).toBeVisible();
    expect(screen.getByRole('link', { name: '첫 화면으로 가기' })).toHaveAttribute('href', '/');
  });

  it('is no address whose teacher only did not come', async () => {
    const { user } = visit(offline(contract.getPublicTeacher));
    expect(await screen.findByText('선생님 페이지를 불러오지 못했어요')).toBeVisible();
    platform.use(shownTeacher());
    await user.click(button('다시 시도'));
    expect(await heading()).toBeVisible();
  });
});

describe('a family that reads Vietnamese', () => {
  it('has the whole page in its language, but for what people wrote [REG-1]', async () => {
    deviceSpeaks('vi-VN');
    visit(
      shownTeacher({
        name: 'Lan',
        shortIntro: '',
        detailIntro: '',
        currentPosition: '',
        subjects: [{ name: 'Toán', topics: [] }],
        languages: ['Tiếng Việt'],
        experiences: [],
        certificates: [],
        courses: [aPublicCourse({ title: 'Toán 8' })],
      }),
      shownReviews([
        aPublicReview({ author: 'T. T. Hương', content: 'Cô rất kiên nhẫn.', className: 'A', reply: null }),
      ]),
      shownTimes(),
    );
    const h1 = await heading('Giáo viên Lan');
    expect(h1).toHaveAttribute('lang', 'vi');
    await screen.findByText('Cô rất kiên nhẫn.');
    await screen.findByRole('radio', { name: /^T6 20\/11\/2026/ });
    const page = h1.closest('div[lang=vi]')!;
    expect(page.textContent.replace('한국어', '')).not.toMatch(/[가-힣]/);
    for (const named of page.querySelectorAll('[aria-label]'))
      expect(named.getAttribute('aria-label')).not.toMatch(/[가-힣]/);
  });

  it('comes back to Korean by one press', async () => {
    deviceSpeaks('vi-VN');
    const { user } = visit();
    await heading('Giáo viên 김서연');
    await user.click(button('한국어'));
    expect(await heading()).toBeVisible();
  });
});
