import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { familyChatContract as contract } from '@portal/domain/families/family-chat.contract';
import { familyHomeworkContract } from '@portal/domain/families/family-homework.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aFamilyChatLine, aTeacherMessage } from '@portal/testing/families/family-chat-builders';
import { platform } from '@portal/testing/platform-server';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor } from '../door.fixture.ts';
import { band, enter, enterAt, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { UPLOAD_TICKET } from '../homework/homework.fixture.ts';
import { aRoom, rooms, SILENT_LINE, TALK, TALK_ALONE } from './chat.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));
afterEach(() => dropDrafts('visitor'));

const line = aFamilyChatLine();
const SHEET = '중2 수학 내신반 대화';
const area = () => screen.getByLabelText<HTMLTextAreaElement>('메시지 입력');
const log = () => screen.findByRole('log', { name: '주고받은 메시지' });
/** The page as a letter opens it: with the talk over it. */
const talk = (handlers: Fake[], door = shownDoor({ chat: line })) => enterAt(TALK, ...handlers, door);

describe('the page of a family', () => {
  it('tells what was said last in the class’s room, and how much is unread [CHT-2] [CLS-2]', async () => {
    enter(shownDoor({ chat: line }));
    const shown = within(await band('수업 대화'));
    expect(shown.getByText('윤서진')).toBeVisible();
    expect(shown.getByText(/내일 준비물은 자와 컴퍼스예요/)).toBeVisible();
    expect(shown.getByText('새 메시지 2개')).toBeVisible();
    expect(shown.getByText(/이 반의 모든 가족이 함께 읽는 대화예요/)).toBeVisible();
  });

  it.each([
    ['its own word', { isMine: true }, /^나 /],
    ['a child of another family', { senderName: '' }, /^학생 /],
    ['files alone', { preview: '' }, /파일을 보냈어요$/],
    ['a voice', { preview: '', voiceSeconds: 42 }, /음성 메시지 0:42$/],
  ])('names by its words: %s', async (_what, over, words) => {
    enter(shownDoor({ chat: aFamilyChatLine({ lastMessage: { ...line.lastMessage!, ...over } }) }));
    const shown = await band('수업 대화');
    expect(shown.querySelector('p')).toHaveTextContent(words);
  });

  it('invites to the first word, and says nothing where the family is in no room', async () => {
    enter(shownDoor({ chat: SILENT_LINE }));
    expect(await screen.findByText(/아직 나눈 대화가 없어요/)).toBeVisible();
    expect(press('메시지 쓰기')).toBeVisible();
    expect(press('수업 대화에 쓰기')).toBeVisible();
  });

  it('has no such place for who is in no room', async () => {
    enter(shownDoor({ chat: null }));
    await band('지난 수업');
    expect(screen.queryByRole('region', { name: '수업 대화' })).toBeNull();
  });
});

describe('the talk with the teacher', () => {
  it('opens over the page, says who reads it, and what is seen is read', async () => {
    const { state, handlers } = aRoom();
    const { user } = enter(...handlers, shownDoor({ chat: line }));
    await band('수업 대화');
    await user.click(press('수업 대화 열기'));
    const sheet = within(await openedDialog(SHEET));
    expect(await sheet.findByText(/선생님을 포함해 5명이 함께 보는 대화예요/)).toBeVisible();
    expect(await sheet.findByText('내일 준비물은 자와 컴퍼스예요.')).toBeVisible();
    expect(sheet.getByText('보호자 B02')).toBeVisible();
    expect(sheet.getByText('학생')).toBeVisible();
    await waitFor(() => expect(state.marks).toEqual([6]));
    await user.click(sheet.getByRole('button', { name: '창 닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(press('수업 대화 열기')).toHaveFocus();
  });

  it('opens from a letter, and names the teacher alone where nobody else is there', async () => {
    talk(rooms.alone());
    await openedDialog(SHEET);
    expect(await screen.findByText('윤서진 선생님만 함께 봐요.')).toBeVisible();
  });

  it('is another one than that of the class: a letter leads to it, and what is written there reaches nobody else [CHT-1]', async () => {
    const { state, handlers } = aRoom([], { others: 1, read: 0 });
    const { user } = enterAt(TALK_ALONE, ...handlers, shownDoor({ chat: line }));
    const sheet = within(await openedDialog('윤서진 선생님과 대화'));
    expect(await sheet.findByText('윤서진 선생님만 함께 봐요.')).toBeVisible();
    await user.type(area(), '따로 여쭤볼 게 있어요{Enter}');
    await waitFor(() => expect(state.sentTo).toEqual(['teacher']));
  });

  it('passes contact data to the teacher alone unasked', async () => {
    const { state, handlers } = aRoom([], { others: 1, read: 0 });
    const { user } = enterAt(TALK_ALONE, ...handlers, shownDoor({ chat: line }));
    await openedDialog('윤서진 선생님과 대화');
    await log();
    await user.type(area(), '제 번호는 010-1234-5678이에요{Enter}');
    await waitFor(() => expect(state.items.at(-1)?.content).toBe('제 번호는 010-1234-5678이에요'));
  });

  it('asks about contact data that other families would read, in the language of who writes [REV-1]', async () => {
    const { state, handlers } = aRoom();
    const { user } = talk(handlers);
    await log();
    await user.type(area(), '제 번호는 010-1234-5678이에요{Enter}');
    const asked = within(await screen.findByRole('alertdialog', { name: /연락처\(전화번호\)/ }));
    expect(asked.getByText(/다른 가족도 함께 읽어요/)).toBeVisible();
    expect(state.items).toHaveLength(6);
    await user.click(asked.getByRole('button', { name: '빼고 보내기' }));
    await waitFor(() => expect(state.items.at(-1)?.content).toBe('제 번호는 (연락처 비움)이에요'));
    cleanup();

    const other = aRoom();
    const vietnamese = talk(other.handlers, shownDoor({ chat: line, language: 'vi' })).user;
    await vietnamese.type(await screen.findByLabelText('Viết tin nhắn'), 'Gọi 0912 345 678 nhé{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: /số điện thoại/ });
    expect(dialog).not.toHaveTextContent(/[가-힣]/);
    // She may leave it as it is, and is asked for no reason.
    await vietnamese.click(within(dialog).getByRole('button', { name: 'Vẫn gửi' }));
    await waitFor(() => expect(other.state.items.at(-1)?.content).toBe('Gọi 0912 345 678 nhé'));
  });

  it('takes a message, which stands there at once [CHT-2]', async () => {
    const { state, handlers } = aRoom();
    const { user } = talk(handlers);
    await log();
    await user.type(area(), '네, 챙겨 보낼게요.{Enter}');
    expect(await within(await log()).findByText('네, 챙겨 보낼게요.')).toBeVisible();
    await waitFor(() => expect(state.items.at(-1)).toMatchObject({ content: '네, 챙겨 보낼게요.', isMine: true }));
    expect(area()).toHaveValue('');
  });

  it('that is opened with a half-written answer keeps it, whatever key comes first [CHT-5]', async () => {
    const { user } = talk(aRoom().handlers);
    await user.click(await screen.findByRole('button', { name: '6번째 메시지 메뉴' }));
    await user.click(await screen.findByRole('menuitem', { name: '답장' }));
    await waitFor(() => expect(area()).toHaveFocus());
    await user.type(area(), '네');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('answered'));
    cleanup();
    talk(aRoom().handlers);
    await waitFor(() => expect(area()).toHaveValue('네'));
    await waitFor(() => expect(screen.getByText(SHEET)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: '답장하는 메시지' })).toBeVisible();
    expect(screen.getByText('쓰던 메시지를 불러왔어요')).toBeVisible();
    await user.clear(area());
    await waitFor(() => expect(screen.queryByText('쓰던 메시지를 불러왔어요')).toBeNull());
  });

  it('hears of an answer within seconds, while the page is seen', async () => {
    const { state, handlers } = aRoom();
    await withFakeTimers(async (pass) => {
      talk(handlers);
      await pass(1_000);
      state.items.push(aTeacherMessage({ seq: 7, content: '그리고 42쪽을 읽어 오세요.' }));
      await pass(13_000);
      expect(within(screen.getByRole('log')).getByText('그리고 42쪽을 읽어 오세요.')).toBeVisible();
    });
  });

  it('sends files by the ticket of its link', async () => {
    const asked: string[] = [];
    const { state, handlers } = aRoom();
    const { user } = talk([
      fake(familyHomeworkContract.createFamilyUploadTicket, () => {
        asked.push('ticket');
        return { ticket: UPLOAD_TICKET, expiresAt: '2126-11-19T10:42:00+09:00' };
      }),
      ...handlers,
    ]);
    await log();
    const file = new File(['내용'], '공책.pdf', { type: 'application/pdf' });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('파일 첨부'), [file]);
    await waitFor(() => expect(screen.getByRole('button', { name: '보내기' })).toBeEnabled(), { timeout: 5_000 });
    await user.click(screen.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(state.items.at(-1)?.files).toHaveLength(1));
    expect(asked).toEqual(['ticket']);
  });

  it('goes back page by page', async () => {
    const { user } = talk(rooms.long());
    expect(await screen.findByText('71번째 메시지')).toBeVisible();
    await user.click(press('이전 메시지 보기'));
    expect(await screen.findByText('21번째 메시지')).toBeVisible();
  });

  it('of a room that is none says so and what to do, and takes no message', async () => {
    talk(rooms.gone());
    expect(await screen.findByText('찾을 수 없는 대화예요')).toBeVisible();
    expect(screen.getByText(/선생님께 다른 방법으로 연락해 주세요/)).toBeVisible();
    expect(screen.queryByLabelText('메시지 입력')).toBeNull();
  });

  it('that did not come keeps what is written until it is here [CHT-5]', async () => {
    const { user } = talk(rooms.failed());
    await screen.findByText('대화를 불러오지 못했어요');
    await user.type(area(), '늦어요{Enter}');
    expect(area()).toHaveValue('늦어요');
    expect(screen.getByText('대화를 불러오면 보낼 수 있어요.')).toBeVisible();
    const { state, handlers } = aRoom();
    platform.use(...handlers);
    await user.click(press('다시 시도'));
    await log();
    await user.click(press('보내기'));
    await waitFor(() => expect(state.items.at(-1)?.content).toBe('늦어요'));
  });

  it('speaks Vietnamese, but for what others wrote', async () => {
    const sender = { id: 'user-math', name: 'Cô Yoon', avatar: null };
    const items = [aTeacherMessage({ seq: 1, content: 'Mai mang thước nhé.', sender })];
    talk(aRoom(items, { read: 0 }).handlers, shownDoor({ chat: line, language: 'vi', className: 'Toán 8' }));
    const dialog = await openedDialog('Trò chuyện của Toán 8');
    expect(await within(dialog).findByText('Mai mang thước nhé.')).toBeVisible();
    expect(within(dialog).getByText(/người cùng xem/)).toBeVisible();
    expect(dialog).not.toHaveTextContent(/[가-힣]/);
  });
});

describe('a message of a family that does not arrive', () => {
  it('stays, and goes out again under the same client id [R16] [CHT-4]', async () => {
    const { user } = talk(rooms.unsendable());
    await log();
    await user.type(area(), '늦어요{Enter}');
    expect(await screen.findByText('보내지 못했어요. 연결되면 보내요.')).toBeVisible();
    const { state, handlers } = aRoom();
    platform.use(...handlers);
    await user.click(press('다시 보내기'));
    await waitFor(() => expect(state.items.at(-1)?.content).toBe('늦어요'));
    await waitFor(() => expect(screen.queryByText('보내지 못했어요. 연결되면 보내요.')).toBeNull());
  });

  it('is still there after the page was loaded anew, beside what is half-written [CHT-5]', async () => {
    const { user } = talk(rooms.unsendable());
    await log();
    await user.type(area(), '잊지 마세요{Enter}');
    await screen.findByText('보내지 못했어요. 연결되면 보내요.');
    fireEvent.change(area(), { target: { value: '쓰다 만 글' } });
    cleanup();
    talk(rooms.unsendable());
    expect(await screen.findByText('잊지 마세요')).toBeVisible();
    await waitFor(() => expect(area()).toHaveValue('쓰다 만 글'));
  });

  it('goes out by itself when the line is back, and the page says meanwhile that it is away', async () => {
    await withFakeTimers(async (pass) => {
      talk(rooms.unsendable());
      await pass(1_000);
      fireEvent.change(area(), { target: { value: '늦어요' } });
      fireEvent.keyDown(area(), { key: 'Enter' });
      await pass(1_000);
      expect(screen.getByText('보내지 못했어요. 연결되면 보내요.')).toBeVisible();
      platform.use(offline(contract.getFamilyChat));
      await pass(16_000);
      expect(screen.getByText(/연결이 끊겼어요/)).toBeVisible();
      const { state, handlers } = aRoom();
      platform.use(...handlers);
      await pass(14_000);
      expect(state.items.at(-1)?.content).toBe('늦어요');
    });
  });

  it('is told on the page of a family that opens no talk, and goes out from there once the line is back [CHT-5]', async () => {
    const { user } = talk(rooms.unsendable());
    await log();
    await user.type(area(), '늦어요{Enter}');
    await screen.findByText('보내지 못했어요. 연결되면 보내요.');
    cleanup();
    enter(...rooms.unsendable(), shownDoor({ chat: line }));
    expect(await within(await band('수업 대화')).findByText('보내지 못한 메시지 1개')).toBeVisible();
    expect(within(await band('선생님께 메시지')).queryByText(/보내지 못한/)).toBeNull();
    const { state, handlers } = aRoom();
    platform.use(...handlers);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('보내지 못한 메시지 1개')).toBeNull());
    expect([state.sentTo, state.items.at(-1)?.content]).toEqual([['class'], '늦어요']);
  });

  it('says in the words of the reader why it is not wanted', async () => {
    const { user } = talk([fakeProblem(contract.sendFamilyMessage, 'FILE_NOT_FOUND'), ...rooms.talked()]);
    await log();
    await user.type(area(), '파일이요{Enter}');
    expect(await screen.findByText(/올린 파일이 없어졌어요/)).toBeVisible();
  });
});
