import { DEMO_ACCOUNTS } from './accounts.ts';
import { buildEvents, buildFreeSlots, buildTimeOff } from './calendar-extras.ts';
import { buildMainLessons } from './main-lessons.ts';
import { buildNotifications, MAIN_SPREAD, MAIN_UNREAD, MAIN_UNSEEN } from './notifications.ts';
import { coursesOf } from './own-courses.ts';
import { buildOtherClasses, buildSubmissions } from './other-teachers.ts';
import { buildPeople } from './people.ts';

const SMALL_SPREAD = { TRANS: 8, PROD: 5, CS: 2, RMD: 6, WARN: 2, ADS: 3, GENERAL: 8, none: 0 };
const BUSY_SPREAD = { TRANS: 30, PROD: 20, CS: 18, RMD: 34, WARN: 12, ADS: 6, GENERAL: 40, none: 2 };
const FIRST_DAYS = { TRANS: 0, PROD: 1, CS: 1, RMD: 1, WARN: 0, ADS: 0, GENERAL: 0, none: 0 };

/** Everything that the demo shows, from the moment it starts at; equal moments give equal data. */
export function buildDemo(now: Date) {
  const main = buildMainLessons(now);
  const others = buildOtherClasses(now);
  const teacher = DEMO_ACCOUNTS.math.id;
  return {
    ...buildPeople(),
    submissions: buildSubmissions(now),
    classes: [...main.classes, ...others.classes],
    lessons: [...main.lessons, ...others.lessons],
    enrollments: [...main.enrollments, ...others.enrollments],
    events: buildEvents(teacher, now),
    freeSlots: buildFreeSlots(teacher, now),
    timeOffs: [buildTimeOff(teacher, now)],
    inboxes: [
      inbox('math', MAIN_SPREAD, MAIN_UNSEEN, MAIN_UNREAD, now),
      inbox('korean', SMALL_SPREAD, 3, 5, now),
      inbox('piano', SMALL_SPREAD, 1, 4, now),
      inbox('rejected', FIRST_DAYS, 1, 1, now),
      inbox('waiting', FIRST_DAYS, 0, 0, now),
      inbox('busy', BUSY_SPREAD, 130, 142, now),
    ],
  };
}

export type DemoData = ReturnType<typeof buildDemo>;

function inbox(
  username: keyof typeof DEMO_ACCOUNTS,
  spread: typeof SMALL_SPREAD,
  unseen: number,
  unread: number,
  now: Date,
) {
  const userId = DEMO_ACCOUNTS[username].id;
  return {
    userId,
    unseen,
    notifications: buildNotifications(
      { user: username, userId, courses: coursesOf(userId), spread, unread },
      unseen,
      now,
    ),
  };
}
