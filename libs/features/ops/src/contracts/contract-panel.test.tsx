import { screen, within } from '@testing-library/react';
import { opsContract } from '@portal/domain/ops/ops.contract';
import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aDeskContract } from '@portal/testing/recruiting/contract-builders';
import { asOperator, expiredContracts, passedApplication } from '../ops.fixture.ts';
import { preloadPages, visit } from '../ops.screen.ts';

const { listApplicationContracts, resendContract } = contractsContract;
const open = (items: ReturnType<typeof aDeskContract>[], sent: jest.Mock = jest.fn()) =>
  visit('/ops/applications/application-1', [
    asOperator,
    fake(opsContract.getOpsItem, passedApplication()),
    fake(listApplicationContracts, { items }),
    fake(resendContract, ({ params, body }) => {
      sent({ ...params, ...body });
      return { items: [aDeskContract({ status: 'SENT' })] };
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

  it('offers none in the place of one that is signed', async () => {
    open([aDeskContract({ status: 'SIGNED' })]);
    expect(await screen.findByText('서명함')).toBeVisible();
    expect(screen.queryByRole('button', { name: '새 계약서 보내기' })).not.toBeInTheDocument();
  });
});
