import { paths } from '@portal/domain/site/paths';

/** Pages whose code is fetched while the first one rests. */
export const LIKELY_NEXT = {
  signedIn: [paths.schedule(), paths.home(), paths.notification('any'), paths.income()],
  anonymous: [paths.login(), paths.home(), paths.schedule()],
} as const;
