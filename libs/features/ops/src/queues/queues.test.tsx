import { act, screen, waitFor } from '@testing-library/react';
import { opsApi } from '@portal/api/ops/ops.api';
import { opsContract as ops } from '@portal/domain/ops/ops.contract';
import { fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { anOpsItem } from '@portal/testing/ops/ops-item-builders';
import { platform } from '@portal/testing/platform-server';
import { asOperator, openItems, someQueues, worlds } from '../ops.fixture.ts';
import { preloadPages, press, rows, title, visit } from '../ops.screen.ts';
import { opsSection } from '../section.ts';

beforeAll(preloadPages, 30_000);

describe('the queues', () => {
  it('show what is open, late and mine, and how long the next one has', async () => {
    visit('/ops', worlds.queues);
    expect(await title('운영 데스크')).toBeVisible();
    const [profiles, courses] = await screen.findAllByRole('link');
    expect(profiles).toHaveAttribute('href', '/ops/profiles');
    expect(profiles).toHaveTextContent('수업 프로필 심사열린 것 3건내가 맡은 것 1건가장 이른 기한 영업일 1일 안에');
    expect(profiles).not.toHaveTextContent('기한 지남');
    expect(courses).toHaveTextContent('강좌 심사열린 것 4건기한 지남 1건내가 맡은 것 1건가장 이른 기한 16시간 지남');
  });

  it('say that nothing waits', async () => {
    visit('/ops', worlds.noQueues);
    expect(await screen.findAllByText('기다리는 심사가 없어요')).toHaveLength(2);
  });

  it('say at the finance desk how many gifts wait and since when', async () => {
    visit('/ops', worlds.finance);
    const gifts = await screen.findByRole('link', { name: /^선물 신청/ });
    expect(gifts).toHaveAttribute('href', '/ops/gifts');
    expect(gifts).toHaveTextContent(/^선물 신청열린 것 3건가장 오래 기다린 신청 .*11월 16일/);
  });

  it('stay where the gifts could not be read', async () => {
    visit('/ops', worlds.financeWithoutGifts);
    expect(await screen.findByText('선물 신청을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('link', { name: /^출금 처리/ })).toBeVisible();
  });

  it('of other desks ask for no gifts', async () => {
    visit('/ops', worlds.queues);
    expect(await screen.findByRole('link', { name: /^강좌 심사/ })).toBeVisible();
    expect(screen.queryByText(/선물 신청/)).toBeNull();
  });

  it('lead who manages the team alone to the team', async () => {
    visit('/ops', [asOperator, fake(ops.listOpsQueues, { items: [] })]);
    expect(await screen.findByText('맡은 심사 목록이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '팀으로 가기' })).toHaveAttribute('href', '/ops/team');
  });

  it('can be asked for again when they did not come', async () => {
    let isBroken = true;
    const list = fake(ops.listOpsQueues, () => (isBroken ? problemResponse('UNEXPECTED') : { items: [...someQueues] }));
    const { user } = visit('/ops', [asOperator, list]);
    expect(await screen.findByText('심사할 것을 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(await press('다시 시도'));
    expect(await screen.findByText('4건')).toBeVisible();
  });

  it('stay, with a word about it, when they cannot be read again', async () => {
    const { store } = visit('/ops', worlds.queues);
    expect(await screen.findByText('4건')).toBeVisible();
    platform.use(fakeProblem(ops.listOpsQueues, 'UNEXPECTED'));
    act(() => void store.dispatch(opsApi.util.invalidateTags(['OpsQueue'])));
    expect(await screen.findByText(/앞서 받은 내용을 보여 드려요/)).toBeVisible();
    expect(screen.getByText('4건')).toBeVisible();
  });

  it('are for operators alone, each with its link in the menu', () => {
    expect(new Set(opsSection.routes.map(({ access }) => access))).toEqual(new Set(['operator']));
    expect(opsSection.nav?.links?.map(({ path }) => path)).toEqual([
      '/ops',
      '/ops/applications',
      '/ops/profiles',
      '/ops/courses',
      '/ops/reviews',
      '/ops/posts',
      '/ops/appeals',
      '/ops/chats',
      '/ops/tickets',
      '/ops/withdrawals',
      '/ops/incomes',
      '/ops/gifts',
      '/ops/gifts/stock',
      '/ops/groups',
      '/ops/statistics',
      '/ops/team',
    ]);
  });
});

describe('the list of a queue', () => {
  it('marks what is late, who has picked it up, and what came again', async () => {
    visit('/ops/courses', worlds.list);
    expect(await title('강좌 심사')).toBeVisible();
    const [late, own, others, again] = await rows();
    expect(late).toMatch(/초등 독서 토론 4인반이국어 .*대기16시간 지남/);
    expect(own).toMatch(/맡은 사람 운영팀 \(심사\).*심사 중1시간 남음/);
    expect(own).not.toContain('지남');
    expect(others).toMatch(/맡은 사람 운영팀 \(정산\)/);
    expect(again).toContain('다시 냄');
  });

  it('is filtered and turned over by its address', async () => {
    const asked: unknown[] = [];
    const list = fake(ops.listOpsItems, ({ params, query }) => {
      asked.push({ ...params, ...query });
      return { total: 45, items: openItems };
    });
    const { user, currentPath } = visit('/ops/courses', [asOperator, list]);
    await user.click(await press(/^3 ?쪽$/));
    await waitFor(() => expect(currentPath()).toBe('/ops/courses?page=3'));
    await user.click(screen.getByRole('radio', { name: '끝난 것' }));
    expect(currentPath()).toBe('/ops/courses?filter=decided');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked).toEqual([
      { queue: 'COURSES', filter: 'OPEN', page: '1' },
      { queue: 'COURSES', filter: 'OPEN', page: '3' },
      { queue: 'COURSES', filter: 'DECIDED', page: '1' },
    ]);
  });

  it('leads from an empty filter to what is open', async () => {
    const { user, currentPath } = visit('/ops/courses?filter=mine', worlds.emptyList);
    expect(await screen.findByText('맡은 심사가 없어요')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '열린 것 보기' }));
    expect(currentPath()).toBe('/ops/courses');
    expect(await screen.findByText('기다리는 심사가 없어요')).toBeVisible();
  });

  it('of a desk that is not hers says whom to ask, and offers no retry that cannot help', async () => {
    visit('/ops/courses', worlds.listOfOthers);
    expect(await screen.findByText('맡은 일에 없는 목록이에요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(screen.getByRole('link', { name: '운영 데스크로 가기' })).toBeVisible();
  });

  it('keeps what it showed when it cannot be read again', async () => {
    let isBroken = false;
    const list = fake(ops.listOpsItems, () =>
      isBroken ? problemResponse('UNEXPECTED') : { total: 1, items: [anOpsItem()] },
    );
    const { store } = visit('/ops/courses', [asOperator, list]);
    expect(await rows()).toHaveLength(1);
    isBroken = true;
    act(() => void store.dispatch(opsApi.util.invalidateTags(['OpsQueue'])));
    expect(await screen.findByText(/앞서 받은 내용을 보여 드려요/)).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('shows its last page where an address names a later one: what stood there was decided meanwhile', async () => {
    const asked: unknown[] = [];
    const list = fake(ops.listOpsItems, ({ query }) => {
      asked.push(query.page);
      return { total: 21, items: query.page === '2' ? [anOpsItem({ title: '마지막 강좌' })] : [] };
    });
    const { currentPath } = visit('/ops/courses?filter=mine&page=3', [asOperator, list]);
    expect(await screen.findByRole('link', { name: '마지막 강좌' })).toBeVisible();
    expect(currentPath()).toBe('/ops/courses?filter=mine&page=2');
    expect(screen.queryByText('맡은 심사가 없어요')).toBeNull();
    expect(asked).toEqual(['3', '2']);
  });

  it('is filtered by the keyboard', async () => {
    const { user, currentPath } = visit('/ops/courses', worlds.list);
    await rows();
    await user.tab();
    expect(screen.getByRole('radio', { name: '열린 것' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(currentPath()).toBe('/ops/courses?filter=mine'));
    expect(screen.getByRole('radio', { name: '내가 맡은 것' })).toHaveFocus();
  });

  it.each([
    ['without a connection', offline(ops.listOpsItems)],
    ['while the platform is looked after', fakeProblem(ops.listOpsItems, 'MAINTENANCE')],
  ])('that did not come %s is asked for again', async (_when, broken) => {
    const { user } = visit('/ops/courses', [asOperator, broken]);
    expect(await screen.findByText('심사 목록을 불러오지 못했어요')).toBeVisible();
    platform.use(...worlds.list);
    await user.click(await press('다시 시도'));
    expect(await rows()).toHaveLength(openItems.length);
  });

  it.each([
    ['applications', '선생님 지원 심사', 'APPLICATIONS'],
    ['reviews', '신고된 후기', 'REVIEWS'],
    ['posts', '신고된 글', 'POSTS'],
    ['appeals', '글의 이의 신청', 'APPEALS'],
    ['chats', '신고된 대화', 'CHATS'],
    ['withdrawals', '출금 처리', 'WITHDRAWALS'],
  ] as const)('of %s is called %s, and its rows lead to their items', async (part, name, queue) => {
    const items = [anOpsItem({ id: 'one', queue, title: '한 가지' })];
    visit(`/ops/${part}`, [asOperator, fake(ops.listOpsItems, { total: 1, items })]);
    expect(await title(name)).toBeVisible();
    expect(await screen.findByRole('list', { name: `${name}, 열린 것` })).toBeVisible();
    expect(screen.getByRole('link', { name: '한 가지' })).toHaveAttribute('href', `/ops/${part}/one`);
  });

  it('knows no other queues', async () => {
    visit('/ops/letters', [asOperator]);
    expect(await screen.findByText('그런 심사 목록이 없어요')).toBeVisible();
  });
});
