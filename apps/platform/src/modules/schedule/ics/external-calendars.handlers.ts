import type { externalCalendarsContract } from '@portal/domain/schedule/external-calendars.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import { teacherOf } from '../../../core/teacher.ts';
import type { externalCalendarService } from './external-calendars.service.ts';
import type { importEvents } from './import-events.ts';

interface Ports {
  readonly calendars: ReturnType<typeof externalCalendarService>;
  readonly imports: ReturnType<typeof importEvents>;
}

export const externalCalendarsHandlers = ({
  calendars,
  imports,
}: Ports): Handlers<typeof externalCalendarsContract> => ({
  listExternalCalendars: async ({ caller }) => ({ data: { items: await calendars.list(caller.userId) } }),
  addExternalCalendar: async ({ caller, body }) => ({ data: await calendars.add(teacherOf(caller), body) }),
  refreshExternalCalendar: async ({ caller, params }) => ({
    data: await calendars.refresh(teacherOf(caller), params.id),
  }),
  async removeExternalCalendar({ caller, params }) {
    await calendars.remove(caller.userId, params.id);
    return {};
  },
  importCalendarFile: async ({ caller, body }) => ({
    data: await imports.add(teacherOf(caller), body.content),
  }),
  async undoCalendarImport({ caller, body }) {
    await imports.undo(caller.userId, body.ids);
    return {};
  },
});
