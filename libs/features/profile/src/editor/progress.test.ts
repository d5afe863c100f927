import { anEmptyProfile, aReadyProfile } from '../profile.fixture.ts';
import { type ProfileValues, valuesOf } from '../values/profile-values.ts';
import { progressOf } from './progress.ts';

const ready = valuesOf(aReadyProfile());
const of = (over: Partial<ProfileValues>) => progressOf({ ...ready, ...over });

describe('how complete a profile is [PRF-1]', () => {
  it('goes from nothing to everything', () => {
    expect(progressOf(ready)).toEqual({ percent: 100, missing: [], wishes: [] });
    const { percent, missing, wishes } = progressOf(valuesOf(anEmptyProfile()));
    expect(percent).toBe(0);
    expect(missing).toHaveLength(11);
    expect(wishes.map(({ path }) => path)).toEqual(['introVideoUrl']);
  });

  it.each<[keyof ProfileValues, Partial<ProfileValues>, number]>([
    ['shortIntro', { shortIntro: '  ' }, 88],
    ['detailIntro', { detailIntro: '' }, 85],
    ['subjects', { subjects: [] }, 86],
    ['currentPosition', { currentPosition: '' }, 92],
    ['levels', { levels: [] }, 94],
    ['languages', { languages: [] }, 94],
    ['permanentAddress', { permanentAddress: '' }, 94],
    ['personalTaxCode', { personalTaxCode: '' }, 94],
    ['experiences', { experiences: [], certificates: [] }, 90],
    ['areas', { teachingMode: 'OFFLINE' }, 94],
  ])('lacks a part without %s, and names it', (name, over, percent) => {
    const progress = of(over);
    expect(progress.percent).toBe(percent);
    expect(progress.missing.map(({ path }) => path)).toEqual([name]);
  });

  it('counts a wish that is not met, and asks for nothing', () =>
    expect(of({ introVideoUrl: '' })).toMatchObject({ percent: 94, missing: [], wishes: [{ path: 'introVideoUrl' }] }));

  it('asks for no area of who teaches online, and for one of who comes to a place', () => {
    expect(of({ teachingMode: 'ONLINE' }).missing).toEqual([]);
    const areas = [{ provinceCode: '79', districtCode: '', communeCode: '' }];
    expect(of({ teachingMode: 'BOTH', areas }).missing).toEqual([]);
    // A place without its province is not one yet.
    expect(of({ teachingMode: 'BOTH', areas: [{ ...areas[0]!, provinceCode: '' }] }).missing).toHaveLength(1);
  });
});
