import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OpsItem } from '@portal/domain/ops/ops';
import { anOpsItem } from '@portal/testing/ops/ops-item-builders';
import { UiProvider } from '@portal/ui/provider';
import { ME } from '../ops.fixture.ts';
import { ItemFacts } from '../submission/item-facts.tsx';
import { ItemRow } from './item-row.tsx';

const DUE = '2026-11-18T18:00:00+09:00';
const decidedAt = '2026-11-18T10:20:00+09:00';

function show(over: Partial<OpsItem>, now = '2026-11-18T10:42:00+09:00') {
  const item = anOpsItem({ dueAt: DUE, ...over });
  render(
    <UiProvider>
      <MemoryRouter>
        <ul>
          <ItemRow item={item} now={new Date(now)} />
        </ul>
        <section aria-label="facts">
          <ItemFacts item={item} now={new Date(now)} />
        </section>
      </MemoryRouter>
    </UiProvider>,
  );
  return { row: screen.getByRole('listitem'), facts: screen.getByRole('region', { name: 'facts' }) };
}

describe('what an item says of itself in its row and on its page', () => {
  it.each([
    ['a minute before it is due', '2026-11-18T17:59:00+09:00', '1분 남음'],
    ['at the minute when it is due', DUE, '1분 지남'],
    ['a day later', '2026-11-19T18:00:00+09:00', '1일 지남'],
  ])('%s it counts the time, and says so once', (_when, now, clock) => {
    const { row, facts } = show({}, now);
    expect(row).toHaveTextContent(clock);
    expect(facts).toHaveTextContent(clock);
    expect(row).not.toHaveTextContent('기한 지남');
  });

  it.each([
    ['ACCEPTED', 'COURSES', '승인'],
    ['DECLINED', 'COURSES', '반려'],
    ['ACCEPTED', 'APPLICATIONS', '합격'],
    ['DECLINED', 'APPLICATIONS', '불합격'],
    ['ACCEPTED', 'REVIEWS', '후기 지우기'],
    ['ACCEPTED', 'TICKETS', '답변'],
    ['DECLINED', 'WITHDRAWALS', '지급 거절'],
    ['CANCELED', 'PROFILES', '취소'],
  ] as const)('once %s in %s it says %s and when, and no clock runs', (state, queue, label) => {
    const { row, facts } = show({ state, queue, reviewer: ME, decidedAt }, '2026-12-24T00:00:00Z');
    for (const place of [row, facts]) {
      expect(place).toHaveTextContent(label);
      expect(place).toHaveTextContent('18/11/2026 10:20');
      expect(place).not.toHaveTextContent(/지남|남음/);
      expect(place).toHaveTextContent(ME.name);
    }
  });

  it('marks what is to be seen before it is opened [PAY-1]', () => {
    const { row, facts } = show({ queue: 'WITHDRAWALS', mark: '예금주가 선생님 이름과 달라요' });
    for (const place of [row, facts]) expect(place).toHaveTextContent('예금주가 선생님 이름과 달라요');
  });

  it('waits without a clock while the applicant corrects it', () => {
    const { row, facts } = show(
      { queue: 'APPLICATIONS', state: 'CORRECTING', teacherId: null },
      '2026-12-24T00:00:00Z',
    );
    expect(row).toHaveTextContent('보완 중');
    expect(row).not.toHaveTextContent(/지남|남음/);
    expect(facts).toHaveTextContent('지원자김수학');
    expect(facts).not.toHaveTextContent(/선생님|지남|남음/);
  });

  it('names whom a report of a talk is about, who is no applicant [CHT-1]', () => {
    const { row, facts } = show({ queue: 'CHATS', teacherId: null, teacherName: '보호자 B02' });
    expect(row).toHaveTextContent('보호자 B02 · 보낸 때');
    expect(facts).toHaveTextContent('신고된 사람보호자 B02');
    expect(facts).not.toHaveTextContent('지원자');
  });

  it.each([
    [true, /다시 냄/],
    [false, /^(?!.*다시 냄)/],
  ])('says whether it came again: %s', (isAgain, words) => {
    const { row, facts } = show({ isAgain });
    expect(row).toHaveTextContent(words);
    expect(facts).toHaveTextContent(words);
    expect(facts).toHaveTextContent('선생님김수학');
  });
});
