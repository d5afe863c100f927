import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import { freezeClock } from '@portal/portal-core/clock';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import {
  aContract,
  APPLICANT,
  aSentContract,
  aSignedContract,
  CONTRACT_LINK,
} from '@portal/testing/recruiting/contract-builders';
import {
  aSignature,
  CONTRACT_PAGE,
  EMAIL,
  foundContract,
  openedContract,
  renewed,
  sentCode,
  signedBy,
  TICKET,
} from '../contract.fixture.ts';
import { button, preload, text, visit } from '../recruiting.screen.ts';
import { contractCopy } from './contract-copy.ts';

const { findContract, viewContract, sendContractCode, signContract, renewContract } = contractsContract;
type Handlers = Parameters<typeof visit>[1];
const open = (...handlers: Handlers) => visit(CONTRACT_PAGE, handlers);
const opened = (...handlers: Handlers) => open(...handlers, foundContract(aContract()), sentCode);

beforeAll(preload, 30_000);
beforeEach(() => localStorage.clear());

type User = ReturnType<typeof open>['user'];
async function write(user: User, name = APPLICANT, code = '123456') {
  await user.type(await screen.findByRole('textbox', { name: /^이름/ }), name);
  await user.click(button('인증번호 받기'));
  await screen.findByText(/이메일로 인증번호를 보냈어요/);
  await user.type(text(/^인증번호/), code);
}
const submit = (user: User) => user.click(button('계약서에 서명하기'));

describe('a contract that was sent [REG-1]', () => {
  it('congratulates by the title once, also who writes it into her name', async () => {
    open(foundContract({ ...aSentContract(), applicantName: '수학 선생님' }));
    expect(await screen.findByText('수학 선생님, 합격을 축하해요')).toBeVisible();
  });

  it('is opened by a press: loading the page tells nobody that she has seen it', async () => {
    const viewed = jest.fn();
    const { user } = open(
      foundContract(aSentContract()),
      fake(viewContract, ({ body }) => {
        viewed(body);
        return aContract();
      }),
    );
    expect(await screen.findByText('이지원 선생님, 합격을 축하해요')).toBeVisible();
    expect(screen.getByText('02/12/2026 (수) 10:00')).toBeVisible();
    expect([viewed.mock.calls, screen.queryByText(/제1조/)]).toEqual([[], null]);
    await user.click(button('계약서 열기'));
    const paper = await screen.findByRole('region', { name: '선생님 수업 계약서' });
    expect(paper).toHaveTextContent('제5조 (수업료와 서비스 이용료)');
    expect(viewed.mock.calls).toEqual([[{ link: CONTRACT_LINK }]]);
    await waitFor(() => expect(document.activeElement).toContainElement(paper));
  });

  it('says that another one took its place where it did meanwhile', async () => {
    const { user } = open(foundContract(aSentContract()), fakeProblem(viewContract, 'CONTRACT_REPLACED'));
    const press = await screen.findByRole('button', { name: '계약서 열기' });
    platform.use(fakeProblem(findContract, 'CONTRACT_REPLACED'));
    await user.click(press);
    expect(await screen.findByText(/새 계약서로 바뀐 링크예요/)).toBeVisible();
  });
});

describe('signing [REG-1] [REG-3]', () => {
  it('sends the name and the code, and leads on to a new account', async () => {
    const sent = jest.fn();
    const { user } = opened(signedBy(aSignature(), sent));
    await write(user);
    await submit(user);
    expect(await screen.findByText('계약서에 서명했어요')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ link: CONTRACT_LINK, signerName: APPLICANT, code: '123456' }]]);
    expect(screen.getByRole('link', { name: '계정 만들기' })).toHaveAttribute(
      'href',
      `/forgot-password/new?ticket=${TICKET}`,
    );
    expect(screen.queryByRole('button', { name: '계약서에 서명하기' })).not.toBeInTheDocument();
  });

  it('leads to the sign-in with her address, which no address of a page carries, where she has an account', async () => {
    const contract = aSignedContract({ isAccountReady: true });
    const { user, currentPath } = opened(signedBy(aSignature({ ticket: null, contract })));
    await write(user);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: '로그인하기' }));
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(currentPath()).not.toContain(EMAIL);
  });

  it('asks for the name of the application and a code of six digits before it asks the server', async () => {
    const sent = jest.fn();
    const { user } = opened(signedBy(aSignature(), sent));
    await write(user, '다른 사람', '12');
    await submit(user);
    expect(await screen.findByRole('group', { name: /2/ })).toHaveFocus();
    expect(text(/^이름/)).toHaveAccessibleDescription(`지원서의 이름 그대로 적어 주세요: ${APPLICANT}`);
    expect(text(/^인증번호/)).toHaveAccessibleDescription('메일로 받은 숫자 6자리를 입력해 주세요.');
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['OTP_INVALID', /인증번호가 맞지 않아요/],
    ['OTP_EXPIRED', /인증번호의 시간이 지났어요/],
    ['OTP_ATTEMPTS', /너무 여러 번 틀렸어요/],
  ] as const)('says %s at the code, which can be typed anew', async (code, words) => {
    const { user } = opened(fakeProblem(signContract, code));
    await write(user);
    await submit(user);
    await waitFor(() => expect(text(/^인증번호/)).toHaveAccessibleDescription(words));
    expect(screen.queryByText('서명하지 못했어요')).not.toBeInTheDocument();
    expect(text(/^이름/)).toHaveValue(APPLICANT);
  });

  it('keeps the name that was typed through a reload, but not the code', async () => {
    const { user } = opened();
    await write(user);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    opened();
    await waitFor(() => expect(text(/^이름/)).toHaveValue(APPLICANT));
    expect(text(/^인증번호/)).toHaveValue('');
    expect(JSON.stringify({ ...localStorage })).not.toContain(CONTRACT_LINK);
  });

  it('says whom to call where the address belongs to somebody else', async () => {
    const { user } = opened(fakeProblem(signContract, 'ACCOUNT_EXISTS'));
    await write(user);
    await submit(user);
    expect(await screen.findByText(/선생님이 아닌 계정에서 쓰고 있어요. 고객센터 1900-0000/)).toBeVisible();
  });

  it('shows what has become of the contract where it is signed or void by now', async () => {
    const { user } = opened(fakeProblem(signContract, 'WRONG_STATE'));
    await write(user);
    platform.use(foundContract(aSignedContract({ isAccountReady: true })));
    await submit(user);
    expect(await screen.findByText('계약서에 서명했어요')).toBeVisible();
  });
});

describe('the code of a signature [REG-3]', () => {
  afterEach(() => freezeClock(null));

  it('can be asked for again after sixty seconds, which are counted', async () => {
    const asked = jest.fn();
    freezeClock('2026-11-18T01:42:00Z');
    const { user } = opened(
      fake(sendContractCode, () => {
        asked();
        return { resendIn: 60 };
      }),
    );
    await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
    const wait = await screen.findByRole('button', { name: '60초 뒤에 다시 받을 수 있어요' });
    expect(wait).toHaveAttribute('aria-disabled', 'true');
    await user.click(wait);
    expect(asked).toHaveBeenCalledTimes(1);
    freezeClock('2026-11-18T01:43:00Z');
    await user.click(await screen.findByRole('button', { name: '인증번호 다시 받기' }, { timeout: 3_000 }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('that was sent a moment ago is not said to be sent once more: the wait is counted', async () => {
    const { user } = opened(fakeProblem(sendContractCode, 'OTP_RESEND_WAIT', { retryAfter: 37 }));
    await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
    expect(await screen.findByRole('button', { name: /^3[67]초 뒤에/ })).toBeVisible();
    expect(screen.getByText(/조금 전에 보낸 인증번호가 있어요/)).toBeVisible();
    expect(screen.queryByText(/인증번호를 보냈어요/)).not.toBeInTheDocument();
  });

  it.each(['OTP_RESEND_LIMIT', 'TOO_MANY'] as const)(
    'that cannot be sent any more (%s) says why, and once in minutes when it can',
    async (code) => {
      const { user } = opened(fakeProblem(sendContractCode, code, { retryAfter: 3_180 }));
      await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
      expect(await screen.findByRole('button', { name: '53분 뒤에 다시 받을 수 있어요' })).toBeVisible();
      expect(screen.getByText(/지금은 더 보낼 수 없어요/)).toBeVisible();
      expect(screen.getAllByText(/53분/)).toHaveLength(1);
    },
  );

  it('takes with it what was wrong with the one before', async () => {
    freezeClock('2026-11-18T01:42:00Z');
    const { user } = opened(fakeProblem(signContract, 'OTP_ATTEMPTS'));
    await write(user);
    await submit(user);
    await waitFor(() => expect(text(/^인증번호/)).toHaveAccessibleDescription(/너무 여러 번 틀렸어요/));
    freezeClock('2026-11-18T01:43:00Z');
    await user.click(await screen.findByRole('button', { name: '인증번호 다시 받기' }, { timeout: 3_000 }));
    await waitFor(() => expect(text(/^인증번호/)).not.toHaveAccessibleDescription(/너무 여러 번 틀렸어요/));
    expect(text(/^이름/)).toHaveValue(APPLICANT);
  });
});

describe('a contract that is signed [REG-1]', () => {
  it('shows its signature, and mails the way to an account that is not made yet', async () => {
    const sent = jest.fn();
    const { user } = open(foundContract(aSignedContract()), renewed(sent));
    const paper = within(await screen.findByRole('region', { name: '선생님 수업 계약서' }));
    expect(paper.getByText('18/11/2026 10:42')).toBeVisible();
    await user.click(button('링크 메일로 받기'));
    expect(await screen.findByText(/이메일로 새 메일을 보냈어요/)).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ link: CONTRACT_LINK }]]);
  });

  it('leads to the profile whoever is signed in', async () => {
    visit(CONTRACT_PAGE, [foundContract(aSignedContract({ isAccountReady: true }))], { signedIn: true });
    expect(await screen.findByRole('link', { name: '수업 프로필 완성하기' })).toHaveAttribute(
      'href',
      '/account/teaching-profile/teacher-profile',
    );
  });

  it('is kept as a page of its own, in which a name is text and nothing else', () => {
    const contract = aSignedContract({ signature: { name: '<img src=x>', at: '2026-11-18T01:42:00Z' } });
    const copy = new DOMParser().parseFromString(contractCopy(contract.document!, contract), 'text/html');
    expect(copy.querySelector('img, script')).toBeNull();
    for (const words of ['선생님 수업 계약서', '제1조', '서명: <img src=x>', '18/11/2026 10:42', contract.textHash])
      expect(copy.body.textContent).toContain(words);
  });
});

describe('a link that opens nothing [REG-1]', () => {
  it.each([
    ['CONTRACT_EXPIRED', /서명할 기한이 지났어요/],
    ['CONTRACT_REPLACED', /새 계약서로 바뀐 링크예요/],
  ] as const)('any more (%s) says what became of it, and has another one mailed', async (code, words) => {
    const sent = jest.fn();
    const { user } = open(fakeProblem(findContract, code), renewed(sent));
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '새 링크 메일로 받기' }));
    expect(await screen.findByText(/새 메일을 보냈어요. 한 시간에 3번까지 보내요/)).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('because it is none of ours says only that', async () => {
    open(fakeProblem(findContract, 'TICKET_INVALID'));
    expect(await screen.findByText(/링크가 온전하지 않아요/)).toBeVisible();
    expect(screen.queryByText(/기한|새 계약서/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '새 링크 메일로 받기' })).not.toBeInTheDocument();
  });

  it('says when it may be wished for again', async () => {
    const { user } = open(
      fakeProblem(findContract, 'CONTRACT_EXPIRED'),
      fake(renewContract, () => problemResponse('TOO_MANY', { retryAfter: 60 })),
    );
    await user.click(await screen.findByRole('button', { name: '새 링크 메일로 받기' }));
    expect(await screen.findByText(/요청이 너무 잦아요/)).toBeVisible();
  });

  it('leads back to the mail where it was cut', async () => {
    visit('/contract/cut', [fakeProblem(findContract, 'VALIDATION')]);
    expect(await screen.findByText(/메일의 링크를 그대로 열어 주세요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '새 링크 메일로 받기' })).not.toBeInTheDocument();
  });

  it('that could not be asked about is asked about once more', async () => {
    const { user } = open(fakeProblem(findContract, 'UNEXPECTED'));
    const again = await screen.findByRole('button', { name: '다시 시도' });
    platform.use(foundContract(aSentContract()), openedContract);
    await user.click(again);
    expect(await screen.findByRole('button', { name: '계약서 열기' })).toBeVisible();
  });
});
