import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { platform } from '@portal/testing/platform-server';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, aTalk, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';
import { Composer } from './composer.tsx';

const [onSend, onLeave] = [jest.fn(), jest.fn()];
const section = (page: () => React.ReactNode) =>
  defineSection({ id: 'talk', routes: [{ path: '/talk', title: '', access: 'account', page }] });
const write = (maySend = true) =>
  renderSection(
    section(() => (
      <Composer talk={{ name: ROOM, forVisitor: false }} maySend={maySend} onSend={onSend} onLeave={onLeave} />
    )),
  );
const talk = (handlers: Fake[] = []) =>
  renderSection(
    section(() => <Conversation roomId={ROOM} zone="Asia/Seoul" />),
    {
      handlers: [...handlers, ...aServer(aTalk()).handlers],
    },
  );
const area = () => screen.findByLabelText<HTMLTextAreaElement>('메시지 입력');
const send = () => screen.getByRole('button', { name: '보내기' });
const pdf = (name = '숙제.pdf') => new File(['내용'], name, { type: 'application/pdf' });
const touch = (isTouch: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: isTouch }) as never);

beforeEach(() => {
  dropDrafts('user-math');
  onSend.mockClear();
  onLeave.mockClear();
});
afterEach(() => jest.restoreAllMocks());

describe('where a message is written', () => {
  it.each([
    ['nothing', '', false],
    ['blanks and line breaks', ' \n ', false],
    ['one letter', '네', true],
    ['as much as there may be', '가'.repeat(5_000), true],
    ['a letter too much', '가'.repeat(5_001), false],
    // Counted as the reader counts: a picture is one.
    ['as many pictures', '🙂'.repeat(5_000), true],
  ])('sends %s: %s', async (_what, written, goes) => {
    write();
    fireEvent.change(await area(), { target: { value: written } });
    expect(send().hasAttribute('disabled')).toBe(!goes);
    fireEvent.keyDown(await area(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledTimes(goes ? 1 : 0);
  });

  it('sends without the blanks around, empties itself and keeps the focus', async () => {
    const { user } = write();
    await user.type(await area(), '  내일 봬요 ');
    await user.click(send());
    expect(onSend).toHaveBeenCalledWith({ content: '내일 봬요', files: [] });
    expect(await area()).toHaveValue('');
    expect(await area()).toHaveFocus();
  });

  it.each([
    ['a keyboard', false, {}, true],
    ['a keyboard with Shift', false, { shiftKey: true }, false],
    ['a finger', true, {}, false],
    ['a finger with Ctrl', true, { ctrlKey: true }, true],
    ['a syllable that is half made', false, { isComposing: true }, false],
    ['a syllable that Safari has just ended', false, { keyCode: 229 }, false],
  ])('sends with Enter of %s: %s', async (_what, isTouch, keys, goes) => {
    touch(isTouch);
    write();
    fireEvent.change(await area(), { target: { value: '네' } });
    fireEvent.keyDown(await area(), { key: 'Enter', ...keys });
    expect(onSend).toHaveBeenCalledTimes(goes ? 1 : 0);
  });

  it('is left with Escape, which loses nothing', async () => {
    const { user } = write();
    await user.type(await area(), '쓰다 만 글{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(await area()).toHaveValue('쓰다 만 글');
  });

  it('waits with what is written until it may be sent', async () => {
    const { user } = write(false);
    await user.type(await area(), '네{Enter}');
    expect(send()).toBeDisabled();
    expect(onSend).not.toHaveBeenCalled();
    expect(await area()).toHaveValue('네');
  });

  it('comes back with what was half-written, and forgets it once it is sent', async () => {
    const first = write();
    await first.user.type(await area(), '쓰다 만 글');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('쓰다 만 글'));
    cleanup();
    const { user } = write();
    await waitFor(async () => expect(await area()).toHaveValue('쓰다 만 글'));
    expect(screen.getByText('쓰던 메시지를 불러왔어요')).toBeVisible();
    await user.click(send());
    expect(onSend).toHaveBeenCalledWith({ content: '쓰다 만 글', files: [] });
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('쓰다 만 글'));
    expect(screen.queryByText('쓰던 메시지를 불러왔어요')).toBeNull();
  });

  it('takes a file that is picked, sends it without a word, and lets go of one that is taken away', async () => {
    platform.use(...fakeUploads());
    write();
    const user = userEvent.setup();
    await area();
    await user.upload(screen.getByLabelText('파일 첨부'), [pdf('가.pdf'), pdf('나.pdf')]);
    await waitFor(() => expect(send()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: /가\.pdf.*(지우기|삭제|빼기)/ }));
    expect(await area()).toHaveFocus();
    await user.click(send());
    expect(onSend).toHaveBeenCalledWith({ content: '', files: [expect.objectContaining({ name: '나.pdf' })] });
    expect(screen.queryByRole('region', { name: '보낼 파일' })).toBeNull();
  });
});

describe('a talk whose reader is not known yet', () => {
  it('keeps what she wrote instead of sending it nowhere, and sends it when she is known', async () => {
    const { store, user } = talk([fakeProblem(sessionContract.getProfile, 'UNEXPECTED')]);
    await screen.findByText('네, 감사합니다!');
    await user.type(await area(), '늦어서 죄송해요{Enter}');
    expect(await area()).toHaveValue('늦어서 죄송해요');
    platform.use(fake(sessionContract.getProfile, aProfile()));
    const { sessionApi } = await import('@portal/api/identity/session.api');
    await act(() => store.dispatch(sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true })));
    await waitFor(() => expect(send()).toBeEnabled());
    await user.type(await area(), '{Enter}');
    expect(await area()).toHaveValue('');
    expect(await screen.findByText('늦어서 죄송해요')).toBeVisible();
  });
});

describe('a talk without a connection', () => {
  it('says so after three seconds, not at once, and no more when it is back', async () => {
    const { realtime } = talk();
    await screen.findByText('네, 감사합니다!');
    const words = () => screen.queryByText('연결이 끊겼어요. 메시지는 연결되면 보내요.');
    await withFakeTimers(async (pass) => {
      act(() => realtime.disconnect());
      await pass(2_000);
      expect(words()).toBeNull();
      await pass(1_000);
      expect(words()).toBeVisible();
      act(() => realtime.connect());
      expect(words()).toBeNull();
    });
  });

  it('says only what becomes of messages where the page says that there is no network', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { realtime } = talk();
    await screen.findByText('네, 감사합니다!');
    await withFakeTimers(async (pass) => {
      act(() => realtime.disconnect());
      await pass(3_000);
      expect(screen.getByText('메시지는 연결되면 보내요.')).toBeVisible();
    });
    network.mockRestore();
  });

  it('asks for what it cannot be told', async () => {
    const server = aServer(aTalk());
    const { realtime } = renderSection(
      section(() => <Conversation roomId={ROOM} zone="Asia/Seoul" />),
      {
        handlers: server.handlers,
      },
    );
    await screen.findByText('네, 감사합니다!');
    await withFakeTimers(async (pass) => {
      act(() => realtime.disconnect());
      server.state.items.push({ ...aTalk()[0]!, seq: 7, content: '혹시 보셨나요?' });
      await pass(21_000);
      expect(screen.getByText('혹시 보셨나요?')).toBeVisible();
    });
  });
});
