import * as v from 'valibot';
import { FamilyHomework } from '@portal/domain/families/family-homework';
import { aFamilyHomework, aHandedHomework, anAskedHomework, aReturnedHomework } from './family-homework-builders.ts';

it.each([
  ['aFamilyHomework', aFamilyHomework()],
  ['aHandedHomework', aHandedHomework()],
  ['aReturnedHomework', aReturnedHomework()],
  ['anAskedHomework', anAskedHomework()],
])('%s builds what its schema describes', (_name, built) => {
  expect(v.parse(FamilyHomework, built)).toEqual(built);
});
