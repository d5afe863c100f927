import { findContactData } from './contact-data.ts';
import {
  contactParts,
  findContactSpans,
  hasNewContacts,
  partsWithoutContacts,
  readTogether,
  saysMoreThanMarks,
  withoutContacts,
} from './contact-spans.ts';

const marked = (text: string) => findContactSpans(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('contact data in a text [REV-1]', () => {
  it.each([
    ['궁금한 점은 010-2841-2274로 전화 주세요.', [['PHONE', '010-2841-2274']]],
    ['０１０－１２３４－５６７８ 이에요', [['PHONE', '０１０－１２３４－５６７８']]],
    ['공일공 일이삼사 오육칠팔', [['PHONE', '공일공 일이삼사 오육칠팔']]],
    ['메일은 kim.math+a@school.co.kr 이에요.', [['EMAIL', 'kim.math+a@school.co.kr']]],
    ['카톡 아이디는 math_teacher.01 이에요', [['MESSENGER', '카톡 아이디는 math_teacher.01']]],
    [
      '전화 010-1234-5678, 메일 a@b.com.',
      [
        ['PHONE', '010-1234-5678'],
        ['EMAIL', 'a@b.com'],
      ],
    ],
    ['숙제를 20문제에서 12문제로 줄일게요.', []],
    ['abc@ naver . com 이에요', [['EMAIL', 'abc@ naver . com']]],
    ['http://evil.example/a?b=1에 있어요', [['LINK', 'http://evil.example/a?b=1']]],
    ['번호 \u202e8765-4321-010', [['PHONE', '\u202e8765-4321-010']]],
    ['01\u200b0-2841-2274', [['PHONE', '01\u200b0-2841-2274']]],
    ['번호는 010-1234-오육칠팔이에요', [['PHONE', '010-1234-오육칠팔']]],
    ['번호는 공일공 일이삼사 오육칠팔이에요', [['PHONE', '공일공 일이삼사 오육칠팔']]],
    ['open\u3002kakao\u3002com\u2215o\u2215abc로', [['LINK', 'open\u3002kakao\u3002com\u2215o\u2215abc']]],
    ['hong골뱅이지메일닷컴이에요', [['EMAIL', 'hong골뱅이지메일닷컴']]],
    ['계좌 110-123-456789 신한', [['ACCOUNT', '110-123-456789']]],
    ['sđt: 912345678 nhé', [['PHONE', '912345678']]],
    ['오픈채팅방 이름은 "중2 수학방"이에요', [['MESSENGER', '오픈채팅방 이름은 "중2 수학방"']]],
    ['Zalo mình là hong.tran nhé', [['MESSENGER', 'Zalo mình là hong.tran']]],
    ['', []],
  ])('%s', (text, found) => {
    expect(marked(text)).toEqual(found);
  });

  it('is marked in a text that a Mac has taken apart', () => {
    const text = '번호는 공일공 일이삼사 오육칠팔'.normalize('NFD');
    expect(marked(text).map(([, part]) => part!.normalize('NFC'))).toEqual(['공일공 일이삼사 오육칠팔']);
  });

  it.each([
    '010 1234 5678',
    '+84 912 345 678',
    'a@b.c',
    'zalo: math_01',
    '인스타 @abc',
    'zalo: 0 9 0 1 2 3 4 5 6 7',
    'open.kakao.com/o/abc',
    '라인 아이디: math1234',
    '안녕하세요, 반가워요',
  ])('is marked where the server finds it, and there alone: %s', (text) => {
    expect(findContactSpans(text).length > 0).toBe(findContactData(text).length > 0);
  });

  it.each([
    ['더 궁금한 점은 010-2841-2274로 물어봐 주세요.', '더 궁금한 점은 (연락처 비움)으로 물어봐 주세요.'],
    ['010-2841-2274를 눌러 주세요', '(연락처 비움)을 눌러 주세요'],
    ['제 번호는 010-2841-2274예요.', '제 번호는 (연락처 비움)이에요.'],
    ['a@b.com이나 010-2841-2274', '(연락처 비움)이나 (연락처 비움)'],
    ['Có việc gấp, gọi cô số 010-1234-5678 nhé.', 'Có việc gấp, gọi cô số (đã bỏ liên lạc) nhé.'],
    ['Call me: 010-1234-5678.', 'Call me: (contact removed).'],
    ['010-1234-5678', '(연락처 비움)'],
    ['고마워요.', '고마워요.'],
  ])('is left out with a mark in the language of its words: %s', (text, instead) => {
    expect(withoutContacts(text)).toBe(instead);
    expect(findContactData(instead)).toEqual([]);
  });

  it.each([
    ['전화 010-1234-5678, 메일 a@b.com', ['전화 ', '[010-1234-5678]', ', 메일 ', '[a@b.com]']],
    ['010-1234-5678', ['[010-1234-5678]']],
    ['고마워요.', ['고마워요.']],
    ['', []],
  ])('is cut out of the text around it, and nothing is lost: %s', (text, parts) => {
    const cut = contactParts(text);
    expect(cut.map(({ part, isContact }) => (isContact ? `[${part}]` : part))).toEqual(parts);
    expect(cut.map(({ start, part }) => text.slice(start, start + part.length)).join('')).toBe(text);
  });
});

describe('words from which contact data was left out', () => {
  it.each([
    ['제 번호는 (연락처 비움)이에요.', true],
    ['(연락처 비움)이나 (연락처 비움)', true],
    ['(연락처 비움)', false],
    ['(연락처 비움)으로\n(연락처 비움)이에요', false],
    ['(đã bỏ liên lạc)', false],
    ['(contact removed)', false],
    ['', false],
  ])('say something besides, or nothing: %s', (without, saysMore) => {
    expect(saysMoreThanMarks(without)).toBe(saysMore);
  });
});

describe('some kinds of contact data alone', () => {
  const text = '번호는 010-2841-2274예요. 출처는 https://example.com/a 이에요.';

  it('are found, marked and left out, for who asks', () => {
    expect(findContactData(text, ['PHONE', 'EMAIL'])).toEqual(['PHONE']);
    expect(contactParts(text, ['PHONE']).filter(({ isContact }) => isContact)).toMatchObject([
      { part: '010-2841-2274' },
    ]);
    expect(withoutContacts(text, ['PHONE'])).toBe('번호는 (연락처 비움)이에요. 출처는 https://example.com/a 이에요.');
  });
});

describe('contact data that comes into a text [REV-1]', () => {
  const before = '급하면 010-1234-5678로 전화 주세요';

  it.each([
    ['급하면 010-2841-2274로 전화 주세요', true],
    ['급하면 010-1234-5678, 010-2841-2274로 전화 주세요', true],
    ['급하면 010-1234-5678로, 메일은 kim@naver.com', true],
    ['꼭 010-1234-5678로 전화 주세요!', false],
    ['꼭 01012345678로 전화 주세요!', false],
    ['내일 봬요.', false],
  ])('is new or was there: %s', (text, isNew) => expect(hasNewContacts(text, before)).toBe(isNew));

  it('is new where none was before', () => expect(hasNewContacts(before, '내일 봬요.')).toBe(true));
});

describe('contact data that is split over what is read together', () => {
  it.each([
    [
      ['제 번호는 010', '1234-5678이에요.'],
      ['제 번호는 (연락처 비움)', '(연락처 비움)이에요.'],
    ],
    [
      ['안내', '메일은 kim@', 'naver.com.pdf'],
      ['안내', '메일은 (연락처 비움)', '(연락처 비움)'],
    ],
    [
      ['', '010-1234-5678로 주세요', '일차함수.pdf'],
      ['', '(연락처 비움)으로 주세요', '일차함수.pdf'],
    ],
    [
      ['3단원', '12쪽을 풀어요.', ''],
      ['3단원', '12쪽을 풀어요.', ''],
    ],
  ])('is left out of each of them: %j', (parts, without) => {
    expect(findContactData(readTogether(parts)).length > 0).toBe(parts.join() !== without.join());
    expect(partsWithoutContacts(parts)).toEqual(without);
    expect(findContactData(readTogether(without))).toEqual([]);
  });
});
