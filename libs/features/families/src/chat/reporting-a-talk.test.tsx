import { screen, waitFor, within } from '@testing-library/react';
import { familyReportsContract as contract } from '@portal/domain/families/family-reports.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aFamilyChatLine } from '@portal/testing/families/family-chat-builders';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor } from '../door.fixture.ts';
import { enterAt, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { aFamilyTalk, aRoom, rooms, TALK, TALK_ALONE } from './chat.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));
afterEach(() => dropDrafts('visitor'));

const chat = aFamilyChatLine();
const SUBMIT = '운영팀에 신고하기';

describe('a family that reports to the team [CHT-1]', () => {
  it('chooses why, and reads over the talk that the team looks at it', async () => {
    const { user } = enterAt(TALK_ALONE, ...rooms.alone(), shownDoor({ chat }));
    await user.click(await screen.findByRole('button', { name: '신고하기' }));
    const sheet = within(await openedDialog('이 대화를 신고할까요?'));
    expect(sheet.getByLabelText(/신고하는 이유/)).toHaveValue('');
    await user.click(sheet.getByRole('button', { name: SUBMIT }));
    expect(await sheet.findByText('신고하는 이유를 골라 주세요.')).toBeVisible();
    await user.selectOptions(sheet.getByLabelText(/신고하는 이유/), '욕설이나 괴롭힘');
    await user.click(sheet.getByRole('button', { name: SUBMIT }));
    expect(await screen.findByText(/ · 운영팀이 확인하고 있어요$/)).toBeVisible();
  });

  it('of a message sees what it reports, and has to say more where the reason is another', async () => {
    const { user } = enterAt(TALK, ...aRoom().handlers, shownDoor({ chat }));
    await user.click(await screen.findByRole('button', { name: '6번째 메시지 메뉴' }));
    await user.click(await screen.findByRole('menuitem', { name: '신고하기' }));
    const sheet = within(await openedDialog('이 메시지를 신고할까요?'));
    expect(sheet.getByText('내일 준비물은 자와 컴퍼스예요.')).toBeVisible();
    await user.selectOptions(sheet.getByLabelText(/신고하는 이유/), '그 밖의 이유');
    await user.click(sheet.getByRole('button', { name: SUBMIT }));
    expect(await sheet.findByText(/왜 신고하는지/)).toBeVisible();
    await user.type(sheet.getByLabelText(/더 알릴 말/), '밤마다 써요');
    await user.click(sheet.getByRole('button', { name: SUBMIT }));
    const told = await screen.findByRole('button', { name: /^“내일 준비물은 자와 컴퍼스예요.” 신고 ?: 메시지 보기$/ });
    await user.click(told);
    await waitFor(() => expect(document.querySelector('[data-seq="6"]')).toHaveFocus());
  });

  it('reads what was decided, and why, in its language', async () => {
    const at = '2026-11-18T10:00:00+09:00';
    const decision = { outcome: 'REMOVED', reason: 'Lời lẽ thô tục.', at } as const;
    const reports = [{ seq: 6, said: 'Cẩn thận đấy', reason: 'RUDE', words: '', at, decision } as const];
    enterAt(TALK, ...aRoom(aFamilyTalk(), { reports }).handlers, shownDoor({ chat, language: 'vi' }));
    const told = await screen.findByRole('button', { name: /^Báo cáo “Cẩn thận đấy” ?: Xem tin nhắn$/ });
    expect(told.parentElement).toHaveTextContent(/ 18\/11\/2026 · Đã xóa tin nhắn · Lý do: Lời lẽ thô tục\.$/);
  });

  it('that told the team before in another window reads what becomes of it, and of no failure', async () => {
    const { handlers, state } = aRoom(aFamilyTalk().slice(0, 3), { read: 3, others: 1 });
    const { user } = enterAt(
      TALK_ALONE,
      fakeProblem(contract.reportFamilyChat, 'REPORT_EXISTS'),
      ...handlers,
      shownDoor({ chat }),
    );
    await user.click(await screen.findByRole('button', { name: '신고하기' }));
    const sheet = within(await openedDialog('이 대화를 신고할까요?'));
    await user.selectOptions(sheet.getByLabelText(/신고하는 이유/), '욕설이나 괴롭힘');
    state.reports.push({ seq: null, said: '', reason: 'RUDE', words: '', at: FROZEN_NOW, decision: null });
    await user.click(sheet.getByRole('button', { name: SUBMIT }));
    expect(await screen.findByText(/ · 운영팀이 확인하고 있어요$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '이 대화를 신고할까요?' })).toBeNull());
  });

  it('is told in Vietnamese why it is refused, and keeps what it wrote', async () => {
    const { user } = enterAt(
      TALK_ALONE,
      fakeProblem(contract.reportFamilyChat, 'TOO_MANY'),
      ...rooms.alone(),
      shownDoor({ chat, language: 'vi' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Báo cáo' }));
    const dialog = await openedDialog('Báo cáo trò chuyện này?');
    const sheet = within(dialog);
    expect(dialog).not.toHaveTextContent(/[가-힣]/);
    await user.selectOptions(sheet.getByLabelText(/Lý do báo cáo/), 'Lý do khác');
    await user.type(sheet.getByLabelText(/Điều muốn nói thêm/), 'Tối nào cũng nhắn');
    await user.click(sheet.getByRole('button', { name: 'Báo cáo với ban quản lý' }));
    expect(await sheet.findByText(/Có quá nhiều yêu cầu/)).toBeVisible();
    await waitFor(() => expect(sheet.getByLabelText(/Điều muốn nói thêm/)).toHaveValue('Tối nào cũng nhắn'));
  });

  it('in which nobody has written has nothing to report', async () => {
    enterAt(TALK, ...rooms.silent(), shownDoor({ chat }));
    await screen.findByLabelText('메시지 입력');
    expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull();
  });
});
