import { act, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import * as v from 'valibot';
import { dropDrafts, readDraft, saveDraft } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { useUndo } from '@portal/portal-core/use-undo';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { avatarButton, loginForm } from '../portal.screen.ts';
import { sections } from '../registry.ts';
import { renderPortal } from '../testing/portal.fixture.ts';

const PATH = '/account/notes';
const KEY = 'note:new';

let undo: jest.Mock<Promise<void>>;

function NotePage() {
  const offer = useUndo();
  const { form, submit } = useContractForm({
    schema: v.object({ text: v.string() }),
    defaultValues: { text: '' },
    send: () => Promise.resolve(),
    onSent() {
      draft.clear();
    },
  });
  const draft = useFormDraft(form, { key: KEY });
  return (
    <form noValidate onSubmit={submit}>
      <Field label="수업 메모">
        <TextInput {...form.register('text')} />
      </Field>
      <Button onClick={() => offer({ text: '메모를 지웠어요', undo })}>지우기</Button>
    </form>
  );
}

const notes = defineSection({
  id: 'notes',
  routes: [{ path: PATH, title: '메모', access: 'account', page: lazy(() => Promise.resolve({ default: NotePage })) }],
});

const text = () => screen.findByRole('textbox', { name: '수업 메모' });
const draftOf = (user: string) => readDraft(user, KEY)?.values;

async function open() {
  const portal = renderPortal({ signedIn: true, path: PATH, sections: [...sections, notes], now: null });
  await avatarButton();
  return portal;
}

beforeEach(() => {
  undo = jest.fn(() => Promise.resolve());
});
afterEach(() => {
  dropDrafts('user-math');
  dropDrafts('user-korean');
});

describe('a half-written lesson note', () => {
  it('is there again after the session expired and she signed in anew [SES-3]', async () => {
    const { session, user, here } = await open();
    await user.type(await text(), '분수의 나눗셈부터');
    act(() => session.tell('expired'));
    await waitFor(() => expect(here()).toMatch(/^\/login\?/));
    expect(screen.queryByRole('textbox', { name: '수업 메모' })).not.toBeInTheDocument();
    act(() => session.tell('signed-in'));
    await waitFor(() => expect(here()).toBe(PATH));
    await waitFor(async () => expect(await text()).toHaveValue('분수의 나눗셈부터'));
  });

  it('is forgotten when she signs out herself, and what another person wrote here stays', async () => {
    const { user } = await open();
    saveDraft('user-korean', KEY, { text: '이국어의 글' });
    await user.type(await text(), '분수의 나눗셈부터');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draftOf('user-math')).toEqual({ text: '분수의 나눗셈부터' });
    await user.type(await text(), '!');
    await user.click(await avatarButton());
    await user.click(await screen.findByRole('menuitem', { name: '로그아웃' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '로그아웃' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '수업 메모' })).not.toBeInTheDocument());
    expect(draftOf('user-math')).toBeUndefined();
    expect(draftOf('user-korean')).toEqual({ text: '이국어의 글' });
  });

  it('stays when another tab ends the session, which may be an expiry there', async () => {
    const { session, user } = await open();
    await user.type(await text(), '분수의 나눗셈부터');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    act(() => session.tell('signed-out'));
    expect(draftOf('user-math')).toEqual({ text: '분수의 나눗셈부터' });
  });
});

describe('a session that expires under a half-written note', () => {
  const popup = () => openedDialog('다시 로그인해 주세요');

  it('asks her in again over the page, which keeps its words, and lets her go on [W9]', async () => {
    const { session, user, here, connection, store } = await open();
    await user.type(await text(), '분수의 나눗셈부터');
    connection.connect.mockClear();
    act(() => session.tell('held'));
    const form = loginForm(within(await popup()));
    expect(here()).toBe(PATH);
    expect(screen.getByDisplayValue('분수의 나눗셈부터')).toBeInTheDocument();
    expect(store.getState().profile.profile?.id).toBe('user-math');
    expect(connection.close).toHaveBeenCalled();
    await user.type(await form.account(), 'math');
    await user.type(await form.password(), 'demo1234!{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await text()).toHaveValue('분수의 나눗셈부터');
    expect(connection.connect).toHaveBeenCalledTimes(1);
  });

  it('cannot be closed by Escape, has a way to the login page, and offers none that loses the words [W9]', async () => {
    const { session, user, here } = await open();
    act(() => session.tell('held'));
    const dialog = within(await popup());
    await user.keyboard('{Escape}');
    expect(await popup()).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '이 화면을 떠나 로그인 화면으로 가기' }));
    await waitFor(() => expect(here()).toMatch(/^\/login\?/));
  });

  it('opens the provider in a small window where only it signs in, and says so [W9] [OAU-1]', async () => {
    const startOAuth = jest.fn(() => Promise.resolve());
    const { session, user } = renderPortal({
      signedIn: true,
      path: PATH,
      sections: [...sections, notes],
      config: { authMode: 'OIDC' },
      session: { startOAuth },
      now: null,
    });
    await avatarButton();
    act(() => session.tell('held'));
    const dialog = within(await popup());
    await user.click(await dialog.findByRole('button', { name: '통합 계정으로 로그인' }));
    expect(startOAuth).toHaveBeenCalledWith({ returnTo: PATH, signUp: false, inWindow: true });
    expect(await dialog.findByText('작은 창에서 로그인해 주세요. 마치면 이 화면이 이어져요.')).toBeVisible();
  });
});

describe('the bar that takes an action back', () => {
  it('stands apart from the toast, does it once and goes', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '지우기' }));
    expect(await screen.findByText('메모를 지웠어요')).toBeVisible();
    expect(document.querySelector('[data-toast]')).toBeNull();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('메모를 지웠어요')).not.toBeInTheDocument();
  });

  it('says in a toast why it could not [TST-1]', async () => {
    undo.mockImplementation(() => Promise.reject(Object.assign(new Error('다른 일정과 겹쳐요.'), { status: 409 })));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '지우기' }));
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(document.querySelector('[data-toast]')).toHaveTextContent('되돌리지 못했어요'));
    expect(document.querySelector('[data-toast]')).toHaveTextContent('다른 일정과 겹쳐요.');
  });

  it('offers nothing of one session to the next', async () => {
    const { user, session } = await open();
    await user.click(await screen.findByRole('button', { name: '지우기' }));
    expect(await screen.findByText('메모를 지웠어요')).toBeVisible();
    act(() => session.tell('switched'));
    expect(screen.queryByText('메모를 지웠어요')).not.toBeInTheDocument();
  });
});
