import { findContactData } from './contact-data.ts';

describe('contact data in a text [REV-1]', () => {
  it.each([
    ['궁금하면 010-1234-5678로 전화 주세요.', ['PHONE']],
    ['전화: 01012345678', ['PHONE']],
    ['02 123 4567', ['PHONE']],
    ['0912.345.678', ['PHONE']],
    ['+84 91 234 5678', ['PHONE']],
    ['０１０－１２３４－５６７８', ['PHONE']],
    ['공일공 일이삼사 오육칠팔', ['PHONE']],
    ['메일은 teacher.kim@example.co.kr 이에요', ['EMAIL']],
    ['카톡 mathteacher 로 연락 주세요', ['MESSENGER']],
    ['Zalo: math_01', ['MESSENGER']],
    ['라인 아이디 mathteacher', ['MESSENGER']],
    ['https://open.kakao.com/o/abc', ['MESSENGER']],
    ['010_1234_5678', ['PHONE']],
    ['010/1234/5678', ['PHONE']],
    ['(010) 1234 5678', ['PHONE']],
    ['010·1234·5678', ['PHONE']],
    ['kim(at)naver.com 으로요', ['EMAIL']],
    ['kim 골뱅이 naver.com', ['EMAIL']],
    ['카 톡 abcd1234', ['MESSENGER']],
    ['카톡아이디는 abcd1234', ['MESSENGER']],
    ['zalo 0912345678', ['PHONE', 'MESSENGER']],
  ])('%s', (text, kinds) => expect(findContactData(text)).toEqual(kinds));

  it.each([
    '고마워요. 다음 시간에는 2026. 11. 18.에 배운 42-44쪽을 다시 풀어요.',
    '05.12.2026에 1,000,000đ를 냈어요. 점수는 100점 만점에 95점이에요.',
    'Online class는 재미있어요. line graph도 그려요.',
    '카톡으로 보내 주신 말씀 잘 읽었어요.',
    '0.123456789보다 작은 수를 찾아요.',
    '01/02/2026 1교시부터 03/02/2026까지 쉬어요.',
    '정답은 07, 120, 1234예요.',
    '이 문제를 일주일 안에 다시 풀어요. 삼각형 사각형 오각형.',
    '',
  ])('is not in: %s', (text) => expect(findContactData(text)).toEqual([]));
});
