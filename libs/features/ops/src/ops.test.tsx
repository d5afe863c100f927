import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { opsContract as ops } from '@portal/domain/ops/ops.contract';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { anOpsItem, aProfileItem, aTicketItem } from '@portal/testing/ops/ops-item-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { asOperator, fullItem, ME, mine, openItems, OTHER, someQueues, worlds } from './ops.fixture.ts';
import { decisionForm, field, panel, press, refusal, rows, title } from './ops.screen.ts';
import { opsSection } from './section.ts';

const visit = (path: string, handlers: readonly Fake[]) => renderSection(opsSection, { path, handlers: [...handlers] });
const COURSE = '/ops/courses/request-1';

beforeAll(() => Promise.all(opsSection.routes.map(({ preload }) => preload?.())), 30_000);
// What one test leaves half-written is no matter of the next.
beforeEach(() => localStorage.clear());

describe('the queues', () => {
  it('show what is open, late and mine, and how long the next one has', async () => {
    visit('/ops', worlds.queues);
    expect(await title('운영 데스크')).toBeVisible();
    const [profiles, courses] = await screen.findAllByRole('link');
    expect(profiles).toHaveAttribute('href', '/ops/profiles');
    expect(profiles).toHaveTextContent('수업 프로필 심사열린 것 3건내가 맡은 것 1건다음 기한 영업일 1일 안에');
    expect(profiles).not.toHaveTextContent('기한 지남');
    expect(courses).toHaveTextContent('강좌 심사열린 것 4건기한 지남 1건내가 맡은 것 1건다음 기한 16시간 지남');
  });

  it('say that nothing waits', async () => {
    visit('/ops', worlds.noQueues);
    expect(await screen.findAllByText('기다리는 심사가 없어요')).toHaveLength(2);
  });

  it('can be asked for again when they did not come', async () => {
    let isBroken = true;
    const list = fake(ops.listOpsQueues, () => (isBroken ? problemResponse('UNEXPECTED') : { items: [...someQueues] }));
    const { user } = visit('/ops', [asOperator, list]);
    expect(await screen.findByText('심사할 것을 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(await press('다시 시도'));
    expect(await screen.findByText('4건')).toBeVisible();
  });
});

describe('the list of a queue', () => {
  it('marks what is late, who has picked it up, and what came again', async () => {
    visit('/ops/courses', worlds.list);
    expect(await title('강좌 심사')).toBeVisible();
    const [late, own, others, again] = await rows();
    expect(late).toMatch(/초등 독서 토론 4인반이국어 .*대기기한 지남16시간 지남/);
    expect(own).toMatch(/맡은 사람 운영팀 \(심사\).*심사 중1시간 남음/);
    expect(own).not.toContain('기한 지남');
    expect(others).toMatch(/맡은 사람 운영팀 \(정산\)/);
    expect(again).toContain('다시 냄');
  });

  it('is filtered and turned over by its address', async () => {
    const asked: unknown[] = [];
    const list = fake(ops.listOpsItems, ({ params, query }) => {
      asked.push({ ...params, ...query });
      return { total: 45, items: openItems };
    });
    const { user, currentPath } = visit('/ops/courses', [asOperator, list]);
    await user.click(await press(/^3 ?쪽$/));
    await waitFor(() => expect(currentPath()).toBe('/ops/courses?page=3'));
    await user.click(screen.getByRole('radio', { name: '끝난 것' }));
    expect(currentPath()).toBe('/ops/courses?filter=decided');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked).toEqual([
      { queue: 'COURSES', filter: 'OPEN', page: '1' },
      { queue: 'COURSES', filter: 'OPEN', page: '3' },
      { queue: 'COURSES', filter: 'DECIDED', page: '1' },
    ]);
  });

  it('leads from an empty filter to what is open', async () => {
    const { user, currentPath } = visit('/ops/courses?filter=mine', worlds.emptyList);
    expect(await screen.findByText('맡은 심사가 없어요')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '열린 것 보기' }));
    expect(currentPath()).toBe('/ops/courses');
    expect(await screen.findByText('기다리는 심사가 없어요')).toBeVisible();
  });

  it('keeps what it showed when it cannot be read again', async () => {
    let isBroken = false;
    const list = fake(ops.listOpsItems, () =>
      isBroken ? problemResponse('UNEXPECTED') : { total: 1, items: [anOpsItem()] },
    );
    const { store } = visit('/ops/courses', [asOperator, list]);
    expect(await rows()).toHaveLength(1);
    isBroken = true;
    const { opsApi } = await import('@portal/api/ops/ops.api');
    act(() => void store.dispatch(opsApi.util.invalidateTags(['OpsQueue'])));
    expect(await screen.findByText(/앞서 받은 내용을 보여 드려요/)).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('knows no other queues', async () => {
    visit('/ops/gifts', [asOperator]);
    expect(await screen.findByText('그런 심사 목록이 없어요')).toBeVisible();
  });
});

describe('an item', () => {
  it('shows the teacher’s words, the last refusal, the findings, the differences and the whole content', async () => {
    visit(COURSE, worlds.waiting);
    expect(await title('중2 수학 개념 완성 – 일차함수')).toBeVisible();
    expect((await panel('선생님의 말')).getByText(/소개를 늘리고/)).toBeVisible();
    expect((await panel('지난 심사')).getByText('강좌 소개').closest('div')).toHaveTextContent('두세 문장 더');
    const findings = (await panel('자동 점검')).getAllByRole('listitem').map((row) => row.textContent);
    expect(findings).toEqual([
      '고쳐야 함 · 수강권 2 수강권 이름을 적어 주세요.',
      '권장 · 소개 영상 링크 소개 영상이 있으면 신청이 늘어요.',
    ]);
    expect((await panel('달라진 점')).getByText(/1,200,000đ/)).toBeVisible();
    const content = await panel('전체 내용');
    expect(content.getByText('수업 언어').nextSibling).toHaveTextContent('한국어');
    expect(content.getByRole('link', { name: /일차함수 대표 이미지.png 내려받기/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(content.queryByRole('button', { name: /의견 달기/ })).toBeNull();
  });

  it('of a profile leads to the papers behind its certificates [PRF-3]', async () => {
    visit('/ops/profiles/submission-1', worlds.profile);
    const content = await panel('전체 내용');
    expect(content.getByRole('link', { name: /정교사 자격증.pdf 내려받기/ })).toBeVisible();
    expect((await panel('달라진 점')).getByText(/달라진 곳이 없어요/)).toBeVisible();
    expect((await panel('자동 점검')).getByText('규칙에 걸리는 것이 없어요.')).toBeVisible();
  });

  it('makes no link of an address that is none', async () => {
    const content = { ...fullProfile.content, introVideoUrl: 'javascript:alert(1)' };
    visit('/ops/profiles/submission-1', [asOperator, fake(ops.getOpsItem, aProfileItem({ content }))]);
    const panelOf = await panel('전체 내용');
    expect(panelOf.getByText('javascript:alert(1)')).toBeVisible();
    expect(panelOf.queryByRole('link', { name: /영상/ })).toBeNull();
  });

  it('is picked up and released', async () => {
    const { user } = visit(COURSE, desk());
    await user.click(await press('심사 맡기'));
    expect(await screen.findByText('내가 심사하고 있어요')).toBeVisible();
    expect(await decisionForm()).toBeDefined();
    await user.click(await press('놓기'));
    expect(await screen.findByText('아직 아무도 맡지 않았어요')).toBeVisible();
    expect(screen.queryByRole('region', { name: '결정' })).toBeNull();
  });

  it('that another one was quicker to pick up is explained, and shows who has it', async () => {
    let now = fullItem();
    const { user } = visit(COURSE, [
      asOperator,
      fake(ops.getOpsItem, () => now),
      fake(ops.pickUpOpsItem, () => {
        now = fullItem({ state: 'PICKED_UP', reviewer: OTHER });
        return problemResponse('WRONG_STATE');
      }),
    ]);
    await user.click(await press('심사 맡기'));
    const notice = await refusal();
    expect(notice).toHaveTextContent('그사이 상태가 바뀌었어요');
    expect(notice).toHaveFocus();
    expect(await screen.findByText('맡은 사람: 운영팀 (정산)')).toBeVisible();
  });

  it.each([
    ['is not there', worlds.itemMissing, '심사할 내용을 찾지 못했어요'],
    ['did not come', worlds.itemFailed, '심사할 내용을 불러오지 못했어요'],
    ['has ended', worlds.declined, '반려했어요'],
  ])('that %s says so', async (_what, world, sentence) => {
    visit(COURSE, world);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('region', { name: '결정' })).toBeNull();
  });
});

const fullProfile = aProfileItem() as Extract<OpsItemDetails, { queue: 'PROFILES' }>;

/** A platform that keeps one thing, a course unless it is named, and every verdict about it. */
function desk(start: OpsItemDetails['item'] = fullItem().item, verdicts: unknown[] = [], itemOf = fullItem): Fake[] {
  let item = start;
  const now = () => itemOf(item);
  return [
    asOperator,
    fake(ops.getOpsItem, now),
    fake(ops.pickUpOpsItem, () => {
      item = { ...item, ...mine };
      return now();
    }),
    fake(ops.releaseOpsItem, () => {
      item = { ...item, state: 'WAITING', reviewer: null };
      return now();
    }),
    fake(ops.decideOpsItem, ({ body }) => {
      verdicts.push(body);
      item = {
        ...item,
        state: body.decision === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED',
        decidedAt: '2026-11-18T10:42:00+09:00',
      };
      return now();
    }),
  ];
}
const held = (verdicts?: unknown[]) => desk({ ...fullItem().item, ...mine }, verdicts);

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
    expect(await screen.findByText('더 결정할 것이 없어요.')).toBeVisible();
    expect(verdicts).toEqual([{ decision: 'ACCEPT', reason: '다시 설정했어요.', remarks: [] }]);
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

  it('goes to a remark that is already there instead of making a second one', async () => {
    const { user } = visit(COURSE, held());
    await user.click(await press('강좌 이름에 의견 달기'));
    await user.type(await field('강좌 이름 의견'), '짧게');
    await user.click(await press('강좌 이름에 의견 달기'));
    expect(await field('강좌 이름 의견')).toHaveFocus();
    expect(await field('강좌 이름 의견')).toHaveValue('짧게');
  });

  it('loses nothing that was written when the page is left [W9]', async () => {
    const first = visit(COURSE, held());
    await first.user.click(await press('강좌 이름에 의견 달기'));
    await first.user.type(await field('강좌 이름 의견'), '짧게');
    await first.user.type(await field('이유'), '이름이 길어요.');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    visit(COURSE, held());
    expect(await field('이유')).toHaveValue('이름이 길어요.');
    expect(await field('강좌 이름 의견')).toHaveValue('짧게');
  });

  it('says that the teacher took it back meanwhile, and keeps what was written', async () => {
    let now = fullItem(mine);
    const { user } = visit(COURSE, [
      asOperator,
      fake(ops.getOpsItem, () => now),
      fake(ops.decideOpsItem, () => {
        now = fullItem({ state: 'CANCELED', decidedAt: '2026-11-18T10:41:00+09:00' });
        return problemResponse('WRONG_STATE');
      }),
    ]);
    await user.click(await screen.findByRole('radio', { name: '반려' }));
    await user.type(await field('이유'), '이름이 길어요.');
    await user.click(await press('반려하기'));
    const notice = await refusal();
    expect(notice).toHaveTextContent('선생님이 요청을 거뒀어요');
    expect(notice).toHaveTextContent('적어 둔 이유와 의견은 이 기기에 남아 있어요.');
    expect(await screen.findByText('요청이 취소됐어요')).toBeVisible();
    expect(Object.values(localStorage).join()).toContain('이름이 길어요.');
  });

  it('says at the form what else went wrong, with everything still in it', async () => {
    const { user } = visit(COURSE, [
      asOperator,
      fake(ops.getOpsItem, fullItem({ state: 'PICKED_UP', reviewer: ME })),
      fakeProblem(ops.decideOpsItem, 'MAINTENANCE'),
    ]);
    await user.click(await screen.findByRole('radio', { name: '반려' }));
    await user.type(await field('이유'), '이름이 길어요.');
    await user.click(await press('반려하기'));
    expect(await (await decisionForm()).findByRole('alert')).toHaveTextContent('점검 중이에요');
    expect(await field('이유')).toHaveValue('이름이 길어요.');
  });
});
