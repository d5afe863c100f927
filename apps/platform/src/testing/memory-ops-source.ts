import type { OpsQueue, OpsState } from '@portal/domain/ops/ops';
import type { Clock } from '../core/clock.ts';
import type { OpsMaterial, OpsRow, OpsSource, OpsVerdict } from '../core/desk/ops-source.ts';
import { DomainError } from '../core/domain-error.ts';

const PAGE = 20;
const OPEN: readonly OpsState[] = ['WAITING', 'PICKED_UP'];

export interface MemoryOpsSource extends OpsSource {
  readonly verdicts: { id: string; operatorId: string; verdict: OpsVerdict }[];
  put(material: OpsMaterial): void;
}

/** A queue that lives in memory and keeps the port's promises, for tests of what stands in front of it. */
export function memoryOpsSource(queue: OpsQueue, clock: Clock): MemoryOpsSource {
  const things = new Map<string, OpsMaterial>();
  const verdicts: MemoryOpsSource['verdicts'] = [];
  const rows = () => [...things.values()].map(({ item }) => item);

  function change(id: string, mayChange: (row: OpsRow) => boolean, changes: Partial<OpsRow>): void {
    const found = things.get(id);
    if (!found) throw new DomainError('NOT_FOUND');
    if (!mayChange(found.item)) throw new DomainError('WRONG_STATE');
    things.set(id, { ...found, item: { ...found.item, ...changes } });
  }
  const isHeldBy = (operatorId: string) => (row: OpsRow) => row.state === 'PICKED_UP' && row.reviewerId === operatorId;

  return {
    queue,
    verdicts,
    put: (material) => void things.set(material.item.id, material),
    async count(operatorId) {
      const open = rows().filter(({ state }) => OPEN.includes(state));
      const now = clock.now().toISOString();
      return {
        open: open.length,
        overdue: open.filter(({ dueAt }) => dueAt < now).length,
        mine: open.filter(isHeldBy(operatorId)).length,
        nextDueAt: open.map(({ dueAt }) => dueAt).sort()[0] ?? null,
      };
    },
    async list({ operatorId, filter, page }) {
      const isOpen = (row: OpsRow) => OPEN.includes(row.state);
      const fits = { OPEN: isOpen, MINE: isHeldBy(operatorId), DECIDED: (row: OpsRow) => !isOpen(row) }[filter];
      const found = rows()
        .filter(fits)
        .sort((a, b) => a.dueAt.localeCompare(b.dueAt));
      return { total: found.length, items: found.slice((page - 1) * PAGE, page * PAGE) };
    },
    material: async (id) => things.get(id),
    pickUp: async (id, operatorId) =>
      change(id, ({ state }) => state === 'WAITING', { state: 'PICKED_UP', reviewerId: operatorId }),
    release: async (id, operatorId) => change(id, isHeldBy(operatorId), { state: 'WAITING', reviewerId: null }),
    async decide(id, operatorId, verdict) {
      const state = verdict.decision === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED';
      change(id, isHeldBy(operatorId), { state, decidedAt: clock.now().toISOString() });
      verdicts.push({ id, operatorId, verdict });
    },
  };
}
