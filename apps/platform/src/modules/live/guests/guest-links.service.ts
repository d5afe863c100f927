import { millisecondsInHour } from 'date-fns/constants';
import type { GuestLink } from '@portal/domain/live/live-room';
import { paths } from '@portal/domain/site/paths';
import { DomainError } from '../../../core/domain-error.ts';
import { linkIdOf, linkSigner, newLinkId } from '../../../core/signed-link.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { GuestLinkRow } from '../live.tables.ts';
import { guestLinkQueries } from './guest-links.queries.ts';

/** For how long after the lesson a link still says what it was for. */
const AFTER_LESSON_MS = 3 * millisecondsInHour;
const ROLES = ['STUDENT', 'GUARDIAN'] as const;

export interface Guest {
  readonly link: GuestLinkRow;
  readonly lesson: RoomLesson;
  readonly studentName: string;
}

export type GuestLinks = ReturnType<typeof guestLinkService>;

/** Ways in for students and guardians, who have no account. */
export function guestLinkService(
  { database: { db }, clock, lessons }: Pick<LiveDeps, 'database' | 'clock' | 'lessons'>,
  key: () => Buffer,
) {
  const links = guestLinkQueries(db);
  const signer = () => linkSigner('guest', key());
  const expiryOf = ({ endAt }: RoomLesson) => new Date(endAt.getTime() + AFTER_LESSON_MS);
  const nameIn = (lesson: RoomLesson, studentId: string) => lesson.students.find(({ id }) => id === studentId)?.name;
  const pathOf = (row: GuestLinkRow) => paths.liveGuest(signer().secretOf(row));

  const view = (lesson: RoomLesson, row: GuestLinkRow): GuestLink => ({
    id: row.id,
    studentId: row.studentId,
    role: row.role,
    path: pathOf(row),
    studentName: nameIn(lesson, row.studentId) ?? '',
    expiresAt: expiryOf(lesson).toISOString(),
  });

  /** Those of who takes part now; what is missing is made. */
  async function rowsOf(lesson: RoomLesson): Promise<GuestLinkRow[]> {
    const mine = (rows: readonly GuestLinkRow[]) =>
      rows.filter(({ studentId }) => nameIn(lesson, studentId) !== undefined);
    const known = mine(await links.ofLesson(lesson.id));
    if (known.length === lesson.students.length * ROLES.length) return known;
    const wanted = lesson.students.flatMap(({ id: studentId }) => ROLES.map((role) => ({ studentId, role })));
    await links.add(wanted.map((one) => ({ id: newLinkId(), lessonId: lesson.id, ...one })));
    return mine(await links.ofLesson(lesson.id));
  }

  return {
    list: async (lesson: RoomLesson): Promise<GuestLink[]> => (await rowsOf(lesson)).map((row) => view(lesson, row)),

    async renew(lesson: RoomLesson, linkId: string): Promise<GuestLink> {
      const row = await links.renew(lesson.id, linkId);
      if (!row) throw new DomainError('NOT_FOUND');
      return view(lesson, row);
    },

    /** Who comes with a secret. Whatever is wrong with it sounds the same, so that a guess teaches nothing. */
    async find(secret: string): Promise<Guest> {
      const link = await links.byId(linkIdOf(secret));
      if (!link || !signer().isSecretOf(link, secret)) throw new DomainError('LINK_REVOKED');
      const lesson = await lessons.byId(link.lessonId);
      const studentName = lesson && nameIn(lesson, link.studentId);
      if (!lesson || studentName === undefined || clock.now() >= expiryOf(lesson))
        throw new DomainError('LINK_REVOKED');
      return { link, lesson, studentName };
    },

    /** The path of a student's link, for a letter that calls her in. */
    async pathOfStudent(lesson: RoomLesson, studentId: string): Promise<string | null> {
      const row = (await rowsOf(lesson)).find((one) => one.studentId === studentId && one.role === 'STUDENT');
      return row ? pathOf(row) : null;
    },
  };
}
