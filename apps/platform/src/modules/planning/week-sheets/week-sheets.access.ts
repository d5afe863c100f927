import { weekSheetsContract } from '@portal/domain/planning/week-sheets.contract';
import { defineAccess } from '../../../testing/access.ts';

export const access = defineAccess(weekSheetsContract, {
  rows: { makeWeekSheet: { own: { body: { day: '2026-11-18' } } } },
});
