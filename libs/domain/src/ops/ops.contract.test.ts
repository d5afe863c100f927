import * as v from 'valibot';
import { opsContract as contract } from './ops.contract.ts';
import { OPS_QUEUES, OpsItemDetails } from './ops.ts';

describe('a decision of the team', () => {
  const remark = { path: 'packages.0.fee', remark: '너무 싸요' };
  it.each<[string, object, boolean]>([
    ['with nothing to say', {}, true],
    ['with a reason of 2,000 characters', { reason: '가'.repeat(2_000) }, true],
    ['with one of 2,001', { reason: '가'.repeat(2_001) }, false],
    ['that asks for a correction', { decision: 'CORRECT', remarks: [remark] }, true],
    ['that is none', { decision: 'POSTPONE' }, false],
    ['with 50 remarks', { remarks: Array(50).fill(remark) }, true],
    ['with 51', { remarks: Array(51).fill(remark) }, false],
    ['with a remark of 500 characters', { remarks: [{ ...remark, remark: '가'.repeat(500) }] }, true],
    ['with one of 501', { remarks: [{ ...remark, remark: '가'.repeat(501) }] }, false],
    ['with a remark that says nothing', { remarks: [{ ...remark, remark: ' ' }] }, false],
    ['at a path of 121 letters', { remarks: [{ ...remark, path: 'p'.repeat(121) }] }, false],
    ['in the name of somebody else', { reviewer: 'ops_2' }, false],
  ])('%s', (_what, change, fits) => {
    const body = { decision: 'DECLINE', reason: '', remarks: [], ...change };
    expect(v.is(contract.decideOpsItem.body, body)).toBe(fits);
  });

  it.each(OPS_QUEUES)('is taken in the queue %s', (queue) => {
    expect(v.is(contract.decideOpsItem.params, { queue, id: 'itm_1' })).toBe(true);
    expect(v.is(contract.listOpsItems.params, { queue })).toBe(true);
  });

  it.each(['courses', 'PAYMENTS', ''])('is taken in no queue %j', (queue) => {
    expect(v.is(contract.decideOpsItem.params, { queue, id: 'itm_1' })).toBe(false);
    expect(v.is(contract.listOpsItems.params, { queue })).toBe(false);
  });

  it.each([
    [{}, true],
    [{ filter: 'MINE', page: '1000' }, true],
    [{ filter: 'ALL' }, false],
    [{ page: '1001' }, false],
    [{ size: '10' }, false],
  ])('is prepared by a list for %j: %s', (query, fits) => {
    expect(v.is(contract.listOpsItems.query, query)).toBe(fits);
  });

  it('is for operators alone, at every call of the desk', () => {
    expect(new Set(Object.values(contract).map(({ access }) => access))).toEqual(new Set(['operator']));
  });
});

describe('what lies before an operator', () => {
  const item = {
    id: 'itm_1',
    title: '문의',
    mark: '',
    teacherId: null,
    teacherName: '김수학',
    state: 'WAITING',
    isAgain: false,
    submittedAt: '2026-11-18T01:42:00Z',
    dueAt: '2026-11-19T01:42:00Z',
    reviewer: null,
    decidedAt: null,
    confirmation: null,
  };
  const details = {
    fields: [],
    note: '',
    changes: [],
    findings: [],
    lastRemarks: [],
    lastReason: null,
    remarks: [],
    reason: null,
  };
  const about = (queue: string, more: object) =>
    v.is(OpsItemDetails, { queue, item: { ...item, queue }, ...details, ...more });

  it.each(['APPLICATIONS', 'REVIEWS', 'TICKETS', 'WITHDRAWALS'])('of %s has its files', (queue) => {
    expect(about(queue, { files: [], lessons: [] })).toBe(true);
    expect(about(queue, {})).toBe(false);
  });

  it.each(['PROFILES', 'COURSES'])('of %s has what families would see', (queue) => {
    expect(about(queue, { files: [], lessons: [] })).toBe(false);
    expect(about(queue, { content: null })).toBe(false);
  });
});
