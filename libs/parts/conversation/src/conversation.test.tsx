import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, aTalk, ROOM, worlds } from './conversation.fixture.ts';
import { Conversation } from './conversation.tsx';

const page = (path: string, room: string) => ({
  path,
  title: '대화',
  access: 'account' as const,
  page: () => (
    <>
      <Link to="/talk">대화로</Link>
      <Link to="/other">다른 대화로</Link>
      <Conversation roomId={room} zone="Asia/Seoul" />
    </>
  ),
});
const section = defineSection({ id: 'talk', routes: [page('/talk', ROOM), page('/other', 'room-2')] });
const open = (handlers: Fake[]) => renderSection(section, { path: '/talk', handlers });
afterEach(() => dropDrafts('user-math'));

const log = () => screen.findByRole('log', { name: '주고받은 메시지' });
const area = () => screen.getByLabelText<HTMLTextAreaElement>('메시지 입력');
const button = (name: string) => screen.getByRole('button', { name });
/** Long texts take their time letter by letter. */
const write = (content: string) => fireEvent.change(area(), { target: { value: content } });
const pdf = (no: number) => new File([`내용 ${no}`], `${no}.pdf`, { type: 'application/pdf' });
const pick = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('파일 첨부'), files);

describe('a talk', () => {
  it('shows what was said by day and person, with files, and how many have read it [CHT-2]', async () => {
    open(aServer(aTalk(), { lastReadSeq: 6 }).handlers);
    const thread = within(await log());
    expect(await thread.findByText('17/11/2026 (화)')).toBeVisible();
    expect(thread.getByText('18/11/2026 (수)')).toBeVisible();
    expect(thread.getAllByText('보호자 B02')).toHaveLength(2);
    expect(thread.getByText('Chào cô, hôm nay bé bị ốm, xin dời lịch học ạ')).toBeVisible();
    expect(thread.getByRole('link', { name: '일차함수 복습 문제.pdf 내려받기' })).toBeVisible();
    expect(thread.getByText('읽음 3')).toBeVisible();
    expect(thread.queryByText('여기까지 읽었어요')).toBeNull();
  });

  it('marks where she stopped, and what she sees now as read', async () => {
    const { state, handlers } = aServer(aTalk(), { lastReadSeq: 4 });
    open(handlers);
    expect(await screen.findByText('여기까지 읽었어요')).toBeVisible();
    await waitFor(() => expect(state.marks).toEqual([6]));
    expect(screen.getByText('여기까지 읽었어요')).toBeVisible();
  });

  it('brings in what others write and tells it politely, once [CHT-3]', async () => {
    const { state, handlers } = aServer(aTalk());
    const { push } = open(handlers);
    await log();
    state.items.push(aChatMessage({ seq: 7, content: '지금 들어갈게요.' }));
    push('chat.message', { id: ROOM, seq: 7 });
    expect(await screen.findByText('보호자 B02: 지금 들어갈게요.')).toHaveAttribute('role', 'status');
    expect(within(await log()).getByText('지금 들어갈게요.')).toBeVisible();
    await waitFor(() => expect(state.marks).toEqual([7]));
  });

  it('goes back page by page, without a word to screen readers', async () => {
    const { user } = open(worlds.long());
    expect(await screen.findByText('71번째 메시지')).toBeVisible();
    await user.click(button('이전 메시지 보기'));
    expect(await screen.findByText('21번째 메시지')).toBeVisible();
    await user.click(button('이전 메시지 보기'));
    expect(await screen.findByText('1번째 메시지')).toBeVisible();
    expect(screen.queryByRole('button', { name: '이전 메시지 보기' })).toBeNull();
    expect(screen.queryByText(/보호자 B02: /)).toBeNull();
  });

  it('says so when older messages do not come, and keeps what is here', async () => {
    const { user } = open(worlds.olderFails());
    await log();
    await user.click(button('이전 메시지 보기'));
    expect(await screen.findByText('이전 메시지를 불러오지 못했어요')).toBeVisible();
    expect(screen.getByText('120번째 메시지')).toBeVisible();
  });

  it('invites to the first word', async () => {
    open(worlds.empty());
    expect(await screen.findByText('아직 나눈 대화가 없어요')).toBeVisible();
  });

  it('that fails can be asked again, while one can write; what is written waits, and is told so [CHT-5]', async () => {
    const { user } = open(worlds.failed());
    expect(await screen.findByText('대화를 불러오지 못했어요')).toBeVisible();
    expect(screen.queryByText('대화를 불러오면 보낼 수 있어요.')).toBeNull();
    write('그동안 쓴 글');
    expect(button('보내기')).toBeDisabled();
    fireEvent.keyDown(area(), { key: 'Enter' });
    expect(area()).toHaveValue('그동안 쓴 글');
    expect(screen.getByText('대화를 불러오면 보낼 수 있어요.')).toHaveAttribute('role', 'status');
    platform.use(...worlds.loaded());
    await user.click(button('다시 시도'));
    expect(await screen.findByText('네, 감사합니다!')).toBeVisible();
    expect(area()).toHaveValue('그동안 쓴 글');
    expect(button('보내기')).toBeEnabled();
  });

  it('of others looks like none: there is nowhere to write, and a way on', async () => {
    const { user } = open(worlds.gone());
    expect(await screen.findByText('찾을 수 없는 대화예요')).toBeVisible();
    expect(screen.getByText(/더는 함께하지 않는 대화/)).toBeVisible();
    expect(screen.queryByLabelText('메시지 입력')).toBeNull();
    platform.use(...worlds.loaded());
    await user.click(button('다시 시도'));
    expect(await screen.findByText('네, 감사합니다!')).toBeVisible();
    expect(area()).toBeVisible();
  });
});

describe('writing', () => {
  it('sends with Enter, breaks the line with Shift+Enter, and leaves a half-made syllable alone [CHT-2]', async () => {
    const { state, handlers } = aServer(aTalk());
    const { user } = open(handlers);
    await log();
    await user.type(area(), '내일 봬요.{Shift>}{Enter}{/Shift}자를 챙겨요');
    fireEvent.keyDown(area(), { key: 'Enter', isComposing: true });
    expect(area()).toHaveValue('내일 봬요.\n자를 챙겨요');
    await user.keyboard('{Enter}');
    expect(await within(await log()).findByText(/자를 챙겨요/)).toBeVisible();
    await waitFor(() => expect(state.items.at(-1)?.content).toBe('내일 봬요.\n자를 챙겨요'));
    expect(area()).toHaveValue('');
    expect(area()).toHaveFocus();
  });

  it('counts near 5,000 characters and sends no more [CHT-2]', async () => {
    open(aServer([]).handlers);
    await log();
    write('가'.repeat(4_499));
    expect(screen.queryByText(/\/5,000/)).toBeNull();
    write('가'.repeat(5_000));
    expect(screen.getByText('5,000/5,000')).toBeVisible();
    expect(button('보내기')).toBeEnabled();
    write('가'.repeat(5_001));
    expect(screen.getByText('메시지는 5,000자까지 보낼 수 있어요.')).toBeVisible();
    expect(button('보내기')).toBeDisabled();
    fireEvent.keyDown(area(), { key: 'Enter' });
    expect(area().value).toHaveLength(5_001);
  });

  it('takes ten files without a word, and not an eleventh [CHT-2]', async () => {
    platform.use(...fakeUploads());
    const { state, handlers } = aServer([]);
    const { user } = open(handlers);
    await log();
    await pick(...Array.from({ length: 11 }, (_, no) => pdf(no)));
    expect(await screen.findByText('파일 10/10', {}, { timeout: 5_000 })).toBeVisible();
    expect(await screen.findByText('파일은 10개까지 올릴 수 있어요.')).toBeVisible();
    // Ten files are thirty requests: a busy machine takes its time.
    await waitFor(() => expect(button('보내기')).toBeEnabled(), { timeout: 10_000 });
    await user.click(button('보내기'));
    await waitFor(() => expect(state.items[0]?.files).toHaveLength(10));
    expect(screen.queryByText(/파일 10\/10/)).toBeNull();
  });

  it('keeps what is half-written with its room [CHT-5]', async () => {
    const { user } = open(worlds.loaded());
    await log();
    await user.type(area(), '쓰다 만 글');
    await user.click(screen.getByRole('link', { name: '다른 대화로' }));
    await waitFor(() => expect(area()).toHaveValue(''));
    await user.click(screen.getByRole('link', { name: '대화로' }));
    await waitFor(() => expect(area()).toHaveValue('쓰다 만 글'));
    expect(screen.getByText('쓰던 메시지를 불러왔어요')).toBeVisible();
  });

  it('leads from the field to what was said with Escape', async () => {
    const { user } = open(worlds.loaded());
    const thread = await log();
    await user.type(area(), '{Escape}');
    expect(thread).toHaveFocus();
  });
});

describe('a message that does not arrive', () => {
  const failing = () => [offline(contract.sendMessage), ...aServer(aTalk()).handlers];

  it('stays, and goes out again under the same client id, once [R16] [CHT-4]', async () => {
    const { user } = open(failing());
    await log();
    await user.type(area(), '네{Enter}');
    expect(await screen.findByText('보내지 못했어요. 연결되면 보내요.')).toBeVisible();
    const ids: string[] = [];
    platform.use(
      fake(contract.sendMessage, ({ body }) => {
        ids.push(body.clientId);
        // The first answer is lost on its way.
        if (ids.length === 1) return problemResponse('UNEXPECTED');
        return aChatMessage({ seq: 7, isMine: true, clientId: body.clientId, content: body.content });
      }),
    );
    await user.click(button('다시 보내기'));
    await user.click(await screen.findByRole('button', { name: '다시 보내기' }));
    await waitFor(() => expect(screen.queryByText('보내지 못했어요. 연결되면 보내요.')).toBeNull());
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(within(await log()).getAllByText('네')).toHaveLength(1);
  });

  it('is sent by itself when the connection is back, in the order of writing', async () => {
    const { user, realtime } = open(failing());
    await log();
    await user.type(area(), '하나{Enter}둘{Enter}');
    expect(await screen.findAllByText('보내지 못했어요. 연결되면 보내요.')).toHaveLength(2);
    const { state, handlers } = aServer(aTalk());
    platform.use(...handlers);
    act(() => realtime.reconnect());
    await waitFor(() => expect(state.items.slice(-2).map(({ content }) => content)).toEqual(['하나', '둘']));
    await waitFor(() => expect(screen.queryByText('보내지 못했어요. 연결되면 보내요.')).toBeNull());
  });

  it('is still there after the room was left', async () => {
    const { user } = open(failing());
    await log();
    await user.type(area(), '잊지 마세요{Enter}');
    await screen.findByText('보내지 못했어요. 연결되면 보내요.');
    await user.click(screen.getByRole('link', { name: '다른 대화로' }));
    await waitFor(() => expect(screen.queryByText('잊지 마세요')).toBeNull());
    await user.click(screen.getByRole('link', { name: '대화로' }));
    expect(await screen.findByText('잊지 마세요')).toBeVisible();
  });

  it('says why when the server does not want it, waits for her, and can be thrown away', async () => {
    const refused = fakeProblem(contract.sendMessage, 'FILE_NOT_FOUND');
    const { user, realtime } = open([refused, ...aServer(aTalk()).handlers]);
    await log();
    await user.type(area(), '파일이요{Enter}');
    expect(await screen.findByText('보내지 못했어요. Không tìm thấy file')).toBeVisible();
    act(() => realtime.reconnect());
    expect(screen.getByText('파일이요')).toBeVisible();
    await user.click(button('지우기'));
    expect(screen.queryByText('파일이요')).toBeNull();
  });
});
