/** Addresses of the section that only it uses. */
export const schedulePaths = {
  freeTimes: () => '/account/calendar/free-times',
  rules: () => '/account/calendar/rules',
  addEvent: () => '/account/calendar?new=event',
  addFreeTime: () => '/account/calendar?new=free',
} as const;
