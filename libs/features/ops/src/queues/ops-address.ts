import { OPS_QUEUES, type OpsQueue } from '@portal/domain/ops/ops';
import { OPS_FILTERS, type OpsFilter } from '@portal/domain/ops/ops.contract';
import { paths } from '@portal/domain/site/paths';

/** Address of a queue: `/ops/courses?filter=mine&page=2`. */
export function queueAddress(queue: OpsQueue, filter: OpsFilter = 'OPEN', page = 1): string {
  return paths.opsQueue(
    queue.toLowerCase(),
    filter === 'OPEN' ? undefined : filter.toLowerCase(),
    page === 1 ? undefined : String(page),
  );
}

export const itemAddress = ({ queue, id }: { queue: OpsQueue; id: string }): string =>
  paths.opsItem(queue.toLowerCase(), id);

export const queueOf = (part: string | undefined): OpsQueue | undefined =>
  OPS_QUEUES.find((queue) => queue.toLowerCase() === part);

/** What the query asks for; nonsense counts as nothing. */
export function orderOf(query: URLSearchParams): { filter: OpsFilter; page: number } {
  const page = /^[1-9]\d{0,2}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { filter: OPS_FILTERS.find((filter) => filter.toLowerCase() === query.get('filter')) ?? 'OPEN', page };
}
