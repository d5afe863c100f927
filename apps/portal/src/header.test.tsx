import { screen, waitFor, within } from '@testing-library/react';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { paths } from '@portal/domain/site/paths';
import { anInvitedClass } from '@portal/testing/classes/enrollment-builders';
import { fake, neverAnswers } from '@portal/testing/contract-fakes';
import { aProfile, aTenant } from '@portal/testing/identity/identity-builders';
import { avatarButton, banner, loginButton } from './portal.screen.ts';
import { renderPortal } from './testing/portal.fixture.ts';

const invited = fake(enrollmentsContract.getInvitedClass, anInvitedClass());

describe('the header', () => {
  it('stays at the top and its logo leads home [HDR-1]', async () => {
    const { user, here } = renderPortal({ path: '/faq' });
    expect(getComputedStyle(screen.getByRole('banner')).position).toBe('sticky');
    await user.click(banner().getByRole('link', { name: /홈으로 가기/ }));
    expect(here()).toBe('/');
  });

  it('invites teachers, but not on a small screen [HDR-2]', async () => {
    renderPortal({ signedIn: true, path: '/faq' });
    const invite = (await banner().findByText('선생님 초대')).closest('a');
    expect(invite).toHaveAttribute('href', '/account/affiliate');
    // Without a media query, as on a phone, it is not drawn.
    expect(invite).not.toBeVisible();
  });

  it('leads to the chat, and says in how many talks something is unread [HDR-3]', async () => {
    renderPortal({
      signedIn: true,
      path: '/faq',
      handlers: [fake(chatsContract.listChats, { total: 2, items: [] })],
    });
    const chat = await banner().findByRole('link', { name: '채팅, 안 읽은 대화 2개' });
    expect(chat).toHaveAttribute('href', '/account/chat');
  });

  it('shows the bell of the notifications section with its count [HDR-4] [NTF-3]', async () => {
    renderPortal({
      signedIn: true,
      path: '/faq',
      handlers: [fake(notificationsContract.countNotSeenNotifications, { count: 100 })],
    });
    expect(await banner().findByText('99+')).toBeInTheDocument();
  });

  it('offers the login to a visitor, and nothing that needs a session [HDR-5] [ROL-2]', async () => {
    renderPortal({ path: '/faq' });
    expect(await loginButton()).toBeVisible();
    expect(banner().queryByRole('link', { name: /^채팅/ })).not.toBeInTheDocument();
    expect(banner().queryByRole('button', { name: /님 메뉴/ })).not.toBeInTheDocument();
  });

  it('offers neither login nor menu to a family at a page of hers, and no page of teachers below it', async () => {
    const { user } = renderPortal({ path: paths.classInvitation('link-1'), handlers: [invited] });
    expect(banner().queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: '고객 지원' })).toBeNull();
    await user.click(banner().getByRole('link', { name: /홈으로 가기/ }));
    expect(await loginButton()).toBeVisible();
  });

  it('never flashes the login button at a signed-in teacher while her profile is on its way [HDR-5] [SES-1]', async () => {
    renderPortal({ signedIn: true, path: '/faq', handlers: [neverAnswers(sessionContract.getProfile)] });
    expect(await banner().findByRole('progressbar', { name: '내 정보를 불러오는 중' })).toBeVisible();
    expect(banner().queryByRole('button', { name: '로그인' })).not.toBeInTheDocument();
  });

  it('shows the first letter of the name without an image, else the image over it [AVT-1]', async () => {
    renderPortal({
      signedIn: true,
      path: '/faq',
      handlers: [fake(sessionContract.getProfile, aProfile({ name: 'Đỗ Minh', avatar: '/assets/a.jpg' }))],
    });
    const button = await avatarButton('Đỗ Minh');
    expect(button).toHaveTextContent('Đ');
    expect(button.querySelector('img')).toHaveAttribute('src', expect.stringContaining('a.jpg'));
  });
});

describe('the avatar menu', () => {
  it('has the entries of the source in their order, then the theme [AVT-2]', async () => {
    const { user } = renderPortal({ signedIn: true, path: '/faq' });
    await user.click(await avatarButton());
    const items = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['한눈에 보기', '/account/calendar'],
      ['내 수업', '/account/my-courses/all'],
      ['수업 계획', '/account/teaching-plan/schedule'],
      ['일정', '/account/calendar'],
      ['통계', '/account/exchange-points/all'],
      ['수입', '/account/income/all'],
      ['설정', '/account/settings/profile'],
      ['도움말', '/account/supports'],
      ['로그아웃', null],
    ]);
    const themes = within(screen.getByRole('group', { name: '화면 모드' })).getAllByRole('menuitemradio');
    expect(themes.map((theme) => [theme.textContent, theme.getAttribute('aria-checked')])).toEqual([
      ['밝게', 'false'],
      ['어둡게', 'false'],
      ['기기 설정 따르기', 'true'],
    ]);
    expect(items.at(-1)?.compareDocumentPosition(themes[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('changes the theme, and the choice stays [AVT-2]', async () => {
    const { user } = renderPortal({ signedIn: true, path: '/faq' });
    await user.click(await avatarButton());
    await user.click(await screen.findByRole('menuitemradio', { name: '어둡게' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('portal-theme')).toBe('dark');
    await user.click(await avatarButton());
    expect(await screen.findByRole('menuitemradio', { name: '어둡게', checked: true })).toBeVisible();
    localStorage.removeItem('portal-theme');
  });

  it('asks before it ends the session; cancelling changes nothing [AVT-3]', async () => {
    const signOut = jest.fn(() => Promise.resolve());
    const { user } = renderPortal({ signedIn: true, path: '/faq', session: { signOut } });
    await user.click(await avatarButton());
    await user.click(await screen.findByRole('menuitem', { name: '로그아웃' }));
    const dialog = await screen.findByRole('alertdialog', { name: '로그아웃할까요?' });
    const cancel = within(dialog).getByRole('button', { name: '취소' });
    // Which button has the focus is a browser's matter; that it is inside is seen here.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.click(cancel);
    expect(signOut).not.toHaveBeenCalled();

    await user.click(await avatarButton());
    await user.click(await screen.findByRole('menuitem', { name: '로그아웃' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '로그아웃' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('still offers the way out when the profile could not be loaded [AVT-3] [SES-7]', async () => {
    renderPortal({
      signedIn: true,
      path: '/faq',
      handlers: [fake(sessionContract.getProfile, () => new Response('', { status: 500 }))],
    });
    expect(await avatarButton('선생님 포털')).toBeVisible();
    expect(banner().queryByRole('button', { name: '로그인' })).not.toBeInTheDocument();
  });
});

describe('the site', () => {
  it('quotes the Vietnamese and English texts of the source in their language [SITE-2] [RTE-3]', async () => {
    renderPortal({ path: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toHaveAttribute('lang', 'en');
  });

  it('names both brands, the company and the hotline of its configuration [SITE-3]', async () => {
    const tenant = aTenant({
      classBrand: { name: '가나 클래스', logo: '/logo.svg' },
      networkBrand: { name: '다라 네트워크', logo: null },
      parentSiteUrl: 'https://parent.example/',
      hotlineNumber: '1588-1234',
    });
    renderPortal({ path: '/faq', config: { tenant } });
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getByText('가나 클래스 · 다라 네트워크')).toBeVisible();
    expect(foot.getByRole('link', { name: /회사 소개/ })).toHaveAttribute('href', 'https://parent.example/');
    expect(foot.getByRole('link', { name: /1588-1234/ })).toHaveAttribute('href', 'tel:15881234');
    expect(
      banner()
        .getByRole('link', { name: /홈으로 가기/ })
        .querySelector('img'),
    ).toHaveAttribute('src', '/logo.svg');
  });
});
