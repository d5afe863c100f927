import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../core/clock.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { checkQuery } from '../../../core/http/signed-query.ts';
import type { GivenFiles } from '../../assets/module.ts';
import type { LiveRooms } from '../live-rooms.ts';
import {
  materialClaims,
  type MaterialReader,
  materialRoute,
  materialSavePath,
  type MaterialUse,
  mayUse,
} from './shown-material.ts';

interface Deps {
  readonly key: Buffer;
  readonly clock: Clock;
  readonly rooms: Pick<LiveRooms, 'shownTo'>;
  readonly given: GivenFiles;
}

/** Gives the file that is shown in a room to who is in the room, and to nobody else. */
export function registerMaterial(app: FastifyInstance, { key, clock, rooms, given }: Deps): void {
  const serve = (use: MaterialUse) => async (request: FastifyRequest, reply: FastifyReply) => {
    const reader = request.params as MaterialReader;
    const isSignedFor = (wanted: MaterialUse) =>
      checkQuery(key, materialClaims(reader, wanted), request.query, clock.now()) === 'VALID';
    const isSigned = isSignedFor(use);
    const shown = isSigned || isSignedFor('VIEW') ? await rooms.shownTo(reader) : null;
    // Who has it before her eyes learns no more from the reason.
    if (use === 'SAVE' && mayUse(shown, reader.fileId, 'VIEW') && !mayUse(shown, reader.fileId, 'SAVE'))
      throw new DomainError('DOWNLOAD_NOT_ALLOWED');
    if (!isSigned || !mayUse(shown, reader.fileId, use)) throw new DomainError('NOT_FOUND');
    return given.send(request, reply, { id: reader.fileId, as: use });
  };

  const route = { method: ['GET', 'HEAD'], config: { rateClass: 'image' as const } };
  app.route({ ...route, url: materialRoute, handler: serve('VIEW') });
  app.route({ ...route, url: `${materialRoute}/${materialSavePath}`, handler: serve('SAVE') });
}
