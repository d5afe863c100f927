import { attendanceOf } from '../lessons/attendance.ts';
import { evidenceLanes } from './evidence-lanes.ts';
import type { EvidenceEvent, EvidenceKind, EvidencePerson } from './lesson-evidence.ts';
import { staysOf } from './presence.ts';

const START = Date.parse('2026-11-18T10:00:00Z');
const minute = (minutes: number) => START + minutes * 60_000;
const iso = (minutes: number) => new Date(minute(minutes)).toISOString();
const people: EvidencePerson[] = [
  { id: 'host', role: 'HOST', name: '윤서진', studentName: null },
  { id: 's1', role: 'STUDENT', name: '김민준', studentName: null },
  { id: 's2', role: 'STUDENT', name: '이서연', studentName: null },
  { id: 'g1', role: 'GUARDIAN', name: 'Nguyễn Thị Hoa', studentName: '김민준' },
];
const lesson = { startAt: iso(0), endAt: iso(60), startedAt: iso(0), endedAt: iso(60), held: true };

type Told = [EvidenceKind, number, (string | null)?, Partial<EvidenceEvent>?];
const chain = (...told: Told[]): EvidenceEvent[] =>
  told.map(([kind, at, actorId = null, over = {}], index) => {
    const actor = people.find(({ id }) => id === actorId)?.name ?? '';
    const link = { id: `e${index + 1}`, seq: index + 1, prevHash: '', hash: '' };
    return { ...link, at: iso(at), kind, actor, actorId, data: {}, ...over };
  });
const lanesOf = (events: EvidenceEvent[], over: Partial<typeof lesson> | { endedAt: null } = {}, now = 70) =>
  evidenceLanes({ events, people }, { ...lesson, ...over }, minute(now));
const laneOf = (id: string, ...[events, over, now]: Parameters<typeof lanesOf>) =>
  lanesOf(events, over, now).lanes.find(({ person }) => person.id === id)!;

describe('the lanes of a lesson [W1, CLS-3]', () => {
  it('are one for each person, also for a student who never came', () => {
    const { lanes, cameCount, studentCount } = lanesOf(chain(['JOINED', -8, 'host'], ['JOINED', 1, 's1']));
    expect(lanes.map(({ person, isAbsent }) => [person.id, isAbsent])).toEqual([
      ['host', false],
      ['s1', false],
      ['s2', true],
      ['g1', false],
    ]);
    expect([cameCount, studentCount]).toEqual([1, 2]);
  });

  it('say where she was, door and room, and that nobody saw her go', () => {
    const events = chain(
      ['WAITED', 2, 's1'],
      ['JOINED', 4, 's1'],
      ['RECOVERED', 30, 's1', { data: { lastSeen: iso(25) } }],
      ['JOINED', 31, 's1'],
    );
    expect(laneOf('s1', events, { endedAt: null }, 40).pieces).toMatchObject([
      { place: 'DOOR', from: minute(2), to: minute(4), isCut: false },
      { place: 'ROOM', from: minute(4), to: minute(25), isCut: true },
      { place: 'ROOM', from: minute(31), to: null, isCut: false },
    ]);
    expect(laneOf('s1', events, { endedAt: null }, 40).minutes).toBe(30);
  });

  it('is absent who stood at the door alone', () => {
    const events = chain(['WAITED', 2, 's1'], ['TURNED', 4, 's1']);
    expect(laneOf('s1', events)).toMatchObject({ isAbsent: true, minutes: 0, pieces: [{ place: 'DOOR' }] });
  });

  it('name what she typed where it is not her name, once each', () => {
    const typed = (actor: string) => ({ actor });
    const events = chain(
      ['WAITED', 0, 's1', typed('Minh')],
      ['JOINED', 1, 's1', typed('Minh')],
      ['LEFT', 2, 's1', typed('누구')],
      ['JOINED', 3, 's1'],
      ['JOINED', 4, 'g1', typed('Minh 어머니')],
    );
    expect(laneOf('s1', events).calledNames).toEqual(['Minh']);
    expect(laneOf('g1', events).calledNames).toEqual(['Minh 어머니']);
    expect(laneOf('host', events).calledNames).toEqual([]);
  });

  it('keep when her line was weak', () => {
    expect(laneOf('s1', chain(['LINE_WEAK', 3, 's1'], ['LINE_WEAK', 4, 'host'])).weakAt).toEqual([minute(3)]);
  });

  it.each([
    ['from before to after', [-5, 70], 60],
    ['late, and on', [10.6, 60], 49],
    ['before it alone', [-10, -1], 0],
  ])('count minutes as attendance does: %s', (_, [from, to], minutes) => {
    const events = chain(['JOINED', from!, 's1'], ['LEFT', to!, 's1']);
    const own = staysOf(events).map((stay) => ({ from: new Date(stay.from), to: stay.to && new Date(stay.to) }));
    const attendance = attendanceOf(
      own.map((stay) => ({ ...stay, to: stay.to || null })),
      { startAt: new Date(minute(0)), endAt: new Date(minute(60)) },
    );
    expect(laneOf('s1', events).minutes).toBe(minutes);
    expect(attendance.minutes).toBe(minutes);
  });

  it.each([
    ['of one to whom nobody came', { held: false }, 15],
    ['while she waits', { endedAt: null, held: null }, 15],
    ['of one that was held', {}, 16],
  ])(
    'count the minutes of a teacher as the clock of her wait does, until the lesson is held: %s',
    (_, over, minutes) => {
      const events = chain(['JOINED', -1, 'host'], ['LEFT', 15.6, 'host']);
      expect(laneOf('host', events, over as Partial<typeof lesson>, 16).minutes).toBe(minutes);
    },
  );

  it('add up the minutes of students alone', () => {
    const events = chain(
      ['JOINED', 0, 'host'],
      ['JOINED', 10, 's1'],
      ['JOINED', 20, 's2'],
      ['JOINED', 0, 'g1'],
      ['LEFT', 50, 's1'],
    );
    expect(lanesOf(events).studentMinutes).toBe(40 + 40);
  });
});

it('marks what the teacher and the lesson did, not the comings and goings [W1]', () => {
  const events = chain(['ROOM_OPENED', -13], ['JOINED', -8, 'host'], ['POLL', 27, 'host'], ['TURNED', 30, 's1']);
  expect(lanesOf(events).marks).toEqual([
    { kind: 'ROOM_OPENED', at: minute(-13), eventId: 'e1' },
    { kind: 'POLL', at: minute(27), eventId: 'e3' },
  ]);
});

it.each<[string, EvidenceEvent[], number, number]>([
  ['a quarter before and after', chain(['STARTED', 0]), -15, 75],
  ['wider for who came early', chain(['JOINED', -16, 's1'], ['LEFT', 20, 's1']), -30, 75],
  ['wider for what lasted', chain(['ENDED', 88]), -15, 90],
  ['not for what was written in the evening', chain(['DIARY_SENT', 300], ['CONFIRMED', 1740]), -15, 75],
])('has an axis of whole quarters: %s', (_, events, from, to) => {
  expect(lanesOf(events).axis).toEqual({ from: minute(from), to: minute(to) });
});

describe('the minutes that a lesson was held [CLS-3]', () => {
  it.each([
    ['all', {}, 60],
    ['from when she began it', { startedAt: iso(10) }, 50],
    ['not those before its time and not those after', { startedAt: iso(-5), endedAt: iso(90) }, 60],
    ['until now while it runs', { endedAt: null, held: null }, 25],
    ['none where it was not held', { held: false }, 0],
    ['none where nobody began it', { startedAt: null }, 0],
    ['its own where it was over before its time', { startedAt: iso(-30), endedAt: iso(-10) }, 20],
  ])('are %s', (_, over, minutes) => {
    const { heldMinutes, agreedMinutes } = lanesOf([], over as Partial<typeof lesson>, 25);
    expect([heldMinutes, agreedMinutes]).toEqual([minutes, 60]);
  });
});
