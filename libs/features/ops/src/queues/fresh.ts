/** What others do at the desk shows within a minute, and whatever is opened is read anew. */
export const FRESH = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;
