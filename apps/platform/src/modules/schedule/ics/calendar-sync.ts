import type { FastifyInstance } from 'fastify';
import { calendarFeedsContract } from '@portal/domain/schedule/calendar-feeds.contract';
import { externalCalendarsContract, ICS_MAX_BYTES } from '@portal/domain/schedule/external-calendars.contract';
import { implement } from '../../../core/http/implement.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { findTeacher, type TeacherAccounts } from '../../../core/teacher.ts';
import { calendarQueries } from '../calendar/calendar.queries.ts';
import type { LessonsOn } from '../lessons-on-schedule.ts';
import { tellPages } from '../tell-pages.ts';
import { calendarFeedsHandlers } from './calendar-feeds.handlers.ts';
import { calendarFeedService } from './calendar-feeds.service.ts';
import { externalCalendarsHandlers } from './external-calendars.handlers.ts';
import { externalCalendarService } from './external-calendars.service.ts';
import { feedRoute } from './feed-route.ts';
import { importEvents } from './import-events.ts';
import { createFetchIcs, type FetchIcs } from './reading/fetch-ics.ts';
import { createIcsReader } from './reading/ics-reader.ts';
import { createCalendarRefresh } from './refresh-calendars.ts';

// JSON may need six characters for one of the file.
const IMPORT_BODY_BYTES = ICS_MAX_BYTES * 2;

/** The ids of all that one teacher may have. */
const UNDO_BODY_BYTES = 524_288;

interface CalendarSyncDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'realtime' | 'log'> {
  /** Tests read from servers of their own. */
  readonly fetchIcs?: FetchIcs;
  readonly lessonsOn: LessonsOn;
}

/** ICS in and out: feeds that others read, calendars that are read from elsewhere, and files. */
export function registerCalendarSync(app: FastifyInstance, deps: CalendarSyncDeps, accounts: TeacherAccounts): void {
  const { database, clock, config } = deps;
  const reader = createIcsReader();
  const find = findTeacher(database.db, accounts);
  const feeds = calendarFeedService(database, clock, config.apiOrigin || config.origin);
  const calendars = externalCalendarService({ database, clock, reader, fetchIcs: deps.fetchIcs ?? createFetchIcs() });
  const imports = importEvents({ database, clock, reader });
  const refresh = createCalendarRefresh({ ...deps, calendars, findTeacher: find });

  implement(app, calendarFeedsContract, calendarFeedsHandlers(feeds));
  const connections = externalCalendarsHandlers({ calendars, imports });
  implement(app, externalCalendarsContract, tellPages(deps.realtime, externalCalendarsContract, connections), {
    bodyLimit: { importCalendarFile: IMPORT_BODY_BYTES, undoCalendarImport: UNDO_BODY_BYTES },
  });
  const lessons = deps.lessonsOn(database.db);
  feedRoute(app, { clock, feeds, calendar: calendarQueries(database.db), lessons, findTeacher: find });
  refresh.start();
  app.addHook('preClose', () => refresh.stop());
}
