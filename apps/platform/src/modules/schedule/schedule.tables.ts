import { boolean, date, integer, pgTable, text, time, timestamp, uuid } from 'drizzle-orm/pg-core';
import { FREE_SLOT_AUDIENCES } from '@portal/domain/schedule/free-slot';
import type { HolidayCountry } from '@portal/domain/time/holiday';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });

export const calendarEvent = pgTable('calendar_event', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  title: text().notNull(),
  date: day().notNull(),
  time: time().notNull(),
  endTime: time(),
  note: text().notNull().default(''),
  busy: boolean().notNull().default(true),
  clientId: uuid(),
});

export const freeSlot = pgTable('free_slot', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  kind: text({ enum: ['WEEKLY', 'DATE'] }).notNull(),
  weekday: integer(),
  date: day(),
  startMinute: integer().notNull(),
  endMinute: integer().notNull(),
  audience: text({ enum: FREE_SLOT_AUDIENCES }).notNull().default('ALL'),
  startsOn: day(),
  until: day(),
  exceptDays: day().array().notNull().default([]),
  clientId: uuid(),
});

export const timeOff = pgTable('time_off', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
  reason: text().notNull(),
  publicReason: text(),
  clientId: uuid(),
});

export const bookingRules = pgTable('booking_rules', {
  teacherId: text().primaryKey(),
  noticeHours: integer().notNull(),
  bufferMinutes: integer().notNull(),
  horizonDays: integer().notNull(),
  maxLessonsPerDay: integer(),
  secondTimeZone: text(),
  holidayCountries: text().array().notNull().$type<HolidayCountry[]>(),
});
