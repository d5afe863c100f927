import { useSearchParams } from 'react-router';
import type { QuestionState } from '@portal/domain/community/post';
import { useListAddress } from '@portal/portal-core/use-list-address';
import type { BoardTab } from '../group-frame/group-tab.ts';

const NO_ORDER = [{ value: '' }] as const;
const TABS = ['talks', 'questions', 'packs'] as const satisfies readonly BoardTab[];
const STATES: Readonly<Record<string, QuestionState>> = { open: 'OPEN', solved: 'SOLVED' };

/** What is looked at in a group, as it stands in the address. */
export function useGroupAddress() {
  const [query] = useSearchParams();
  const { q, search } = useListAddress(NO_ORDER);
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'talks';
  const state = (tab === 'questions' && STATES[query.get('state') ?? '']) || null;
  return { tab, state, q, search };
}
