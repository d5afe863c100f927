import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../core/domain-error.ts';
import { type Family, familyQueries, studentCode } from '../../classes/module.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import {
  familyFileClaims,
  type FamilyFileReader,
  familyFileRoute,
  type FamilyFileUse,
  type FilesOf,
} from './family-file-address.ts';

/** What a child of a family has now, and whether its files may be had; undefined where it does not have this file. */
export type HeldFile = (
  family: Family,
  reader: Pick<FamilyFileReader, 'id' | 'studentId' | 'fileId'>,
) => Promise<{ readonly downloadAllowed: boolean } | undefined>;

/** What loads sound and moving pictures by itself; a browser that says nothing of it is believed. */
const PLAYERS: readonly unknown[] = [undefined, 'audio', 'video'];
const WIDTHS: Readonly<Partial<Record<string, 800 | 1600>>> = { 800: 800, 1600: 1600 };

/**
 * The files that a teacher gives, for the families of a class. An address says who reads; whether the child still has this file,
 * and whether it may be had, is asked each time.
 */
export function registerFamilyFiles(
  app: FastifyInstance,
  { database: { db }, given: givenFiles }: Pick<AssignmentDeps, 'database' | 'given'>,
  of: FilesOf,
  held: HeldFile,
): void {
  const given = givenFiles();

  async function rightOf(request: FastifyRequest, use: FamilyFileUse) {
    const reader = request.params as FamilyFileReader;
    const { classId, guardianId, studentId, fileId } = reader;
    const checkFor = (wanted: FamilyFileUse) => given.check(familyFileClaims(of, reader, wanted), request.query);
    const signature = checkFor(use);
    // Who may look at it learns no more from the reason.
    if (signature === 'WRONG' && !(use === 'SAVE' && checkFor('LOOK') === 'VALID')) throw new DomainError('NOT_FOUND');
    const family = await familyQueries(db).of(classId, guardianId);
    const has = family && (await held(family, reader));
    if (!has) throw new DomainError('NOT_FOUND');
    const { downloadAllowed } = has;
    if (use === 'SAVE' && !downloadAllowed) throw new DomainError('DOWNLOAD_NOT_ALLOWED');
    if (signature === 'EXPIRED') throw new DomainError('SIGNATURE_EXPIRED');
    if (signature === 'WRONG') throw new DomainError('NOT_FOUND');
    return { id: fileId, downloadAllowed, code: studentCode(family.class, studentId) };
  }

  const save = (as: 'SAVE' | 'PREVIEW') => async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = await rightOf(request, 'SAVE');
    return given.send(request, reply, { id, as });
  };

  async function play(request: FastifyRequest, reply: FastifyReply) {
    const { id, downloadAllowed } = await rightOf(request, 'LOOK');
    const isPlayer = PLAYERS.includes(request.headers['sec-fetch-dest']);
    if (!downloadAllowed && !isPlayer) throw new DomainError('DOWNLOAD_NOT_ALLOWED');
    const found = await given.find(id);
    if (!found?.looks) throw new DomainError('NOT_FOUND');
    // What has pages is never given whole.
    if (!downloadAllowed && found.looks === 'PAGES') throw new DomainError('DOWNLOAD_NOT_ALLOWED');
    return given.send(request, reply, { id, as: 'VIEW' });
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const { id, code } = await rightOf(request, 'LOOK');
    const { no = '', width = '' } = request.params as { no?: string; width?: string };
    const wide = WIDTHS[width];
    if (!wide || !/^[1-9]\d{0,2}$/.test(no)) throw new DomainError('NOT_FOUND');
    return given.sendPage(reply, { id, page: Number(no), width: wide, code });
  }

  const route = { method: ['GET', 'HEAD'], config: { rateClass: 'image' as const } };
  const url = familyFileRoute(of);
  app.route({ ...route, url: `${url}/file`, handler: save('SAVE') });
  app.route({ ...route, url: `${url}/preview`, handler: save('PREVIEW') });
  app.route({ ...route, url: `${url}/play`, handler: play });
  app.route({ ...route, url: `${url}/pages/:no/:width`, handler: page });
}
