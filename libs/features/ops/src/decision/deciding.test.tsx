import { screen, waitFor } from '@testing-library/react';
import { aTicketItem } from '@portal/testing/ops/ops-item-builders';
import { anApplication, desk, held, mine } from '../ops.fixture.ts';
import { COURSE, decisionForm, field, preloadPages, press, visit } from '../ops.screen.ts';
import { aReportedMessage, aReportedTalk } from './reported.fixture.ts';

beforeAll(preloadPages, 30_000);
// What one test leaves half-written is no matter of the next.
beforeEach(() => localStorage.clear());

describe('deciding', () => {
  it('approves without a reason', async () => {
    const verdicts: unknown[] = [];
    const { user } = visit(COURSE, held(verdicts));
    await user.click(await screen.findByRole('radio', { name: '승인' }));
    await user.click(await press('승인하기'));
    expect(await screen.findByText('더 결정할 것이 없어요.')).toBeVisible();
    expect(verdicts).toEqual([{ decision: 'ACCEPT', reason: '', remarks: [] }]);
    expect(screen.getByText('결과를 알림과 메일로 보냈어요.')).toBeVisible();
  });

  it('answers a ticket by writing: there is one way only, so nothing is to be chosen [SUP-1]', async () => {
    const verdicts: unknown[] = [];
    const item = aTicketItem(mine).item;
    const { user } = visit('/ops/tickets/ticket-1', desk(item, verdicts, aTicketItem));
    await user.click(await press('답변 보내기'));
    expect(await screen.findAllByText('답변을 적어 주세요.')).not.toHaveLength(0);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /의견 달기/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^화면.pdf 내려받기/ })).toBeVisible();
    await user.type(await field('답변 내용'), '다시 설정했어요.');
    await user.click(await press('답변 보내기'));
    expect(await screen.findByText('더 답할 것이 없어요.')).toBeVisible();
    expect(verdicts).toEqual([{ decision: 'ACCEPT', reason: '다시 설정했어요.', remarks: [] }]);
  });

  it('removes no message of a talk that was reported as a whole, and says only who reads why [CHT-1]', async () => {
    const { user } = visit('/ops/chats/chc-1', desk(aReportedTalk(mine).item, [], aReportedTalk));
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((choice) => (choice as HTMLInputElement).value)).toEqual(['CORRECT', 'DECLINE']);
    await user.click(choices[1]!);
    await user.type(await field('이유'), '수업 이야기예요.');
    await user.click(await press('그대로 두기'));
    expect(await screen.findByText('이유가 신고한 사람에게만 보여요.')).toBeVisible();
    expect(screen.queryByText(/메일로 보냈어요/)).toBeNull();
  });

  it('does not say of a message that its sender has taken back that it stays, or is still to go [CHT-1]', async () => {
    visit('/ops/chats/chc-1', desk(aReportedMessage(mine).item, [], aReportedMessage));
    const [remove, warn] = await screen.findAllByRole('radio');
    expect(remove!.closest('label')).toHaveTextContent(/보낸 사람이 먼저 지웠지만, 운영팀이 지운 메시지로 남아요/);
    expect(warn!.closest('label')).toHaveTextContent(/메시지는 보낸 사람이 먼저 지웠어요/);
    expect(screen.queryByText(/그대로 남아요|자리만 남고/)).toBeNull();
  });

  it('declines with a reason and with remarks at their fields: from the content, from a finding and from the list', async () => {
    const verdicts: unknown[] = [];
    const { user } = visit(COURSE, held(verdicts));
    await user.click(await press('강좌 소개에 의견 달기'));
    await waitFor(async () => expect(await field('강좌 소개 의견')).toHaveFocus());
    await user.keyboard('대상을 적어 주세요.');
    await user.click(await press('수강권 2: 의견으로 옮기기'));
    expect(await field('수강권 2 의견')).toHaveValue('수강권 이름을 적어 주세요.');
    await user.selectOptions((await decisionForm()).getByRole('combobox', { name: '의견을 달 항목' }), '대표 이미지');
    await user.type(await field('대표 이미지 의견'), '글자를 빼 주세요.');
    await user.click(await press('수강권 2 의견 지우기'));
    await user.type(await field('이유'), '소개와 이미지를 고쳐 주세요.');
    await user.click(await press('반려하기'));
    expect(await screen.findByText('더 결정할 것이 없어요.')).toBeVisible();
    expect(verdicts).toEqual([
      {
        decision: 'DECLINE',
        reason: '소개와 이미지를 고쳐 주세요.',
        remarks: [
          { path: 'intro', remark: '대상을 적어 주세요.' },
          { path: 'imageId', remark: '글자를 빼 주세요.' },
        ],
      },
    ]);
  });

  it('asks for what is missing, in one place and at the fields', async () => {
    const verdicts: unknown[] = [];
    const { user } = visit(COURSE, held(verdicts));
    await user.click(await press('결정하기'));
    expect(await screen.findByText('어떻게 할지 골라 주세요.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '반려' }));
    await user.click(await press('강좌 이름에 의견 달기'));
    await user.click(await press('반려하기'));
    const form = await decisionForm();
    const summary = await form.findByRole('group', { name: /2/ });
    expect(summary).toHaveTextContent('이유');
    expect(summary).toHaveTextContent('강좌 이름 의견');
    expect(verdicts).toEqual([]);
  });

  it('asks for a remark where it asks for a correction: without one the applicant could change nothing', async () => {
    const verdicts: unknown[] = [];
    const application = anApplication();
    const { user } = visit(
      '/ops/applications/application-1',
      desk(application.item, verdicts, () => application),
    );
    await user.click(await screen.findByRole('radio', { name: '보완 요청' }));
    await user.click(await field('이유'));
    await user.paste('보완해 주세요.');
    await user.click(await press('보완 요청하기'));
    const picker = screen.getByRole('combobox', { name: '의견을 달 항목' });
    await waitFor(() => expect(picker).toHaveAccessibleDescription('고칠 항목에 의견을 달아 주세요.'));
    expect(picker).toHaveFocus();
    expect(verdicts).toEqual([]);
    await user.selectOptions(picker, '가르친 경력');
    await waitFor(() => expect(screen.queryByText('고칠 항목에 의견을 달아 주세요.')).toBeNull());
  });

  it('goes to a remark that is already there instead of making a second one', async () => {
    const { user } = visit(COURSE, held());
    await user.click(await press('강좌 이름에 의견 달기'));
    await user.type(await field('강좌 이름 의견'), '짧게');
    await user.click(await press('강좌 이름에 의견 달기'));
    expect(await field('강좌 이름 의견')).toHaveFocus();
    expect(await field('강좌 이름 의견')).toHaveValue('짧게');
  });

  it('adds a finding below what is written about its field already', async () => {
    const { user } = visit(COURSE, held());
    await user.click(await press('소개 영상 링크에 의견 달기'));
    await user.click(await field('소개 영상 링크 의견'));
    await user.paste('지금 영상은 소리가 없어요.');
    await user.click(await press('소개 영상 링크: 의견으로 옮기기'));
    expect(await field('소개 영상 링크 의견')).toHaveValue(
      '지금 영상은 소리가 없어요.\n소개 영상이 있으면 신청이 늘어요.',
    );
    expect(await field('소개 영상 링크 의견')).toHaveFocus();
    await user.click(await press('소개 영상 링크: 의견으로 옮기기'));
    expect(await field('소개 영상 링크 의견')).toHaveValue(
      '지금 영상은 소리가 없어요.\n소개 영상이 있으면 신청이 늘어요.',
    );
  });

  it('keeps what was written for one decision, and says that another does not send it', async () => {
    const verdicts: unknown[] = [];
    const { user } = visit(COURSE, held(verdicts));
    await user.click(await press('강좌 이름에 의견 달기'));
    expect(screen.getByRole('radio', { name: '반려' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '승인' }));
    expect(await screen.findByText('이 결정에는 적어 둔 이유와 의견을 보내지 않아요.')).toBeVisible();
    expect((await decisionForm()).queryByRole('textbox')).toBeNull();
    await user.click(await press('승인하기'));
    expect(await screen.findByText('더 결정할 것이 없어요.')).toBeVisible();
    expect(verdicts).toEqual([{ decision: 'ACCEPT', reason: '', remarks: [] }]);
  });

  it('asks an applicant for a correction, with remarks; a refusal of hers has a reason alone [REG-1]', async () => {
    const verdicts: unknown[] = [];
    const application = anApplication();
    const { user } = visit(
      '/ops/applications/application-1',
      desk(application.item, verdicts, () => application),
    );
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
    await user.click(await press('가르친 경력에 의견 달기'));
    expect(screen.getByRole('radio', { name: '보완 요청' })).toBeChecked();
    await user.keyboard('학년을 적어 주세요.');
    await user.click(screen.getByRole('radio', { name: '불합격' }));
    expect((await decisionForm()).queryByRole('group', { name: '항목별 의견' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '보완 요청' }));
    await user.click(await field('이유'));
    await user.paste('한 가지만 보완해 주세요.');
    await user.click(await press('보완 요청하기'));
    await waitFor(() =>
      expect(verdicts).toEqual([
        {
          decision: 'CORRECT',
          reason: '한 가지만 보완해 주세요.',
          remarks: [{ path: 'experience', remark: '학년을 적어 주세요.' }],
        },
      ]),
    );
  });
});
