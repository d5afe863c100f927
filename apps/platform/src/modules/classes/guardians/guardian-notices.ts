import { paths, sitePath } from '@portal/domain/site/paths';
import { about, type ZonedNotice } from '../../notifications/module.ts';

interface Guardian {
  readonly name: string;
  readonly studentNames: readonly string[];
}

const notice =
  (
    of: { readonly id: string; readonly name: string },
    entity: string,
    version: 'JOINED' | 'LEFT',
    { name, studentNames }: Guardian,
  ): ZonedNotice =>
  () => ({
    kind: 'GUARDIANS_CHANGED',
    entity,
    version: `${version} ${of.id}`,
    title: version === 'JOINED' ? '보호자가 한 명 늘었어요' : '보호자가 한 명 줄었어요',
    ...about(of, `${studentNames.join(', ')} (보호자 ${name})`),
    url: sitePath(paths.classStudents(of.id)),
  });

/** To the teacher of a class, of somebody who reads and answers for its students from now on. */
export const guardianJoined = (of: { id: string; name: string }, invitationId: string, who: Guardian) =>
  notice(of, invitationId, 'JOINED', who);

/** The same, of somebody who has left by herself. */
export const guardianLeft = (of: { id: string; name: string }, guardianId: string, who: Guardian) =>
  notice(of, guardianId, 'LEFT', who);
