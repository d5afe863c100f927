import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { loginButton, loginForm, pageHeading } from '../portal.screen.ts';
import { renderPortal } from '../testing/portal.fixture.ts';
import { returnPath } from './return-path.ts';

type Options = NonNullable<Parameters<typeof renderPortal>[0]>;
const refuse = (message: string) => () =>
  Promise.reject(Object.assign(new Error(message), { status: 401, code: 'LOGIN_INVALID' }));

async function popup(options: Options = {}) {
  const portal = renderPortal({ path: '/faq', ...options });
  await portal.user.click(await loginButton());
  const dialog = within(await openedDialog('로그인'));
  const form = loginForm(dialog);
  return {
    ...portal,
    dialog,
    account: await form.account(),
    password: await form.password(),
    submit: await form.submit(),
  };
}

describe('the login form', () => {
  it('has the fields, the box and the link of the source [LOG-1]', async () => {
    const { dialog, user, account, password } = await popup();
    expect(account).toHaveAttribute('placeholder', '이메일, 휴대폰 번호 또는 아이디');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(dialog.getByRole('button', { name: '비밀번호 보기' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(dialog.getByRole('checkbox', { name: '비밀번호 저장' })).toBeChecked();
    expect(dialog.getByRole('link', { name: '비밀번호 찾기' })).toHaveAttribute('href', '/forgot-password');
  });

  it('sends both values trimmed [LOG-2]', async () => {
    const signIn = jest.fn(() => Promise.resolve());
    const { user, account, password, submit } = await popup({ session: { signIn } });
    await user.type(account, '  math  ');
    await user.type(password, ' demo1234! ');
    await user.click(submit);
    expect(signIn).toHaveBeenCalledWith({ username: 'math', password: 'demo1234!', remember: true });
  });

  it('says what is too long or too short before it asks the server [LOG-2]', async () => {
    const signIn = jest.fn(() => Promise.resolve());
    const { user, dialog, account, password, submit } = await popup({ session: { signIn } });
    await user.click(account);
    await user.paste('a'.repeat(51));
    await user.type(password, '12345');
    await user.click(submit);
    expect(await dialog.findByText('계정은 50자까지 입력할 수 있어요.')).toBeVisible();
    expect(dialog.getByText('비밀번호를 6자 이상 입력해 주세요.')).toBeVisible();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('cannot be sent while a field is empty or only spaces [LOG-3]', async () => {
    const signIn = jest.fn(() => Promise.resolve());
    const { user, account, password, submit } = await popup({ session: { signIn } });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await user.type(account, 'math');
    await user.type(password, '   {Enter}');
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(signIn).not.toHaveBeenCalled();
    await user.type(password, 'demo1234!');
    expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('is sent by Enter when both are filled, but not by the Enter that ends a syllable [LOG-3]', async () => {
    const signIn = jest.fn(() => Promise.resolve());
    const { user, account, password } = await popup({ session: { signIn } });
    await user.type(account, 'math');
    await user.type(password, 'demo1234!');
    expect(fireEvent.keyDown(password, { key: 'Enter', isComposing: true, keyCode: 229 })).toBe(false);
    expect(signIn).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('takes no second press while the first runs [LOG-3]', async () => {
    const signIn = jest.fn(() => new Promise<void>(() => undefined));
    const { user, account, password, submit } = await popup({ session: { signIn } });
    await user.type(account, 'math');
    await user.type(password, 'demo1234!{Enter}{Enter}');
    await user.click(submit);
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('greets in Vietnamese and goes to the teaching schedule [LOG-4] [SITE-2] [TST-1]', async () => {
    const { user, account, password, here } = await popup();
    await user.type(account, 'math');
    await user.type(password, 'demo1234!{Enter}');
    await waitFor(() => expect(here()).toBe('/lich-day'));
    const [toast] = await screen.findAllByText('Đăng nhập thành công!');
    expect(toast).toHaveAttribute('lang', 'vi');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '로그인' })).not.toBeInTheDocument());
  });

  it('shows the message of the server and "!" above the form; the focus stays [LOG-5]', async () => {
    const { user, dialog, account, password } = await popup({
      session: { signIn: refuse('계정이나 비밀번호가 맞지 않아요') },
    });
    await user.type(account, 'math');
    await user.type(password, 'wrong-one{Enter}');
    const message = await dialog.findByText('계정이나 비밀번호가 맞지 않아요!');
    expect(message.closest('[role=alert]')).not.toBeNull();
    expect(message.compareDocumentPosition(account) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(password).toHaveFocus();
  });

  it('keeps the session only until the browser closes when the box is not ticked [LOG-1]', async () => {
    const signIn = jest.fn(() => Promise.resolve());
    const { user, dialog, account, password } = await popup({ session: { signIn } });
    await user.click(dialog.getByRole('checkbox', { name: '비밀번호 저장' }));
    await user.type(account, 'math');
    await user.type(password, 'demo1234!{Enter}');
    expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ remember: false }));
  });

  it('fills the form from a demo account, in the demonstration only', async () => {
    const demoAccounts = [{ role: '수학 선생님', username: 'math', password: 'demo1234!' }];
    const { user, dialog, account, password } = await popup({ config: { demo: true, demoAccounts } });
    await user.click(dialog.getByRole('button', { name: '수학 선생님' }));
    expect(account).toHaveValue('math');
    expect(password).toHaveValue('demo1234!');
  });
});

describe('the ways in', () => {
  it('offers the identity provider beside the password, with sign-up as a target [OAU-1]', async () => {
    const startOAuth = jest.fn(() => new Promise<void>(() => undefined));
    const { user, dialog } = await popup({ session: { startOAuth }, config: { signUp: true } });
    await user.click(dialog.getByRole('button', { name: '선생님으로 등록하기' }));
    expect(startOAuth).toHaveBeenLastCalledWith({ returnTo: '/lich-day', signUp: true });
  });

  it('asks for no password where only the provider signs in [OAU-1]', async () => {
    renderPortal({ path: '/login', config: { authMode: 'OIDC' } });
    expect(await screen.findByRole('button', { name: '통합 계정으로 로그인' })).toBeVisible();
    expect(screen.queryByLabelText('계정')).not.toBeInTheDocument();
  });

  it('leads to the application where the provider makes no accounts [REG-1]', async () => {
    const { dialog } = await popup();
    expect(dialog.getByRole('link', { name: '선생님으로 등록하기' })).toHaveAttribute(
      'href',
      '/?popup=register-teacher',
    );
  });

  it('names no provider where only passwords sign in, and registers here', async () => {
    renderPortal({ path: '/login', config: { authMode: 'PASSWORD' } });
    expect(await screen.findByLabelText('계정')).toBeVisible();
    expect(screen.queryByRole('button', { name: '통합 계정으로 로그인' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '선생님으로 등록하기' })).toHaveAttribute(
      'href',
      '/?popup=register-teacher',
    );
  });

  it('tells when the provider cannot be reached', async () => {
    const startOAuth = () =>
      Promise.reject(Object.assign(new Error('인터넷 연결을 확인해 주세요.'), { status: 'OFFLINE' }));
    const { user, dialog } = await popup({ session: { startOAuth } });
    await user.click(dialog.getByRole('button', { name: '통합 계정으로 로그인' }));
    expect(await dialog.findByText('인터넷 연결을 확인해 주세요!')).toBeVisible();
  });

  it('shows no social sign-in unless it is configured [LOG-7]', async () => {
    const { dialog } = await popup();
    expect(dialog.queryByRole('button', { name: /Google|Facebook|Zalo/ })).not.toBeInTheDocument();
    expect(document.querySelector('script[src]')).toBeNull();
  });
});

describe('the login page', () => {
  it('takes an anonymous visitor of an account page, and brings her back to it [RTE-12]', async () => {
    const { user, here } = renderPortal({ path: '/account/affiliate?month=11' });
    await pageHeading('로그인');
    expect(here()).toBe('/login?returnTo=%2Faccount%2Faffiliate%3Fmonth%3D11');
    expect(screen.getByText('로그인하면 볼 수 있어요.')).toBeVisible();
    const form = loginForm(within(screen.getByRole('main')));
    await user.type(await form.account(), 'math');
    await user.type(await form.password(), 'demo1234!{Enter}');
    expect(await pageHeading('선생님 초대')).toBeVisible();
    expect(here()).toBe('/account/affiliate?month=11');
    expect(await screen.findAllByText('Đăng nhập thành công!')).not.toHaveLength(0);
  });

  it('goes to the teaching schedule when no page was asked for, or when one is signed in already [LOG-4]', async () => {
    const { here } = renderPortal({ signedIn: true, path: '/login' });
    await waitFor(() => expect(here()).toBe('/lich-day'));
  });

  it('says that the session ended', async () => {
    renderPortal({ path: '/login?returnTo=%2Faccount%2Fcalendar&reason=expired' });
    expect(await screen.findByText('로그인한 지 오래돼 로그아웃했어요. 다시 로그인해 주세요.')).toBeVisible();
  });

  it.each([
    [null, '/lich-day'],
    ['', '/lich-day'],
    ['/', '/lich-day'],
    ['//evil.example', '/lich-day'],
    ['https://evil.example/', '/lich-day'],
    ['/login?returnTo=/login', '/lich-day'],
    ['/account/chat', '/account/chat'],
  ])('returns from %j to %s [RTE-12]', (asked, path) => {
    expect(returnPath(asked)).toBe(path);
  });
});
