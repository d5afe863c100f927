import type { Course } from '@portal/domain/courses/course';
import type { Notification } from '@portal/domain/notifications/notification';
import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { loadDemo } from '../../demo/load-demo.ts';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';

/** The desk with what the other modules really bring, from the operator's press to what the teacher reads. */
let t: TestApp;
let asOperator: Record<string, string>;

beforeAll(async () => {
  const clock = testClock('2026-11-18T01:42:00Z');
  t = await createTestApp({ clock });
  await loadDemo(t.database, { ...t, log: t.app.log });
  asOperator = await t.signIn('ops-review', 'demo1234!');
});
afterAll(() => t.close());

const desk = async <T>(method: 'GET' | 'POST', path: string, payload?: object) => {
  const url = `/tns/v1/ops/${path}`;
  const answer = await t.request({ method, url, headers: asOperator, ...(payload ? { payload } : {}) });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<{ data: T }>().data;
};
const asTeacher = async <T>(username: string, url: string) => {
  const headers = { ...(await t.signIn(username, 'demo1234!')), 'x-msg-app': 'teacher-web' };
  return (await t.request({ url, headers })).json<T>();
};
const newest = async (username: string) => {
  await t.notifications.deliver();
  return (await asTeacher<{ items: Notification[] }>(username, '/messaging/notifications/load-more?size=1')).items[0];
};
const waiting = async (queue: string, teacherName: string) =>
  (await desk<{ items: OpsItem[] }>('GET', queue)).items.find(
    (item) => item.teacherName === teacherName && item.state === 'WAITING',
  )!;

it('a refused profile comes back with the reason and the remark at its field [PRF-2]', async () => {
  const { id } = await waiting('PROFILES', '미술 선생님');
  const details = await desk<OpsItemDetails>('GET', `PROFILES/${id}`);
  expect(details.fields.find(({ path }) => path === 'certificates.0.file')?.text).toContain('.png');
  await desk('POST', `PROFILES/${id}/pick-up`);
  const remark = { path: 'certificates.0.file', remark: '이름이 보이게 다시 올려 주세요.' };
  const ended = await desk<OpsItemDetails>('POST', `PROFILES/${id}/decide`, {
    decision: 'DECLINE',
    reason: '증빙을 읽을 수 없어요.',
    remarks: [remark],
  });
  expect(ended.item).toMatchObject({ state: 'DECLINED', reviewer: { name: '운영팀 (심사)' } });
  const { data } = await asTeacher<{ data: TeacherProfile }>('waiting', '/tns/v1/my-profile');
  expect(data).toMatchObject({
    status: 'REJECTED',
    submission: { reason: '증빙을 읽을 수 없어요.', fieldRemarks: [remark] },
  });
  expect(await newest('waiting')).toMatchObject({ kind: 'PROFILE_DECIDED', isRead: false });
});

it('an accepted course is on sale, and its teacher knows [CRS-2]', async () => {
  const { id, title } = await waiting('COURSES', '수학 선생님');
  await desk('POST', `COURSES/${id}/pick-up`);
  await desk('POST', `COURSES/${id}/decide`, { decision: 'ACCEPT', reason: '', remarks: [] });
  const query = new URLSearchParams({ q: title });
  const { data } = await asTeacher<{ data: { items: Pick<Course, 'id' | 'status'>[] } }>(
    'math',
    `/tns/v1/my-courses?${query}`,
  );
  expect(data.items).toMatchObject([{ status: 'PUBLISHED', isLive: true }]);
  expect(await newest('math')).toMatchObject({ kind: 'COURSE_DECIDED', isRead: false });
});
