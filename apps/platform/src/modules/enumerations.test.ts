import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { is, Table } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import * as assets from './assets/files/files.tables.ts';
import * as channels from './notifications/channels.tables.ts';
import * as notifications from './notifications/notifications.tables.ts';
import * as support from './support/tickets.tables.ts';
import * as courses from './courses/courses.tables.ts';
import * as lessonDesk from './lessons/desk/lesson-desk.tables.ts';
import * as lessonMoves from './lessons/moves/lesson-moves.tables.ts';
import * as profile from './profile/profile.tables.ts';
import * as reviews from './reviews/reviews.tables.ts';
import * as classes from './classes/classes.tables.ts';
import * as lessons from './lessons/lessons.tables.ts';
import * as schedule from './schedule/schedule.tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const enumerated = [
  ...Object.values(assets),
  ...Object.values(notifications),
  ...Object.values(channels),
  ...Object.values(classes),
  ...Object.values(lessons),
  ...Object.values(schedule),
  ...Object.values(lessonMoves),
  ...Object.values(lessonDesk),
  ...Object.values(profile),
  ...Object.values(courses),
  ...Object.values(reviews),
  ...Object.values(support),
]
  .filter((value) => is(value, Table))
  .flatMap((value) => {
    const { name, columns } = getTableConfig(value as PgTable);
    return columns
      .filter(({ enumValues }) => enumValues?.length)
      .map((column) => [name, snake(column.name), [...column.enumValues!].toSorted()] as const);
  });

describe('the values that a column may have', () => {
  it('are looked at in every table', () => expect(enumerated.length).toBeGreaterThanOrEqual(10));

  it.each(enumerated)('%s.%s: the database allows exactly those of the domain', async (table, column, values) => {
    const rows = await database.raw.query<{ rule: string }>(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
      [table],
    );
    const rule = rows.map((row) => row.rule).find((text) => text.startsWith(`CHECK ((${column} = ANY (`));
    expect([...(rule ?? '').matchAll(/'([^']*)'::text/g)].map((found) => found[1]!).toSorted()).toEqual(values);
  });
});
