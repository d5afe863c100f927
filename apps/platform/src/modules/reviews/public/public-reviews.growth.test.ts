import type { Database } from '../../../core/database/database.ts';
import { platformWith } from '../../../testing/families/reviewed-teachers.ts';
import { planOf, stepsOf } from '../../../testing/query-plan.ts';
import { publicReviewRows } from './public-reviews.queries.ts';

let many: Database;
beforeAll(async () => {
  many = await platformWith(400, 4);
}, 120_000);
afterAll(() => many.close());

describe('four hundred reviews of each teacher', () => {
  it('do not make a page of one teacher’s reviews read more than what it shows [REV-1]', async () => {
    const plan = await planOf(many, publicReviewRows(many.db, 't3', { page: 1, size: 10 }), {});
    const read = stepsOf(plan).filter((step) => step['Relation Name'] === 'review');
    expect(Math.max(...read.map((step) => step['Actual Rows']))).toBeLessThanOrEqual(10);
  });
});
