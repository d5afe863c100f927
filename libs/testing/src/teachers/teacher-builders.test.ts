import * as v from 'valibot';
import { PublicCourse, PublicReview, PublicTeacher, TeacherCard } from '@portal/domain/teachers/public-teacher';
import { aPublicCourse, aPublicReview, aPublicTeacher, aTeacherCard } from './teacher-builders.ts';

it.each([
  ['aTeacherCard', TeacherCard, aTeacherCard()],
  ['aPublicCourse', PublicCourse, aPublicCourse()],
  ['aPublicTeacher', PublicTeacher, aPublicTeacher()],
  ['aPublicReview', PublicReview, aPublicReview()],
])('%s builds what its schema describes', (_name, schema: v.GenericSchema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});
