import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import { DESK_OF_QUEUE, OPS_QUEUES, type OpsItem, type OpsQueue, type OpsItemDetails } from '@portal/domain/ops/ops';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import { opsFields } from '@portal/domain/ops/ops-fields';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import type { OpsRow, OpsSource, OpsVerdict } from '../../core/desk/ops-source.ts';
import { DomainError } from '../../core/domain-error.ts';
import { verdictProblems } from './verdict-problems.ts';

interface Place {
  readonly queue: OpsQueue;
  readonly id: string;
}

interface Order {
  readonly filter?: OpsFilter | undefined;
  readonly page?: string | undefined;
}

interface People {
  /** By id. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  desksOf(operatorId: string): Promise<readonly OpsDesk[]>;
  readonly catalog: CatalogNames;
}

/** The rules of the desk that are the same for every queue; what a thing may become is decided where it lives. */
export function opsService(sources: readonly OpsSource[], { namesOf, desksOf, catalog }: People) {
  /** Throws FORBIDDEN for a queue of another desk, whatever lies there. */
  async function sourceFor(operatorId: string, queue: OpsQueue): Promise<OpsSource> {
    if (!(await desksOf(operatorId)).includes(DESK_OF_QUEUE[queue])) throw new DomainError('FORBIDDEN');
    const source = sources.find((one) => one.queue === queue);
    if (!source) throw new DomainError('NOT_FOUND');
    return source;
  }

  async function withNames(rows: readonly OpsRow[]): Promise<OpsItem[]> {
    const people = rows
      .flatMap(({ teacherId, reviewerId, confirmation }) => [teacherId, reviewerId, confirmation?.id])
      .filter((id) => typeof id === 'string');
    const names = await namesOf([...new Set(people)]);
    const nameOf = (id: string) => names.get(id) ?? '';
    return rows.map(({ reviewerId, applicantName = '', mark = '', confirmation, ...row }) => ({
      ...row,
      teacherName: row.teacherId === null ? applicantName : nameOf(row.teacherId),
      reviewer: reviewerId === null ? null : { id: reviewerId, name: nameOf(reviewerId) },
      mark,
      confirmation: confirmation ? { ...confirmation, name: nameOf(confirmation.id) } : null,
    }));
  }

  async function materialOf(source: OpsSource, id: string) {
    const material = await source.material(id);
    if (!material) throw new DomainError('NOT_FOUND');
    return material;
  }

  return {
    /** Those of her desks. */
    async queues(operatorId: string) {
      const desks = await desksOf(operatorId);
      const hers = OPS_QUEUES.filter((queue) => desks.includes(DESK_OF_QUEUE[queue]));
      const found = hers.flatMap((queue) => sources.find((source) => source.queue === queue) ?? []);
      return Promise.all(found.map(async (source) => ({ queue: source.queue, ...(await source.count(operatorId)) })));
    },

    async list(operatorId: string, queue: OpsQueue, { filter = 'OPEN', page = '1' }: Order) {
      const source = await sourceFor(operatorId, queue);
      const { total, items } = await source.list({ operatorId, filter, page: Number(page) });
      return { total, items: await withNames(items) };
    },

    async details(operatorId: string, { queue, id }: Place): Promise<OpsItemDetails> {
      const material = await materialOf(await sourceFor(operatorId, queue), id);
      const [item] = await withNames([material.item]);
      return 'content' in material
        ? { ...material, item: item!, fields: opsFields(material, catalog) }
        : { ...material, item: item! };
    },

    pickUp: async (operatorId: string, { queue, id }: Place) =>
      (await sourceFor(operatorId, queue)).pickUp(id, operatorId),

    release: async (operatorId: string, { queue, id }: Place) =>
      (await sourceFor(operatorId, queue)).release(id, operatorId),

    /** Releases what she has picked up at desks that are hers no more, so that others can. */
    async letGo(operatorId: string): Promise<void> {
      const desks = await desksOf(operatorId);
      for (const source of sources.filter(({ queue }) => !desks.includes(DESK_OF_QUEUE[queue])))
        for (;;) {
          // What is released leaves the first page.
          const { items } = await source.list({ operatorId, filter: 'MINE', page: 1 });
          if (!items.length) break;
          for (const { id } of items) await source.release(id, operatorId);
        }
    },

    async decide(operatorId: string, { queue, id }: Place, verdict: OpsVerdict): Promise<void> {
      const source = await sourceFor(operatorId, queue);
      const fields = verdictProblems(verdict, await materialOf(source, id));
      if (Object.keys(fields).length) throw new DomainError('VALIDATION', { fields });
      await source.decide(id, operatorId, { ...verdict, reason: verdict.reason.trim() });
    },
  };
}

export type OpsService = ReturnType<typeof opsService>;
