import * as v from 'valibot';
import { FamilyReview, ReviewingChild } from '@portal/domain/families/family-review';
import { aFamilyReview, aReviewingChild } from './family-review-builders.ts';

it.each([
  ['aFamilyReview', FamilyReview, aFamilyReview()],
  ['aReviewingChild', ReviewingChild, aReviewingChild({ review: aFamilyReview() })],
])('%s builds what its schema describes', (_name, schema: v.GenericSchema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});
