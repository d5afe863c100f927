import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { millisecondsInDay } from 'date-fns/constants';
import type { Course, CourseSummary } from '@portal/domain/courses/course';
import type { LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import type { Installation } from './installation.ts';
import { ACCOUNT } from './new-teacher.ts';

/** A child and who writes for it. */
export interface Family {
  readonly student: string;
  readonly guardian: string;
  readonly email: string;
  readonly language: 'ko' | 'vi';
}

export interface GroupLesson {
  readonly classId: string;
  readonly id: string;
  readonly startAt: number;
}

/** The calls that the screens of a teacher and of her families make. */
async function callsOf({ origin }: Installation) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'accept-language': 'ko',
    platform: 'WEB',
    'tenant-code': 'KR',
    'device-id': randomUUID(),
  };
  async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.ok, `${method} ${path}: ${await answer.clone().text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  }
  const login = { clientId: 'teacher-portal', userType: 'TEACHER', grantType: 'password', ...ACCOUNT };
  const { accessToken } = await call<{ accessToken: string }>('/mid/v1/auth/login', 'POST', login);
  headers['authorization'] = `Bearer ${accessToken}`;
  return call;
}

/** A class of her only course in so many days at ten, with the children of these families. Resolves to its first lesson. */
export async function makeGroupClass(
  house: Installation,
  { name, inDays, families }: { name: string; inDays: number; families: readonly Family[] },
): Promise<GroupLesson> {
  const call = await callsOf(house);
  const { items } = await call<{ items: CourseSummary[] }>('/tns/v1/my-courses?status=ON_SALE');
  const course = await call<Course>(`/tns/v1/my-courses/${items[0]!.id}`);
  const day = new Date(Date.now() + 9 * 3_600_000 + inDays * millisecondsInDay);
  const { id: classId } = await call<{ id: string }>('/tns/v1/my-classes', 'POST', {
    clientId: randomUUID(),
    courseId: course.id,
    packageId: course.content.packages[0]!.id,
    startDate: day.toISOString().slice(0, 10),
    weeklySchedule: [{ weekday: WEEKDAYS[(day.getUTCDay() + 6) % 7], start: '10:00', end: '10:50' }],
    skipHolidays: false,
    name,
    mode: 'ONLINE',
    capacity: 5,
    place: '',
    meetingUrl: '',
  });
  const mine = `/tns/v1/my-classes/${classId}`;
  const { path } = await call<{ path: string }>(`${mine}/invitation`);
  await call(`${mine}/invitation`, 'PUT', { asksTeacher: false });
  for (const { student, guardian, email, language } of families) {
    const { state } = await call<{ state: string }>('/tns/v1/invitations/requests', 'POST', {
      link: path.split('/').at(-1),
      clientId: randomUUID(),
      studentName: student,
      age: 10,
      goals: '',
      guardianName: guardian,
      relation: 'MOTHER',
      email,
      language,
      timeZone: language === 'vi' ? 'Asia/Ho_Chi_Minh' : 'Asia/Seoul',
      consent: true,
    });
    expect(state).toBe('ACCEPTED');
  }
  const { items: lessons } = await call<{ items: Lesson[] }>(`${mine}/lessons`);
  const [first] = lessons.toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  return { classId, id: first!.id, startAt: Date.parse(first!.startAt) };
}

/** How often somebody has come into the room of a lesson, as its evidence says. */
export async function comingsOf(house: Installation, { id }: GroupLesson, name: string): Promise<number> {
  const call = await callsOf(house);
  const { events } = await call<LessonEvidence>(`/tns/v1/lessons/${id}/evidence`);
  return events.filter(({ kind, actor }) => kind === 'JOINED' && actor === name).length;
}
