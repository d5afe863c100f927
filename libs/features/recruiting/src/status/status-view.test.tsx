import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { PortalConfig } from '@portal/portal-core/portal-config';
import { TeacherZone } from '@portal/portal-core/teacher-zone';
import { anAskedApplication, anApplication, APPLICATION_CODE } from '@portal/testing/recruiting/application-builders';
import { aContractProgress } from '@portal/testing/recruiting/contract-builders';
import { createWorld } from '@portal/testing-react/fake-world';
import { ReceiptPanel } from '../register/receipt-panel.tsx';
import { StatusView } from './status-view.tsx';

const show = (element: React.ReactNode, config: Partial<PortalConfig> = {}) =>
  render(
    createWorld({ signedIn: false, config }).wrap(
      <TeacherZone>
        <MemoryRouter>{element}</MemoryRouter>
      </TeacherZone>,
    ),
  );
const reviewDueAt = '2026-11-23T01:42:00Z';
const decidedAt = '2026-11-18T00:30:00Z';

describe('the stages of an application [REG-1]', () => {
  it.each([
    ['SUBMITTED', { reviewDueAt }, ['서류 검토', '결과결과를 알려 드릴 날 23/11/2026 (월) 10:42']],
    [
      'IN_REVIEW',
      { reviewDueAt },
      ['서류 검토서류를 검토하고 있어요', '결과결과를 알려 드릴 날 23/11/2026 (월) 10:42'],
    ],
    ['CORRECTION_ASKED', { reviewDueAt: null, decidedAt }, ['서류 검토보완이 필요해요', '결과']],
    ['PASSED', { reviewDueAt: null, decidedAt }, ['서류 검토', '결과서류 심사에 합격했어요 · 18/11/2026 09:30']],
    ['REFUSED', { reviewDueAt: null, decidedAt }, ['서류 검토', '결과이번에는 함께하지 못해요 · 18/11/2026 09:30']],
  ] as const)('are told of one that is %s', (status, over, [step, result]) => {
    show(<StatusView view={anApplication({ status, ...over })} />);
    const steps = within(screen.getByRole('list', { name: '지원 단계' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/온라인 신청.*17\/11\/2026 10:00/),
      expect.stringContaining(step),
      expect.stringContaining(result),
    ]);
  });

  it.each([
    [
      {},
      '이메일의 링크에서 읽고 서명해 주세요',
      ['계약서를 보냈어요 · 18/11/2026 10:00', '서명할 기한 02/12/2026 (수) 10:00'],
    ],
    [
      { status: 'VIEWED', viewedAt: '2026-11-18T01:20:00Z' },
      '계약서를 열어 봤어요',
      ['계약서를 열어 봤어요 · 18/11/2026 10:20', '서명할 기한 02/12/2026 (수) 10:00'],
    ],
    [
      { status: 'SIGNED', signedAt: '2026-11-18T01:42:00Z' },
      '아이디와 비밀번호를 정해 주세요',
      ['계약서에 서명했어요 · 18/11/2026 10:42'],
    ],
    [{ status: 'EXPIRED' }, '새 계약서를 받을 수 있어요', ['서명할 기한이 지났어요 · 02/12/2026 10:00']],
  ] as const)('go on with the contract, %j', (over, body, step) => {
    const contract = aContractProgress(over);
    show(<StatusView view={anApplication({ status: 'PASSED', reviewDueAt: null, decidedAt, contract })} />);
    expect(screen.getByRole('status')).toHaveTextContent(body);
    const steps = within(screen.getByRole('list', { name: '지원 단계' })).getAllByRole('listitem');
    const [contractStep, accountStep] = steps.slice(3);
    for (const words of step) expect(contractStep).toHaveTextContent(words);
    expect(accountStep!.textContent).toBe('선생님 계정');
  });

  it('end with the account, and lead to the sign-in', () => {
    const signed = { status: 'SIGNED', signedAt: '2026-11-18T01:42:00Z', isAccountReady: true } as const;
    const contract = aContractProgress(signed);
    show(<StatusView view={anApplication({ status: 'PASSED', reviewDueAt: null, decidedAt, contract })} />);
    expect(screen.getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login');
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('선생님 계정이 준비됐어요');
  });

  it('come with the team’s answer, line by line, and without a heading where there is none', () => {
    const { unmount } = show(<StatusView view={anAskedApplication({ reason: '두 가지만\n보완해 주세요.' })} />);
    expect(screen.getByRole('heading', { name: '운영팀의 답' })).toBeVisible();
    expect(screen.getByText(/두 가지만/).textContent).toBe('두 가지만\n보완해 주세요.');
    unmount();
    show(<StatusView view={anApplication()} />);
    expect(screen.queryByRole('heading', { name: '운영팀의 답' })).toBeNull();
  });
});

describe('where the installation sends no mail', () => {
  const config = { sendsMail: false };

  it('the receipt promises none, and says where the result is found', () => {
    const receipt = { code: APPLICATION_CODE, reviewDueAt, email: 'apply@example.com' };
    const { container } = show(<ReceiptPanel receipt={receipt} onClose={jest.fn()} />, config);
    expect(screen.getByText('5일 안에 결과를 정해요. 지원 상태에서 확인해 주세요.')).toBeVisible();
    expect(container).not.toHaveTextContent(/메일|apply@example\.com/);
  });

  it.each(['IN_REVIEW', 'PASSED'] as const)('an application that is %s promises none', (status) => {
    const { container } = show(<StatusView view={anApplication({ status, reviewDueAt, decidedAt })} />, config);
    expect(container).not.toHaveTextContent(/메일/);
  });
});

describe('the receipt', () => {
  it('takes the focus of the form that it replaces; its code is copied, and leads to the status [REG-2]', async () => {
    const onClose = jest.fn();
    const user = userEvent.setup();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    show(
      <ReceiptPanel receipt={{ code: APPLICATION_CODE, reviewDueAt, email: 'apply@example.com' }} onClose={onClose} />,
    );
    const panel = screen.getByText(APPLICATION_CODE).closest('[role=status]');
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent('apply@example.com 주소로도 보냈어요');
    await user.click(screen.getByRole('button', { name: '지원 번호 복사' }));
    expect(copy.mock.calls).toEqual([[APPLICATION_CODE]]);
    expect(screen.getByRole('link', { name: '지원 상태 보기' })).toHaveAttribute(
      'href',
      `/teach/status?code=${APPLICATION_CODE}`,
    );
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
