import { todayContract } from '@portal/domain/planning/today.contract';
import { defineAccess } from '../../testing/access.ts';

export const access = defineAccess(todayContract, { rows: { getToday: { own: {} } } });
