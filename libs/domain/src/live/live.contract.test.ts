import * as v from 'valibot';
import { LIVE_EVENTS, LIVE_HOST_REQUESTS, LIVE_REQUESTS, Signal } from './live-events.ts';
import { MaterialToShow } from './live-material.ts';
import { liveContract } from './live.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const element = { id: 'el_1', version: 1, type: 'rectangle', x: 3 };

describe('what a participant of a room may say [CLS-3]', () => {
  const poll = { pollId: 'pol_1', option: 0 };
  const media = { audio: true, video: false, screen: false, line: 'GOOD' };
  it.each<[keyof typeof LIVE_REQUESTS, string, unknown, boolean]>([
    ['live.media', 'of her devices', media, true],
    ['live.media', 'of a line that is none', { ...media, line: 'BROKEN' }, false],
    ['live.media', 'of half of them', { audio: true }, false],
    ['live.hand', 'with her hand up', { up: true }, true],
    ['live.hand', 'with a hand that is a number', { up: 1 }, false],
    ['live.chat', 'in 1,000 characters', { clientId, text: '가'.repeat(1_000) }, true],
    ['live.chat', 'in 1,001', { clientId, text: '가'.repeat(1_001) }, false],
    ['live.chat', 'without a word', { clientId, text: ' \n' }, false],
    ['live.chat', 'under the name of another', { clientId, text: '네', name: '선생님' }, false],
    ['live.vote', 'for the first option', poll, true],
    ['live.vote', 'for one before the first', { ...poll, option: -1 }, false],
    ['live.vote', 'for half of two', { ...poll, option: 0.5 }, false],
    ['live.board', 'on page 50', { page: 50, elements: [element] }, true],
    ['live.board', 'on page 51', { page: 51, elements: [element] }, false],
    ['live.board', 'on page 0', { page: 0, elements: [element] }, false],
    ['live.board', 'with 500 things', { page: 1, elements: Array(500).fill(element) }, true],
    ['live.board', 'with 501', { page: 1, elements: Array(501).fill(element) }, false],
    ['live.board', 'with a thing without a version', { page: 1, elements: [{ id: 'el_1' }] }, false],
    ['live.board', 'with a name of 65 letters', { page: 1, elements: [{ ...element, id: 'e'.repeat(65) }] }, false],
    ['live.look', 'and look alone', { alone: true }, true],
    ['live.look', 'and look at nothing', {}, false],
    ['live.leave', 'and go', {}, true],
    ['live.leave', 'and take somebody along', { participantId: 'prt_2' }, false],
  ])('%s %s', (name, _what, payload, fits) => {
    expect(v.is(LIVE_REQUESTS[name], payload)).toBe(fits);
  });

  it('keeps of what is drawn everything that the library of the board wrote', () => {
    const { elements } = v.parse(LIVE_REQUESTS['live.board'], { page: 1, elements: [element] });
    expect(elements).toEqual([element]);
  });
});

describe('what only the host may say', () => {
  const options = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}번`);
  it.each<[keyof typeof LIVE_HOST_REQUESTS, string, unknown, boolean]>([
    ['live.admit', 'to somebody at the door', { guestId: 'gst_1', admit: false }, true],
    ['live.mute', 'to one', { participantId: 'prt_1' }, true],
    ['live.mute', 'to all', { participantId: null }, true],
    ['live.mute', 'to nobody', {}, false],
    ['live.remove', 'to one', { participantId: 'prt_1' }, true],
    ['live.remove', 'to all at once: never', { participantId: null }, false],
    ['live.drawing', 'to all', { participantId: null, may: true }, true],
    ['live.poll', 'with two answers', { question: '다 했나요?', options: options(2), answer: null }, true],
    ['live.poll', 'with six answers', { question: '다 했나요?', options: options(6), answer: null }, true],
    ['live.poll', 'with one answer', { question: '다 했나요?', options: options(1), answer: null }, false],
    ['live.poll', 'with seven', { question: '다 했나요?', options: options(7), answer: null }, false],
    ['live.poll', 'without a question', { question: '', options: options(2), answer: null }, false],
    ['live.poll', 'with an empty answer', { question: '다 했나요?', options: ['네', ''], answer: null }, false],
    [
      'live.poll',
      'with an answer of 81 characters',
      { question: '?', options: ['네', '가'.repeat(81)], answer: null },
      false,
    ],
    ['live.poll', 'with a right answer', { question: '?', options: options(2), answer: 1 }, true],
    ['live.poll', 'with a right answer that is none of them', { question: '?', options: options(2), answer: 2 }, false],
    ['live.poll', 'to close it', null, true],
    ['live.lowerHand', 'of all', { participantId: null }, true],
    ['live.focus', 'on the board', { focus: 'BOARD' }, true],
    ['live.focus', 'on a question, which everybody sees anyway', { focus: 'POLL' }, false],
    ['live.page', 'to turn to page 50', { page: 50 }, true],
    ['live.page', 'to turn to half a page', { page: 1.5 }, false],
    ['live.material', 'to take it away', null, true],
    ['live.waitMessage', 'with words of her own', { text: '오세요' }, false],
  ])('%s %s', (name, _what, payload, fits) => {
    expect(v.is(LIVE_HOST_REQUESTS[name], payload)).toBe(fits);
  });

  it('and what everybody may say have no name in common', () => {
    const everybody = Object.keys(LIVE_REQUESTS);
    expect(Object.keys(LIVE_HOST_REQUESTS).filter((name) => everybody.includes(name))).toEqual([]);
  });
});

describe('material before everybody', () => {
  const link = { kind: 'LINK', name: '그래프', url: 'https://example.com/graph' };
  it.each<[string, unknown, boolean]>([
    ['a page of somebody else', link, true],
    ['a page without encryption', { ...link, url: 'http://example.com/graph' }, false],
    ['a page with a password', { ...link, url: 'https://user:pw@example.com/graph' }, false],
    ['a program', { ...link, url: 'javascript:alert(1)' }, false],
    ['a file of this machine', { ...link, url: 'file:///etc/passwd' }, false],
    ['a text that is no address', { ...link, url: 'example.com' }, false],
    ['a page without a name', { ...link, name: '' }, false],
    ['a file of a lecture', { kind: 'FILE', lectureId: 'lec_1', fileId: 'fil_1' }, true],
    ['a file of no lecture', { kind: 'FILE', fileId: 'fil_1' }, false],
    ['a file with a page beside it', { kind: 'FILE', lectureId: 'l', fileId: 'f', url: link.url }, false],
    ['something else', { kind: 'VIDEO', url: link.url }, false],
  ])('is %s', (_what, material, fits) => {
    expect(v.is(MaterialToShow, material)).toBe(fits);
  });
});

describe('a step of the negotiation between two browsers', () => {
  it.each<[string, unknown, boolean]>([
    ['an offer', { description: { type: 'offer', sdp: 'v=0' } }, true],
    ['an offer of 60,000 letters', { description: { type: 'offer', sdp: 'v'.repeat(60_000) } }, true],
    ['a longer one', { description: { type: 'offer', sdp: 'v'.repeat(60_001) } }, false],
    ['a kind that WebRTC does not have', { description: { type: 'demand' } }, false],
    ['the end of the candidates', { candidate: null }, true],
    ['a candidate of 2,001 letters', { candidate: { candidate: 'c'.repeat(2_001) } }, false],
    ['anything besides', { candidate: null, script: 'x' }, false],
  ])('is %s', (_what, signal, fits) => {
    expect(v.is(Signal, signal)).toBe(fits);
  });
});

describe('the way in without an account', () => {
  const link = 'abcDEF_-.0123456789012';
  it.each<[string, object, boolean]>([
    ['with her link and a name', {}, true],
    ['with a link of 19 letters', { link: 'a'.repeat(19) }, false],
    ['with a link of 512', { link: 'a'.repeat(512) }, true],
    ['with a link of 513', { link: 'a'.repeat(513) }, false],
    ['with a link that leaves its path', { link: `../${'a'.repeat(20)}` }, false],
    ['without a name', { name: '  ' }, false],
    ['with a name of 60 characters', { name: '가'.repeat(60) }, true],
    ['with a telephone number for a name', { name: '010-1234-5678' }, false],
    ['with a name of 61', { name: '가'.repeat(61) }, false],
    ['as the host', { role: 'HOST' }, false],
  ])('a guest comes %s', (_what, change, fits) => {
    expect(v.is(liveContract.enterAsGuest.body, { link, name: '이서준', ...change })).toBe(fits);
  });

  it('tells at the door of the lesson what a guest may know, and nothing of its students', () => {
    const lesson = {
      lessonId: 'les_1',
      title: '일차방정식',
      className: '중1 수학',
      teacherName: '김수학',
      isOver: false,
      startAt: '2026-11-18T02:00:00Z',
      endAt: '2026-11-18T03:00:00Z',
      opensAt: '2026-11-18T01:45:00Z',
    };
    const body = { data: { lesson: { ...lesson, students: ['박하은'], place: '서울' }, name: '이서준' } };
    expect(v.parse(liveContract.getGuestLesson.response, body)).toEqual({ data: { lesson, name: '이서준' } });
  });

  it('is open to anybody with a link, and closed where it was renewed', () => {
    const ways = [liveContract.getGuestLesson, liveContract.enterAsGuest];
    for (const { access, errors } of ways) expect([access, errors[0]]).toEqual(['public', 'LINK_REVOKED']);
    expect(v.is(LIVE_EVENTS['live.over'], { reason: 'LINK' })).toBe(true);
    expect(v.is(LIVE_EVENTS['live.door'], { state: 'OPEN', opensAt: null })).toBe(false);
  });
});
