import { screen, waitFor, within } from '@testing-library/react';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aTenant } from '@portal/testing/identity/identity-builders';
import { aTeacherCard } from '@portal/testing/teachers/teacher-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { panel, registerLinks } from './home.screen.ts';
import { homeSection } from './section.ts';

const list = teachersContract.listFeaturedTeachers;
const visit = ({ handlers = [fake(list, { items: [] })], ...options }: Parameters<typeof renderSection>[1] = {}) =>
  renderSection(homeSection, { signedIn: false, handlers, ...options });

// The first import of the page is slow on a busy machine, and is no part of what is waited for below.
beforeAll(async () => {
  await Promise.all(homeSection.routes.map(({ preload }) => preload?.()));
  await import('./welcome/below-the-steps.tsx');
}, 60_000);

const facts = (region: HTMLElement) =>
  within(region)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('a visitor without a session', () => {
  it('reads the promise and both brands, and sees the product itself [RTE-1] [SITE-3] [REG-1]', async () => {
    const tenant = aTenant({
      classBrand: { name: '가나 클래스', logo: null },
      networkBrand: { name: '다라 네트워크', logo: null },
    });
    visit({ config: { tenant } });
    expect(await screen.findByRole('heading', { level: 1, name: '가르치는 일에만 집중하세요' })).toBeVisible();
    expect(screen.getByText('가나 클래스 · 다라 네트워크')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const picture = screen.getByRole('img', { name: /^선생님이 쓰는 화면/ });
    // Its place is free before it is there.
    expect(picture).toHaveAttribute('width', '1120');
    expect(picture).toHaveAttribute('height', '720');
    expect(screen.getByText('1명 120,000đ, 4명 60분 수업에 받는 금액')).toBeVisible();
  });

  it('learns the three steps, with the time of each [REG-1]', async () => {
    visit();
    const steps = within(await panel('등록은 3단계면 끝나요')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1온라인 신청걸리는 시간 약 10분신청서를 쓰고 이력서를 올려요.',
      '2서류 검토걸리는 시간 5일 안결과와 이유를 이메일로 알려 드려요. 고칠 곳만 고쳐 다시 낼 수 있어요.',
      '3전자 계약걸리는 시간 14일 안메일로 받은 계약서에 이름과 인증번호로 서명하면 시작해요.',
    ]);
  });

  it('is promised no mail where none is sent [REG-1]', async () => {
    visit({ config: { sendsMail: false } });
    expect(await panel('등록은 3단계면 끝나요')).not.toHaveTextContent(/메일/);
    expect(await panel('자주 묻는 질문')).toHaveTextContent('5일 안에 결과와 이유를 지원 상태에서 볼 수 있어요.');
  });

  it('is led to the form by every 선생님으로 등록하기 [REG-1]', async () => {
    const { user, currentPath } = visit();
    await panel('자주 묻는 질문');
    const ways = await registerLinks();
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/?popup=register-teacher'));
    await user.click(ways[0]!);
    expect(currentPath()).toBe('/?popup=register-teacher');
  });

  it('is led to the login page', async () => {
    const { user, currentPath } = visit();
    await user.click(await screen.findByRole('link', { name: '로그인' }));
    expect(currentPath()).toBe('/login');
  });
});

describe('the estimator [REG-1] [INC-3]', () => {
  const open = async (options?: Parameters<typeof visit>[0]) => {
    const { user } = visit(options);
    const region = await panel('얼마를 받을지, 신청하기 전에 봐요');
    const field = (name: string) => within(region).getByRole('textbox', { name });
    return { user, region, field };
  };

  it('shows what four weeks bring and where the rest goes, in rows that add up', async () => {
    const { region } = await open();
    expect(facts(region)).toEqual([
      '15,360,000đ1,536만 동',
      '−1,536,000đ−153만 6,000 동',
      '−3,532,800đ−353만 2,800 동',
      '10,291,200đ1,029만 1,200 동',
    ]);
    expect(region).toHaveTextContent('약 1,029만 동 · 수업 한 번에 321,600đ');
    expect(within(region).getByRole('slider', { name: '한 주 수업' })).toHaveAttribute('aria-valuetext', '8번');
  });

  it('counts by the reading of the fee that the tenant charges', async () => {
    const tenant = aTenant({ feePolicy: { ...DEFAULT_TENANT.feePolicy, reading: 'LABEL' } });
    const { region } = await open({ config: { tenant } });
    expect(region).toHaveTextContent('수수료 10%를 숨기지 않아요.');
    expect(facts(region).at(-1)).toBe('13,824,000đ1,382만 4,000 동');
    expect(region).not.toHaveTextContent('채널·결제');
  });

  it('follows what is typed, and says the sum once she has stopped', async () => {
    const { user, region, field } = await open();
    const spoken = within(region).getByRole('status');
    expect(spoken).toHaveTextContent('4주에 32번 수업하면 1,029만 1,200 동을 받아요.');
    await user.clear(field('한 수업의 학생'));
    await user.type(field('한 수업의 학생'), '10');
    expect(facts(region).at(-1)).toMatch(/^25,728,000đ/);
    await waitFor(() => expect(spoken).toHaveTextContent('2,572만 8,000 동을 받아요.'));
    expect(within(region).getByRole('slider', { name: '한 수업의 학생' })).toHaveValue('10');
  });

  it.each([
    ['한 학생의 60분 수업료', '999', '1,000đ부터 999,999,999đ까지 적어 주세요.'],
    ['한 수업의 학생', '0', '1명부터 100명까지 적어 주세요.'],
    ['한 주 수업', '101', '1번부터 100번까지 적어 주세요.'],
  ])('says what it takes where %s is %s, and keeps the last sum', async (name, typed, words) => {
    const { user, region, field } = await open();
    await user.clear(field(name));
    // Left empty it counts with what was there.
    expect(facts(region).at(-1)).toMatch(/^10,291,200đ/);
    await user.type(field(name), typed);
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
  });
});

describe('the teachers who work here [REG-1]', () => {
  it('are named with subject, stars to one decimal and number of reviews, and lead to their pages', async () => {
    const items = [aTeacherCard(), aTeacherCard({ id: 'new', name: '강유진', rating: { count: 0, average: null } })];
    const { user, currentPath } = visit({ handlers: [fake(list, { items })] });
    const cards = within(await panel('함께하는 선생님')).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('김서연4.8별점 4.8점중등 수학 · 후기 38개한 시간에 한 가지'),
      expect.stringContaining('강유진중등 수학 · 아직 후기가 없어요'),
    ]);
    await user.click(screen.getByRole('link', { name: '김서연' }));
    expect(currentPath()).toBe('/teachers/math');
  });

  it('are not spoken of where there is none, or where they cannot be loaded', async () => {
    for (const answer of [fake(list, { items: [] }), fakeProblem(list, 'UNEXPECTED')]) {
      visit({ handlers: [answer] });
      await screen.findAllByRole('region', { name: '자주 묻는 질문' });
      await waitFor(() => expect(screen.queryByRole('heading', { name: '함께하는 선생님' })).not.toBeInTheDocument());
      for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    }
  });

  it('have their place while they are on their way', async () => {
    visit({ handlers: [neverAnswers(list)] });
    expect(await screen.findByText('선생님을 불러오는 중이에요')).toBeInTheDocument();
  });
});

describe('the questions [REG-1]', () => {
  it('are answered by what the product holds itself to', async () => {
    visit();
    const region = await panel('자주 묻는 질문');
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(7);
    for (const words of [
      '수수료는 왜 33%인가요?',
      '플랫폼 10%와 채널·결제 23%를 더한 값이에요. 앱 마켓이 결제에서 15–30%를 가져가도',
      '그 전에도 100,000đ부터 출금을 신청할 수 있고, 신청은 영업일 1일 안에 확인해요.',
      '60분까지 무료로 체험 수업을 할 수 있어요.',
    ])
      expect(region).toHaveTextContent(words);
  });

  it('name the tenant’s own fee, and no hotline where it has none', async () => {
    const tenant = aTenant({ feePolicy: { totalRate: 0.2, labelRate: 0.1, reading: 'LABEL' }, hotlineNumber: '' });
    visit({ config: { tenant } });
    const region = await panel('자주 묻는 질문');
    expect(region).toHaveTextContent('수수료는 왜 10%인가요?');
    expect(within(region).queryByText(/전화/)).not.toBeInTheDocument();
  });

  it('leave the hotline to who asks on', async () => {
    visit();
    const region = await panel('자주 묻는 질문');
    expect(within(region).getByRole('link', { name: '1900-0000' })).toHaveAttribute('href', 'tel:19000000');
  });
});

describe('the bar of a phone [REG-1]', () => {
  it('comes when the way in the hero is out of sight, and goes when it is back', async () => {
    let tell: (isIntersecting: boolean) => void = () => undefined;
    const real = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        tell = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    visit();
    await panel('자주 묻는 질문');
    const bar = (await registerLinks()).at(-1)!;
    expect(bar).not.toBeVisible();
    await waitFor(() => {
      tell(false);
      expect(bar).toBeVisible();
    });
    await waitFor(() => {
      tell(true);
      expect(bar).not.toBeVisible();
    });
    globalThis.IntersectionObserver = real;
  });
});
