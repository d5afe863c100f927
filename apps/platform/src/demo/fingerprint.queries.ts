import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';
import { opsItem } from '../core/desk/ops-items.tables.ts';
import { chatMember } from '../modules/chat/chats.tables.ts';
import { teachingClass } from '../modules/classes/classes.tables.ts';
import { approvalRequest, course } from '../modules/courses/courses.tables.ts';
import { lecture } from '../modules/coursework/lectures/lectures.tables.ts';
import { lesson } from '../modules/lessons/lessons.tables.ts';
import { lessonMove } from '../modules/lessons/moves/lesson-moves.tables.ts';
import { profileSubmission, teacherProfile } from '../modules/profile/profile.tables.ts';
import { review, reviewHistory } from '../modules/reviews/reviews.tables.ts';
import { bookingRules, calendarEvent, freeSlot, timeOff } from '../modules/schedule/schedule.tables.ts';
import { supportHistory, supportTicket } from '../modules/support/tickets.tables.ts';
import { communityPrints } from './community/community.queries.ts';
import { assignmentPrints } from './coursework/assignments.queries.ts';
import { lessonPackPrints } from './coursework/lesson-packs.queries.ts';
import { lessonPrints } from './lessons/lesson-stories.queries.ts';
import { AUTOPILOT_OPERATOR, DEMO_USERS } from './people/accounts.ts';
import { planTaskPrints } from './planning/plan-tasks.queries.ts';
import { pointPrints } from './points/points.queries.ts';
import { applicationPrints } from './recruiting/applications.queries.ts';
import { walletPrints } from './wallet/wallets.queries.ts';

/** Changes with anything that a person may have done to the demo rows, but not with what the autopilot does. */
export async function fingerprint(db: Db): Promise<string> {
  const mine = (column: SQL) => sql`${column} in ${DEMO_USERS}`;
  const parts = [
    sql`select 'c' || id || name || version as part from ${teachingClass} where ${mine(sql`teacher_id`)}`,
    sql`select 'l' || id || title || extract(epoch from start_at) || extract(epoch from end_at) || coalesce(cancel_reason, '')
        from ${lesson} where ${mine(sql`teacher_id`)}`,
    sql`select 'e' || id || title || date || time || coalesce(end_time::text, '') || note from ${calendarEvent} where ${mine(sql`teacher_id`)}`,
    sql`select 'f' || id || kind || coalesce(weekday::text, '') || coalesce(date::text, '') || start_minute || '-' || end_minute || audience
        || coalesce(starts_on::text, '') || coalesce(until::text, '') || except_days::text from ${freeSlot} where ${mine(sql`teacher_id`)}`,
    sql`select 't' || id || reason || coalesce(public_reason, '') || extract(epoch from start_at) || extract(epoch from end_at) from ${timeOff} where ${mine(sql`teacher_id`)}`,
    // A room in which she has read nothing may also be one that was made for a class since.
    sql`select 'r' || room_id || last_read_seq || coalesce(archived_at::text, '') from ${chatMember}
        where ${mine(sql`member_id`)} and (last_read_seq > 0 or archived_at is not null)`,
    sql`select 'm' || id || (status = 'WITHDRAWN') from ${lessonMove} where ${mine(sql`teacher_id`)} and proposed_by = 'TEACHER'`,
    sql`select 'm' || id || status from ${lessonMove} where ${mine(sql`teacher_id`)} and proposed_by = 'STUDENT'
        and status in ('ACCEPTED', 'DECLINED')`,
    sql`select 'b' || row(teacher_id, notice_hours, buffer_minutes, horizon_days, max_lessons_per_day, second_time_zone,
        holiday_countries)::text from ${bookingRules} where ${mine(sql`teacher_id`)}`,
    sql`select 's' || id || (status = 'CANCELED') || coalesce(nullif(reviewer_id, ${AUTOPILOT_OPERATOR.id}), '')
        from ${profileSubmission} where ${mine(sql`user_id`)}`,
    sql`select 'p' || user_id || version from ${teacherProfile} where ${mine(sql`user_id`)}`,
    sql`select 'h' || h.ticket_id || h.event || extract(epoch from h.at) from ${supportHistory} h join ${supportTicket} s on s.id = h.ticket_id
        where ${mine(sql`s.teacher_id`)} and h.actor_id is not null and h.actor_id <> ${AUTOPILOT_OPERATOR.id}`,
    sql`select 'v' || h.review_id || h.event || extract(epoch from h.at) from ${reviewHistory} h join ${review} v on v.id = h.review_id
        where ${mine(sql`v.teacher_id`)} and h.actor <> 'STUDENT' and h.actor_id <> ${AUTOPILOT_OPERATOR.id}`,
    sql`select 'u' || id || version from ${lecture} where ${mine(sql`teacher_id`)}`,
    ...applicationPrints(),
    sql`select 'd' || queue || id || reviewer_id from ${opsItem} where ${mine(sql`teacher_id`)} and reviewer_id <> ${AUTOPILOT_OPERATOR.id}`,
    sql`select 'k' || id || work_no || extract(epoch from updated_at) || coalesce(archived_at::text, '') from ${course} where ${mine(sql`teacher_id`)}`,
    sql`select 'q' || r.id || (r.status = 'CANCELED')
        || case when r.reviewer_id <> ${AUTOPILOT_OPERATOR.id} then r.reviewer_id || r.status else '' end
        from ${approvalRequest} r join ${course} c on c.id = r.course_id where ${mine(sql`c.teacher_id`)}`,
    ...walletPrints(mine),
    ...pointPrints(mine),
    ...communityPrints(),
    ...lessonPrints(mine),
    ...assignmentPrints(mine),
    ...lessonPackPrints(mine),
    ...planTaskPrints(mine),
  ];
  const [row] = await db
    .select({ print: sql<string>`md5(string_agg(part, '|' order by part collate "C"))` })
    .from(sql`(${sql.join(parts, sql` union all `)}) as parts`);
  return row!.print;
}
