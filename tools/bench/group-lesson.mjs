// A lesson of six in the demo that begins now: a class is made for it, and five families come into that by its link.
import { randomUUID } from 'node:crypto';
import { commonHeaders, signIn } from './platform-process.mjs';

/** With the teacher so many as see each other without a media server. */
const STUDENTS = ['김가람', '이나래', '박다온', '최라온', '정마루'];

/** What the API answers to somebody. */
export async function call(origin, path, { token, method = 'GET', body } = {}) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...commonHeaders(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** Where the teacher's clocks are, as the whole demo is. */
const SEOUL_MS = 9 * 60 * 60_000;
const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** A time of today that begins in a minute, or of tomorrow where a day ends before: its room is open already. */
function timeNow() {
  const clock = new Date(Date.now() + SEOUL_MS + 60_000);
  const isLate = clock.getUTCHours() === 23 && clock.getUTCMinutes() > 45;
  const from = isLate ? new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() + 1)) : clock;
  const minute = from.getUTCHours() * 60 + from.getUTCMinutes();
  const timeOf = (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  const end = Math.min(minute + 50, 24 * 60);
  return {
    startDate: from.toISOString().slice(0, 10),
    weekly: { weekday: WEEKDAYS[from.getUTCDay()], start: timeOf(minute), end: timeOf(end) },
  };
}

/** The class of a teacher of the demo, made now and for her alone: undefined where something else is at that time. */
async function makeClass(origin, token) {
  const { items } = await call(origin, '/tns/v1/my-courses?status=ON_SALE', { token });
  const { startDate, weekly } = timeNow();
  for (const { id: courseId } of items) {
    const { content } = await call(origin, `/tns/v1/my-courses/${courseId}`, { token });
    for (const { id: packageId, isTrial } of content.packages) {
      if (isTrial) continue;
      const made = await call(origin, '/tns/v1/my-classes', {
        token,
        method: 'POST',
        body: {
          clientId: randomUUID(),
          courseId,
          packageId,
          startDate,
          weeklySchedule: [weekly],
          skipHolidays: false,
          name: '여섯 명의 강의실',
          mode: 'ONLINE',
          capacity: STUDENTS.length,
          place: '',
          meetingUrl: '',
        },
      }).catch((error) => {
        if (!error.message.includes('SCHEDULE_OVERLAP')) throw error;
      });
      if (made) return made.id;
    }
  }
  return undefined;
}

/** Five families come by the link of the class, as by the form. */
async function enrol(origin, token, classId) {
  const { path } = await call(origin, `/tns/v1/my-classes/${classId}/invitation`, { token });
  await call(origin, `/tns/v1/my-classes/${classId}/invitation`, {
    token,
    method: 'PUT',
    body: { asksTeacher: false },
  });
  for (const studentName of STUDENTS)
    await call(origin, '/tns/v1/invitations/requests', {
      method: 'POST',
      body: {
        link: path.split('/').at(-1),
        clientId: randomUUID(),
        studentName,
        age: 10,
        goals: '',
        guardianName: '보호자',
        relation: 'MOTHER',
        email: 'room@example.com',
        language: 'ko',
        timeZone: 'Asia/Seoul',
        consent: true,
      },
    });
}

/** A lesson of six that begins now, and the links of its five students. */
export async function groupLesson(origin) {
  for (const username of ['korean', 'piano', 'busy', 'math']) {
    const session = await signIn(origin, username).catch(() => undefined);
    const token = session?.accessToken;
    const classId = token && (await makeClass(origin, token));
    if (!classId) continue;
    await enrol(origin, token, classId);
    const { items } = await call(origin, `/tns/v1/my-classes/${classId}/lessons`, { token });
    const [{ id }] = items.toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
    const { items: links } = await call(origin, `/tns/v1/lessons/${id}/guest-links`, { token });
    return { username, id, links: links.filter(({ role }) => role === 'STUDENT') };
  }
  throw new Error('No teacher of the demo has time for a lesson now.');
}
