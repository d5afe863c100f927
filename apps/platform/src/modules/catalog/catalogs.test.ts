import type { Subject } from '@portal/domain/catalog/catalogs.contract';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readCatalog, type Area, type Language } from './catalog.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ask = (path: string) => t.request({ url: `/utilities/catalogs/${path}`, headers: t.headers });
const listed = async <Item>(path: string) => (await ask(path)).json<{ data: { items: Item[] } }>().data.items;
const namesOf = (areas: readonly Area[]) => areas.map(({ name }) => name);

describe('the catalogues', () => {
  it('are public, and may be kept for an hour', async () => {
    for (const path of ['subjects', 'languages', 'areas']) {
      const { statusCode, headers } = await ask(path);
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'public, max-age=3600']);
    }
  });

  it('name subjects with their topics, each id once [PRF-1] [CRS-1]', async () => {
    const subjects = await listed<Subject>('subjects');
    const ids = subjects.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(subjects.length).toBeGreaterThanOrEqual(10);
    for (const { topics } of subjects) expect(topics.length).toBeGreaterThanOrEqual(4);
    expect(subjects.find(({ id }) => id === 'math')).toMatchObject({
      name: '수학',
      topics: expect.arrayContaining([{ id: 'math-middle', name: '중등 수학' }]) as unknown,
    });
  });

  it('name languages in Korean [PRF-1]', async () => {
    const languages = await listed<Language>('languages');
    expect(languages.slice(0, 2)).toEqual([
      { code: 'ko', name: '한국어' },
      { code: 'vi', name: '베트남어' },
    ]);
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  });

  it('go from the 63 provinces down to the communes, in the order of the alphabet and of numbers [PRF-1]', async () => {
    const provinces = await listed<Area>('areas');
    expect([provinces.length, provinces[0]]).toEqual([63, { code: '89', name: 'An Giang', level: 'PROVINCE' }]);
    const districts = await listed<Area>('areas?parent=79');
    const numbered = namesOf(districts).filter((name) => /^Quận \d/.test(name));
    expect(numbered).toEqual([1, 3, 4, 5, 6, 7, 8, 10, 11, 12].map((number) => `Quận ${number}`));
    const communes = await listed<Area>('areas?parent=760');
    expect(communes[0]).toEqual({ code: '26740', name: 'Phường Bến Nghé', level: 'COMMUNE' });
  });

  it.each([
    ['a commune', '26740'],
    ['a district of an island without communes', '755'],
    ['what nobody knows', 'nowhere'],
    ['what every object has', 'constructor'],
  ])('list nothing below %s', async (_what, parent) => {
    expect(await listed(`areas?parent=${parent}`)).toEqual([]);
  });

  it('refuse what is no code at all', async () => {
    expect((await ask('areas?parent=%27')).json()).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('the names of the catalogues', () => {
  const catalog = readCatalog();
  const ward = { provinceCode: '79', districtCode: '760', communeCode: '26740' };

  it('are read from the province down, as far as an area goes', () => {
    expect(catalog.areaName(ward)).toBe('Hồ Chí Minh · Quận 1 · Phường Bến Nghé');
    expect(catalog.areaName({ ...ward, communeCode: null })).toBe('Hồ Chí Minh · Quận 1');
    expect(catalog.areaName({ ...ward, districtCode: null, communeCode: null })).toBe('Hồ Chí Minh');
  });

  it.each([
    ['a district of another province', { ...ward, provinceCode: '01' }],
    ['a commune without its district', { ...ward, districtCode: null }],
    ['an unknown province', { ...ward, provinceCode: '00' }],
  ])('has none for %s', (_what, area) => expect(catalog.areaName(area)).toBeUndefined());

  it('know a topic only in its own subject', () => {
    expect(catalog.subjectName('korean')).toBe('한국어');
    expect(catalog.topicName('korean', 'korean-reading')).toBe('독서와 토론');
    expect(catalog.topicName('math', 'korean-reading')).toBeUndefined();
    expect(catalog.languageName('xx')).toBeUndefined();
  });
});
