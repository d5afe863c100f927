import { createFamilyApp, type FamilyApp } from '../../../testing/apps/family-app.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
  // g1 reads in Seoul, g2 in Ho Chi Minh City, where the same day ends two hours later.
  await t.database.raw.exec("update teaching_class set end_date = '2026-12-01' where id = 'c1'");
});
afterAll(() => t.close());

const renew = (guardianId: string) => t.call('POST', `/tns/v1/my-classes/c1/family-links/${guardianId}/renew`);

describe('the link of a family', () => {
  it('says to the teacher until when it opens: thirty days after the class, where the family is', async () => {
    const links = await t.links();
    expect(links.map(({ guardianId, closesAt }) => [guardianId, closesAt])).toEqual(
      expect.arrayContaining([
        ['g1', '2026-12-31T15:00:00.000Z'],
        ['g2', '2026-12-31T17:00:00.000Z'],
      ]),
    );
  });

  it('is nobody’s in a class that has no students yet', async () => {
    await t.database.raw.exec(`
      insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
        values ('c-empty', 'c-empty', '${t.teacher.id}', '새 반', 'ONLINE', 'UPCOMING', '2026-12-01', '2027-02-01', 8, 4)`);
    expect(await t.call('GET', '/tns/v1/my-classes/c-empty/family-links')).toMatchObject({
      status: 200,
      data: { items: [] },
    });
  });

  it('is not made anew once it is closed, and nobody is sent a dead one', async () => {
    const family = await t.family('g1');
    t.clock.set(new Date('2026-12-31T14:59:59Z'));
    expect((await family.get('/class')).status).toBe(200);
    expect(await renew('g2')).toMatchObject({ status: 200 });
    t.clock.set(new Date('2026-12-31T15:00:00Z'));
    expect((await family.get('/class')).code).toBe('LINK_REVOKED');
    const before = (await t.mails()).length;
    expect(await renew('g1')).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    expect(await t.mails()).toHaveLength(before);
  });
});
