/** @jest-environment node */
import { aHost, aParticipant } from '@portal/testing/live/live-builders';
import { type Floor, inOrder, nextFloor, NOBODY, smoothed, talkingOf } from './speaker.ts';

const levels = (over: Record<string, number>) => new Map(Object.entries(over));

describe('who speaks [CLS-3]', () => {
  it('is nobody before somebody has spoken, and then whoever is loudest', () => {
    expect(nextFloor(NOBODY, levels({ a: 4, b: 9 }), 0)).toBe(NOBODY);
    expect(nextFloor(NOBODY, levels({ a: 30, b: 60 }), 0)).toEqual({ id: 'b', since: 0 });
  });

  it('keeps the large place while she talks, however loud another one is', () => {
    const floor: Floor = { id: 'a', since: 0 };
    expect(nextFloor(floor, levels({ a: 12, b: 90 }), 60_000)).toBe(floor);
  });

  it('keeps it for two seconds at least, and on in silence', () => {
    const floor: Floor = { id: 'a', since: 1_000 };
    expect(nextFloor(floor, levels({ a: 0, b: 90 }), 2_999)).toBe(floor);
    expect(nextFloor(floor, levels({ a: 0, b: 90 }), 3_000)).toEqual({ id: 'b', since: 3_000 });
    expect(nextFloor(floor, levels({ a: 0, b: 0 }), 9_000)).toBe(floor);
  });

  it('is nobody who only coughs', () => {
    let heard = smoothed(new Map(), levels({ a: 38 }));
    expect(talkingOf(heard)).toEqual([]);
    heard = smoothed(heard, levels({ a: 0 }));
    expect(talkingOf(heard)).toEqual([]);
    for (let at = 0; at < 5; at += 1) heard = smoothed(heard, levels({ a: 38 }));
    expect(talkingOf(heard)).toEqual(['a']);
  });
});

describe('who is large [CLS-3]', () => {
  const on = aParticipant().media;
  const students = ['1', '2', '3'].map((no) => aParticipant({ id: `guest-${no}` }));
  const people = [...students, aHost()];
  const order = (over: Partial<Parameters<typeof inOrder>[0]> = {}) =>
    inOrder({ people, me: 'guest-1', pinned: null, speaker: null, isOneLarge: true, ...over }).map(({ id }) => id);
  const sharing = (who: string) =>
    people.map((person) => (person.id === who ? { ...person, media: { ...on, screen: true } } : person));

  it('is the host before anybody has spoken', () => {
    expect(order()).toEqual(['host-1', 'guest-1', 'guest-2', 'guest-3']);
  });

  it('is the speaker, but not oneself', () => {
    expect(order({ speaker: 'guest-3' })[0]).toBe('guest-3');
    expect(order({ speaker: 'guest-1' })[0]).toBe('host-1');
    expect(order({ me: 'host-1' })[0]).toBe('guest-1');
  });

  it('changes while all others keep their places, and the host has the one that is free', () => {
    expect(order({ speaker: 'guest-3' })).toEqual(['guest-3', 'guest-1', 'guest-2', 'host-1']);
    expect(order({ speaker: 'guest-2' })).toEqual(['guest-2', 'guest-1', 'host-1', 'guest-3']);
    expect(order({ speaker: 'host-1' })).toEqual(['host-1', 'guest-1', 'guest-2', 'guest-3']);
    expect(order({ me: 'host-1', speaker: 'guest-2' })).toEqual(['guest-2', 'guest-1', 'host-1', 'guest-3']);
  });

  it('is nobody where all are as large as each other, and nobody moves', () => {
    expect(order({ speaker: 'guest-3', pinned: 'guest-2', isOneLarge: false })).toEqual(order());
    expect(order({ people: sharing('guest-3'), isOneLarge: false })).toEqual(order());
  });

  it('is the one who was chosen before the speaker, and a shown screen before both', () => {
    expect(order({ speaker: 'guest-3', pinned: 'guest-2' })[0]).toBe('guest-2');
    expect(order({ speaker: 'guest-3', pinned: 'guest-1' })[0]).toBe('guest-1');
    expect(order({ people: sharing('guest-3'), speaker: 'guest-2', pinned: 'guest-2' })[0]).toBe('guest-3');
  });

  it('is not one’s own screen, which would show itself in itself', () => {
    expect(order({ people: sharing('guest-1') })[0]).toBe('host-1');
  });

  it('is the speaker again when the chosen one has left', () => {
    expect(order({ speaker: 'guest-3', pinned: 'gone' })[0]).toBe('guest-3');
  });

  it('is oneself where nobody else is', () => {
    expect(order({ people: [aHost()], me: 'host-1' })).toEqual(['host-1']);
  });
});
