import { screen, waitFor, within } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { aClassDesk, manyClasses, someClasses, worlds } from '../classes.fixture.ts';
import { button, heading, row } from '../classes.screen.ts';
import { classesSection } from '../section.ts';

const BASE = '/account/my-courses';
const NAME = '중2 수학 개념 완성 – 일차함수';
const visit = (handlers: Fake[], path = `${BASE}/all`) =>
  renderSection(classesSection, { path, handlers: [...handlers, ...worlds.loaded] });

beforeAll(() => Promise.all(classesSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('the list of classes', () => {
  it('shows each class with its state, next lesson, progress, students and unread messages [RTE-9] [CLS-1]', async () => {
    visit(worlds.loaded);
    expect(await heading('내 수업')).toBeVisible();
    const running = await row(NAME);
    expect(running.getByText('진행 중')).toBeVisible();
    expect(running.getByText('중급 · 온라인')).toBeVisible();
    expect(running.getByText('내일 19:00–20:00')).toBeVisible();
    expect(running.getByText('12회 중 5회 진행')).toBeVisible();
    expect(running.getByRole('img', { name: '학생 A01, 학생 A02, 학생 A03, 학생 A04' })).toBeVisible();
    expect(running.getByText('안 읽은 메시지 3개')).toBeInTheDocument();
    expect((await row('고1 수학 대면 수업')).getByText('예정')).toBeVisible();
    const ended = await row('중3 수학 심화');
    expect(ended.getByText('처리 중')).toBeVisible();
    expect(ended.getByRole('img', { name: /학생 A04 외 2명$/ })).toBeVisible();
    expect((await row('중1 기하 입문')).getByText('완료')).toBeVisible();
    expect((await row('초6 수학 마무리')).getByText('취소')).toBeVisible();
  });

  it('asks for the list of the address, and counts every list beside its link [RTE-9]', async () => {
    const asked = jest.fn();
    visit(
      [
        fake(contract.listClasses, ({ query }) => {
          asked(query);
          return aClassDesk(someClasses());
        }),
      ],
      `${BASE}/completed?q=수학&sort=name&page=2`,
    );
    await row(NAME);
    expect(asked).toHaveBeenCalledWith({ tab: 'completed', q: '수학', sort: 'name', page: '2', size: '10' });
    expect(screen.getByRole('link', { name: '완료 1' })).toHaveAttribute('aria-current', 'page');
    const links = within(screen.getByRole('navigation', { name: '수업 상태' })).getAllByRole('link');
    // Each state has one list, by the word of its badge, and those add up to all.
    expect(links.map((link) => link.textContent)).toEqual([
      '전체 5',
      '예정 1',
      '진행 중 1',
      '처리 중 1',
      '완료 1',
      '취소 1',
    ]);
  });

  it('searches while the teacher types, and takes the search back [RTE-9]', async () => {
    const { user } = visit([fake(contract.listClasses, ({ query }) => aClassDesk(query.q ? [] : someClasses()))]);
    await row(NAME);
    await user.type(screen.getByRole('searchbox', { name: '수업이나 학생 이름으로 찾기' }), '물리');
    expect(await screen.findByText('‘물리’에 맞는 수업이 없어요')).toBeVisible();
    await user.click(button('필터 지우기'));
    expect((await row(NAME)).getByText('진행 중')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each([
    ['all', '아직 수업이 없어요', 1],
    ['upcoming', '예정된 수업이 없어요', 1],
    ['in-progress', '진행 중인 수업이 없어요', 1],
    ['processing', '처리 중인 수업이 없어요', 0],
    ['completed', '마친 수업이 없어요', 0],
    ['cancelled', '취소한 수업이 없어요', 0],
  ])('says what is missing in %s, and leads to a new class [RTE-9]', async (tab, sentence, ways) => {
    visit(worlds.empty, `${BASE}/${tab}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    const links = screen.queryAllByRole('link', { name: '수업 만들기' });
    expect(links).toHaveLength(ways);
    for (const link of links) expect(link).toHaveAttribute('href', `${BASE}/new`);
  });

  it('loads on another try, and keeps what it has when a later one fails', async () => {
    let isBroken = true;
    const { user, push } = visit([
      fake(contract.listClasses, () => (isBroken ? problemResponse('UNEXPECTED') : aClassDesk(someClasses()))),
    ]);
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(button('다시 시도'));
    await row(NAME);
    isBroken = true;
    push('lesson.changed', { id: 'lesson-6' });
    expect(await screen.findByText('새로 불러오지 못해 앞서 받은 내용을 보여 드려요')).toBeVisible();
    expect((await row(NAME)).getByText('진행 중')).toBeVisible();
  });

  it('orders by what she chooses, from the first page on [RTE-9]', async () => {
    const asked = jest.fn();
    const { user, currentPath } = visit(
      [fake(contract.listClasses, ({ query }) => (asked(query.sort, query.page), aClassDesk(manyClasses(), 1)))],
      `${BASE}/all?page=2`,
    );
    await row('중2 수학 1반');
    await user.selectOptions(screen.getByLabelText('정렬'), '시작한 날 순');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('startDate', '1'));
    expect(currentPath()).toBe(`${BASE}/all?sort=startDate`);
  });

  it('turns its pages, and keeps the page in the address [RTE-9]', async () => {
    const { user, currentPath } = visit(worlds.many);
    expect(await screen.findByText('수업 34개')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
    await user.click(button('다음 페이지'));
    await row('중2 수학 11반');
    expect(currentPath()).toBe(`${BASE}/all?page=2`);
    expect(screen.getByRole('button', { name: /^2/ })).toHaveAttribute('aria-current', 'page');
  });

  it('leads from a page that there is no more to the last one', async () => {
    const { currentPath } = visit(worlds.many, `${BASE}/all?q=수학&page=9`);
    await row('중2 수학 34반');
    expect(currentPath()).toBe(`${BASE}/all?q=${encodeURIComponent('수학')}&page=4`);
  });

  it.each([
    ['an order', '?sort=price', { sort: 'nextLesson', page: '1' }],
    ['a page', '?page=-3', { sort: 'nextLesson', page: '1' }],
    ['half a page', '?page=2.7', { sort: 'nextLesson', page: '2' }],
  ])('asks for what there is where the address names %s that there is not', async (_what, query, expected) => {
    const asked = jest.fn();
    visit(
      [fake(contract.listClasses, ({ query: given }) => (asked(given), aClassDesk(manyClasses(), 1)))],
      `${BASE}/all${query}`,
    );
    await row('중2 수학 1반');
    expect(asked).toHaveBeenCalledWith(expect.objectContaining(expected));
  });

  it('says so without a connection, and waits for it', async () => {
    visit(worlds.offline);
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByText(/서버가 답하지 않아요/)).toBeVisible();
    expect(button('다시 시도')).toBeEnabled();
  });

  it('says that it loads, in words for who cannot see the skeleton', async () => {
    visit(worlds.loading);
    expect(await screen.findByText('수업을 불러오는 중')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '수업 만들기' })).toBeNull();
  });

  it.each([
    ['no student', { studentCount: 0, students: [] }, '학생 없음'],
    ['no lesson left', { nextLesson: null }, '남은 수업 없음'],
    ['no level', { level: null }, '온라인'],
    ['more lessons held than planned', { lessonTotal: 4, lessonHeld: 5 }, '4회 중 5회 진행'],
    ['no lesson at all', { lessonTotal: 0, lessonHeld: 0 }, '0회 중 0회 진행'],
  ])('shows a class with %s as it is', async (_what, over, words) => {
    visit([fake(contract.listClasses, aClassDesk([aClassSummary(over)]))]);
    expect((await row(NAME)).getByText(words)).toBeVisible();
  });

  it('leads from a class straight into its lesson once that can be entered [CLS-3]', async () => {
    const soon = { startAt: '2026-11-18T10:50:00+09:00', endAt: '2026-11-18T11:50:00+09:00' };
    const nextLesson = { ...aClassSummary().nextLesson!, ...soon };
    visit([fake(contract.listClasses, aClassDesk([aClassSummary({ nextLesson })]))]);
    const way = await (await row(NAME)).findByRole('link', { name: `수업 입장, ${NAME}` });
    expect(way).toHaveAttribute('href', '/account/live/lesson-6');
  });

  it('leads with the wrap-ups that she owes, and with one press into the one that waits longest [CLS-1] [W3]', async () => {
    const toWrapUp = { count: 2, lessonId: 'lesson-5', endAt: '2026-11-18T09:00:00+09:00' };
    visit([fake(contract.listClasses, aClassDesk([aClassSummary({ toWrapUp })]))]);
    const owed = await row(NAME);
    expect(owed.getByText('마무리 2개')).toBeVisible();
    expect(owed.queryByText('기한이 지났어요')).toBeNull();
    expect(owed.getByText('내일 19:00–20:00')).toBeVisible();
    expect(owed.getByRole('link', { name: `마무리하기, ${NAME}` })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-5/wrap-up',
    );
  });

  it('says of a wrap-up that has waited for more than a day that it is late [CLS-2]', async () => {
    const toWrapUp = { count: 1, lessonId: 'lesson-5', endAt: '2026-11-17T09:00:00+09:00' };
    visit([fake(contract.listClasses, aClassDesk([aClassSummary({ toWrapUp, nextLesson: null })]))]);
    const late = await row(NAME);
    expect(late.getByText('기한이 지났어요')).toBeVisible();
    expect(late.getByText('남은 수업 없음')).toBeVisible();
  });

  it('has no button where nothing is owed [CLS-1]', async () => {
    visit([fake(contract.listClasses, aClassDesk([aClassSummary()]))]);
    expect((await row(NAME)).getAllByRole('link').map((one) => one.textContent)).toEqual([NAME]);
  });

  it('has one button where a room is open and a wrap-up is owed: the way into the room [CLS-3]', async () => {
    const soon = { startAt: '2026-11-18T10:50:00+09:00', endAt: '2026-11-18T11:50:00+09:00' };
    const toWrapUp = { count: 1, lessonId: 'lesson-5', endAt: '2026-11-17T20:00:00+09:00' };
    const nextLesson = { ...aClassSummary().nextLesson!, ...soon };
    visit([fake(contract.listClasses, aClassDesk([aClassSummary({ nextLesson, toWrapUp })]))]);
    const open = await row(NAME);
    expect(open.getByText('마무리 1개')).toBeVisible();
    expect(open.getByRole('link', { name: `수업 입장, ${NAME}` })).toBeVisible();
    expect(open.queryByRole('link', { name: /마무리하기/ })).toBeNull();
  });

  it.each([
    ['2026-11-18T12:00:00+09:00', '2026-11-18T13:30:00+09:00', '오늘 12:00–13:30'],
    ['2026-11-19T00:00:00+09:00', '2026-11-19T01:00:00+09:00', '내일 00:00–01:00'],
    ['2026-11-23T19:00:00+09:00', '2026-11-23T20:00:00+09:00', /23\/11.* 19:00–20:00/],
  ])('names the day of a next lesson at %s as one would', async (startAt, endAt, words) => {
    const nextLesson = { id: 'lesson-6', no: 6, title: '', status: 'UPCOMING' as const, startAt, endAt };
    visit([fake(contract.listClasses, aClassDesk([aClassSummary({ nextLesson })]))]);
    expect((await row(NAME)).getByText(words)).toBeVisible();
  });
});
