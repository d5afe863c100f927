import type { ProfileStatus } from '@portal/domain/identity/user';
import type { Notification } from '@portal/domain/notifications/notification';
import type { ProfileDraft, ProfileSubmission, TeacherProfile } from '@portal/domain/profile/teacher-profile';
import type { OpsSource, OpsVerdict } from '../../core/desk/ops-source.ts';
import { addFileRow } from '../file-rows.ts';
import { hearChanges } from '../hear-changes.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../test-app.ts';

/** A Wednesday, 10:42 in Seoul. */
export const PROFILE_NOW = '2026-11-18T01:42:00Z';
export const PROFILE = '/tns/v1/my-profile';

export const DECLINED: OpsVerdict = {
  decision: 'DECLINE',
  reason: '자격을 확인할 자료가 부족해요.',
  remarks: [{ path: 'certificates.0.file', remark: '흐려서 읽을 수 없어요.' }],
};
export const ACCEPTED: OpsVerdict = { decision: 'ACCEPT', reason: '', remarks: [] };

/** A profile that the rules of the approval find nothing wrong with. */
export const aProfileDraft = (over: Partial<ProfileDraft> = {}): ProfileDraft => ({
  shortIntro: '개념이 보이는 중등 수학 수업',
  detailIntro: '왜 그런지 먼저 묻고, 스스로 설명할 수 있을 때까지 함께해요.',
  introVideoUrl: 'https://video.example/math',
  subjects: [{ subjectId: 'math', topicIds: ['math-middle', 'math-high'] }],
  currentPosition: '중등 수학 강사',
  levels: ['BEGINNER', 'INTERMEDIATE'],
  languages: ['ko', 'vi'],
  teachingMode: 'BOTH',
  areas: [{ provinceCode: '79', districtCode: '760', communeCode: null }],
  permanentAddress: '12 Nguyễn Huệ, Quận 1',
  personalTaxCode: '0312345678',
  experiences: [
    {
      id: 'x1',
      title: '중등 수학 강사',
      organisation: '새봄 학원',
      from: '2016-03-01',
      to: null,
      description: '개념반과 심화반을 맡았어요.',
    },
  ],
  certificates: [],
  ...over,
});

export const aCertificate = (fileId: string | null, id = 'c1') => ({
  id,
  name: '정교사 2급',
  issuer: '교육부',
  issuedOn: '2015-02-20',
  fileId,
});

interface Answer<T> {
  readonly status: number;
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly data: T;
}

export interface ProfileApp extends TestApp {
  readonly clock: TestClock;
  readonly me: { id: string };
  readonly other: { id: string };
  /** The queue, as the operator desk uses it. */
  readonly queue: OpsSource;
  /** `user event`, in the order of the socket. */
  readonly heard: string[];
  call<T = TeacherProfile>(
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    body?: object,
    who?: 'me' | 'other',
  ): Promise<Answer<T>>;
  read(who?: 'me' | 'other'): Promise<TeacherProfile>;
  /** Writes over whatever stands there now. */
  write(draft: ProfileDraft, who?: 'me' | 'other'): Promise<TeacherProfile>;
  /** Hands in what stands there now; the id of the submission. */
  handIn(who?: 'me' | 'other'): Promise<string>;
  /** Picks up and decides. */
  decide(id: string, verdict: OpsVerdict, operatorId?: string): Promise<void>;
  /** A certificate's file of the teacher's, uploaded and checked. */
  addFile(name: string, ownerId?: string): Promise<string>;
  notices(): Promise<Notification[]>;
  /** The newest first. */
  submissions(): Promise<ProfileSubmission[]>;
  isSubmitted(): Promise<boolean>;
  /** What her account shows. */
  accountStatus(): Promise<ProfileStatus>;
  /** Nothing was ever written or handed in. */
  clear(): Promise<void>;
}

/** A platform with two teachers and the queue of their profiles. */
export async function createProfileApp(): Promise<ProfileApp> {
  const clock = testClock(PROFILE_NOW);
  const t = await createTestApp({ clock });
  const me = await t.addUser({ username: 'math', name: '수학 선생님', email: 'math@example.com' });
  const other = await t.addUser({ username: 'other' });
  const queue = t.opsSources.find((source) => source.queue === 'PROFILES')!;
  const heard = hearChanges(t.realtime);
  let signedInAt = NaN;
  let headers: Promise<Record<'me' | 'other', Record<string, string>>>;
  /** Tests let days pass, and a token lives for minutes. */
  function headersNow() {
    const now = clock.now().getTime();
    if (!(Math.abs(now - signedInAt) < 300_000)) {
      signedInAt = now;
      headers = Promise.all([t.signIn('math'), t.signIn('other')]).then(([mine, others]) => ({
        me: mine,
        other: others,
      }));
    }
    return headers;
  }

  async function call<T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object, who: 'me' | 'other' = 'me') {
    const answer = await t.request({
      method,
      url: `${PROFILE}${path}`,
      headers: (await headersNow())[who],
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  }
  const good = <T>({ status, data, code }: Answer<T>): T => {
    if (status !== 200) throw new Error(`${status} ${code}`);
    return data;
  };
  const read = async (who?: 'me' | 'other') => good(await call<TeacherProfile>('GET', '', undefined, who));

  return {
    ...t,
    clock,
    me,
    other,
    queue,
    heard,
    call,
    read,
    async write(content, who) {
      const { version } = await read(who);
      return good(await call<TeacherProfile>('PUT', '', { version, content }, who));
    },
    async handIn(who) {
      const { version } = await read(who);
      return good(await call<TeacherProfile>('POST', '/submit', { version }, who)).submission!.id;
    },
    async decide(id, verdict, operatorId = 'op-1') {
      await queue.pickUp(id, operatorId);
      await queue.decide(id, operatorId, verdict);
    },
    addFile: (name, ownerId = me.id) => addFileRow(t.database, { ownerId, location: 'CERTIFICATE', name }),
    async notices() {
      await t.notifications.deliver();
      return t.database.raw.query<Notification>(`select * from notification where user_id = $1 order by seq desc`, [
        me.id,
      ]);
    },
    submissions: async () => good(await call<{ items: ProfileSubmission[] }>('GET', '/submissions')).items,
    isSubmitted: async () => good(await call<{ isSubmitted: boolean }>('GET', '/check-submission')).isSubmitted,
    accountStatus: async () => (await t.identity.getUser(t.database.db, me.id))!.profileStatus,
    clear: () =>
      t.database.raw.exec(`
        delete from profile_history; delete from teacher_profile; delete from profile_submission; delete from file_use;
        delete from file_asset; delete from notification_delivery; delete from mail; delete from notification; delete from outbox;
        update app_user set profile_status = 'NOT_SUBMITTED'`),
  };
}
