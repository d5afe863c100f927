import { paths } from '@portal/portal-core/paths';

/** The teaching schedule on one day, `YYYY-MM-DD`. */
export const schedulePath = (day: string) => `${paths.schedule()}?view=day&date=${day}`;
