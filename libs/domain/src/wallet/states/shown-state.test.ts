import { TRANSACTION_STATES } from '../transaction.ts';
import { WITHDRAWAL_FAILURES } from '../withdrawal.ts';
import { SHOWN_STATE_LABELS, shownStateOf, STATE_FILTER_LABELS } from './shown-state.ts';

it('a withdrawal that its teacher took back is called so, and nothing else that failed is [INC-2]', () => {
  const canceled = WITHDRAWAL_FAILURES.filter((cause) => shownStateOf('FAILED', cause) === 'CANCELED');
  expect(canceled).toEqual(['CANCELED_BY_TEACHER']);
  expect(TRANSACTION_STATES.map((state) => shownStateOf(state, null))).toEqual([...TRANSACTION_STATES]);
  expect(SHOWN_STATE_LABELS.CANCELED).toBe('취소');
});

it('is looked for under the three states of the specification [INC-2]', () => {
  expect(STATE_FILTER_LABELS).toEqual({ SUCCESS: '완료', IN_PROGRESS: '처리 중', FAILED: '실패·취소' });
});
