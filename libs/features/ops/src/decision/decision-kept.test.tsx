import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { OpsItem } from '@portal/domain/ops/ops';
import { opsContract as ops } from '@portal/domain/ops/ops.contract';
import { fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aReportItem } from '@portal/testing/ops/ops-item-builders';
import { platform } from '@portal/testing/platform-server';
import { asOperator, fullItem, held, mine } from '../ops.fixture.ts';
import { COURSE, decisionForm, field, preloadPages, press, refusal, visit } from '../ops.screen.ts';
import { aReportedMessage } from './reported.fixture.ts';

beforeAll(preloadPages, 30_000);
// What one test leaves half-written is no matter of the next.
beforeEach(() => localStorage.clear());

describe('a decision that is not sent yet', () => {
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

  it.each<Partial<OpsItem>>([{ state: 'CANCELED' }, { state: 'WAITING', isAgain: true }])(
    'says that the family has written other words meanwhile, also where these are reported by now: %j [REV-1]',
    async (over) => {
      let now = aReportItem(mine);
      const { user } = visit('/ops/reviews/review-1', [
        asOperator,
        fake(ops.getOpsItem, () => now),
        fake(ops.decideOpsItem, () => {
          now = aReportItem(over);
          return problemResponse('WRONG_STATE');
        }),
      ]);
      await user.click(await screen.findByRole('radio', { name: '후기 지우기' }));
      await user.type(await field('이유'), '욕설이에요.');
      await user.click(await press('후기 지우기'));
      const notice = (await screen.findByText('가족이 그사이 후기를 고쳤어요')).closest('[role=alert]');
      expect(notice).toHaveTextContent('고친 글은 선생님이 다시 알릴 수 있어요.');
      expect(screen.queryByText('그사이 상태가 바뀌었어요')).toBeNull();
    },
  );

  it('says that what she has read was written anew meanwhile, shows both, and decides about that [CHT-1]', async () => {
    const verdicts: { stamp?: string | undefined }[] = [];
    let now = { ...aReportedMessage(mine), stamp: 'older' };
    const { user } = visit('/ops/chats/chc-1', [
      asOperator,
      fake(ops.getOpsItem, () => now),
      fake(ops.decideOpsItem, ({ body }) => {
        verdicts.push(body);
        if (body.stamp === 'newer') {
          now = { ...now, item: { ...now.item, state: 'DECLINED' } };
          return now;
        }
        now = { ...now, stamp: 'newer', fields: [{ path: 'now', label: '지금의 메시지', text: '더 거친 말' }] };
        return problemResponse('VERSION_CONFLICT');
      }),
    ]);
    await user.click(await screen.findByRole('radio', { name: '그대로 두기' }));
    await user.type(await field('이유'), '문제가 없어요.');
    await user.click(await press('그대로 두기'));
    const notice = (await screen.findByText('쓴 사람이 그사이 내용을 바꿨어요')).closest('[role=alert]');
    expect(notice).toHaveTextContent('적어 둔 이유와 의견은 이 기기에 남아 있어요.');
    expect(await screen.findByText('더 거친 말')).toBeVisible();
    expect(await field('이유')).toHaveValue('문제가 없어요.');
    await user.click(await press('그대로 두기'));
    expect(await screen.findByText('더 결정할 것이 없어요.')).toBeVisible();
    expect(verdicts.map(({ stamp }) => stamp)).toEqual(['older', 'newer']);
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

  it.each([
    ['the platform is looked after', fakeProblem(ops.decideOpsItem, 'MAINTENANCE'), /점검 중이에요/],
    ['she has no right to it', fakeProblem(ops.decideOpsItem, 'FORBIDDEN'), /이 작업을 할 권한이 없어요/],
    ['it is gone', fakeProblem(ops.decideOpsItem, 'NOT_FOUND'), /찾는 내용이 없어요/],
    ['there is no connection', offline(ops.decideOpsItem), /서버가 답하지 않아요/],
  ])('says at the form that %s, keeps everything in it, and sends it at the next try', async (_why, refused, words) => {
    const verdicts: unknown[] = [];
    const { user } = visit(COURSE, [refused, ...held(verdicts)]);
    await user.click(await press('강좌 이름에 의견 달기'));
    await user.click(await field('강좌 이름 의견'));
    await user.paste('짧게');
    await user.click(await field('이유'));
    await user.paste('이름이 길어요.');
    await user.click(await press('반려하기'));
    await waitFor(async () => expect((await decisionForm()).getByRole('alert')).toHaveTextContent(words));
    expect(await field('이유')).toHaveValue('이름이 길어요.');
    expect(await field('강좌 이름 의견')).toHaveValue('짧게');
    platform.use(...held(verdicts));
    await user.click(await press('반려하기'));
    expect(await screen.findByText('더 결정할 것이 없어요.')).toBeVisible();
    expect(verdicts).toEqual([
      { decision: 'DECLINE', reason: '이름이 길어요.', remarks: [{ path: 'title', remark: '짧게' }] },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal-draft'))).toEqual([]);
  });

  it('puts the platform’s words about a field at that field, and leads there', async () => {
    const refused = fakeProblem(ops.decideOpsItem, 'VALIDATION', { fields: { reason: '이유에 링크는 쓸 수 없어요.' } });
    const { user } = visit(COURSE, [refused, ...held()]);
    await user.click(await screen.findByRole('radio', { name: '반려' }));
    await user.click(await field('이유'));
    await user.paste('https://example.com');
    await user.click(await press('반려하기'));
    await waitFor(async () => expect(await field('이유')).toHaveAccessibleDescription(/이유에 링크는 쓸 수 없어요/));
    expect((await decisionForm()).getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows what the platform says of the remarks as a whole where the next one is picked', async () => {
    const fields = { remarks: '의견이 너무 많아요.' };
    const { user } = visit(COURSE, [fakeProblem(ops.decideOpsItem, 'VALIDATION', { fields }), ...held()]);
    await user.click(await screen.findByRole('radio', { name: '반려' }));
    await user.click(await field('이유'));
    await user.paste('이름이 길어요.');
    await user.click(await press('반려하기'));
    const picker = screen.getByRole('combobox', { name: '의견을 달 항목' });
    await waitFor(() => expect(picker).toHaveAccessibleDescription('의견이 너무 많아요.'));
    expect(await field('이유')).toHaveValue('이름이 길어요.');
  });

  it('offers to throw away what was brought back', async () => {
    const first = visit(COURSE, held());
    await first.user.click(await press('강좌 이름에 의견 달기'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    const { user } = visit(COURSE, held());
    expect(await screen.findByText('쓰던 내용을 불러왔어요')).toBeVisible();
    await user.click(await press('지우기'));
    expect(screen.queryByText('쓰던 내용을 불러왔어요')).toBeNull();
    expect(screen.getByRole('radio', { name: '반려' })).not.toBeChecked();
    expect((await decisionForm()).queryByRole('textbox')).toBeNull();
  });

  it('brings nothing of one item to another [W9]', async () => {
    const first = visit(COURSE, held());
    await first.user.click(await press('강좌 이름에 의견 달기'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    visit('/ops/courses/request-2', [asOperator, fake(ops.getOpsItem, fullItem({ ...mine, id: 'request-2' }))]);
    expect(await decisionForm()).toBeDefined();
    expect(screen.queryByText('쓰던 내용을 불러왔어요')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
