import { todayContract } from '@portal/domain/planning/today.contract';
import { defineAccess } from '../../testing/access.ts';

export const access = defineAccess(todayContract, {
  rows: { getToday: { own: {} }, listDueTasks: { own: { query: '?from=2026-11-16&to=2026-11-22' } } },
});
