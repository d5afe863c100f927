import { screen, waitFor, within } from '@testing-library/react';
import type { LoginProvider } from '@portal/domain/identity/user';
import { loginButton } from '../portal.screen.ts';
import { renderPortal } from '../testing/portal.fixture.ts';

type Options = NonNullable<Parameters<typeof renderPortal>[0]>;
const providers: LoginProvider[] = ['google', 'facebook', 'zalo'];
const social = { clientId: 'client-1', providers };
const NAMES = /^(Google로|Facebook으로|Zalo로) 로그인$/;

/** The login popup in a browser of this name, where each provider gives its visitor this token. */
async function popup({ userAgent = 'Chrome', ...options }: Options & { userAgent?: string } = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const portal = renderPortal({ path: '/faq', config: { social }, ...options });
  await portal.user.click(await loginButton());
  const dialog = within(await screen.findByRole('dialog', { name: '로그인' }));
  await dialog.findByLabelText('계정');
  return { ...portal, dialog, zalo: () => dialog.findByRole('button', { name: 'Zalo로 로그인' }) };
}

beforeEach(() => {
  window.portalSocialSignIn = jest.fn(() => Promise.resolve({ accessToken: 'access' }));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.portalSocialSignIn;
});

describe('signing in by a social account', () => {
  it('is offered for the configured providers, in the given order [LOG-7]', async () => {
    const { dialog } = await popup();
    const names = dialog.getAllByRole('button', { name: NAMES }).map((button) => button.textContent);
    expect(names).toEqual(['Google로 로그인', 'Facebook으로 로그인', 'Zalo로 로그인']);
  });

  it('is offered for no other provider, and loads nothing itself [LOG-7] (D6)', async () => {
    const { dialog } = await popup({ config: { social: { clientId: 'client-1', providers: ['zalo'] } } });
    expect(dialog.getAllByRole('button', { name: NAMES })).toHaveLength(1);
    expect(document.querySelector('script[src]')).toBeNull();
  });

  it('stands beside the password where there is no identity provider [LOG-7]', async () => {
    const { dialog } = await popup({ config: { social, authMode: 'PASSWORD' } });
    expect(dialog.getByText('다른 방법으로 로그인')).toBeVisible();
    expect(dialog.getAllByRole('button', { name: NAMES })).toHaveLength(3);
    expect(dialog.queryByRole('button', { name: '통합 계정으로 로그인' })).not.toBeInTheDocument();
  });

  it('greets and goes to the teaching schedule, as after a password [LOG-7] [LOG-4]', async () => {
    const { user, zalo, here } = await popup();
    await user.click(await zalo());
    await waitFor(() => expect(here()).toBe('/lich-day'));
    expect(await screen.findAllByText('Đăng nhập thành công!')).not.toHaveLength(0);
    expect(window.portalSocialSignIn).toHaveBeenCalledWith('zalo');
  });

  it.each([true, false])('hands on the token, and whether to remember: %s [LOG-7]', async (remember) => {
    const signInWithProvider = jest.fn(() => Promise.resolve());
    const { user, dialog, zalo } = await popup({ session: { signInWithProvider } });
    if (!remember) await user.click(dialog.getByRole('checkbox', { name: '비밀번호 저장' }));
    await user.click(await zalo());
    await waitFor(() =>
      expect(signInWithProvider).toHaveBeenCalledWith({ provider: 'zalo', accessToken: 'access', remember }),
    );
  });

  it('shows the message of the server and "!" [LOG-7] [LOG-5]', async () => {
    const refusal = Object.assign(new Error('연결된 선생님 계정이 없어요. 다른 방법으로 로그인해 주세요'), {
      status: 403,
      code: 'ACCOUNT_NOT_LINKED',
    });
    const { user, dialog, zalo } = await popup({ session: { signInWithProvider: () => Promise.reject(refusal) } });
    await user.click(await zalo());
    const message = await dialog.findByText('연결된 선생님 계정이 없어요. 다른 방법으로 로그인해 주세요!');
    expect(message.closest('[role=alert]')).not.toBeNull();
    expect(await zalo()).not.toHaveAttribute('aria-busy');
  });

  it('tells that the script did not come, and can be tried again [LOG-7]', async () => {
    delete window.portalSocialSignIn;
    const { user, dialog, zalo, here } = await popup();
    await user.click(await zalo());
    expect(await dialog.findByText('소셜 로그인에 문제가 생겼어요. 다시 로그인해 주세요!')).toBeVisible();
    window.portalSocialSignIn = () => Promise.resolve({ accessToken: 'access' });
    await user.click(await zalo());
    await waitFor(() => expect(here()).toBe('/lich-day'));
  });

  it('takes no second press while it runs [LOG-7]', async () => {
    const signInWithProvider = jest.fn(() => new Promise<void>(() => undefined));
    const { user, dialog, zalo } = await popup({ session: { signInWithProvider } });
    await user.click(await zalo());
    expect(await dialog.findByRole('button', { name: /Zalo로 로그인/, busy: true })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Facebook으로 로그인' }));
    expect(signInWithProvider).toHaveBeenCalledTimes(1);
  });

  it('forgets a provider that never answered once another is chosen [LOG-7]', async () => {
    const late = Promise.withResolvers<{ accessToken: string }>();
    window.portalSocialSignIn = (provider) =>
      provider === 'zalo' ? late.promise : Promise.resolve({ accessToken: 'of-facebook' });
    const signInWithProvider = jest.fn(() => Promise.resolve());
    const { user, dialog, zalo } = await popup({ session: { signInWithProvider } });
    await user.click(await zalo());
    await user.click(dialog.getByRole('button', { name: 'Facebook으로 로그인' }));
    late.resolve({ accessToken: 'of-zalo' });
    await waitFor(() => expect(signInWithProvider).toHaveBeenCalledTimes(1));
    expect(signInWithProvider).toHaveBeenCalledWith(expect.objectContaining({ provider: 'facebook' }));
  });

  it.each(['KAKAOTALK 25.9.0', 'Zalo iOS/700'])(
    'is explained instead of offered in the browser of a chat app: %s [LOG-7]',
    async (userAgent) => {
      const { dialog } = await popup({ userAgent });
      expect(dialog.getByText(/지금 브라우저에서는 소셜 로그인이 안 돼요\./)).toHaveTextContent(
        'Chrome이나 Safari에서 열어 주세요.',
      );
      expect(dialog.queryByRole('button', { name: NAMES })).not.toBeInTheDocument();
    },
  );
});
