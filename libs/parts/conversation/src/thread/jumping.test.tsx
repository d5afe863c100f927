import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { defineSection } from '@portal/portal-core/section';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { aChatPage } from '@portal/testing/chat/chat-page';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';

function TalkPage() {
  const { key, search } = useLocation();
  const seq = Number(new URLSearchParams(search).get('seq'));
  return (
    <>
      <Link to="/talk?seq=140">140번째로</Link>
      <Conversation roomId={ROOM} zone="Asia/Seoul" {...(seq > 0 && { wanted: { seq, visit: key } })} />
    </>
  );
}
const routes = [{ path: '/talk', title: '', access: 'account' as const, page: TalkPage }];
const section = defineSection({ id: 'talk', routes });
const long = (count: number) => Array.from({ length: count }, (_, at) => aChatMessage({ seq: at + 1 }));

/** A talk of so many messages; `asked` are the spans that were read. */
function aLongTalk(count = 400) {
  const { state, handlers } = aServer(long(count));
  const asked: string[] = [];
  const listed = fake(contract.listMessages, ({ query }) => {
    const { before, after } = query;
    asked.push(before ? `<${before}` : after ? `>${after}` : 'newest');
    return aChatPage(state.items, query);
  });
  return { state, asked, handlers: [listed, ...handlers] };
}
const open = (seq: number | null, handlers: Fake[]) =>
  renderSection(section, { path: seq === null ? '/talk' : `/talk?seq=${seq}`, handlers });
const message = (seq: number) => screen.findByText(`${seq}번째 메시지`);
const placeOf = async (seq: number) => (await message(seq)).closest('[data-seq]');

describe('an address that leads to a message [CHT-2]', () => {
  it('shows it among its neighbours with the focus, and neither the newest nor a mark that they were read', async () => {
    const { state, asked, handlers } = aLongTalk();
    open(120, handlers);
    expect(await placeOf(120)).toHaveFocus();
    expect(await message(95)).toBeVisible();
    expect(await message(144)).toBeVisible();
    expect(screen.queryByText('400번째 메시지')).toBeNull();
    expect(asked).toEqual(['newest', '<145']);
    expect(state.marks).toEqual([]);
  });

  it('goes on in both directions from there', async () => {
    const { asked, handlers } = aLongTalk();
    const { user } = open(120, handlers);
    await user.click(await screen.findByRole('button', { name: '이후 메시지 보기' }));
    expect(await message(194)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '이전 메시지 보기' }));
    expect(await message(45)).toBeVisible();
    expect(asked.slice(2)).toEqual(['>144', '<95']);
  });

  it('asks for nothing where the message is here already', async () => {
    const { asked, handlers } = aLongTalk();
    open(380, handlers);
    expect(await placeOf(380)).toHaveFocus();
    expect(asked).toEqual(['newest']);
  });

  it('leads back to the end, where what is read is marked', async () => {
    const { state, handlers } = aLongTalk();
    state.chat = { ...state.chat, lastReadSeq: 398 };
    const { user } = open(120, handlers);
    await placeOf(120);
    await user.click(screen.getByRole('button', { name: '최근 메시지로' }));
    expect(await message(400)).toBeVisible();
    expect(screen.queryByText('120번째 메시지')).toBeNull();
    await waitFor(() => expect(state.marks).toEqual([400]));
  });

  it('leads on to another message of the same talk', async () => {
    const { handlers } = aLongTalk();
    const { user } = open(120, handlers);
    await placeOf(120);
    await user.click(screen.getByRole('link', { name: '140번째로' }));
    await waitFor(async () => expect(await placeOf(140)).toHaveFocus());
  });

  it('says that there is no such message, and shows the newest', async () => {
    const { asked, handlers } = aLongTalk(60);
    open(61, handlers);
    expect(await screen.findByText('찾는 메시지가 없어서 최근 메시지를 보여 드려요.')).toBeVisible();
    expect(await message(60)).toBeVisible();
    expect(asked).toEqual(['newest']);
  });

  it('says that it could not be read, and shows the newest', async () => {
    const { state, handlers } = aLongTalk();
    const failing = fake(contract.listMessages, ({ query }) =>
      query.before ? problemResponse('UNEXPECTED') : aChatPage(state.items, query),
    );
    open(120, [failing, ...handlers]);
    expect(await screen.findByText(/그 메시지를 불러오지 못했어요/)).toBeVisible();
    expect(await message(400)).toBeVisible();
  });
});

describe('somebody who reads older messages [CHT-2]', () => {
  it('stays there while others write, and is led to the end when she writes', async () => {
    const { state, handlers } = aLongTalk();
    const { user, push } = open(120, handlers);
    await placeOf(120);
    state.items.push(aChatMessage({ seq: 401, content: '지금 들어갈게요.' }));
    push('chat.message', { id: ROOM, seq: 401 });
    await user.type(screen.getByLabelText('메시지 입력'), '네{Enter}');
    expect(await message(400)).toBeVisible();
    expect(await screen.findByText('지금 들어갈게요.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('네').closest('[data-seq="402"]')).toBeVisible());
    expect(screen.queryByText('120번째 메시지')).toBeNull();
  });

  it('is led from an answer to what it answers, however far that lies', async () => {
    const { state, handlers } = aLongTalk();
    const [answered] = state.items.slice(19);
    state.items[399] = aChatMessage({
      seq: 400,
      content: '답장이에요',
      replyTo: { seq: 20, sender: answered!.sender, preview: '스무 번째 말', voiceSeconds: null, card: null },
    });
    const { user } = open(null, handlers);
    await screen.findByText('답장이에요');
    await user.click(screen.getByRole('button', { name: /스무 번째 말/ }));
    expect(await placeOf(20)).toHaveFocus();
  });
});
