import { subDays } from 'date-fns/subDays';
import { sql } from 'drizzle-orm';
import { RISK_RULES } from '@portal/domain/statistics/statistics';
import { chatMemberView, chatMessageView, chatRoomView } from '../../chat/module.ts';
import { guardianshipView, studentView } from '../../classes/module.ts';
import { instant } from '../facts/facts.ts';

/** For what was written longer ago nobody waits any more. */
const ANSWER_DAYS_MOST = 30;

/** Who speaks for a student: his guardians, and he himself where he has an account. */
const family = sql`(
  select ${guardianshipView.guardianId} from ${guardianshipView} where ${guardianshipView.studentId} = learner.student_id
  union all select ${studentView.userId})`;

/**
 * Up to which message the family has answered: what it wrote itself and, where others read along, what it has read. Null for one that
 * is not in the talk.
 */
const heard = sql`(
  select max(greatest(coalesce(said.seq, 0), case when learner.is_alone then 0 else member.last_read_seq end))
  from (select ${chatMemberView.roomId} as room_id, ${chatMemberView.memberId} as id, ${chatMemberView.lastReadSeq} as last_read_seq
    from ${chatMemberView}) member
  left join lateral (
    select ${chatMessageView.seq} as seq from ${chatMessageView}
    where ${chatMessageView.senderId} = member.id and ${chatMessageView.roomId} = member.room_id
    order by ${chatMessageView.sentAt} desc limit 1
  ) said on true
  where member.room_id = ${chatRoomView.id} and member.id in ${family})`;

/** When a teacher wrote the first thing in the talk of the class that the family of a `learner` has not answered; null where there is none. */
export const silentSince = (teacherId: string, now: Date) =>
  sql<Date | null>`(
    select min(hers.sent_at) from (
      select ${chatMessageView.seq} as seq, ${chatMessageView.sentAt} as sent_at from ${chatMessageView}
      where ${chatMessageView.senderId} = ${teacherId} and ${chatMessageView.roomId} = ${chatRoomView.id}
        and ${chatMessageView.sentAt} between ${instant(subDays(now, ANSWER_DAYS_MOST))}
          and ${instant(subDays(now, RISK_RULES.silentDays))}
    ) hers where hers.seq > ${heard})`.mapWith(chatMessageView.sentAt);
