import type { FieldChange } from '@portal/domain/contract/finding';
import { EMPTY_PROFILE } from '@portal/domain/profile/teacher-profile';
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

const usesOf = async () =>
  (
    await t.database.raw.query<{ used: string }>(
      `select file_id || ' ' || split_part(used_by, ':', 1) as used from file_use`,
    )
  )
    .map(({ used }) => used)
    .toSorted();

describe('the draft of a teaching profile', () => {
  it('is empty until the first word, and then kept as it was written [PRF-1]', async () => {
    const empty = { status: 'NOT_SUBMITTED', version: 1, updatedAt: null, submission: null, firstApprovedAt: null };
    expect(await t.read()).toEqual({ ...empty, content: EMPTY_PROFILE, hasChanges: false });
    const fileId = await t.addFile('자격증.pdf');
    const draft = aProfileDraft({ certificates: [aCertificate(fileId), aCertificate(null, 'c2')] });
    const saved = await t.write(draft);
    expect(saved).toMatchObject({ version: 2, updatedAt: '2026-11-18T01:42:00.000Z', hasChanges: true });
    expect(saved.content).toEqual({
      ...draft,
      certificates: [
        { ...aCertificate(null), fileId: undefined, file: expect.objectContaining({ id: fileId, name: '자격증.pdf' }) },
        { ...aCertificate(null, 'c2'), fileId: undefined, file: null },
      ].map(({ fileId: _id, ...rest }) => rest) as unknown,
    });
    expect(await t.read()).toEqual(saved);
    expect((await t.read('other')).content).toEqual(EMPTY_PROFILE);
  });

  it('takes 150 characters of a short introduction and half a megabyte of nothing else [PRF-1]', async () => {
    const save = (over: object) => t.call('PUT', '', { version: 1, content: aProfileDraft(over) });
    expect(await save({ shortIntro: '가'.repeat(151) })).toMatchObject({
      code: 'VALIDATION',
      fields: { 'content.shortIntro': expect.any(String) as string },
    });
    const long = aProfileDraft().experiences.map((one) => ({ ...one, description: '😀'.repeat(1_000) }));
    const experiences = Array.from({ length: 20 }, (_, at) => ({ ...long[0]!, id: `x${at}` }));
    expect((await save({ detailIntro: '😀'.repeat(5_000), experiences })).status).toBe(200);
  });

  it('is not overwritten by somebody who has not seen it [R47]', async () => {
    await t.write(aProfileDraft());
    const late = await t.call('PUT', '', { version: 1, content: aProfileDraft({ shortIntro: '다른 창' }) });
    expect([late.status, late.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await t.read()).content.shortIntro).toBe('개념이 보이는 중등 수학 수업');
  });

  it('written twice alike, because an answer was lost, is written once [R45]', async () => {
    const body = { version: 1, content: aProfileDraft() };
    const answers = [await t.call('PUT', '', body), await t.call('PUT', '', body)];
    expect(answers.map(({ status, data }) => [status, data.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
  });

  it.each([
    ['of somebody else', () => t.addFile('남의 것.pdf', t.other.id)],
    ['that never was', async () => 'file_none'],
  ])('takes no file %s [PRF-3] [R09]', async (_whose, add) => {
    const content = aProfileDraft({ certificates: [aCertificate(await add())] });
    const refused = await t.call('PUT', '', { version: 1, content });
    expect([refused.status, refused.code]).toEqual([400, 'FILE_NOT_FOUND']);
    expect(await t.read()).toMatchObject({ version: 1, content: EMPTY_PROFILE });
  });
});

describe('handing a profile in', () => {
  it('takes a snapshot, starts the clock of one working day and tells the portal [PRF-2]', async () => {
    t.clock.set('2026-11-20T05:00:00Z');
    await t.write(aProfileDraft());
    await t.handIn();
    expect(await t.read()).toMatchObject({
      status: 'PENDING',
      submission: { status: 'PENDING', submittedAt: '2026-11-20T05:00:00.000Z', dueAt: '2026-11-23T09:00:00.000Z' },
      firstApprovedAt: null,
    });
    expect([await t.isSubmitted(), await t.accountStatus()]).toEqual([true, 'PENDING']);
    expect(t.heard).toEqual([`${t.me.id} profile.changed`]);
  });

  it('names every field that is missing [PRF-2]', async () => {
    const refused = await t.call('POST', '/submit', { version: 1 });
    expect([refused.status, refused.code]).toEqual([422, 'PROFILE_INCOMPLETE']);
    expect(Object.keys(refused.fields!)).toEqual(expect.arrayContaining(['shortIntro', 'subjects', 'personalTaxCode']));
    expect(refused.fields).not.toHaveProperty('introVideoUrl');
    await t.write(
      aProfileDraft({
        certificates: [aCertificate(null)],
        subjects: [{ subjectId: 'math', topicIds: ['math-alchemy'] }],
        languages: ['ko', 'xx'],
        areas: [{ provinceCode: '79', districtCode: '001', communeCode: null }],
      }),
    );
    expect((await t.call('POST', '/submit', { version: 2 })).fields).toEqual({
      'certificates.0.file': '증빙 파일을 올려 주세요.',
      'subjects.0': '이제 없는 주제가 있어요. 다시 골라 주세요.',
      languages: '이제 없는 언어가 있어요. 다시 골라 주세요.',
      'areas.0': '이제 없는 지역이에요. 다시 골라 주세요.',
    });
    expect(await t.submissions()).toEqual([]);
  });

  it('is refused for what was not seen, and while one waits [PRF-2]', async () => {
    await t.write(aProfileDraft());
    expect((await t.call('POST', '/submit', { version: 1 })).code).toBe('VERSION_CONFLICT');
    await t.handIn();
    expect((await t.call('POST', '/submit', { version: 2 })).code).toBe('WRONG_STATE');
    expect(await t.submissions()).toHaveLength(1);
  });

  it('leaves the draft free: what is written meanwhile goes with the next request [PRF-2]', async () => {
    await t.write(aProfileDraft());
    const first = await t.handIn();
    await t.write(aProfileDraft({ currentPosition: '수학 연구원' }));
    await t.decide(first, ACCEPTED);
    expect(await t.read()).toMatchObject({ status: 'APPROVED', hasChanges: true });
    const compare = (from: string, to: string) =>
      t.call<{ changes: FieldChange[] }>('GET', `/compare?from=${from}&to=${to}`);
    const changes = [
      { path: 'currentPosition', label: '지금 하는 일', before: '중등 수학 강사', after: '수학 연구원' },
    ];
    expect((await compare('PUBLISHED', 'DRAFT')).data.changes).toEqual(changes);
    const second = await t.handIn();
    expect((await compare(first, second)).data.changes).toEqual(changes);
    expect((await compare('DRAFT', second)).data.changes).toEqual([]);
    expect((await t.submissions()).map(({ id }) => id)).toEqual([second, first]);
  });

  it('can be taken back once, whoever reviews it, and done again [PRF-2]', async () => {
    await t.write(aProfileDraft());
    expect((await t.call('POST', '/cancel')).code).toBe('WRONG_STATE');
    const id = await t.handIn();
    await t.queue.pickUp(id, 'op-1');
    expect((await t.call('POST', '/cancel')).data).toMatchObject({ status: 'CANCELED' });
    expect([await t.isSubmitted(), await t.accountStatus()]).toEqual([false, 'CANCELED']);
    expect((await t.call('POST', '/cancel')).code).toBe('WRONG_STATE');
    await expect(t.queue.decide(id, 'op-1', ACCEPTED)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await t.handIn();
    expect(await t.read()).toMatchObject({ status: 'PENDING' });
  });

  it('keeps the files of what was handed in, also when the draft has others by now [PRF-3]', async () => {
    const [old, now] = [await t.addFile('흐린 것.pdf'), await t.addFile('선명한 것.pdf')];
    await t.write(aProfileDraft({ certificates: [aCertificate(old)] }));
    const id = await t.handIn();
    await t.decide(id, DECLINED);
    await t.write(aProfileDraft({ certificates: [aCertificate(now)] }));
    expect(await usesOf()).toEqual([`${old} profile-submission`, `${now} profile`].toSorted());
    const { changes } = (await t.call<{ changes: FieldChange[] }>('GET', `/compare?from=${id}&to=DRAFT`)).data;
    expect(changes).toMatchObject(
      [{ label: '자격증 1 증빙 파일', before: /흐린 것/, after: /선명한 것/ }].map((one) => ({
        ...one,
        before: expect.stringMatching(one.before) as string,
        after: expect.stringMatching(one.after) as string,
      })),
    );
  });
});
