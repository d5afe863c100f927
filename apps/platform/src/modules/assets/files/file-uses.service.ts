import { MB, UPLOAD_QUOTA, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import type { Clock } from '../../../core/clock.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { ownFileQueries } from '../uploads/uploads.queries.ts';
import { copyFiles } from './copy-files.ts';
import { fileHoldQueries } from './file-holds.queries.ts';
import type { FileRefs } from './file-refs.ts';
import { fileUseQueries, sameUse } from './file-uses.queries.ts';
import type { Files } from './files.ts';

interface Deps {
  readonly clock: Clock;
  readonly assignmentTotalGb: number;
  readonly refs: FileRefs;
}

const REMOVED = '운영팀이나 모임에서 지운 파일이라 다시 쓸 수 없어요. 다른 파일을 골라 주세요.';
const inGb = (bytes: number, round: (value: number) => number) => round((bytes / MB / 1024) * 10) / 10;
const totalSentence = (allowed: number, total: number) =>
  `파일은 모두 합쳐 ${inGb(allowed, Math.floor)}GB까지 붙일 수 있어요. 지금 고른 파일은 ${inGb(total, Math.ceil)}GB예요.`;

/** The port through which other modules use files and show them. */
export function filesPort({ clock, assignmentTotalGb, refs }: Deps): Files {
  return {
    async use(tx, { ownerId, location, usedBy, fileIds }) {
      const ids = [...new Set(fileIds)];
      const thing = { usedBy, location };
      const queries = fileUseQueries(tx);
      const wanted = (await queries.lock(thing, ids)).filter(({ id }) => ids.includes(id));
      const good = wanted.filter(
        (file) => file.ownerId === ownerId && sameUse(location).includes(file.location) && file.state === 'CHECKED',
      );
      if (good.length < ids.length) throw new DomainError('FILE_NOT_FOUND');
      if (ids.length && (await fileHoldQueries(tx).barred(usedBy, ids)).length)
        throw new DomainError('FILE_NOT_FOUND', { fields: { fileIds: REMOVED } });
      const { totalBytes = Infinity } = uploadPolicyOf(location, assignmentTotalGb);
      const total = good.reduce((sum, { size }) => sum + size, 0);
      if (total > totalBytes)
        throw new DomainError('QUOTA_TOTAL', {
          fields: { fileIds: totalSentence(totalBytes, total) },
          values: { n: Math.floor(totalBytes / MB), x: Math.ceil(total / MB) },
        });
      await queries.add(usedBy, ids);
      await queries.release(thing, ids, clock.now());
    },

    async recall(tx, fileIds) {
      if (fileIds.length) await fileUseQueries(tx).recall(fileIds);
    },

    async hold(tx, { heldBy, fileIds }) {
      if (fileIds.length) await fileHoldQueries(tx).add(heldBy, fileIds);
    },

    async bar(tx, heldBy, isBarred) {
      if (heldBy.length) await fileHoldQueries(tx).bar(heldBy, isBarred);
    },

    async usesOf(on, ids) {
      const rows = ids.length ? await fileUseQueries(on).uses(ids) : [];
      const byFile = Map.groupBy(rows, ({ fileId }) => fileId);
      return new Map([...byFile].map(([id, uses]) => [id, uses.map(({ usedBy }) => usedBy)]));
    },

    async excerptsOf(on, ids, word) {
      const rows = ids.length ? await fileUseQueries(on).excerpts(ids, word) : [];
      return new Map(rows.map(({ id, excerpt }) => [id, excerpt.replaceAll(/\s+/g, ' ').trim()]));
    },

    textOf: (on, id) => fileUseQueries(on).text(id),

    async hashesOf(on, ownerId, ids) {
      const rows = ids.length ? await fileUseQueries(on).contents(ownerId, { ids }) : [];
      return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
    },

    sameContent: async (on, ownerId, hashes) => (hashes.length ? fileUseQueries(on).contents(ownerId, { hashes }) : []),

    copy: copyFiles(clock),

    async quotaOf(on, ownerId) {
      const { bytes } = await ownFileQueries(on, ownerId).usage(clock.now(), { isUnusedOnly: false });
      return { used: bytes, total: UPLOAD_QUOTA.bytes };
    },

    async refsOf(on, ids) {
      const rows = ids.length ? await fileUseQueries(on).readable([...new Set(ids)]) : [];
      return new Map(rows.map((row) => [row.id, refs.refOf(row)]));
    },
  };
}
