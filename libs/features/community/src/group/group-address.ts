import { useSearchParams } from 'react-router';
import type { QuestionState } from '@portal/domain/community/post';
import { useListAddress } from '@portal/portal-core/use-list-address';

const NO_ORDER = [{ value: '' }] as const;
const STATES: Readonly<Record<string, QuestionState>> = { open: 'OPEN', solved: 'SOLVED' };

/** What is looked at in a group, as it stands in the address. */
export function useGroupAddress() {
  const [query] = useSearchParams();
  const { q, search } = useListAddress(NO_ORDER);
  const tab: 'talks' | 'questions' = query.get('tab') === 'questions' ? 'questions' : 'talks';
  const state = (tab === 'questions' && STATES[query.get('state') ?? '']) || null;
  return { tab, state, q, search };
}
