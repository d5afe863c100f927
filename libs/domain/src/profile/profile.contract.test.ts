import * as v from 'valibot';
import { LEVELS } from '../catalog/level.ts';
import { profileContract as contract } from './profile.contract.ts';
import { EMPTY_PROFILE, PublicTeacherProfile } from './teacher-profile.ts';

const certificate = { id: 'cer_1', name: '정교사 2급', issuer: '교육부', issuedOn: null, fileId: 'fil_1' };
const experience = { id: 'exp_1', title: '강사', organisation: '학원', from: '2020-03-01', to: null, description: '' };
const subject = { subjectId: 'sub_1', topicIds: [] };
const area = { provinceCode: '79', districtCode: null, communeCode: null };
const saves = (change: object) =>
  v.is(contract.updateTeacherProfile.body, { version: 1, content: { ...EMPTY_PROFILE, ...change } });

describe('a teaching profile as it is kept while it is written [PRF-1]', () => {
  it.each<[string, object, boolean]>([
    ['before the first word', {}, true],
    ['with a short intro of 150 characters', { shortIntro: '가'.repeat(150) }, true],
    ['with one of 151', { shortIntro: '가'.repeat(151) }, false],
    ['with a detailed intro of 5,000', { detailIntro: '가'.repeat(5_000) }, true],
    ['with one of 5,001', { detailIntro: '가'.repeat(5_001) }, false],
    ['with ten subjects', { subjects: Array(10).fill(subject) }, true],
    ['with eleven', { subjects: Array(11).fill(subject) }, false],
    ['with 51 topics of one', { subjects: [{ ...subject, topicIds: Array(51).fill('top_1') }] }, false],
    ['with every level', { levels: LEVELS }, true],
    ['with a level that is none', { levels: ['EXPERT'] }, false],
    ['with a province alone', { areas: [area] }, true],
    ['with a district of no province', { areas: [{ ...area, provinceCode: null }] }, false],
    ['with an address of 256 characters', { permanentAddress: '가'.repeat(256) }, false],
    ['with a tax code of 20', { personalTaxCode: '1'.repeat(20) }, true],
    ['with a tax code of 21', { personalTaxCode: '1'.repeat(21) }, false],
    ['with an experience that lasts', { experiences: [experience] }, true],
    ['with one that began on no day', { experiences: [{ ...experience, from: '2020-02-30' }] }, false],
    ['with 21 experiences', { experiences: Array(21).fill(experience) }, false],
    ['with a certificate whose file is not there yet', { certificates: [{ ...certificate, fileId: null }] }, true],
    ['with a certificate whose file is an address', { certificates: [{ ...certificate, fileId: '/f/1' }] }, false],
    ['with 21 certificates', { certificates: Array(21).fill(certificate) }, false],
    ['that approves itself', { status: 'APPROVED' }, false],
  ])('%s', (_what, change, fits) => {
    expect(saves(change)).toBe(fits);
  });

  it.each([
    [1, true],
    [0, false],
    [undefined, false],
  ])('is handed in at the version %s that she saw: %s [PRF-2]', (version, fits) => {
    expect(v.is(contract.submitTeacherProfile.body, { version })).toBe(fits);
  });

  it('is refused by what she can mend: something is missing, or was changed elsewhere', () => {
    expect(contract.submitTeacherProfile.errors).toEqual(['VERSION_CONFLICT', 'PROFILE_INCOMPLETE', 'WRONG_STATE']);
  });
});

describe('a profile beside another of its versions', () => {
  it.each([
    [{ from: 'PUBLISHED', to: 'DRAFT' }, true],
    [{ from: 'sbm_1', to: 'sbm_2' }, true],
    [{ from: 'PUBLISHED' }, false],
    [{ from: '../x', to: 'DRAFT' }, false],
  ])('is compared by %j: %s', (query, fits) => {
    expect(v.is(contract.compareProfile.query, query)).toBe(fits);
  });

  it.each([
    [{ as: 'PARENT', of: 'DRAFT' }, true],
    [{ as: 'STUDENT', of: 'PUBLISHED' }, true],
    [{ as: 'TEACHER', of: 'DRAFT' }, false],
    [{ as: 'PARENT', of: 'sbm_1' }, false],
    [{ as: 'PARENT' }, false],
  ])('is looked at with other eyes by %j: %s', (query, fits) => {
    expect(v.is(contract.previewTeacherProfile.query, query)).toBe(fits);
  });
});

it('families see of a teacher neither her address nor her tax code nor the files of her certificates (R50)', () => {
  const shown = {
    name: '김수학',
    avatar: null,
    shortIntro: '',
    detailIntro: '',
    introVideoUrl: '',
    currentPosition: '',
    subjects: [],
    levels: [],
    languages: [],
    teachingMode: null,
    areas: [],
    experiences: [],
    certificates: [{ name: '정교사 2급', issuer: '교육부', issuedOn: null }],
  };
  const hidden = { permanentAddress: '서울', personalTaxCode: '123', phone: '0312345678' };
  const body = { ...shown, ...hidden, certificates: [{ ...shown.certificates[0], file: { url: '/f' }, id: 'cer_1' }] };
  expect(v.parse(PublicTeacherProfile, body)).toEqual(shown);
  expect(v.parse(contract.previewTeacherProfile.response, { data: body })).toEqual({ data: shown });
});
