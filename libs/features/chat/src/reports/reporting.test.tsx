import { screen, waitFor, within } from '@testing-library/react';
import { reportsContract as contract } from '@portal/domain/chat/reports.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { aServer, worlds } from '../chat.fixture.ts';
import { enter, entry, pane, roomMenu } from '../chat.screen.ts';
import { takesReports } from './reports.fixture.ts';

beforeEach(() => {
  dropDrafts('user-math');
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;
});
const dialog = async (name: string) => within(await openedDialog(name));
const TALK = '/account/chat/mijeong';

describe('a report to the team [CHT-1]', () => {
  it('of a message is made from its menu, and is said over the talk', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, TALK);
    await user.click(await screen.findByRole('button', { name: '6번째 메시지 메뉴' }));
    await user.click(await entry('신고하기'));
    const form = await dialog('이 메시지를 신고할까요?');
    expect(form.getByText('네, 확인했어요. 감사해요')).toBeVisible();
    await user.selectOptions(form.getByLabelText(/신고하는 이유/), '광고나 도배');
    await user.click(form.getByRole('button', { name: '운영팀에 신고하기' }));
    expect(await screen.findByRole('button', { name: /“.*” 신고 ?: 메시지 보기$/ })).toBeVisible();
    expect(server.state.calls).toContain('report 6 SPAM');
    await user.click(await screen.findByRole('button', { name: '6번째 메시지 메뉴' }));
    expect(await entry('신고한 메시지')).toHaveAttribute('aria-disabled', 'true');
  });

  it('of the talk is made from the menu of the talk, and asks for words where the reason is another', async () => {
    const server = aServer();
    const { user } = enter(server.handlers, TALK);
    await user.click(await roomMenu());
    await user.click(await entry('신고하기'));
    const form = await dialog('이 대화를 신고할까요?');
    await user.selectOptions(form.getByLabelText(/신고하는 이유/), '그 밖의 이유');
    await user.click(form.getByRole('button', { name: '운영팀에 신고하기' }));
    expect(await form.findByText('왜 신고하는지 적어 주세요.')).toBeVisible();
    await user.type(form.getByLabelText(/더 알릴 말/), '밤마다 써요');
    await user.click(form.getByRole('button', { name: '운영팀에 신고하기' }));
    expect(await screen.findByText(/ · 운영팀이 확인하고 있어요$/)).toBeVisible();
    expect(server.state.calls).toContain('report talk OTHER 밤마다 써요');
    await user.click(await roomMenu());
    expect(await entry('신고한 대화')).toHaveAttribute('aria-disabled', 'true');
  });

  it('tells what came of it, and why', async () => {
    const decision = { outcome: 'REMOVED', reason: '욕설이에요.', at: '2026-11-18T10:00:00+09:00' } as const;
    const report = {
      seq: 6,
      said: '그만두세요',
      reason: 'RUDE',
      words: '',
      at: '2026-11-17T10:00:00+09:00',
      decision,
    } as const;
    enter([...takesReports({ calls: [] }, [report]), ...worlds.loaded()], TALK);
    expect(await pane().findByText(/· 메시지를 지웠어요 · 이유: 욕설이에요\.$/)).toBeVisible();
    expect(pane().getByRole('button', { name: /^“그만두세요” 신고 ?: 메시지 보기$/ })).toBeVisible();
  });

  it('that was made elsewhere meanwhile is said so calmly, once a reason was given', async () => {
    const { user } = enter([fakeProblem(contract.reportChat, 'REPORT_EXISTS'), ...worlds.loaded()], TALK);
    await user.click(await roomMenu());
    await user.click(await entry('신고하기'));
    const form = await dialog('이 대화를 신고할까요?');
    await user.click(form.getByRole('button', { name: '운영팀에 신고하기' }));
    expect(await form.findByText('신고하는 이유를 골라 주세요.')).toBeVisible();
    await user.selectOptions(form.getByLabelText(/신고하는 이유/), '광고나 도배');
    await user.click(form.getByRole('button', { name: '운영팀에 신고하기' }));
    expect(await screen.findByText('이미 운영팀에 알렸어요. 결과가 나오면 알려 드려요')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('신고하지 못했어요')).toBeNull();
  });
});
