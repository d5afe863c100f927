import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../core/domain-error.ts';
import { familyQueries } from '../../classes/module.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { familyHomeworkQueries } from './family-homework.queries.ts';
import {
  homeworkFileClaims,
  homeworkFileRoute,
  type HomeworkFileUse,
  type HomeworkReader,
} from './homework-file-address.ts';
import { studentCode } from './student-code.ts';

/** What loads sound and moving pictures by itself; a browser that says nothing of it is believed. */
const PLAYERS: readonly unknown[] = [undefined, 'audio', 'video'];
const WIDTHS: Readonly<Partial<Record<string, 800 | 1600>>> = { 800: 800, 1600: 1600 };

/**
 * The files of homework for the families of a class. An address says who reads; whether the child still has this homework, and
 * whether its files may be had, is asked each time.
 */
export function registerHomeworkFiles(
  app: FastifyInstance,
  { database: { db }, clock, given: givenFiles }: Pick<AssignmentDeps, 'database' | 'clock' | 'given'>,
): void {
  const given = givenFiles();

  async function rightOf(request: FastifyRequest, use: HomeworkFileUse) {
    const reader = request.params as HomeworkReader;
    const { classId, guardianId, assignmentId, studentId, fileId } = reader;
    const checkFor = (wanted: HomeworkFileUse) => given.check(homeworkFileClaims(reader, wanted), request.query);
    const signature = checkFor(use);
    // Who may look at it learns no more from the reason.
    if (signature === 'WRONG' && !(use === 'SAVE' && checkFor('LOOK') === 'VALID')) throw new DomainError('NOT_FOUND');
    const family = await familyQueries(db).of(classId, guardianId);
    const row = family && (await familyHomeworkQueries(db, family, clock.now()).one(assignmentId, studentId));
    if (!row?.assignment.fileIds.includes(fileId)) throw new DomainError('NOT_FOUND');
    const { downloadAllowed } = row.assignment;
    if (use === 'SAVE' && !downloadAllowed) throw new DomainError('DOWNLOAD_NOT_ALLOWED');
    if (signature === 'EXPIRED') throw new DomainError('SIGNATURE_EXPIRED');
    if (signature === 'WRONG') throw new DomainError('NOT_FOUND');
    return { id: fileId, downloadAllowed, code: studentCode(family!.class, studentId) };
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
  app.route({ ...route, url: `${homeworkFileRoute}/file`, handler: save('SAVE') });
  app.route({ ...route, url: `${homeworkFileRoute}/preview`, handler: save('PREVIEW') });
  app.route({ ...route, url: `${homeworkFileRoute}/play`, handler: play });
  app.route({ ...route, url: `${homeworkFileRoute}/pages/:no/:width`, handler: page });
}
