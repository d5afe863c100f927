import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { defineSection } from '@portal/portal-core/section';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, aTalk, ROOM, worlds } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';

const page = () => <Conversation roomId={ROOM} zone="Asia/Seoul" />;
const section = defineSection({ id: 'talk', routes: [{ path: '/talk', title: '', access: 'account', page }] });
const open = (handlers: Fake[]) => renderSection(section, { path: '/talk', handlers });
const log = () => screen.findByRole('log', { name: '주고받은 메시지' });

/** jsdom lays nothing out: a thread that is so high, in a box of 400 px. */
function layOut(element: HTMLElement, height: number, top: number) {
  Object.defineProperties(element, {
    scrollHeight: { value: height, configurable: true },
    clientHeight: { value: 400, configurable: true },
  });
  element.scrollTop = top;
  fireEvent.scroll(element);
}
/** And messages of 40 px each, one below the other. */
function layOutMessages(element: HTMLElement) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: HTMLElement) {
    const at = [...element.querySelectorAll('[data-seq]')].indexOf(this);
    return at < 0 ? new DOMRect() : new DOMRect(0, at * 40 - element.scrollTop, 300, 40);
  });
}
const see = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => jest.restoreAllMocks());

describe('reading a talk', () => {
  it.each([
    ['at its end', 2_000 - 400, false],
    ['eighty pixels above it', 2_000 - 480, false],
    ['a line further up', 2_000 - 500, true],
  ])('offers the way to the newest message unless she is there: %s', async (_where, top, isOffered) => {
    open(worlds.loaded());
    layOut(await log(), 2_000, top);
    expect(screen.queryByRole('button', { name: '최근 메시지로' }) !== null).toBe(isOffered);
  });

  it('counts what came in below, and leads there', async () => {
    const { state, handlers } = aServer(aTalk());
    const { push, user } = open(handlers);
    const thread = await log();
    layOut(thread, 2_000, 300);
    state.items.push(aChatMessage({ seq: 7, content: '지금 들어갈게요.' }), aChatMessage({ seq: 8, isMine: true }));
    push('chat.message', { id: ROOM, seq: 8 });
    await user.click(await screen.findByRole('button', { name: '새 메시지 1개' }));
    expect(thread.scrollTop).toBe(2_000);
    await waitFor(() => expect(screen.queryByRole('button', { name: /새 메시지|최근 메시지로/ })).toBeNull());
  });

  it('marks as read only what stands before her eyes', async () => {
    const { state, handlers } = aServer(aTalk());
    const { push } = open(handlers);
    layOut(await log(), 2_000, 300);
    state.items.push(aChatMessage({ seq: 7, content: '지금 들어갈게요.' }));
    push('chat.message', { id: ROOM, seq: 7 });
    await screen.findByRole('button', { name: '새 메시지 1개' });
    expect(state.marks).toEqual([]);
    layOut(await log(), 2_000, 1_600);
    await waitFor(() => expect(state.marks).toEqual([7]));
  });

  it('marks nothing in a window that she does not look at, until she does', async () => {
    see('hidden');
    const { state, handlers } = aServer(aTalk(), { lastReadSeq: 4 });
    open(handlers);
    expect(await screen.findByText('여기까지 읽었어요')).toBeVisible();
    expect(state.marks).toEqual([]);
    see('visible');
    await waitFor(() => expect(state.marks).toEqual([6]));
  });

  it('goes on when a mark is lost, and makes it with the next message', async () => {
    const { state, handlers } = aServer(aTalk(), { lastReadSeq: 4 });
    let losses = 1;
    const [lost] = [fakeProblem(contract.markChatRead, 'UNEXPECTED')];
    const sometimes: Fake = { ...lost, matches: (request) => lost.matches(request) && losses-- > 0 };
    const { push } = open([sometimes, ...handlers]);
    expect(await screen.findByText('오늘 조금 늦을 수도 있어요.')).toBeVisible();
    await waitFor(() => expect(losses).toBeLessThan(1));
    state.items.push(aChatMessage({ seq: 7, content: '지금 들어갈게요.' }));
    push('chat.message', { id: ROOM, seq: 7 });
    await waitFor(() => expect(state.marks).toEqual([7]));
  });

  it('brings what was before when she scrolls near the top, and keeps the message that she reads in its place', async () => {
    open(worlds.long());
    const thread = await log();
    await screen.findByText('71번째 메시지');
    layOutMessages(thread);
    layOut(thread, 3_000, 241);
    expect(screen.queryByText('21번째 메시지')).toBeNull();
    layOut(thread, 3_000, 239);
    expect(await screen.findByText('21번째 메시지')).toBeVisible();
    expect(thread.scrollTop).toBe(239 + 50 * 40);
  });
});
