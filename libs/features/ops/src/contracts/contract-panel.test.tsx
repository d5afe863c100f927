import { screen, within } from '@testing-library/react';
import { opsContract } from '@portal/domain/ops/ops.contract';
import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aDeskContract, aSignedDeskContract } from '@portal/testing/recruiting/contract-builders';
import { anApplication, asOperator, expiredContracts, passedApplication } from '../ops.fixture.ts';
import { preloadPages, visit } from '../ops.screen.ts';

const { listApplicationContracts, resendContract } = contractsContract;
const open = (items: ReturnType<typeof aDeskContract>[], sent: jest.Mock = jest.fn()) =>
  visit('/ops/applications/application-1', [
    asOperator,
    fake(opsContract.getOpsItem, passedApplication()),
    fake(listApplicationContracts, { items, account: { isTeacher: true, isReady: false } }),
    fake(resendContract, ({ params, body }) => {
      sent({ ...params, ...body });
      return { items: [aDeskContract({ status: 'SENT' })], account: null };
    }),
  ]);

beforeAll(preloadPages, 30_000);

describe('the contract of an application at the desk [REG-1]', () => {
  it('shows where it stands, and who did what to it', async () => {
    open([aDeskContract()]);
    const panel = within(await screen.findByRole('region', { name: '전자 계약' }));
    expect(await panel.findByText('열어 봄')).toBeVisible();
    const steps = within(panel.getByRole('list', { name: '계약 기록' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('지원자가 열어 봄'),
      expect.stringMatching(/계약서 보냄.*운영팀/),
    ]);
  });

  it('sends a new one in the place of one whose time is over, after it was asked', async () => {
    const sent = jest.fn();
    const { user } = open(expiredContracts, sent);
    await user.click(await screen.findByRole('button', { name: '새 계약서 보내기' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(sent).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '새 계약서 보내기' }));
    expect(await screen.findByText('새 계약서를 이메일로 보냈어요.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ id: 'application-1', contractId: expiredContracts[0]!.id });
  });

  it('reads its words, who has signed it, by what it is known, and whether the account is there', async () => {
    const contract = aSignedDeskContract();
    const { user } = open([contract]);
    const region = await screen.findByRole('region', { name: '전자 계약' });
    expect(await within(region).findByText('서명한 이름')).toBeVisible();
    for (const words of ['이지원', '18/11/2026 10:42', contract.textHash, '아이디와 비밀번호는 아직'])
      expect(region).toHaveTextContent(words);
    await user.click(within(region).getByRole('button', { name: '계약서 읽기 · 서명함' }));
    expect(await screen.findByRole('dialog', { name: '계약서' })).toHaveTextContent('제1조 (목적)');
  });

  it('says that one was sent a moment ago', async () => {
    const { user } = visit('/ops/applications/application-1', [
      asOperator,
      fake(opsContract.getOpsItem, passedApplication()),
      fake(listApplicationContracts, { items: expiredContracts, account: null }),
      fakeProblem(resendContract, 'TOO_MANY', { retryAfter: 40 }),
    ]);
    await user.click(await screen.findByRole('button', { name: '새 계약서 보내기' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '새 계약서 보내기' }));
    expect(await screen.findByText(/40초 뒤에 다시/)).toBeVisible();
  });

  it('offers none in the place of one that is signed', async () => {
    open([aSignedDeskContract()]);
    expect(await screen.findByText('서명함')).toBeVisible();
    expect(screen.queryByRole('button', { name: '새 계약서 보내기' })).not.toBeInTheDocument();
  });
});

describe('the account of an applicant, before the decision [REG-2]', () => {
  const look = (account: { isTeacher: boolean; isReady: boolean } | null) =>
    visit('/ops/applications/application-1', [
      asOperator,
      fake(opsContract.getOpsItem, anApplication()),
      fake(listApplicationContracts, { items: [], account }),
    ]);

  it.each([
    ['a teacher', { isTeacher: true, isReady: true }, '이 이메일의 선생님 계정과 이어져요'],
    ['somebody else', { isTeacher: false, isReady: true }, /선생님이 아닌 계정이 쓰는 이메일이에요/],
  ])('is said to be of %s', async (_who, account, words) => {
    look(account);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
