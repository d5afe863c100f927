import { randomBytes, randomUUID } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import {
  cleanFileName,
  contentTypeOf,
  PART_BYTES,
  refuseUpload,
  SINGLE_PUT_BYTES,
  type UploadLocation,
  UPLOAD_QUOTA,
  uploadPolicyOf,
} from '@portal/domain/assets/upload-policy';
import type { uploadsContract } from '@portal/domain/assets/uploads.contract';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { lockFilesOf } from '../files/owner-lock.queries.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { bytesOfPart, partCountOf, wholeParts } from './parts.ts';
import { refuseOverQuota } from './upload-quota.ts';
import { ownFileQueries } from './uploads.queries.ts';
import type { FileRow } from './uploads.tables.ts';
import { ticketRulesOf } from './visitor-tickets.ts';

type NewUpload = BodyOf<typeof uploadsContract.createSignedUploadUrl> & { readonly uploaderCode: string };
export type PartedFile = FileRow & { readonly partSize: number };

/** How long an address takes bytes: longer for what takes longer to send. */
const putMsOf = (bytes: number) => (bytes > SINGLE_PUT_BYTES ? 2 * millisecondsInHour : 15 * millisecondsInMinute);
const PART_MS = millisecondsInHour;
/** How long after its last sign of life a file in parts can be resumed. */
const RESUME_MS = millisecondsInDay;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: ObjectStore;
  readonly assignmentTotalGb: number;
  /** Something is to be taken away. */
  readonly onRemoved: () => void;
}

/** Files on their way here, until their bytes have arrived. */
export function uploadService({ db, clock, store, assignmentTotalGb, onRemoved }: Deps) {
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Checks what is known before a byte is sent, and keeps its row. */
  async function begin(ownerId: string, order: NewUpload, parts: { expiresAt: Date; partSize: number | null }) {
    const ticketRules = ticketRulesOf(ownerId);
    // A ticket is for what its holder does.
    if (ticketRules && !(ticketRules.locations as readonly UploadLocation[]).includes(order.location))
      throw new DomainError('FORBIDDEN');
    const name = cleanFileName(order.originalFileName);
    const file = { name, size: Number(order.size), contentType: order.contentType };
    const refusal = refuseUpload(file, uploadPolicyOf(order.location, assignmentTotalGb));
    if (refusal) {
      const { code, ...values } = refusal;
      throw new DomainError(code, { values });
    }
    if (await store.isFullFor(file.size)) throw new DomainError('STORAGE_FULL');
    const contentType = contentTypeOf(name);
    const objectKey = randomBytes(16).toString('hex');
    const multipartId = parts.partSize === null ? null : await store.createParts(objectKey, contentType);
    const keep = db.transaction(async (tx) => {
      await lockFilesOf(tx, ownerId);
      const queries = ownFileQueries(tx, ownerId);
      const now = clock.now();
      const used = await queries.usage(now, { isUnusedOnly: ticketRules !== undefined });
      refuseOverQuota(used, file.size, ticketRules?.quota ?? UPLOAD_QUOTA);
      return queries.insert({
        id: `file_${randomUUID()}`,
        state: 'SIGNED',
        createdAt: now,
        ...parts,
        location: order.location,
        uploaderCode: order.uploaderCode,
        name,
        contentType,
        size: file.size,
        objectKey,
        multipartId,
      });
    });
    return keep.catch(async (error: unknown) => {
      if (multipartId !== null) await store.remove(objectKey, multipartId);
      throw error;
    });
  }

  async function partedFile(ownerId: string, id: string): Promise<PartedFile> {
    const row = await ownFileQueries(db, ownerId).byId(id);
    if (!row || row.partSize === null) throw new DomainError('NOT_FOUND');
    return { ...row, partSize: row.partSize };
  }

  return {
    async createSignedUpload(ownerId: string, order: NewUpload) {
      const expiresAt = after(putMsOf(Number(order.size)));
      const row = await begin(ownerId, order, { expiresAt, partSize: null });
      return { row, target: await store.signPut(row, expiresAt) };
    },

    async createMultipart(ownerId: string, order: NewUpload): Promise<PartedFile> {
      const row = await begin(ownerId, order, { expiresAt: after(RESUME_MS), partSize: PART_BYTES });
      return { ...row, partSize: PART_BYTES };
    },

    /** What has arrived, so that a browser sends only the rest. */
    async getMultipart(ownerId: string, id: string): Promise<{ row: PartedFile; stored: number[] }> {
      const row = await partedFile(ownerId, id);
      // Joined parts are no parts any more, also where the server was killed before it wrote that down.
      const isWhole = row.state !== 'SIGNED' || (await store.sizeOf(row.objectKey)) === row.size;
      if (!isWhole) return { row, stored: wholeParts(row, await store.storedParts(row)) };
      return { row, stored: Array.from({ length: partCountOf(row) }, (_none, at) => at + 1) };
    },

    async signParts(ownerId: string, id: string, parts: readonly number[]) {
      const row = await partedFile(ownerId, id);
      if (parts.some((part) => bytesOfPart(row, part) === undefined))
        throw new DomainError('VALIDATION', { fields: { parts: '이 파일에 없는 조각이에요.' } });
      if (!(await ownFileQueries(db, ownerId).extend(id, after(RESUME_MS)))) throw new DomainError('WRONG_STATE');
      const sign = async (part: number) => ({ part, ...(await store.signPart(row, part, after(PART_MS))) });
      return Promise.all([...new Set(parts)].map(sign));
    },

    async remove(ownerId: string, id: string): Promise<void> {
      const queries = ownFileQueries(db, ownerId);
      if (await queries.markDeleted(id)) return onRemoved();
      throw new DomainError((await queries.byId(id)) ? 'WRONG_STATE' : 'NOT_FOUND');
    },
  };
}
