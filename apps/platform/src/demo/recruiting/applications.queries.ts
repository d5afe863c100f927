import { inArray, like, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { opsItem } from '../../core/desk/ops-items.tables.ts';
import { mail, notificationDelivery } from '../../modules/notifications/channels/channels.tables.ts';
import { teacherApplication, teacherApplicationHistory } from '../../modules/recruiting/applications.tables.ts';
import { teacherContract, teacherContractHistory } from '../../modules/recruiting/contracts/contracts.tables.ts';
import type { DemoData } from '../demo-data.ts';
import { AUTOPILOT_OPERATOR } from '../people/accounts.ts';

const OURS = 'app-demo-%';
const THEIR_ADDRESS = '%@apply.example.com';

export async function insertApplications(db: Db, data: DemoData): Promise<void> {
  await db.insert(teacherApplication).values(data.applications);
  await db.insert(teacherApplicationHistory).values(data.applicationHistory);
  await db.insert(opsItem).values(data.applicationDesk);
  await db.insert(teacherContract).values(data.contracts);
  await db.insert(teacherContractHistory).values(data.contractHistory);
}

/** With what was mailed to the applicants since. */
export async function removeApplications(db: Db): Promise<void> {
  const letters = db
    .select({ id: notificationDelivery.id })
    .from(notificationDelivery)
    .where(like(sql`${notificationDelivery.letter}->>'to'`, THEIR_ADDRESS));
  await db.delete(mail).where(or(inArray(mail.id, letters), like(mail.recipient, THEIR_ADDRESS)));
  await db.delete(notificationDelivery).where(inArray(notificationDelivery.id, letters));
  // Its history goes with it, and its contracts with theirs.
  await db.delete(teacherApplication).where(like(teacherApplication.id, OURS));
  await db.delete(opsItem).where(like(opsItem.id, OURS));
}

/** What a person did to them: an applicant who corrected, an operator who picked up or decided. */
export const applicationPrints = () => [
  sql`select 'j' || application_id || event || extract(epoch from at) from ${teacherApplicationHistory}
      where application_id like ${OURS} and coalesce(actor_id, '') <> ${AUTOPILOT_OPERATOR.id}`,
  // What the clock ends nobody has touched.
  sql`select 'x' || h.contract_id || h.event || extract(epoch from h.at)
      from ${teacherContractHistory} h join ${teacherContract} c on c.id = h.contract_id
      where c.application_id like ${OURS} and h.event <> 'EXPIRE'
        and coalesce(h.actor_id, '') <> ${AUTOPILOT_OPERATOR.id}`,
];
