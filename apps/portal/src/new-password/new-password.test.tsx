import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { anOperator } from '@portal/testing/ops/ops-item-builders';
import { platform } from '@portal/testing/platform-server';
import { pageHeading } from '../portal.screen.ts';
import { renderPortal } from '../testing/portal.fixture.ts';

const { findPasswordLink, setPassword } = passwordLinksContract;
const found = (isNew: boolean) => fake(findPasswordLink, { isNew });
const TICKET = 'Abc-_'.repeat(9).slice(0, 43);
const PAGE = '/forgot-password/new';
const LINK = `${PAGE}?ticket=${TICKET}`;

type Options = NonNullable<Parameters<typeof renderPortal>[0]>;
async function visit(options: Options = {}) {
  const portal = renderPortal({ path: LINK, ...options, handlers: [...(options.handlers ?? []), found(false)] });
  expect(await pageHeading('새 비밀번호')).toBeVisible();
  return {
    ...portal,
    password: screen.getByLabelText(/^새 비밀번호(?! 확인)/),
    again: screen.getByLabelText(/^새 비밀번호 확인/),
    send: () => portal.user.click(screen.getByRole('button', { name: '비밀번호 정하기' })),
  };
}
async function fill({ user, password, again }: Awaited<ReturnType<typeof visit>>, text = 'demo1234!') {
  await user.type(password, text);
  await user.type(again, text);
}
const rules = () =>
  within(screen.getByRole('list', { name: '비밀번호 규칙' }))
    .getAllByRole('listitem')
    .map((rule) => rule.textContent.endsWith(' 지켰어요'));

afterEach(() => {
  delete window.portalEarly;
  sessionStorage.clear();
});

describe('a new password by the link of a mail', () => {
  it('is set with its ticket, and leads to the login [REG-3]', async () => {
    const sent: unknown[] = [];
    const page = await visit({
      handlers: [
        fake(setPassword, ({ body }) => {
          sent.push(body);
          return {};
        }),
      ],
    });
    await fill(page);
    await page.send();
    const done = await pageHeading('비밀번호를 정했어요');
    expect(done.parentElement?.parentElement?.parentElement).toHaveFocus();
    expect(sent).toEqual([{ ticket: TICKET, password: 'demo1234!', passwordConfirm: 'demo1234!' }]);
    await page.user.click(screen.getByRole('link', { name: '로그인하러 가기' }));
    expect(page.here()).toBe('/login');
  });

  it('takes its ticket out of the address, and tells it to no statistics [REG-3]', async () => {
    const track = jest.fn();
    const { here } = await visit({ analytics: { identify: jest.fn(), track } });
    await waitFor(() => expect(here()).toBe(PAGE));
    expect(JSON.stringify(track.mock.calls)).not.toContain(TICKET);
  });

  it('takes the ticket that the document kept aside, and leaves it nowhere [REG-3]', async () => {
    window.portalEarly = { secretUrl: `http://localhost/kr${LINK}` };
    const sent: string[] = [];
    const page = await visit({
      path: PAGE,
      handlers: [
        fake(setPassword, ({ body }) => {
          sent.push(body.ticket);
          return {};
        }),
      ],
    });
    expect(window.portalEarly.secretUrl).toBeUndefined();
    await fill(page);
    await page.send();
    await pageHeading('비밀번호를 정했어요');
    expect(sent).toEqual([TICKET]);
  });

  it('can be set after a reload of the tab, by the same link [REG-3]', async () => {
    const { here } = await visit();
    await waitFor(() => expect(here()).toBe(PAGE));
    cleanup();
    const page = await visit({ path: PAGE, handlers: [fake(setPassword, {})] });
    await fill(page);
    await page.send();
    await pageHeading('비밀번호를 정했어요');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not asked for where the link opens nothing any more [REG-3]', async () => {
    renderPortal({ path: LINK, handlers: [fakeProblem(findPasswordLink, 'TICKET_INVALID')] });
    expect(await pageHeading('쓸 수 없는 링크예요')).toBeVisible();
    expect(screen.queryByLabelText(/비밀번호/)).toBeNull();
  });

  it('waits for a link that could not be looked at, and looks once more [REG-3]', async () => {
    const { user } = renderPortal({ path: LINK, handlers: [offline(findPasswordLink)] });
    expect(await screen.findByText('링크를 확인하지 못했어요')).toBeVisible();
    platform.use(found(false));
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await pageHeading('새 비밀번호')).toBeVisible();
  });

  it('ticks its rules off as they are fulfilled [REG-3]', async () => {
    const { user, password } = await visit();
    expect(rules()).toEqual([false, false, false]);
    await user.type(password, 'demo');
    expect(rules()).toEqual([false, false, true]);
    await user.type(password, '1234');
    expect(rules()).toEqual([true, true, true]);
    await user.type(password, ' ');
    expect(rules()).toEqual([true, true, false]);
  });

  it('can be looked at, and is a new one for the password manager [REG-3]', async () => {
    const { user, password, again } = await visit();
    for (const field of [password, again]) expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.click(screen.getAllByRole('button', { name: '비밀번호 보기' })[0]!);
    expect(password).toHaveAttribute('type', 'text');
    expect(again).toHaveAttribute('type', 'password');
  });

  it('that is weak, or not the same twice, is not sent: its fields say why [REG-3]', async () => {
    const asked = jest.fn(() => problemResponse('UNEXPECTED'));
    const page = await visit({ handlers: [fake(setPassword, asked)] });
    await page.user.type(page.password, 'onlyletters');
    await page.user.type(page.again, 'others');
    await page.send();
    expect(await screen.findByRole('group', { name: '고칠 곳이 2개 있어요' })).toHaveFocus();
    expect(page.password).toHaveAccessibleDescription('영문에 숫자나 특수문자를 섞어 주세요.');
    expect(page.again).toHaveAccessibleDescription('비밀번호가 서로 달라요.');
    expect(asked).not.toHaveBeenCalled();
  });

  it('that was typed once is asked for a second time [REG-3]', async () => {
    const { user, password, again, send } = await visit();
    await user.type(password, 'demo1234!');
    await send();
    await waitFor(() => expect(again).toHaveFocus());
    expect(again).toHaveAccessibleDescription('새 비밀번호를 한 번 더 입력해 주세요.');
  });

  it('is the same twice again when the first of them is mended [REG-3]', async () => {
    const { user, password, again } = await visit();
    await user.type(password, 'demo1234');
    await user.tab();
    expect(again).not.toHaveAccessibleDescription();
    await user.type(again, 'demo1234!');
    await user.tab();
    await waitFor(() => expect(again).toHaveAccessibleDescription('비밀번호가 서로 달라요.'));
    await user.type(password, '!');
    await waitFor(() => expect(again).not.toHaveAccessibleDescription());
  });

  it('that could not be sent can be sent once more [REG-3]', async () => {
    const page = await visit({ handlers: [offline(setPassword)] });
    await fill(page);
    await page.send();
    expect(await screen.findByText('비밀번호를 정하지 못했어요')).toBeVisible();
    expect(page.password).toHaveValue('demo1234!');
  });

  it('cannot be set by a link that was used or has run out: it says whom to ask [REG-3]', async () => {
    const page = await visit({ handlers: [fakeProblem(setPassword, 'TICKET_INVALID')] });
    await fill(page);
    await page.send();
    expect(await pageHeading('쓸 수 없는 링크예요')).toBeVisible();
    expect(screen.getByText(/링크를 보낸 사람에게 새 링크를 부탁해 주세요/)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByRole('link', { name: '로그인하러 가기' })).toHaveAttribute('href', '/login');
    expect(screen.queryByLabelText(/비밀번호/)).toBeNull();
  });

  it.each([PAGE, `${PAGE}?ticket=`, `${PAGE}?ticket=cut`])(
    'cannot be set at %s: it leads back to the mail [REG-3]',
    async (path) => {
      const { here } = renderPortal({ path });
      expect(await pageHeading('쓸 수 없는 링크예요')).toBeVisible();
      expect(screen.getByText(/메일의 링크를 다시 열어 주세요/)).toBeVisible();
      await waitFor(() => expect(here()).toBe(PAGE));
    },
  );
});

describe('a new account by the link of a signed contract', () => {
  const open = async (options: Options = {}) => {
    const portal = renderPortal({ path: LINK, ...options, handlers: [...(options.handlers ?? []), found(true)] });
    expect(await pageHeading('계정 만들기')).toBeVisible();
    await waitFor(() => expect(document.title).toContain('계정 만들기'));
    const password = screen.getByLabelText(/^비밀번호(?! 확인)/, { selector: 'input' });
    const again = screen.getByLabelText(/^비밀번호 확인/, { selector: 'input' });
    return {
      ...portal,
      async send(name: string) {
        await portal.user.type(screen.getByRole('textbox', { name: /^아이디/ }), name);
        await portal.user.type(password, 'demo1234!');
        await portal.user.type(again, 'demo1234!');
        await portal.user.click(screen.getByRole('button', { name: '계정 만들기' }));
      },
    };
  };

  it('takes a user name with the password, signs in and leads to the profile [REG-3]', async () => {
    const sent: unknown[] = [];
    const signIn = jest.fn(() => Promise.resolve());
    const keep = fake(setPassword, ({ body }) => {
      sent.push(body);
      return {};
    });
    const page = await open({ session: { signIn }, handlers: [keep] });
    await page.send('sky.teacher');
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([
      { ticket: TICKET, username: 'sky.teacher', password: 'demo1234!', passwordConfirm: 'demo1234!' },
    ]);
    expect(signIn).toHaveBeenCalledWith({ username: 'sky.teacher', password: 'demo1234!', remember: true });
    await waitFor(() => expect(page.here()).not.toBe(PAGE));
  });

  it('says at its field that a user name is taken, or none [REG-3]', async () => {
    const fields = { username: '이미 쓰고 있는 아이디예요. 다른 아이디로 정해 주세요.' };
    const page = await open({ handlers: [fakeProblem(setPassword, 'ACCOUNT_EXISTS', { fields })] });
    await page.send('abc');
    const name = screen.getByRole('textbox', { name: /^아이디/ });
    expect(name).toHaveAccessibleDescription(/4자에서 30자로 정해 주세요/);
    await page.user.type(name, '.taken');
    await page.user.click(screen.getByRole('button', { name: '계정 만들기' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(fields.username));
  });

  it('that cannot be signed in to at once leads to the login with its user name [REG-3]', async () => {
    const signIn = jest.fn(() => Promise.reject(new Error('offline')));
    const page = await open({ session: { signIn }, handlers: [fake(setPassword, {})] });
    await page.send('sky.teacher');
    await pageHeading('계정을 만들었어요');
    await page.user.click(screen.getByRole('button', { name: '로그인하러 가기' }));
    expect(page.here()).toBe('/login');
    expect(await screen.findByRole('textbox', { name: '계정' })).toHaveValue('sky.teacher');
  });
});

describe('who is signed in already', () => {
  it.each([
    ['a teacher', []],
    ['an operator', [fake(sessionContract.getProfile, anOperator())]],
  ])('as %s sets it too, and goes to the login by leaving the former session [REG-3]', async (_who, profile) => {
    const signOut = jest.fn(() => Promise.resolve());
    const page = await visit({ signedIn: true, session: { signOut }, handlers: [...profile, fake(setPassword, {})] });
    await waitFor(() => expect(page.store.getState().profile.profile).not.toBeNull());
    expect(page.here()).toBe(PAGE);
    await fill(page);
    await page.send();
    await pageHeading('비밀번호를 정했어요');
    await page.user.click(screen.getByRole('button', { name: '로그인하러 가기' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});
