import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { REACTIONS } from '@portal/domain/chat/states/reaction';
import { defineSection } from '@portal/portal-core/section';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';
import { messages } from '../messages.ts';

const page = () => <Conversation roomId={ROOM} zone="Asia/Seoul" />;
const section = defineSection({ id: 'talk', routes: [{ path: '/talk', title: '', access: 'account', page }] });
const at = '2026-11-18T10:40:00+09:00';

/** A talk with a question of a guardian, and the teacher's answer a moment ago. */
function open(refused: Fake[] = [], answer = '42쪽까지예요') {
  const server = aServer([
    aChatMessage({ seq: 1, content: '몇 쪽까지예요?' }),
    aChatMessage({ seq: 2, content: answer, isMine: true, at }),
  ]);
  return { ...server, ...renderSection(section, { path: '/talk', handlers: [...refused, ...server.handlers] }) };
}
const choose = async (user: ReturnType<typeof open>['user'], no: number, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `${no}번째 메시지 메뉴` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const log = async () => within(await screen.findByRole('log'));

// Drafts outlive a page.
beforeEach(() => localStorage.clear());

describe('her own message', () => {
  it('is written anew in its place, and says so', async () => {
    const { user } = open();
    await choose(user, 2, '고치기');
    const field = await screen.findByLabelText('메시지 고치기');
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, '43쪽까지예요{Enter}');
    expect(await (await log()).findByText('43쪽까지예요')).toBeVisible();
    expect(screen.getByText('고침')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '2번째 메시지 메뉴' })).toHaveFocus());
  });

  it('stays as it was when she thinks again', async () => {
    const { user } = open();
    await choose(user, 2, '고치기');
    await user.type(await screen.findByLabelText('메시지 고치기'), ' 아니{Escape}');
    expect(await (await log()).findByText('42쪽까지예요')).toBeVisible();
    expect(screen.queryByLabelText('메시지 고치기')).toBeNull();
  });

  it('that she left with Escape is there when she goes on [CHT-5]', async () => {
    const { user } = open();
    await choose(user, 2, '고치기');
    await user.type(await screen.findByLabelText('메시지 고치기'), ', 내일까지{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('메시지 고치기')).toBeNull());
    await choose(user, 2, '고치기');
    await waitFor(() => expect(screen.getByLabelText('메시지 고치기')).toHaveValue('42쪽까지예요, 내일까지'));
    expect(screen.getByText('쓰던 메시지를 불러왔어요')).toBeVisible();
  });

  it('keeps what she wrote when the server refuses it, and says why', async () => {
    const { user } = open([fakeProblem(contract.editMessage, 'CHANGE_LATE', { values: { n: 60 } })]);
    await choose(user, 2, '고치기');
    const field = await screen.findByLabelText('메시지 고치기');
    await user.type(field, '!{Enter}');
    expect(await screen.findByText('보낸 지 60분이 지나 고치거나 지울 수 없어요')).toBeVisible();
    expect(field).toHaveValue('42쪽까지예요!');
  });

  describe('into which contact data comes [REV-1]', () => {
    const withPhone = '급하면 010-1234-5678로 전화 주세요';
    async function writeAnew() {
      const edits: unknown[] = [];
      const shown = open([
        fake(contract.editMessage, ({ params: { seq }, body }) => {
          edits.push(body);
          return aChatMessage({ seq: Number(seq), isMine: true, content: body.content, editedAt: at, change: 1 });
        }),
      ]);
      await choose(shown.user, 2, '고치기');
      const field = await screen.findByLabelText('메시지 고치기');
      await shown.user.clear(field);
      await shown.user.type(field, `${withPhone}{Enter}`);
      const asked = within(await screen.findByRole('alertdialog', { name: /전화번호.*아직 저장하지 않았어요/ }));
      await waitFor(() => expect(asked.getByRole('button', { name: '빼고 저장하기' })).toHaveFocus());
      expect(screen.getByRole('button', { name: '저장' })).toBeDisabled();
      expect(edits).toEqual([]);
      return { ...shown, edits, field, asked };
    }

    it('is asked about, and saved without it', async () => {
      const { user, edits } = await writeAnew();
      await user.keyboard('{Enter}');
      expect(await (await log()).findByText('급하면 (연락처 비움)으로 전화 주세요')).toBeVisible();
      expect(edits).toEqual([{ content: '급하면 (연락처 비움)으로 전화 주세요' }]);
    });

    it('is saved as it is, with the reason that she says', async () => {
      const { user, edits, asked } = await writeAnew();
      await user.click(asked.getByRole('button', { name: '그대로 저장하기' }));
      await user.type(asked.getByLabelText(/그대로 저장하는 이유/), '교재 배송{Enter}');
      expect(await (await log()).findByText(withPhone)).toBeVisible();
      expect(edits).toEqual([{ content: withPhone, contactReason: '교재 배송' }]);
    });

    it('is asked about anew where another number stood there, and not where the same one did', async () => {
      const { user, state } = open([], withPhone);
      await choose(user, 2, '고치기');
      const field = await screen.findByLabelText('메시지 고치기');
      await user.type(field, ', 010-2841-2274도 돼요{Enter}');
      expect(await screen.findByRole('alertdialog', { name: /전화번호/ })).toBeVisible();
      await user.clear(field);
      await user.type(field, `${withPhone}!{Enter}`);
      await waitFor(() => expect(state.items[1]!.content).toBe(`${withPhone}!`));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });

    it('is written on, and nothing is lost', async () => {
      const { user, edits, field } = await writeAnew();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(field).toHaveFocus();
      expect(field).toHaveValue(withPhone);
      expect(edits).toEqual([]);
    });
  });

  it('is brought back as she left it half changed, and forgotten once it is saved [CHT-5]', async () => {
    const first = open();
    await choose(first.user, 2, '고치기');
    await first.user.type(await screen.findByLabelText('메시지 고치기'), ', 내일까지');
    cleanup();
    const { user } = open();
    const field = await screen.findByLabelText('메시지 고치기');
    await waitFor(() => expect(field).toHaveValue('42쪽까지예요, 내일까지'));
    expect(screen.getByText('쓰던 메시지를 불러왔어요')).toBeVisible();
    expect(field).not.toHaveFocus();
    await user.type(field, '요{Enter}');
    expect(await (await log()).findByText('42쪽까지예요, 내일까지요')).toBeVisible();
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('내일까지'));
  });

  it('is left alone for good when she thinks again', async () => {
    const first = open();
    await choose(first.user, 2, '고치기');
    await first.user.type(await screen.findByLabelText('메시지 고치기'), ' 아니');
    await first.user.click(screen.getByRole('button', { name: '그만두기' }));
    cleanup();
    open();
    expect(await (await log()).findByText('42쪽까지예요')).toBeVisible();
    expect(screen.queryByLabelText('메시지 고치기')).toBeNull();
  });

  it('is taken back after a question, and its place stays', async () => {
    const { user } = open();
    await choose(user, 2, '지우기');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('지운 메시지예요')).toBeVisible();
    expect(screen.queryByText('42쪽까지예요')).toBeNull();
    expect(screen.queryByRole('button', { name: '2번째 메시지 메뉴' })).toBeNull();
  });
});

describe('a message of somebody else', () => {
  it('cannot be written anew or taken back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '1번째 메시지 메뉴' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['답장', '복사', ...REACTIONS.map((reaction) => messages.reactions.names[reaction])]);
  });

  it('is answered: the answer names it, and leads back to it', async () => {
    const { user, state } = open();
    await choose(user, 1, '답장');
    expect(await screen.findByRole('group', { name: '답장하는 메시지' })).toHaveTextContent('몇 쪽까지예요?');
    const field = screen.getByLabelText('메시지 입력');
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, '44쪽이요{Enter}');
    await waitFor(() => expect(state.items.at(-1)?.replyTo?.seq).toBe(1));
    expect(screen.queryByRole('group', { name: '답장하는 메시지' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^답장한 메시지.*몇 쪽까지예요\?$/ }));
    expect((await log()).getAllByText('몇 쪽까지예요?')[0]!.closest('[data-seq]')).toHaveFocus();
  });

  it('is reacted to with one press, and with another press not', async () => {
    const { user } = open();
    await choose(user, 1, '확인했어요');
    const chip = await screen.findByRole('button', { name: '확인했어요 1' });
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip);
    await waitFor(() => expect(screen.queryByRole('button', { name: '확인했어요 1' })).toBeNull());
  });
});
