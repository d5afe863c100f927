import { screen, waitFor, within } from '@testing-library/react';
import { laterContract } from '@portal/domain/chat/later.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { aChatFamily, aLaterMessage } from '@portal/testing/chat/chat-builders';
import { type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { aLaterServer, aTalk, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';

const section = defineSection({
  id: 'talk',
  routes: [
    { path: '/talk', title: '', access: 'account', page: () => <Conversation roomId={ROOM} zone="Asia/Seoul" /> },
  ],
});
const kept = aLaterMessage();
const enter = (handlers: Fake[]) => renderSection(section, { handlers });
const area = () => screen.findByLabelText<HTMLTextAreaElement>('메시지 입력');
const list = async () => within(await screen.findByRole('region', { name: '예약한 메시지' }));
const deeds = async () =>
  (await list()).getAllByRole('button').map(({ textContent }) => textContent?.split(':')[0]?.trim());
const later = () => screen.getByRole('button', { name: '나중에 보내기' });
const form = async () => within(await screen.findByRole('dialog', { name: '나중에 보내기' }));

beforeEach(() => dropDrafts('user-math'));

describe('a message that is sent later [CHT-2]', () => {
  it('leaves tomorrow morning by the clocks of who reads it, and waits at the end of the talk', async () => {
    const server = aLaterServer();
    const family = aChatFamily();
    server.state.chat = { ...server.state.chat, kind: 'P2P', title: '보호자 B07', family, readers: [family] };
    const { user } = enter(server.handlers);
    await screen.findByText('네, 감사합니다!');
    expect(later()).toBeDisabled();
    await user.type(await area(), '내일 봬요');
    await user.click(later());
    const asked = await form();
    expect(asked.getByText('받는 분은 호찌민 시각이에요.')).toBeVisible();
    await user.click(asked.getByRole('radio', { name: /내일 오전 9시/ }));
    expect(asked.getByText('내일 11:00 · 호찌민 09:00')).toBeVisible();
    await user.click(asked.getByRole('button', { name: '내일 11:00에 보내기' }));
    const waiting = await list();
    expect(waiting.getByText('내일 봬요')).toBeVisible();
    expect(waiting.getByText(/내일 11:00에 보내요/)).toHaveTextContent('호찌민 09:00');
    expect(server.later.calls).toEqual(['keep 내일 봬요 2026-11-19T02:00:00.000Z']);
    expect(await area()).toHaveValue('');
    expect(server.state.items).toHaveLength(aTalk().length);
  });

  it('is asked about its contact data before it is kept', async () => {
    const server = aLaterServer();
    const { user } = enter(server.handlers);
    await screen.findByText('네, 감사합니다!');
    await user.type(await area(), '010-1234-5678');
    await user.click(later());
    await user.click((await form()).getByRole('button', { name: /에 보내기$/ }));
    const guard = within(await screen.findByRole('alertdialog'));
    expect(guard.getByText(/^오늘 18:00에 보내기로 했어요\./)).toBeVisible();
    expect(server.later.calls).toEqual([]);
    await user.click(guard.getByRole('button', { name: '그대로 보내기' }));
    await user.type(guard.getByLabelText(/그대로 보내는 이유/), '교재 배송');
    await user.click(guard.getByRole('button', { name: '이유와 함께 보내기' }));
    await waitFor(() => expect(server.later.items).toMatchObject([{ contactReason: '교재 배송' }]));
    expect(server.state.items).toHaveLength(aTalk().length);
  });

  it('stays in the field where it could not be kept', async () => {
    const { handlers } = aLaterServer();
    const { user } = enter([fakeProblem(laterContract.keepLaterMessage, 'LIMIT_REACHED'), ...handlers]);
    await screen.findByText('네, 감사합니다!');
    await user.type(await area(), '내일 봬요');
    await user.click(later());
    await user.click((await form()).getByRole('button', { name: /에 보내기$/ }));
    await waitFor(async () => expect(await area()).not.toHaveAttribute('readonly'));
    expect(await area()).toHaveValue('내일 봬요');
  });
});

describe('what waits at the end of a talk', () => {
  it('is sent now, and stands in the talk', async () => {
    const server = aLaterServer([kept]);
    const { user } = enter(server.handlers);
    await user.click((await list()).getByRole('button', { name: /^지금 보내기/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '예약한 메시지' })).toBeNull());
    expect(within(screen.getByRole('log')).getByText(kept.content)).toBeVisible();
    expect(server.later.calls).toEqual(['send']);
  });

  it('is sent now only after she was asked, where it is night for who reads it', async () => {
    const server = aLaterServer([kept]);
    const family = aChatFamily({ timeZone: 'Europe/Berlin' });
    server.state.chat = { ...server.state.chat, kind: 'P2P', title: '보호자 B07', family, readers: [family] };
    const { user } = enter(server.handlers);
    await user.click((await list()).getByRole('button', { name: /^지금 보내기/ }));
    const asked = within(await screen.findByRole('alertdialog', { name: '지금 보낼까요?' }));
    expect(asked.getByText('지금 받는 분이 있는 곳은 새벽 2시예요. 아침에 보내면 더 좋아요.')).toBeVisible();
    expect(server.later.calls).toEqual([]);
    await user.click(asked.getByRole('button', { name: '지금 보내기' }));
    await waitFor(() => expect(server.later.calls).toEqual(['send']));
  });

  it('is given another time', async () => {
    const server = aLaterServer([kept]);
    const { user } = enter(server.handlers);
    await user.click((await list()).getByRole('button', { name: /^시각 바꾸기/ }));
    const asked = within(await screen.findByRole('dialog', { name: '보낼 시각 바꾸기' }));
    await user.click(asked.getByRole('radio', { name: /오늘 저녁 6시/ }));
    await user.click(asked.getByRole('button', { name: '오늘 18:00에 보내기' }));
    expect(await (await list()).findByText(/오늘 18:00에 보내요/)).toBeVisible();
  });

  it('is written anew in its place, and asked about where contact data comes into it', async () => {
    const server = aLaterServer([kept]);
    const { user } = enter(server.handlers);
    await user.click((await list()).getByRole('button', { name: /^고치기/ }));
    const field = await screen.findByLabelText('메시지 고치기');
    await user.clear(field);
    await user.type(field, '모레 봬요. 010-1234-5678{Enter}');
    expect(await screen.findByRole('alertdialog', { name: /전화번호/ })).toBeVisible();
    expect(server.later.calls).toEqual([]);
    await user.clear(field);
    await user.type(field, '모레 봬요{Enter}');
    expect(await (await list()).findByText('모레 봬요')).toBeVisible();
    expect(screen.queryByLabelText('메시지 고치기')).toBeNull();
    expect(server.later.calls).toEqual(['rewrite 모레 봬요']);
  });

  it('is cancelled', async () => {
    const server = aLaterServer([kept]);
    const { user } = enter(server.handlers);
    await user.click((await list()).getByRole('button', { name: /^취소/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '예약한 메시지' })).toBeNull());
    expect(server.later.calls).toEqual(['cancel']);
  });

  it('says why it could not be sent', async () => {
    enter(aLaterServer([aLaterMessage({ failure: 'ALONE' })]).handlers);
    expect(await screen.findByText('보내지 못했어요. 이 대화에 받을 사람이 없어요.')).toBeVisible();
    expect(await deeds()).toEqual(['시각 바꾸기', '취소']);
  });

  it('offers nothing that cannot help where its file is gone', async () => {
    enter(aLaterServer([aLaterMessage({ failure: 'FILE_GONE' })]).handlers);
    expect(await screen.findByText(/올린 파일이 없어졌어요/)).toBeVisible();
    expect(await deeds()).toEqual(['취소']);
  });

  it('is asked for again where it could not be read', async () => {
    const { handlers } = aLaterServer([kept]);
    enter([fakeProblem(laterContract.listLaterMessages, 'UNEXPECTED'), ...handlers]);
    expect(await screen.findByText('예약한 메시지를 불러오지 못했어요')).toBeVisible();
    expect((await list()).getByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});
