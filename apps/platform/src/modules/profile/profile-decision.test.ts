import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import {
  ACCEPTED,
  aCertificate,
  aProfileDraft,
  createProfileApp,
  DECLINED,
  PROFILE_NOW,
  type ProfileApp,
} from '../../testing/apps/profile-app.ts';

let t: ProfileApp;
beforeAll(async () => {
  t = await createProfileApp();
});
beforeEach(async () => {
  t.clock.set(PROFILE_NOW);
  t.heard.length = 0;
  await t.clear();
});
afterAll(() => t.close());

describe('a decision about a profile', () => {
  const handedIn = async (over = {}) => {
    await t.write(aProfileDraft(over));
    return t.handIn();
  };
  /** What her mailbox holds, with the settings that nobody has touched. */
  const mails = async () => {
    await t.notifications.deliver();
    await t.notifications.sendDue();
    return t.database.raw.query<{ recipient: string; text: string }>('select recipient, text from mail');
  };

  it('to approve opens the courses for good, and is told by notification and e-mail [PRF-2] [CRS-5]', async () => {
    const id = await handedIn();
    t.clock.advance(3_600_000);
    await t.decide(id, ACCEPTED);
    const approved = { status: 'APPROVED', firstApprovedAt: '2026-11-18T02:42:00.000Z', hasChanges: false };
    expect(await t.read()).toMatchObject({ ...approved, submission: { status: 'APPROVED', reason: null } });
    expect([await t.isSubmitted(), await t.accountStatus()]).toEqual([true, 'APPROVED']);
    expect(await t.notices()).toMatchObject([
      {
        kind: 'PROFILE_DECIDED',
        category: 'PROD',
        title: '수업 프로필이 승인됐어요',
        content: '이제 강좌를 만들 수 있어요.',
        url: '/kr/account/teaching-profile/teacher-profile',
      },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'math@example.com',
      text: expect.stringContaining('승인됐어요') as string,
    });
    expect(mail!.text).toContain('요청하신 심사의 결과라서 보냈어요.');
    expect(t.heard.filter((each) => each.endsWith('profile.changed'))).toHaveLength(2);

    t.clock.advance(86_400_000);
    await t.decide(await handedIn({ shortIntro: '새 소개' }), ACCEPTED);
    expect(await t.read()).toMatchObject(approved);
    expect((await t.notices())[0]).toMatchObject({ content: '고친 소개가 이제 학생과 학부모에게 보여요.' });
  });

  it('to reject says why, at the field, and leaves public what was [PRF-2] [WEL-1]', async () => {
    await t.decide(await handedIn(), ACCEPTED);
    const fileId = await t.addFile('자격증.pdf');
    const id = await handedIn({ shortIntro: '새 소개', certificates: [aCertificate(fileId)] });
    await t.decide(id, DECLINED);
    expect(await t.read()).toMatchObject({
      status: 'REJECTED',
      firstApprovedAt: '2026-11-18T01:42:00.000Z',
      hasChanges: true,
      submission: { reason: DECLINED.reason, fieldRemarks: DECLINED.remarks },
    });
    expect([await t.isSubmitted(), await t.accountStatus()]).toEqual([true, 'REJECTED']);
    expect((await t.notices())[0]).toMatchObject({
      category: 'WARN',
      title: '수업 프로필을 조금 더 고쳐 주세요',
      content: '반려 이유: 자격을 확인할 자료가 부족해요. 고칠 항목이 1개 있어요.',
    });
    expect((await mails()).filter(({ text }) => text.includes(DECLINED.reason))).toHaveLength(1);
    const preview = await t.call<{ shortIntro: string }>('GET', '/preview?as=PARENT&of=PUBLISHED');
    expect(preview.data.shortIntro).toBe('개념이 보이는 중등 수학 수업');
  });

  it('keeps its remarks at their lines, however the draft is sorted by now [PRF-2]', async () => {
    const [one, two] = [await t.addFile('1.pdf'), await t.addFile('2.pdf')];
    const id = await handedIn({ certificates: [aCertificate(one, 'c1'), aCertificate(two, 'c2')] });
    await t.decide(id, DECLINED);
    const pathsAfter = async (certificates: ReturnType<typeof aCertificate>[]): Promise<string[]> =>
      (await t.write(aProfileDraft({ certificates }))).submission!.fieldRemarks.map(({ path }) => path);
    expect(await pathsAfter([aCertificate(two, 'c2'), aCertificate(one, 'c1')])).toEqual(['certificates.1.file']);
    expect(await pathsAfter([aCertificate(two, 'c2')])).toEqual(['certificates']);
    expect((await t.submissions())[0]!.fieldRemarks).toEqual(DECLINED.remarks);
  });
});

describe('what others see of a profile', () => {
  const preview = (as: string, of: string) => t.call<Record<string, unknown>>('GET', `/preview?as=${as}&of=${of}`);

  it('has names in the place of codes, and neither address nor tax code nor files [PRF-1] [R50]', async () => {
    const fileId = await t.addFile('주민등록증.pdf');
    await t.write(aProfileDraft({ certificates: [aCertificate(fileId)] }));
    const { data } = await preview('PARENT', 'DRAFT');
    expect(data).toEqual({
      name: '수학 선생님',
      avatar: null,
      shortIntro: '개념이 보이는 중등 수학 수업',
      detailIntro: '왜 그런지 먼저 묻고, 스스로 설명할 수 있을 때까지 함께해요.',
      introVideoUrl: 'https://video.example/math',
      currentPosition: '중등 수학 강사',
      subjects: [{ name: '수학', topics: ['중등 수학', '고등 수학'] }],
      levels: ['BEGINNER', 'INTERMEDIATE'],
      languages: ['한국어', '베트남어'],
      teachingMode: 'BOTH',
      areas: ['Hồ Chí Minh · Quận 1'],
      experiences: aProfileDraft().experiences.map(({ id: _id, ...rest }) => rest),
      certificates: [{ name: '정교사 2급', issuer: '교육부', issuedOn: '2015-02-20' }],
    });
    const text = JSON.stringify(data);
    for (const secret of ['Nguyễn Huệ', '0312345678', '주민등록증', fileId]) expect(text).not.toContain(secret);
  });

  it('is less for a student than for a parent', async () => {
    await t.write(aProfileDraft({ certificates: [aCertificate(await t.addFile('1.pdf'))] }));
    const { data: parents } = await preview('PARENT', 'DRAFT');
    expect((await preview('STUDENT', 'DRAFT')).data).toEqual({ ...parents, areas: [], certificates: [] });
  });

  it('is nothing before the first approval', async () => {
    await t.write(aProfileDraft());
    expect(await preview('PARENT', 'PUBLISHED')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('whether a teaching profile was handed in', () => {
  it('is what the latest submission says, and asked by teachers only [WEL-1]', async () => {
    expect(await t.isSubmitted()).toBe(false);
    await t.write(aProfileDraft());
    await t.decide(await t.handIn(), ACCEPTED);
    expect(await t.isSubmitted()).toBe(true);
    await t.handIn();
    await t.call<TeacherProfile>('POST', '/cancel');
    expect(await t.isSubmitted()).toBe(false);
    const anonymous = await t.request({ url: '/tns/v1/my-profile/check-submission', headers: t.headers });
    expect(anonymous.statusCode).toBe(401);
  });
});
