import { act, screen, waitFor, within } from '@testing-library/react';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { opsContract } from '@portal/domain/ops/ops.contract';
import { directoryContract } from '@portal/domain/planning/directory.contract';
import { profileContract } from '@portal/domain/profile/profile.contract';
import { incomesContract } from '@portal/domain/wallet/incomes.contract';
import { menuToggled } from '@portal/portal-core/state/site.slice';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { anOperator } from '@portal/testing/ops/ops-item-builders';
import { avatarButton, banner, loginForm, pageHeading, sideMenu } from './portal.screen.ts';
import { renderPortal } from './testing/portal.fixture.ts';

const operator = anOperator();
const refused = () => problemResponse('FORBIDDEN');
/** What would be a teacher's question, and is refused to an operator. */
const asked = jest.fn(refused);
/** What a page of teachers asks where her profile comes after it. */
const askedTooSoon = [
  fake(incomesContract.getIncomeSummary, refused),
  fake(incomesContract.getIncomeForecast, refused),
  fake(incomesContract.listIncomes, refused),
  fake(classesContract.listClasses, refused),
];
const asOperator = [
  fake(sessionContract.getProfile, operator),
  fake(opsContract.listOpsQueues, { items: [] }),
  fake(opsContract.listOpsItems, { total: 0, items: [] }),
  fake(profileContract.checkProfileSubmission, asked),
  fake(directoryContract.getDirectory, asked),
  fake(notificationsContract.countNotSeenNotifications, asked),
];
const visit = (path: string, handlers = asOperator) => renderPortal({ signedIn: true, path, handlers });

beforeEach(() => asked.mockClear());

describe('an operator', () => {
  it.each(['/', '/lich-day', '/account/income/all', '/faq', '/login'])(
    'is led from %s to her desk [ROL-1]',
    async (path) => {
      const { here } = visit(path, [...asOperator, ...askedTooSoon]);
      expect(await pageHeading('운영 데스크')).toBeVisible();
      expect(here()).toBe('/ops');
    },
  );

  it('has a frame of her own: no bell, no chat, no invitation, no menus of teachers', async () => {
    visit('/ops');
    await pageHeading('운영 데스크');
    await avatarButton(operator.name);
    expect(banner().queryByRole('link', { name: '채팅' })).toBeNull();
    expect(banner().queryByText('선생님 초대')).toBeNull();
    expect(banner().queryByRole('button', { name: /알림/ })).toBeNull();
    const entries = within(await sideMenu()).getAllByRole('link', { hidden: true });
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['운영 데스크', '/ops'],
      ['한눈에 보기', '/ops'],
      ['선생님 지원 심사', '/ops/applications'],
      ['수업 프로필 심사', '/ops/profiles'],
      ['강좌 심사', '/ops/courses'],
      ['신고된 후기', '/ops/reviews'],
      ['신고된 글', '/ops/posts'],
      ['글의 이의 신청', '/ops/appeals'],
      ['신고된 대화', '/ops/chats'],
      ['문의 답변', '/ops/tickets'],
      ['출금 처리', '/ops/withdrawals'],
      ['수업 수입', '/ops/incomes'],
      ['선물 신청', '/ops/gifts'],
      ['선물 재고', '/ops/gifts/stock'],
      ['모임', '/ops/groups'],
      ['마켓 통계', '/ops/statistics'],
      ['팀', '/ops/team'],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is offered the desks at which she works, and no others', async () => {
    const helping = [fake(sessionContract.getProfile, anOperator({ desks: ['HELP'] })), ...asOperator];
    const { user } = visit('/ops', helping);
    await avatarButton(operator.name);
    const entries = within(await sideMenu()).getAllByRole('link', { hidden: true });
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '운영 데스크',
      '한눈에 보기',
      '신고된 후기',
      '신고된 글',
      '글의 이의 신청',
      '신고된 대화',
      '문의 답변',
      '모임',
    ]);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: '찾을 말' });
    expect(screen.queryByRole('option', { name: /출금 처리|팀|선물/ })).toBeNull();
  });

  it('who follows an address of another desk reads whose it is', async () => {
    const helping = [fake(sessionContract.getProfile, anOperator({ desks: ['HELP'] }))];
    visit('/ops/withdrawals', [...helping, fakeProblem(opsContract.listOpsItems, 'FORBIDDEN'), ...asOperator]);
    expect(await screen.findByText('맡은 일에 없는 목록이에요')).toBeVisible();
  });

  it('finds in her avatar menu the theme and the way out, and nothing else', async () => {
    const { user } = visit('/ops');
    await user.click(await avatarButton(operator.name));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['로그아웃']);
    expect(menu.getAllByRole('menuitemradio')).toHaveLength(3);
  });

  it('finds her pages in the drawer and in the palette, which asks nothing of a teacher', async () => {
    const { user, store } = visit('/ops');
    await avatarButton(operator.name);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: '찾을 말' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '한눈에 보기운영 데스크',
      '선생님 지원 심사운영 데스크',
      '수업 프로필 심사운영 데스크',
      '강좌 심사운영 데스크',
      '신고된 후기운영 데스크',
      '신고된 글운영 데스크',
      '글의 이의 신청운영 데스크',
      '신고된 대화운영 데스크',
      '문의 답변운영 데스크',
      '출금 처리운영 데스크',
      '수업 수입운영 데스크',
      '선물 신청운영 데스크',
      '선물 재고운영 데스크',
      '모임운영 데스크',
      '마켓 통계운영 데스크',
      '팀운영 데스크',
      '화면 밝게',
      '화면 어둡게',
      '로그아웃',
    ]);
    await user.keyboard('{Escape}');
    act(() => void store.dispatch(menuToggled(true)));
    const drawer = within(await screen.findByRole('dialog', { name: '모바일 메뉴' }));
    expect(drawer.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['운영 데스크']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('comes back to the queue that she asked for when she signs in [RTE-12]', async () => {
    const { user, here } = renderPortal({ path: '/ops/courses?filter=mine', handlers: asOperator });
    const form = loginForm(within(screen.getByRole('main')));
    await user.type(await form.account(), 'ops-review');
    await user.type(await form.password(), 'demo1234!');
    await user.click(await form.submit());
    expect(await pageHeading('강좌 심사')).toBeVisible();
    expect(here()).toBe('/ops/courses?filter=mine');
  });
});

describe('the desk', () => {
  it('does not exist for a teacher, and shows her nothing of itself before that is known', async () => {
    let answer = (_: ReturnType<typeof aProfile>) => undefined as void;
    const profile = fake(
      sessionContract.getProfile,
      () => new Promise<ReturnType<typeof aProfile>>((resolve) => (answer = resolve)),
    );
    const queues = jest.fn(() => problemResponse('FORBIDDEN'));
    visit('/ops', [profile, fake(opsContract.listOpsQueues, queues)]);
    await banner().findByRole('progressbar', { name: '내 정보를 불러오는 중' });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('운영 데스크')).toBeNull();
    expect(document.title).not.toContain('운영');
    answer(aProfile());
    expect(await pageHeading('Page not found')).toBeVisible();
    expect(screen.queryByText('운영 데스크')).toBeNull();
    expect(queues).not.toHaveBeenCalled();
  });

  it('stands in no menu of a teacher', async () => {
    visit('/account/affiliate', []);
    await avatarButton();
    expect(within(await sideMenu()).queryByText('운영 데스크')).toBeNull();
    expect(await banner().findByRole('link', { name: /^채팅/ })).toBeInTheDocument();
  });

  it('lets the platform say why when the profile could not be loaded', async () => {
    visit('/ops', [
      fake(sessionContract.getProfile, () => new Response('', { status: 500 })),
      fakeProblem(opsContract.listOpsQueues, 'FORBIDDEN'),
    ]);
    expect(await screen.findByText('심사할 것을 불러오지 못했어요')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/이 작업을 할 권한이 없어요/)).toBeVisible());
  });
});
