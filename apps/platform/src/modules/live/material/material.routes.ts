import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MATERIAL_WIDTHS } from '@portal/domain/live/live-material';
import { DomainError } from '../../../core/domain-error.ts';
import { checkQuery } from '../../../core/http/signed-query.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { LiveRooms } from '../live-rooms.ts';
import { readerCode } from './reader-code.ts';
import { materialClaims, type MaterialReader, materialRoute, type MaterialUse, mayUse } from './shown-material.ts';

interface Deps extends Pick<LiveDeps, 'database' | 'clock' | 'lectures' | 'given'> {
  readonly key: Buffer;
  readonly rooms: Pick<LiveRooms, 'shownTo'>;
}

/** Gives the file that is shown in a room to who is in the room, and to nobody else. */
export function registerMaterial(
  app: FastifyInstance,
  { key, database: { db }, clock, rooms, lectures, given: givenFiles }: Deps,
): void {
  const given = givenFiles();

  async function rightOf(request: FastifyRequest, use: MaterialUse) {
    const reader = request.params as MaterialReader;
    const { fileId } = reader;
    const isSignedFor = (wanted: MaterialUse) =>
      checkQuery(key, materialClaims(reader, wanted), request.query, clock.now()) === 'VALID';
    const isSigned = isSignedFor(use);
    const seen = isSigned || isSignedFor('VIEW') || isSignedFor('PAGES') ? await rooms.shownTo(reader) : null;
    const { material } = seen ?? {};
    if (!seen || material?.kind !== 'FILE' || material.fileId !== fileId) throw new DomainError('NOT_FOUND');
    const { entrant, lesson } = seen;
    // Asked each time: the teacher may have switched it off since she showed it.
    const lecture = await lectures.holding({ ...lesson, lectureId: material.lectureId, fileId });
    if (!lecture) throw new DomainError('NOT_FOUND');
    const now = { ...material, maySave: material.maySave && lecture.downloadAllowed };
    const may = (wanted: MaterialUse) => mayUse(now, fileId, wanted, entrant.role);
    // Who has it before her eyes learns no more from the reason.
    if (use !== 'PAGES' && (may('VIEW') || may('PAGES')) && !may(use)) throw new DomainError('DOWNLOAD_NOT_ALLOWED');
    if (!isSigned || !may(use)) throw new DomainError('NOT_FOUND');
    return { id: fileId, entrant, lesson };
  }

  const serve = (use: 'VIEW' | 'SAVE') => async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = await rightOf(request, use);
    return given.send(request, reply, { id, as: use });
  };

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const { id, entrant, lesson } = await rightOf(request, 'PAGES');
    const { no = '', width: asked } = request.params as { no?: string; width?: string };
    const width = MATERIAL_WIDTHS.find((one) => String(one) === asked);
    if (!width || !/^[1-9]\d{0,2}$/.test(no)) throw new DomainError('NOT_FOUND');
    const code = await readerCode(db, lesson, entrant);
    return given.sendPage(reply, { id, page: Number(no), width, code });
  }

  const route = { method: ['GET', 'HEAD'], config: { rateClass: 'image' as const } };
  app.route({ ...route, url: materialRoute, handler: serve('VIEW') });
  app.route({ ...route, url: `${materialRoute}/save`, handler: serve('SAVE') });
  app.route({ ...route, url: `${materialRoute}/pages/:no/:width`, handler: page });
}
