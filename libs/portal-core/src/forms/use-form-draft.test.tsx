import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import * as v from 'valibot';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { profileCleared } from '../state/profile.slice.ts';
import { dropDrafts, readDraft } from './form-drafts.ts';
import { useContractForm } from './use-contract-form.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useOpenDrafts } from './use-open-drafts.ts';

const EventForm = v.object({
  title: v.pipe(v.string(), v.nonEmpty('제목을 적어 주세요.')),
  note: v.string(),
  password: v.string(),
});

const KEY = 'event:new';
const title = () => screen.getByRole('textbox', { name: '제목' });
const saved = (user = 'user-math') => readDraft(user, KEY)?.values ?? null;

let send: jest.Mock<Promise<void>>;
const worlds: World[] = [];

function EventEditor() {
  const { form, submit } = useContractForm({
    schema: EventForm,
    defaultValues: { title: '', note: '매주', password: '' },
    send,
    onSent() {
      draft.clear();
    },
  });
  const draft = useFormDraft(form, { key: KEY, omit: ['password'] });
  return (
    <form noValidate onSubmit={submit}>
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard}>{draft.restoredAt.toISOString()}</DraftNotice>}
      <Field label="제목" error={form.formState.errors.title?.message}>
        <TextInput {...form.register('title')} />
      </Field>
      <Field label="메모">
        <TextInput {...form.register('note')} />
      </Field>
      <Field label="비밀번호">
        <TextInput {...form.register('password')} />
      </Field>
      <p>{form.formState.isDirty ? '바뀜' : '그대로'}</p>
      <p>{draft.isKept ? '보관됨' : '이 화면에만'}</p>
      <button>보내기</button>
    </form>
  );
}

function Offers() {
  const drafts = useOpenDrafts('event:');
  return (
    <ul>
      {drafts.map(({ key, values, discard }) => (
        <li key={key}>
          {String(values['title'])} <button onClick={discard}>버리기</button>
        </li>
      ))}
    </ul>
  );
}

/** A page load: a new store, a new session object, the same storage. */
async function load(userId = 'user-math', page = <EventEditor />) {
  platform.use(fake(sessionContract.getProfile, aProfile({ id: userId })));
  const world = createWorld();
  worlds.push(world);
  const view = render(world.wrap(page));
  await waitFor(() => expect(Object.keys(world.store.getState().api.queries)).not.toHaveLength(0));
  await waitFor(() => expect(JSON.stringify(world.store.getState().api.queries)).toContain(userId));
  return { ...view, world };
}

/** The tab dies: no cleanup of ours runs, only what the browser still says. */
const hide = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const letSave = () => act(() => new Promise((done) => setTimeout(done, 350)));

beforeEach(() => {
  send = jest.fn(() => Promise.resolve());
});
afterEach(() => {
  for (const world of worlds.splice(0)) world.end();
  jest.restoreAllMocks();
  for (const user of ['user-math', 'user-korean']) dropDrafts(user);
  localStorage.clear();
});

describe('a half-written form', () => {
  it('is there again after a reload, as a change against its defaults, and says so', async () => {
    const { unmount } = await load();
    await userEvent.type(title(), '학부모 상담');
    await userEvent.type(screen.getByRole('textbox', { name: '비밀번호' }), 'secret');
    await waitFor(() => expect(saved()).toEqual({ title: '학부모 상담', note: '매주' }));
    unmount();
    await load();
    await waitFor(() => expect(title()).toHaveValue('학부모 상담'));
    expect(screen.getByRole('textbox', { name: '비밀번호' })).toHaveValue('');
    expect(screen.getByText('바뀜')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('쓰던 내용을 불러왔어요');
    await userEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(title()).toHaveValue('');
    expect(screen.getByText('그대로')).toBeVisible();
    await waitFor(() => expect(saved()).toBeNull());
  });

  it('is saved at once when the tab is hidden, closed or the form is left', async () => {
    const { unmount } = await load();
    await userEvent.type(title(), '가');
    hide();
    expect(saved()).toMatchObject({ title: '가' });
    await userEvent.type(title(), '나');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(saved()).toMatchObject({ title: '가나' });
    await userEvent.type(title(), '다');
    unmount();
    expect(saved()).toMatchObject({ title: '가나다' });
  });

  it('is saved every 300 ms while the writing goes on, for a crash says nothing before', async () => {
    await load();
    const user = userEvent.setup({ delay: 100 });
    await user.type(title(), '가나다라마바사');
    expect(saved()?.['title']).toMatch(/^가나/);
  });

  it('survives the expiry of the session, and comes back to the same person', async () => {
    const { world, unmount } = await load();
    await userEvent.type(title(), '학부모 상담');
    act(() => {
      world.session.tell('expired');
      world.store.dispatch(profileCleared());
      world.end();
    });
    expect(saved()).toMatchObject({ title: '학부모 상담' });
    // What she types on in the moment before the page is left is hers too.
    await userEvent.type(title(), '!');
    unmount();
    await load();
    await waitFor(() => expect(title()).toHaveValue('학부모 상담!'));
  });

  it('is never shown to another person', async () => {
    const { unmount } = await load('user-math');
    await userEvent.type(title(), '학부모 상담');
    unmount();
    await load('user-korean');
    await letSave();
    expect(title()).toHaveValue('');
    expect(saved('user-korean')).toBeNull();
    expect(saved('user-math')).toMatchObject({ title: '학부모 상담' });
  });

  it('is gone with an explicit sign-out, and the page on its way out does not bring it back', async () => {
    const { world, unmount } = await load();
    await userEvent.type(title(), '학부모 상담');
    await letSave();
    await userEvent.type(title(), '!');
    act(() => {
      dropDrafts('user-math');
      world.session.tell('signed-out');
    });
    hide();
    unmount();
    expect(saved()).toBeNull();
  });

  it('keeps the syllable that an input method is still building, without disturbing it', async () => {
    await load();
    const input = title();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '하' }, isComposing: true });
    await letSave();
    fireEvent.input(input, { target: { value: '학' }, isComposing: true });
    hide();
    expect(saved()).toMatchObject({ title: '학' });
    expect(title()).toBe(input);
    expect(input).toHaveValue('학');
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('학');
  });

  it('is not overwritten by what another tab saves', async () => {
    await load();
    await userEvent.type(title(), '여기서 쓴 글');
    hide();
    const place = `portal-draft:user-math:${KEY}`;
    const other = JSON.stringify({ version: 1, savedAt: Date.now(), values: { title: '다른 탭' } });
    localStorage.setItem(place, other);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: place, newValue: other })));
    expect(title()).toHaveValue('여기서 쓴 글');
    await userEvent.type(title(), '!');
    await waitFor(() => expect(saved()).toMatchObject({ title: '여기서 쓴 글!' }));
  });

  describe('that two tabs show', () => {
    /** As the browser tells this tab of what another one did to the storage. */
    const elsewhere = (alter: (place: string) => void) => {
      const place = Object.keys(localStorage).find((one) => one.endsWith(KEY))!;
      act(() => {
        const oldValue = localStorage.getItem(place);
        alter(place);
        window.dispatchEvent(
          new StorageEvent('storage', { key: place, oldValue, newValue: localStorage.getItem(place) }),
        );
      });
    };
    const restored = async () => {
      const { unmount } = await load();
      await userEvent.type(title(), '학부모 상담');
      unmount();
      await load();
      await waitFor(() => expect(title()).toHaveValue('학부모 상담'));
    };

    it('goes from the one as the other sends it, so that nothing is sent twice', async () => {
      await restored();
      elsewhere((place) => localStorage.removeItem(place));
      expect(title()).toHaveValue('');
      expect(screen.queryByRole('status')).toBeNull();
    });

    it('stays where the other one has sent something else', async () => {
      await restored();
      elsewhere((place) => {
        const kept = JSON.parse(localStorage.getItem(place)!) as object;
        localStorage.setItem(place, JSON.stringify({ ...kept, values: { title: '악보 정리하기', note: '' } }));
      });
      elsewhere((place) => localStorage.removeItem(place));
      expect(title()).toHaveValue('학부모 상담');
    });

    it('stays where it was changed since', async () => {
      await restored();
      await userEvent.type(title(), ' 준비');
      elsewhere((place) => localStorage.removeItem(place));
      expect(title()).toHaveValue('학부모 상담 준비');
      await letSave();
      expect(saved()).toMatchObject({ title: '학부모 상담 준비' });
    });

    it('is sent by the one without taking from the other what was written there since', async () => {
      await restored();
      elsewhere((place) => {
        const kept = JSON.parse(localStorage.getItem(place)!) as { savedAt: number };
        const values = { title: '다른 탭에서 이어 쓴 것', note: '매주' };
        localStorage.setItem(place, JSON.stringify({ ...kept, savedAt: kept.savedAt + 1, values }));
      });
      await userEvent.click(screen.getByRole('button', { name: '보내기' }));
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
      await letSave();
      expect(saved()).toMatchObject({ title: '다른 탭에서 이어 쓴 것' });
    });
  });

  it('is not kept while nothing is written, nor after everything was taken back', async () => {
    const { unmount } = await load();
    await userEvent.click(title());
    await userEvent.tab();
    hide();
    expect(saved()).toBeNull();
    await userEvent.type(title(), '가');
    hide();
    expect(saved()).not.toBeNull();
    await userEvent.clear(title());
    await waitFor(() => expect(saved()).toBeNull());
    unmount();
    expect(saved()).toBeNull();
  });
});

describe('a form whose defaults come from the server', () => {
  function LoadedEditor({ from }: { from: { title: string } | null }) {
    const { form } = useContractForm({ schema: v.object({ title: v.string() }), defaultValues: { title: '' }, send });
    const { reset } = form;
    const draft = useFormDraft(form, {
      key: KEY,
      isReady: from !== null && form.formState.defaultValues?.title !== '',
    });
    useEffect(() => {
      if (from) reset(from);
    }, [from, reset]);
    return (
      <>
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <Field label="제목">
          <TextInput {...form.register('title')} />
        </Field>
        <p>{form.formState.isDirty ? '바뀜' : '그대로'}</p>
      </>
    );
  }
  const loaded = { title: '상담' };

  it('is compared with those, and restored over them', async () => {
    const { rerender, unmount, world } = await load('user-math', <LoadedEditor from={null} />);
    rerender(world.wrap(<LoadedEditor from={loaded} />));
    await waitFor(() => expect(title()).toHaveValue('상담'));
    hide();
    expect(saved()).toBeNull();
    await userEvent.type(title(), '!');
    unmount();
    expect(saved()).toEqual({ title: '상담!' });

    const again = await load('user-math', <LoadedEditor from={null} />);
    expect(title()).toHaveValue('');
    again.rerender(again.world.wrap(<LoadedEditor from={loaded} />));
    await waitFor(() => expect(title()).toHaveValue('상담!'));
    expect(screen.getByText('바뀜')).toBeVisible();
    await userEvent.type(title(), '{Backspace}');
    expect(screen.getByText('그대로')).toBeVisible();
    await waitFor(() => expect(saved()).toBeNull());
    await userEvent.type(title(), '?');
    hide();
    await userEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(title()).toHaveValue('상담');
    again.unmount();
    expect(saved()).toBeNull();
  });
});

describe('a form that was sent', () => {
  it('leaves no draft, even if the last letter was typed a moment before', async () => {
    const { unmount } = await load();
    await userEvent.type(title(), '학부모 상담');
    await userEvent.click(screen.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
    await letSave();
    hide();
    unmount();
    expect(saved()).toBeNull();
  });

  it('keeps its draft when the server refused it', async () => {
    send.mockRejectedValue({ status: 'OFFLINE', message: '인터넷 연결을 확인해 주세요.' });
    await load();
    await userEvent.type(title(), '학부모 상담');
    await userEvent.click(screen.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(saved()).toMatchObject({ title: '학부모 상담' }));
  });
});

describe('storage that refuses', () => {
  it.each([
    [
      'full',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'denied',
      () =>
        jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
    ],
  ])('costs no letter while the page lives, and the form can say so: %s', async (_why, refuse) => {
    refuse();
    const { unmount } = await load();
    expect(screen.getByText('보관됨')).toBeVisible();
    await userEvent.type(title(), '학부모 상담');
    await letSave();
    expect(screen.getByText('이 화면에만')).toBeVisible();
    unmount();
    await load();
    await waitFor(() => expect(title()).toHaveValue('학부모 상담'));
  });
});

describe('a page that offers to go on', () => {
  it('shows what is half written as it changes, and can throw it away', async () => {
    await load(
      'user-math',
      <>
        <Offers />
        <EventEditor />
      </>,
    );
    expect(screen.queryByRole('listitem')).toBeNull();
    await userEvent.type(title(), '상담');
    hide();
    expect(screen.getByRole('listitem')).toHaveTextContent('상담');
    await userEvent.click(screen.getByRole('button', { name: '버리기' }));
    expect(screen.queryByRole('listitem')).toBeNull();
    hide();
    expect(saved()).toBeNull();
  });
});
