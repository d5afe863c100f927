import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import { OPS_QUEUES, type OpsItem, type OpsQueue, type OpsItemDetails } from '@portal/domain/ops/ops';
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

interface Names {
  /** Of people, by id. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  readonly catalog: CatalogNames;
}

/** The rules of the desk that are the same for every queue; what a thing may become is decided where it lives. */
export function opsService(sources: readonly OpsSource[], { namesOf, catalog }: Names) {
  function sourceOf(queue: OpsQueue): OpsSource {
    const source = sources.find((one) => one.queue === queue);
    if (!source) throw new DomainError('NOT_FOUND');
    return source;
  }

  async function withNames(rows: readonly OpsRow[]): Promise<OpsItem[]> {
    const people = rows.flatMap(({ teacherId, reviewerId }) => [teacherId, reviewerId]).filter((id) => id !== null);
    const names = await namesOf([...new Set(people)]);
    const nameOf = (id: string) => names.get(id) ?? '';
    return rows.map(({ reviewerId, applicantName = '', ...row }) => ({
      ...row,
      teacherName: row.teacherId === null ? applicantName : nameOf(row.teacherId),
      reviewer: reviewerId === null ? null : { id: reviewerId, name: nameOf(reviewerId) },
    }));
  }

  async function materialOf({ queue, id }: Place) {
    const material = await sourceOf(queue).material(id);
    if (!material) throw new DomainError('NOT_FOUND');
    return material;
  }

  return {
    queues: (operatorId: string) =>
      Promise.all(
        OPS_QUEUES.filter((queue) => sources.some((source) => source.queue === queue)).map(async (queue) => ({
          queue,
          ...(await sourceOf(queue).count(operatorId)),
        })),
      ),

    async list(operatorId: string, queue: OpsQueue, { filter = 'OPEN', page = '1' }: Order) {
      const { total, items } = await sourceOf(queue).list({ operatorId, filter, page: Number(page) });
      return { total, items: await withNames(items) };
    },

    async details(place: Place): Promise<OpsItemDetails> {
      const material = await materialOf(place);
      const [item] = await withNames([material.item]);
      return 'content' in material
        ? { ...material, item: item!, fields: opsFields(material, catalog) }
        : { ...material, item: item! };
    },

    pickUp: (operatorId: string, { queue, id }: Place) => sourceOf(queue).pickUp(id, operatorId),

    release: (operatorId: string, { queue, id }: Place) => sourceOf(queue).release(id, operatorId),

    async decide(operatorId: string, place: Place, verdict: OpsVerdict): Promise<void> {
      const fields = verdictProblems(verdict, await materialOf(place));
      if (Object.keys(fields).length) throw new DomainError('VALIDATION', { fields });
      await sourceOf(place.queue).decide(place.id, operatorId, { ...verdict, reason: verdict.reason.trim() });
    },
  };
}

export type OpsService = ReturnType<typeof opsService>;
