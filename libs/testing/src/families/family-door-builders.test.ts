import * as v from 'valibot';
import {
  FamilyDoor,
  FamilyLesson,
  FamilyMove,
  FamilyQuestion,
  FamilyRecord,
} from '@portal/domain/families/family-door';
import { aFamilyDoor, aFamilyLesson, aFamilyMove, aFamilyQuestion, aFamilyRecord } from './family-door-builders.ts';

it.each([
  ['aFamilyDoor', FamilyDoor, aFamilyDoor({ moves: [aFamilyMove()] })],
  ['aFamilyLesson', FamilyLesson, aFamilyLesson()],
  ['aFamilyMove', FamilyMove, aFamilyMove()],
  ['aFamilyQuestion', FamilyQuestion, aFamilyQuestion()],
  ['aFamilyRecord', FamilyRecord, aFamilyRecord({ question: aFamilyQuestion() })],
])('%s builds what its schema describes', (_name, schema: v.GenericSchema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});
