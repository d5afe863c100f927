import { act, screen, waitFor, within } from '@testing-library/react';
import { opsApi } from '@portal/api/ops/ops.api';
import { opsContract as ops } from '@portal/domain/ops/ops.contract';
import { fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { allAnswered } from '@portal/testing/fake-fetch';
import { aTicketItem } from '@portal/testing/ops/ops-item-builders';
import { platform } from '@portal/testing/platform-server';
import { asOperator, desk, fullItem, held, OTHER, worlds } from '../ops.fixture.ts';
import { COURSE, decisionForm, panel, preloadPages, press, refusal, title, visit } from '../ops.screen.ts';

beforeAll(preloadPages, 30_000);
// What one test leaves half-written is no matter of the next.
beforeEach(() => localStorage.clear());

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
    expect((await panel('공개된 내용과 달라진 점')).getByText(/1,200,000đ/)).toBeVisible();
    expect((await panel('지난번에 낸 것과 달라진 점')).getByText(/그래프를 그려요/)).toBeVisible();
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
    expect((await panel('공개된 내용과 달라진 점')).getByText(/달라진 곳이 없어요/)).toBeVisible();
    expect(screen.queryByText('지난번에 낸 것과 달라진 점')).toBeNull();
    expect((await panel('자동 점검')).getByText('규칙에 걸리는 것이 없어요.')).toBeVisible();
  });

  it('about a lesson leads to what the lesson earned, if she works at the finance desk [INC-4]', async () => {
    visit('/ops/tickets/ticket-1', worlds.ticket);
    const lessons = await panel('수업의 수입');
    expect(lessons.getByRole('link', { name: /일차함수 · 16회$/ })).toHaveAttribute('href', '/ops/incomes/lesson-16');
  });

  it('about a lesson leads nobody else to where she would be sent away', async () => {
    visit('/ops/tickets/ticket-1', worlds.ticketElsewhere);
    await panel('전체 내용');
    await act(allAnswered);
    expect(screen.queryByRole('region', { name: '수업의 수입' })).toBeNull();
  });

  it('that is a question is answered, and nowhere called a judgement', async () => {
    const asked = aTicketItem().item;
    const { user } = visit('/ops/tickets/ticket-1', desk(asked, [], aTicketItem));
    await user.click(await press('문의 맡기'));
    expect(await screen.findByText('내가 답변하고 있어요')).toBeVisible();
    expect(screen.getByText('답변 중')).toBeVisible();
    const form = within(screen.getByRole('region', { name: '답변' }));
    await user.type(form.getByRole('textbox', { name: /답변 내용/ }), '화면 공유를 고쳤어요.');
    await user.click(form.getByRole('button', { name: '답변 보내기' }));
    expect((await panel('보낸 답변')).getByText('화면 공유를 고쳤어요.')).toBeVisible();
    expect(screen.getByText('답변한 때')).toBeVisible();
    expect(screen.queryByText(/심사(?!\))/)).toBeNull();
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

  it('keeps the keyboard where it was: the new state takes the focus of the button that went with the old one', async () => {
    const { user } = visit(COURSE, desk());
    (await press('심사 맡기')).focus();
    await user.keyboard('{Enter}');
    const mineNow = await screen.findByText('내가 심사하고 있어요');
    await waitFor(() => expect(document.activeElement).toContainElement(mineNow));
    expect(document.body).not.toHaveFocus();
    await user.tab();
    await user.tab();
    expect(await press('놓기')).toHaveFocus();
    await user.keyboard('{Enter}');
    const waits = await screen.findByText('아직 아무도 맡지 않았어요');
    await waitFor(() => expect(document.activeElement).toContainElement(waits));
    expect(document.body).not.toHaveFocus();
  });

  it('leads from its state to the decision, where that stands below', async () => {
    const { user } = visit(COURSE, worlds.mine);
    await user.click(await press('결정란으로 가기'));
    expect(document.activeElement).toContainElement(screen.getByRole('region', { name: '결정' }));
    expect(document.body).not.toHaveFocus();
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
    ['without a connection', offline(ops.pickUpOpsItem), /서버가 답하지 않아요/],
    ['by the rights', fakeProblem(ops.pickUpOpsItem, 'FORBIDDEN'), /이 작업을 할 권한이 없어요/],
    ['by a failure', fakeProblem(ops.pickUpOpsItem, 'UNEXPECTED'), /./],
  ])('is not picked up %s: it says why, and can be tried again', async (_why, refused, sentence) => {
    const { user } = visit(COURSE, [refused, ...desk()]);
    await user.click(await press('심사 맡기'));
    const notice = (await screen.findByText('하지 못했어요')).closest('[role=alert]');
    expect(notice).toHaveTextContent(sentence);
    expect(notice).toHaveFocus();
    platform.use(...desk());
    await user.click(await press('심사 맡기'));
    expect(await screen.findByText('내가 심사하고 있어요')).toBeVisible();
    expect(screen.queryByText('하지 못했어요')).toBeNull();
  });

  it('that could not be released stays hers, and what was refused is forgotten once she has decided', async () => {
    const { user } = visit(COURSE, [fakeProblem(ops.releaseOpsItem, 'MAINTENANCE'), ...held()]);
    await user.click(await press('놓기'));
    expect(await screen.findByText('하지 못했어요')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '승인' }));
    await user.click(await press('승인하기'));
    expect(await screen.findByText('더 결정할 것이 없어요.')).toBeVisible();
    expect(screen.queryByText('하지 못했어요')).toBeNull();
  });

  it('shows what changed while she looked on, and takes no focus for it', async () => {
    let now = fullItem();
    const { store } = visit(COURSE, [asOperator, fake(ops.getOpsItem, () => now)]);
    const pickUp = await press('심사 맡기');
    expect(pickUp).toBeEnabled();
    screen.getByRole('link', { name: '목록으로' }).focus();
    now = fullItem({ state: 'PICKED_UP', reviewer: OTHER });
    act(() => void store.dispatch(opsApi.util.invalidateTags(['OpsItemDetails'])));
    expect(await screen.findByText('맡은 사람: 운영팀 (정산)')).toBeVisible();
    expect(screen.getByRole('link', { name: '목록으로' })).toHaveFocus();
  });

  it.each([
    ['is not there', worlds.itemMissing, '찾을 수 없는 내용이에요'],
    ['did not come', worlds.itemFailed, '심사할 내용을 불러오지 못했어요'],
    ['has ended', worlds.declined, '반려했어요'],
  ])('that %s says so', async (_what, world, sentence) => {
    visit(COURSE, world);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('region', { name: '결정' })).toBeNull();
  });

  it('that has ended says what was written with the decision, whoever opens it later', async () => {
    visit(COURSE, worlds.declined);
    const written = within(await screen.findByRole('region', { name: '이번 심사' }));
    expect(written.getByText('8회차에 배울 내용이 강좌 소개와 맞지 않아요.')).toBeVisible();
    expect(written.getByText('활용 문제라면 어떤 단원인지 적어 주세요.')).toBeVisible();
  });
});
