import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { UndoLine } from '@portal/testing-react/undo-line';
import { Field, TextInput } from '@portal/ui/field';
import { dropDrafts, readDraft } from '../forms/form-drafts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { SaveLine } from './save-line.tsx';
import { useAutosave } from './use-autosave.ts';

interface Letter {
  version: number;
  text: string;
}

const KEY = 'letter:1';
const USER = 'user-math';
const worlds: World[] = [];

/** What the server has, and what it does with what is sent. */
function aServer(first = '') {
  const server = {
    letter: { version: 1, text: first } as Letter,
    sent: [] as string[],
    isDown: false,
    arrive: (_: Letter): void => undefined,
    save(text: string, base: Letter): Promise<Letter> {
      server.sent.push(text);
      if (server.isDown) return Promise.reject({ status: 'OFFLINE', message: '인터넷에 연결되어 있지 않아요' });
      if (base.version !== server.letter.version)
        return Promise.reject({ status: 409, code: 'VERSION_CONFLICT', message: '다른 곳에서 바뀌었어요' });
      server.letter = { version: base.version + 1, text };
      return Promise.resolve(server.letter);
    },
  };
  return server;
}
type Server = ReturnType<typeof aServer>;

function LetterEditor({ server }: { server: Server }) {
  const [arrived, setArrived] = useState(server.letter);
  useEffect(() => {
    server.arrive = setArrived;
  }, [server]);
  const form = useForm({ defaultValues: { text: server.letter.text, basedOn: server.letter.version } });
  const { takeTheirs, revert, autosave, draft, rival, ...state } = useAutosave({
    form,
    arrived,
    draftKey: KEY,
    content: ({ text }) => text,
    contentOf: (letter: Letter) => letter.text,
    fieldsOf: ({ text, version }) => ({ text, basedOn: version }),
    isBasedOn: ({ version }, { basedOn }) => version === basedOn,
    send: (text: string, base) => server.save(text, base),
    resourceOf: (letter: Letter) => letter,
    rebase: ({ version }) => form.setValue('basedOn', version),
    refetch: () => setArrived({ ...server.letter }),
  });
  return (
    <>
      <Field label="편지">
        <TextInput {...form.register('text')} />
      </Field>
      <SaveLine state={state} zone="Asia/Seoul" isKept={draft.isKept} onRetry={autosave.retry} />
      <ConflictNotice isShown={rival !== null} onKeepMine={autosave.keepMine} onTakeTheirs={takeTheirs} />
      <button onClick={revert}>저장한 내용으로</button>
      <UndoLine />
    </>
  );
}

async function load(server: Server) {
  platform.use(fake(sessionContract.getProfile, aProfile({ id: USER })));
  const world = createWorld();
  worlds.push(world);
  const view = render(world.wrap(<LetterEditor server={server} />));
  await waitFor(() => expect(JSON.stringify(world.store.getState().api.queries)).toContain(USER));
  return view;
}

const letter = () => screen.getByRole('textbox', { name: '편지' });
const hidePage = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => {
  for (const world of worlds.splice(0)) world.end();
  jest.restoreAllMocks();
  dropDrafts(USER);
  localStorage.clear();
});

describe('a form that saves itself', () => {
  it('sends what is written when the page is hidden, without waiting for the pause', async () => {
    const server = aServer();
    await load(server);
    await userEvent.type(letter(), '안녕');
    expect(screen.getByText('곧 자동으로 저장해요')).toBeVisible();
    hidePage();
    expect(await screen.findByText(/에 자동 저장했어요/)).toBeVisible();
    expect(server.sent).toEqual(['안녕']);
  });

  it('sends it when the page is left, and nothing where nothing was written', async () => {
    const server = aServer();
    const { unmount } = await load(server);
    await userEvent.type(letter(), '안녕');
    unmount();
    expect(server.sent).toEqual(['안녕']);
    const { unmount: leave } = await load(server);
    leave();
    expect(server.sent).toEqual(['안녕']);
  });

  it('tries again by itself as the connection comes back', async () => {
    const server = aServer();
    await load(server);
    server.isDown = true;
    await userEvent.type(letter(), '안녕');
    hidePage();
    expect(await screen.findByText(/부터 서버에 저장하지 못했어요/)).toBeVisible();
    server.isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/에 자동 저장했어요/)).toBeVisible();
    expect(server.letter.text).toBe('안녕');
  });

  it('brings back what the server never got, and sends it', async () => {
    const server = aServer();
    const { unmount } = await load(server);
    server.isDown = true;
    await userEvent.type(letter(), '안녕');
    unmount();
    expect(readDraft(USER, KEY)?.values).toMatchObject({ text: '안녕' });
    server.isDown = false;
    await load(server);
    await waitFor(() => expect(letter()).toHaveValue('안녕'));
    hidePage();
    await waitFor(() => expect(server.letter.text).toBe('안녕'));
  });

  it('asks which counts where what was kept was begun from something older', async () => {
    const server = aServer('처음');
    const { unmount } = await load(server);
    server.isDown = true;
    await userEvent.type(letter(), ' 여기');
    unmount();
    server.isDown = false;
    server.letter = { version: 2, text: '다른 곳' };
    await load(server);
    expect(await screen.findByText('다른 곳에서 먼저 바뀌었어요')).toBeVisible();
    expect(letter()).toHaveValue('처음 여기');
    expect(server.letter.text).toBe('다른 곳');
  });
});

describe('a form whose content was changed elsewhere', () => {
  async function inConflict() {
    const server = aServer('처음');
    await load(server);
    await userEvent.type(letter(), ' 여기');
    server.letter = { version: 2, text: '다른 곳' };
    act(() => server.arrive(server.letter));
    await screen.findByText('다른 곳에서 먼저 바뀌었어요');
    expect(letter()).toHaveValue('처음 여기');
    return server;
  }

  it('takes it where she wants that, and what she gave up can be taken back', async () => {
    const server = await inConflict();
    await userEvent.click(screen.getByRole('button', { name: '저장된 내용으로 바꾸기' }));
    expect(letter()).toHaveValue('다른 곳');
    await userEvent.click(await screen.findByRole('button', { name: /되돌리기$/ }));
    expect(letter()).toHaveValue('처음 여기');
    await waitFor(() => expect(server.letter).toEqual({ version: 3, text: '처음 여기' }));
  });

  it('saves hers over it where she says so', async () => {
    const server = await inConflict();
    await userEvent.click(screen.getByRole('button', { name: '여기에 쓴 내용으로 계속' }));
    hidePage();
    await waitFor(() => expect(server.letter).toEqual({ version: 3, text: '처음 여기' }));
    expect(screen.queryByText('다른 곳에서 먼저 바뀌었어요')).not.toBeInTheDocument();
  });
});

describe('a form that goes back to what was saved', () => {
  it('forgets what this device kept, and can be brought forward again', async () => {
    const server = aServer('처음');
    await load(server);
    await userEvent.type(letter(), ' 여기');
    await waitFor(() => expect(readDraft(USER, KEY)).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '저장한 내용으로' }));
    expect(letter()).toHaveValue('처음');
    expect(readDraft(USER, KEY)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /되돌리기$/ }));
    expect(letter()).toHaveValue('처음 여기');
  });
});

describe('a device that can keep nothing', () => {
  it('is asked before a reload takes what the server has not got, and no longer afterwards', async () => {
    const server = aServer();
    await load(server);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    server.isDown = true;
    await userEvent.type(letter(), '안녕');
    hidePage();
    expect(await screen.findByText(/이 창을 닫으면 저장하지 않은 내용이 사라져요/)).toBeVisible();
    expect(isAsked()).toBe(true);
    server.isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/에 자동 저장했어요/)).toBeVisible();
    expect(isAsked()).toBe(false);
  });
});
