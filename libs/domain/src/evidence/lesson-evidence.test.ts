import { evidenceText } from './lesson-evidence.ts';

const event = {
  seq: 1,
  at: '2026-11-18T02:00:00.000Z',
  actor: '학생 A01',
  actorId: 's1',
  prevHash: '00',
  kind: 'JOINED',
  data: { device: '휴대폰', minutes: 3 },
} as const;

describe('the text that a link of evidence is the hash of [W1]', () => {
  it('is the same for the same facts, whatever their order and however the moment is written', () => {
    const same = { ...event, at: '2026-11-18T11:00:00+09:00', data: { minutes: 3, device: '휴대폰' } };
    expect(evidenceText('l1', same)).toBe(evidenceText('l1', event));
  });

  it.each([
    ['seq', 2],
    ['at', '2026-11-18T02:00:01.000Z'],
    ['kind', 'LEFT'],
    ['actor', '학생 A02'],
    ['actorId', null],
    ['data', { device: '휴대폰', minutes: 4 }],
    ['prevHash', '01'],
  ])('changes with %s', (field, value) => {
    expect(evidenceText('l1', { ...event, [field]: value })).not.toBe(evidenceText('l1', event));
  });

  it('is of one lesson', () => expect(evidenceText('l2', event)).not.toBe(evidenceText('l1', event)));
});
