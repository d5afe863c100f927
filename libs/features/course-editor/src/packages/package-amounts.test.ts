import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { aPackage } from '@portal/testing/courses/course-builders';
import { sumsOfPackage } from './package-amounts.ts';

const policy = { ...DEFAULT_TENANT.feePolicy, totalRate: 0.33, labelRate: 0.1, reading: 'TOTAL' } as const;

describe('what a package brings [CRS-6, INC-3]', () => {
  it('is counted for the whole, for a lesson and for 60 minutes, before and after the fee', () => {
    expect(sumsOfPackage(aPackage({ fee: 1_200_000, lessonCount: 8 }), 90, policy)).toEqual({
      gross: 1_200_000,
      net: 804_000,
      fee: 396_000,
      perLesson: { gross: 150_000, net: 100_500 },
      perHour: { gross: 100_000, net: 67_000 },
      full: null,
    });
  });

  it('follows the reading of the fee that the tenant chose', () => {
    expect(sumsOfPackage(aPackage({ fee: 1_000_000 }), 60, { ...policy, reading: 'LABEL' })?.net).toBe(900_000);
  });

  it('names the sum of a full group', () => {
    expect(sumsOfPackage(aPackage({ fee: 100_000, studentCount: 4 }), 60, policy)?.full).toEqual({
      students: 4,
      gross: 400_000,
      net: 268_000,
    });
  });

  it('leaves out what cannot be counted yet', () => {
    expect(sumsOfPackage(aPackage({ fee: 90_000, lessonCount: null }), 60, policy)).toMatchObject({
      perLesson: null,
      perHour: null,
    });
    expect(sumsOfPackage(aPackage({ fee: 90_000, lessonCount: 0 }), 60, policy)).toMatchObject({ perLesson: null });
    expect(sumsOfPackage(aPackage({ fee: 90_000 }), null, policy)).toMatchObject({ perHour: null });
    expect(sumsOfPackage(aPackage({ fee: 999 }), 60, policy)).toBeNull();
    expect(sumsOfPackage(aPackage({ fee: null }), 60, policy)).toBeNull();
    expect(sumsOfPackage(aPackage({ isTrial: true, fee: 50_000 }), 60, policy)).toBeNull();
  });
});
