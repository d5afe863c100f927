import { paths } from '@portal/domain/site/paths';

/** The teaching schedule on one day, `YYYY-MM-DD`. */
export const schedulePath = (day: string) => `${paths.schedule()}?view=day&date=${day}`;
