import * as v from 'valibot';
import {
  APPLICATION_FIELD_NAMES,
  ApplicationContent,
  type ApplicationField,
} from '@portal/domain/recruiting/application';
import { anApplicationFile } from '@portal/testing/recruiting/application-builders';
import { aDraft } from '../recruiting.fixture.ts';
import {
  ApplicationDraft,
  applicationSchema,
  type ApplicationValues,
  contentOf,
  correctionSchema,
  EMPTY_APPLICATION,
  FORM_LABELS,
  formNameOf,
} from './application-values.ts';

const written = { ...EMPTY_APPLICATION, ...aDraft, agree: true } as ApplicationValues;
const wrong = (schema: v.GenericSchema, values: object) => {
  const { issues = [] } = v.safeParse(schema, values);
  return [...new Set(issues.map((issue) => v.getDotPath(issue)))];
};

describe('the values of an application', () => {
  it('ask for everything but the address, the introduction and the referral code', () =>
    expect(wrong(applicationSchema, EMPTY_APPLICATION)).toEqual([
      'fullName',
      'phone',
      'email',
      'subjectIds',
      'teachingMode',
      'experience',
      'files',
      'agree',
    ]));

  it('are sent as the contract has them: files by their ids, and the consent not at all', () => {
    expect(wrong(applicationSchema, written)).toEqual([]);
    const content = contentOf(written);
    expect(v.is(ApplicationContent, content)).toBe(true);
    expect(content.fileIds).toEqual(['file_1']);
  });

  it.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
  ])('take %s files: %s', (count, fits) => {
    const files = Array.from({ length: count }, (_, at) => anApplicationFile({ id: `file_${at}` }));
    expect(wrong(applicationSchema, { ...written, files })).toEqual(fits ? [] : ['files']);
  });

  it.each(APPLICATION_FIELD_NAMES)('of a correction follow the rules of what is asked for alone: %s', (name) => {
    const mayBeEmpty: readonly ApplicationField[] = ['address', 'note', 'referralCode'];
    const expected = mayBeEmpty.includes(name) ? [] : [formNameOf(name)];
    expect(wrong(correctionSchema([name]), EMPTY_APPLICATION)).toEqual(expected);
  });

  it('of a correction in nothing follow no rule', () =>
    expect(wrong(correctionSchema([]), { ...EMPTY_APPLICATION, referralCode: '!' })).toEqual([]));

  it('have a name on screen for each of their fields', () => {
    const names = Object.keys(EMPTY_APPLICATION).filter((name) => name !== 'agree');
    expect(names.filter((name) => !FORM_LABELS[name])).toEqual([]);
    expect(APPLICATION_FIELD_NAMES.map(formNameOf).sort()).toEqual(names.sort());
  });

  it.each([
    ['as they were kept', aDraft, true],
    ['without files', { ...aDraft, files: undefined }, true],
    ['with files of another shape', { ...aDraft, files: [{ id: 'file_1' }] }, false],
    ['with subjects that are no list', { ...aDraft, subjectIds: 'math' }, false],
  ])('come back from a draft %s: %s', (_what, draft, fits) => expect(v.is(ApplicationDraft, draft)).toBe(fits));
});
