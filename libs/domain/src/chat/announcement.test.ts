import * as v from 'valibot';
import { NewAnnouncement } from './announcement.ts';

const announcement = {
  clientId: '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f',
  classIds: ['class-1'],
  content: '다음 주 수요일은 쉬어요.',
  fileIds: [],
};
const many = (count: number) => Array.from({ length: count }, (_, no) => `id-${no}`);

describe('an announcement that is sent [CHT-2]', () => {
  it.each<[string, object, boolean]>([
    ['to one class', {}, true],
    ['to twenty', { classIds: many(20) }, true],
    ['to twenty-one', { classIds: many(21) }, false],
    ['to none', { classIds: [] }, false],
    ['of 5,000 characters that a computer counts twice', { content: '😀'.repeat(5_000) }, true],
    ['of 5,001', { content: '가'.repeat(5_001) }, false],
    ['of files alone', { content: '', fileIds: many(1) }, false],
    ['with ten files', { fileIds: many(10) }, true],
    ['with eleven', { fileIds: many(11) }, false],
    ['with a reason for its contact data', { contactReason: '휴강 날 연락처예요' }, true],
    ['without a name of its own', { clientId: undefined }, false],
    ['as an answer to something', { replyTo: 1 }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(NewAnnouncement, { ...announcement, ...change })).toBe(fits);
  });
});
