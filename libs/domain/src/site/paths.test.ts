import { paths, sitePath } from './paths.ts';

const COURSES = '/account/teaching-profile/my-courses';

describe('the addresses of the portal', () => {
  it.each([
    ['a lesson', paths.lessonWrapUp('les-1'), '/account/lessons/les-1/wrap-up'],
    ['two values', paths.opsItem('courses', 'c1'), '/ops/courses/c1'],
    ['the home page', paths.home(), '/'],
    [
      'the page that was asked for [RTE-12]',
      paths.login('/account/calendar?view=day'),
      '/login?returnTo=%2Faccount%2Fcalendar%3Fview%3Dday',
    ],
    ['no page that was asked for', paths.login(), '/login'],
    [
      'the page that was asked for by a session that is over',
      paths.login('/lich-day', 'expired'),
      '/login?returnTo=%2Flich-day&reason=expired',
    ],
    ['one day of the schedule', paths.schedule('2026-11-18'), '/lich-day?view=day&date=2026-11-18'],
    ['the schedule', paths.schedule(), '/lich-day'],
    [
      'a field of the editor',
      paths.editCourse('c/1', 'basics', 'title'),
      `${COURSES}/c%2F1/edit?step=basics&field=title`,
    ],
    ['the editor', paths.editCourse('c1'), `${COURSES}/c1/edit`],
    ['an application without its code', paths.applicationStatus(''), '/teach/status'],
    ['the form of those who want to teach [REG-2]', paths.registerTeacher(), '/?popup=register-teacher'],
    [
      'the calendar with a lesson open',
      paths.calendarLesson('les-1', '2026-11-18'),
      '/account/calendar?view=day&date=2026-11-18&lesson=les-1',
    ],
  ])('name %s', (_what, address, expected) => {
    expect(address).toBe(expected);
  });

  it('carry any value as one part of the address, and nothing out of it', () => {
    expect(paths.classChat('a/../b?c#d %')).toBe('/account/my-courses/a%2F..%2Fb%3Fc%23d%20%25/chat');
    expect(paths.notification(':id')).toBe('/notification/%3Aid');
    expect(paths.opsItem('$&', ':id')).toBe('/ops/%24%26/%3Aid');
  });

  it('are known to a route by their pattern', () => {
    expect(paths.classChat.pattern).toBe('/account/my-courses/:classId/chat');
    expect(paths.notifications.pattern).toBe('/notification');
    expect(paths.lesson.pattern).toBe('/account/lessons/:lessonId');
  });

  it('begin at the site prefix where a browser asks the server', () => {
    expect(sitePath(paths.notificationSettings())).toBe('/kr/account/settings/notification');
  });

  it('stand once: no two pages have one pattern', () => {
    // The query of these says what stands open over a page of another name.
    const overlays = new Set([
      'registerTeacher',
      'newTask',
      'calendarLesson',
      'calendarNew',
      'calendarDay',
      'incomeExplained',
      'chatMessage',
    ]);
    const patterns = Object.entries(paths).flatMap(([name, { pattern }]) => (overlays.has(name) ? [] : [pattern]));
    expect(patterns).toEqual([...new Set(patterns)]);
  });
});
