import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, aTalk, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';

const page = () => <Conversation roomId={ROOM} zone="Asia/Seoul" />;
const section = defineSection({ id: 'talk', routes: [{ path: '/talk', title: '', access: 'account', page }] });
const talk = (server: ReturnType<typeof aServer>) =>
  renderSection(section, { path: '/talk', handlers: server.handlers });
const area = () => screen.findByLabelText<HTMLTextAreaElement>('메시지 입력');
const answered = () => screen.queryByRole('group', { name: '답장하는 메시지' });
const kept = () => JSON.stringify({ ...localStorage });

/** She has begun to answer the fifth message, and leaves the page. */
async function leftHalfWay(server: ReturnType<typeof aServer>) {
  const { user } = talk(server);
  await user.click(await screen.findByRole('button', { name: '5번째 메시지 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '답장' }));
  await waitFor(async () => expect(await area()).toHaveFocus());
  await user.type(await area(), '괜찮아요');
  await waitFor(() => expect(kept()).toContain('괜찮아요'));
  cleanup();
}

describe('an answer that is half written [CHT-5]', () => {
  afterEach(() => dropDrafts('user-math'));

  it('comes back with the message that it answers, and answers it', async () => {
    const server = aServer(aTalk());
    await leftHalfWay(server);
    const { user } = talk(server);
    await waitFor(() => expect(answered()).toHaveTextContent('오늘 조금 늦을 수도 있어요.'));
    expect(await area()).toHaveValue('괜찮아요');
    await user.type(await area(), '{Enter}');
    await waitFor(() => expect(server.state.items.at(-1)).toMatchObject({ content: '괜찮아요', replyTo: { seq: 5 } }));
    expect(answered()).toBeNull();
    await waitFor(() => expect(kept()).not.toContain('괜찮아요'));
  });

  it('keeps its words and lets the message go that was taken back meanwhile', async () => {
    const server = aServer(aTalk());
    await leftHalfWay(server);
    server.state.items[4] = { ...server.state.items[4]!, content: '', deletedAt: '2026-11-18T10:42:00+09:00' };
    const { user } = talk(server);
    await within(await screen.findByRole('log')).findByText('지운 메시지예요');
    await waitFor(async () => expect(await area()).toHaveValue('괜찮아요'));
    expect(answered()).toBeNull();
    await user.type(await area(), '{Enter}');
    await waitFor(() => expect(server.state.items.at(-1)).toMatchObject({ content: '괜찮아요', replyTo: null }));
  });

  it('is let go with one press, and stays so', async () => {
    const server = aServer(aTalk());
    await leftHalfWay(server);
    const { user } = talk(server);
    await waitFor(() => expect(answered()).toBeVisible());
    await user.click(within(answered()!).getByRole('button'));
    await waitFor(() => expect(kept()).not.toContain('answered'));
    expect(await area()).toHaveValue('괜찮아요');
  });

  it('names its message however far away that is by now', async () => {
    const server = aServer(aTalk());
    await leftHalfWay(server);
    server.state.items.push(...Array.from({ length: 80 }, (_, at) => aChatMessage({ seq: 7 + at })));
    talk(server);
    await screen.findByText('86번째 메시지');
    expect(screen.queryByRole('button', { name: '5번째 메시지 메뉴' })).toBeNull();
    await waitFor(() => expect(answered()).toHaveTextContent('오늘 조금 늦을 수도 있어요.'));
  });
});
