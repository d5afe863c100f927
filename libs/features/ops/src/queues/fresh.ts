import { millisecondsInMinute } from 'date-fns/constants';

/** What others do at the desk shows within a minute, and whatever is opened is read anew. */
export const FRESH = {
  pollingInterval: millisecondsInMinute,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;
