import { announced } from './chat/announced.ts';
import { buildChats } from './chat/chats.ts';
import { buildClassRooms, silentChats } from './chat/class-rooms.ts';
import { keptTalks } from './chat/kept-talks.ts';
import { reported } from './chat/reported.ts';
import { voiced } from './chat/voices.ts';
import { buildCourses, COURSE_OF_CLASS } from './courses/courses.ts';
import { buildAssignments } from './coursework/assignments.ts';
import { buildLectures } from './coursework/lectures.ts';
import { buildLessonPacks } from './coursework/lesson-packs.ts';
import { buildBookingRules, buildEvents, buildFreeSlots, buildTimeOff } from './lessons/calendar-extras.ts';
import { buildLessonMoves, wishNews } from './lessons/lesson-moves.ts';
import { buildLessonStories } from './lessons/lesson-stories.ts';
import { buildMainLessons } from './lessons/main-lessons.ts';
import { classNews } from './notifications/class-news.ts';
import { deskNews } from './notifications/desk-news.ts';
import type { News } from './notifications/news.ts';
import { buildNotifications, MAIN_SPREAD, MAIN_UNREAD, MAIN_UNSEEN, wishedAt } from './notifications/notifications.ts';
import { DEMO_ACCOUNTS } from './people/accounts.ts';
import { buildFamilyLinks } from './people/family-links.ts';
import { buildOtherClasses } from './people/other-teachers.ts';
import { buildPeople } from './people/people.ts';
import { buildProfiles } from './people/profiles.ts';
import { buildPlanTasks } from './planning/plan-tasks.ts';
import { buildApplications } from './recruiting/applications.ts';
import { buildReviews } from './reviews/reviews.ts';
import { buildWorkTimes } from './statistics/work-times.ts';
import { buildTickets } from './support/tickets.ts';
import { packageOf } from './wallet/lesson-incomes.ts';
import { buildWallets } from './wallet/wallets.ts';

type Spread = typeof MAIN_SPREAD;
const SMALL_SPREAD = { TRANS: 8, PROD: 5, CS: 2, RMD: 6, WARN: 2, ADS: 3, GENERAL: 8, none: 0 };
const BUSY_SPREAD = { TRANS: 30, PROD: 20, CS: 18, RMD: 34, WARN: 12, ADS: 6, GENERAL: 40, none: 2 };
const FIRST_DAYS = { TRANS: 0, PROD: 1, CS: 1, RMD: 1, WARN: 0, ADS: 0, GENERAL: 0, none: 0 };

/** Everything that the demo shows, from the moment it starts at; equal moments give equal data. */
export function buildDemo(now: Date) {
  const main = buildMainLessons(now);
  const others = buildOtherClasses(now);
  const teacher = DEMO_ACCOUNTS.math.id;
  const timeOff = buildTimeOff(teacher, now);
  const moved = buildLessonMoves(now, main.lessons, {
    offs: [{ start: timeOff.startAt, end: timeOff.endAt }],
    wishedAt: wishedAt(now),
  });
  const people = buildPeople();
  const lessons = [...moved.lessons, ...others.lessons];
  const enrollments = [...main.enrollments, ...others.enrollments];
  const rooms = buildClassRooms({ ...people, enrollments, classes: [...main.classes, ...others.classes] });
  const stories = buildLessonStories(lessons, { enrollments, ...people }, now);
  const courses = buildCourses(now, lessons);
  const liveNos = new Map(courses.courses.map(({ id, liveNo }) => [id, liveNo]));
  const classes = [...main.classes, ...others.classes].map((row) => {
    const courseId = COURSE_OF_CLASS.get(row.id) ?? null;
    const revisionNo = (courseId !== null && liveNos.get(courseId)) || null;
    const revision = courses.courseRevisions.find((one) => one.courseId === courseId && one.no === revisionNo);
    // Only the main teacher's are sold: what the others earn stays out of their empty wallets.
    return { ...row, courseId, revisionNo, packageId: row.teacherId === teacher ? packageOf(row, revision) : null };
  });
  const coursework = buildAssignments(now, {
    ...main,
    lessons: stories.lessons,
    lessonDiaries: stories.lessonDiaries,
  });
  const reviews = buildReviews(now, main);
  const said = announced([...voiced(buildChats(people, rooms, now)), ...silentChats(rooms)], now);
  const talks = reported(said.chats, now);
  const told = {
    ...people,
    ...courses,
    ...buildTickets(now, main),
    ...reviews,
    ...buildWallets(now, { ...people, ...courses, ...stories, classes, enrollments }),
    classes,
    ...stories,
    ...coursework,
    enrollments,
    announcements: said.announcements,
    chatReports: talks.chatReports,
    ...keptTalks(talks.chats, { ...coursework, ...stories, ...reviews }, now),
  };
  const lectures = buildLectures(now, main);
  const familyLinks = buildFamilyLinks({ ...told, lessonMoves: moved.moves });
  const classNames = new Map(told.classes.map(({ id, name }) => [id, name]));
  const inbox = (
    username: keyof typeof DEMO_ACCOUNTS,
    spread: Spread,
    unseen: number,
    unread: number,
    more: News[] = [],
  ) => {
    const userId = DEMO_ACCOUNTS[username].id;
    const news = [...more, ...classNews(userId, told), ...deskNews(userId, told, (id) => classNames.get(id)!)];
    return {
      userId,
      unseen,
      notifications: buildNotifications({ user: username, userId, spread, unseen, unread, news }, now),
    };
  };
  return {
    ...told,
    familyLinks,
    ...buildProfiles(now),
    ...buildApplications(now),
    ...buildWorkTimes(told),
    ...lectures,
    lessonPacks: buildLessonPacks(now, lectures.lectureFiles),
    planTasks: buildPlanTasks(
      teacher,
      {
        lessons: stories.lessons,
        diaries: stories.lessonDiaries,
        assignments: told.assignments,
        submissions: told.assignmentSubmissions,
        enrollments,
      },
      now,
    ),
    lessonMoves: moved.moves,
    lessonChanges: moved.changes,
    events: buildEvents(teacher, now),
    freeSlots: buildFreeSlots(teacher, now),
    timeOffs: [timeOff],
    bookingRules: [buildBookingRules(DEMO_ACCOUNTS.korean.id)],
    inboxes: [
      inbox('math', MAIN_SPREAD, MAIN_UNSEEN, MAIN_UNREAD, [wishNews(moved)]),
      inbox('korean', SMALL_SPREAD, 3, 5),
      inbox('piano', SMALL_SPREAD, 1, 4),
      inbox('rejected', FIRST_DAYS, 1, 1),
      inbox('waiting', FIRST_DAYS, 0, 0),
      inbox('busy', BUSY_SPREAD, 130, 142),
    ],
  };
}

export type DemoData = ReturnType<typeof buildDemo>;
