import { findContactData } from './contact-data.ts';
import { withoutContacts } from './contact-spans.ts';

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
    ['https://open.kakao.com/o/abc', ['MESSENGER', 'LINK']],
    ['010_1234_5678', ['PHONE']],
    ['010/1234/5678', ['PHONE']],
    ['(010) 1234 5678', ['PHONE']],
    ['010·1234·5678', ['PHONE']],
    ['kim(at)naver.com 으로요', ['EMAIL']],
    ['kim 골뱅이 naver.com', ['EMAIL']],
    ['카 톡 abcd1234', ['MESSENGER']],
    ['카톡아이디는 abcd1234', ['MESSENGER']],
    ['zalo 0912345678', ['PHONE', 'MESSENGER']],
    ['zalo: 0 9 0 1 2 3 4 5 6 7', ['PHONE']],
    ['0-9-0-1-2-3-4-5-6-7', ['PHONE']],
    ['abc@ naver . com', ['EMAIL']],
    ['인스타 @abc', ['MESSENGER']],
    ['페북: @kim', ['MESSENGER']],
    ['http://evil.example', ['LINK']],
    ['www.evil.example에 있어요', ['LINK']],
    ['bit.ly/abc12 를 보세요', ['LINK']],
    ['010—1234—5678 로 주세요', ['PHONE']],
    ['010 ~ 1234 ~ 5678', ['PHONE']],
    ['010\n1234\n5678', ['PHONE']],
    ['010ㅡ1234ㅡ5678', ['PHONE']],
    ['O1O-1234-5678', ['PHONE']],
    ['٠١٠-١٢٣٤-٥٦٧٨', ['PHONE']],
    ['0️⃣1️⃣0️⃣-1️⃣2️⃣3️⃣4️⃣-5️⃣6️⃣7️⃣8️⃣', ['PHONE']],
    ['공일공 일이삼사 오륙칠팔', ['PHONE']],
    ['\u202e8765-4321-010', ['PHONE']],
    ['\u202emoc.revan@cba\u202c로 보내요', ['EMAIL']],
    ['010\u200b-1234\u202e-5678', ['PHONE']],
    ['제 번호는 010\n1234 5678', ['PHONE']],
    ['메일은 kim@\nnaver.com', ['EMAIL']],
    ['연락은 카톡\nabc123으로요', ['MESSENGER']],
    ['\u0430bc@nav\u0435r.com', ['EMAIL']],
    ['k\u0430k\u0430o: math_01', ['MESSENGER']],
    ['\u039f1\u039f-1234-5678', ['PHONE']],
    ['my-site.c\u043em', ['LINK']],
    ['카톡 abc123', ['MESSENGER']],
    ['zalo 0901234567', ['PHONE', 'MESSENGER']],
    ['insta: name', ['MESSENGER']],
    ['인스타=kim', ['MESSENGER']],
    ['텔레 math2026', ['MESSENGER']],
    ['디스코드: teacher_kim', ['MESSENGER']],
    ['저는 @teacher.kim 이에요', ['MESSENGER']],
    ['＠teacherkim', ['MESSENGER']],
    ['my-site.co.kr에 있어요', ['LINK']],
    ['우리수학.com', ['LINK']],
    ['math.edu.vn.', ['LINK']],
    ['open.kakao.com/o/gAbC12', ['MESSENGER', 'LINK']],
    ['전화_010_1234_5678.jpg', ['PHONE']],
    ['카톡_abc123.png', ['MESSENGER']],
    ['kim@naver.com.pdf', ['EMAIL']],
  ])('%s', (text, kinds) => expect(findContactData(text)).toEqual(kinds));

  it.each([
    '고마워요. 다음 시간에는 2026. 11. 18.에 배운 42-44쪽을 다시 풀어요.',
    '05.12.2026에 1,000,000đ를 냈어요. 점수는 100점 만점에 95점이에요.',
    'Online class는 재미있어요. line graph도 그려요.',
    '카톡으로 보내 주신 말씀 잘 읽었어요.',
    '0.123456789보다 작은 수를 찾아요.',
    '01/02/2026 1교시부터 03/02/2026까지 쉬어요.',
    '정답은 07, 120, 1234예요.',
    '0 1 2 3 4 5 6 7 8 9를 차례로 읽어요.',
    '점수는 9 0 1 2 3점이고, 3-2-1-0으로 이겼어요. 80/100, 0:3, 2.5/5.',
    '19:30~21:00 @ 온라인, 12:05 @ 교실. 다음 시간에 봐요.',
    'meet @ cafe. then go. 골뱅이(@)는 at이라고 읽어요. @',
    '인스타에 나온 문제도 풀어요. www는 world wide web이에요. x/y와 km/h.',
    '2026-11-28 19:00, 28/11/2026, 2026.11.28. 1.5/2.5, v1.2/beta',
    '👨‍👩‍👧 함께 읽어요\u200b. \u2068Nguyễn An\u2069 학생이 100점을 받았어요.',
    '1/2, 3.14, y=ax+b, α+β=-b/a, x∈[0,1], 0.5:0.25, f(x)=x²-010, 2^10=1024',
    '점수는 010, 02, 100점. 3:2로 이겼어요. 5.0/5.0',
    '05.12.2026 19:00부터 20:30까지, 05-12-2026 9:00, 2026-11-28T19:00',
    '01 02 03 04 05 06 번을 풀어요. 01\n02\n03\n04\n05',
    '중2_일차함수_3-2.pdf',
    '숙제_01_20261128.pdf',
    '숙제_02_20261128.pdf',
    'KakaoTalk_20261128_101530123.jpg',
    'Screenshot_20261128-101530_KakaoTalk.jpg',
    'IMG_20261128_190012.jpg, z5012345678901_ab12.jpg, 스크린샷 2026-11-28 오전 10.15.30.png',
    '중2 수학 A반 (2026.11~2027.02), TOPIK II 3급, HSK4, Grade 7.2',
    '카톡 2026.11.28에 보낸 사진, 인스타 100명, 텔레비전을 봐요.',
    'number line: 0..10, line: y=2x+1, 직선 라인: 12345',
    '수업은 19:00 @zoom. @Override와 @media를 배워요. @김수학 선생님',
    '정말 good.Me too. Node.js와 a.b.c, e.g. this, v1.2.3',
    '이 문제를 일주일 안에 다시 풀어요. 삼각형 사각형 오각형.',
    '',
  ])('is not in: %s', (text) => expect(findContactData(text)).toEqual([]));
});

describe('a hostile text of 5,000 letters [REV-1]', () => {
  const of = (part: string) => part.repeat(Math.ceil(5000 / part.length)).slice(0, 5000);
  const hostile = [
    '0',
    '0 ',
    '01-',
    '010-',
    'a',
    'a.',
    'a-',
    '@',
    'a@',
    'a@a.',
    '카톡 ',
    '카톡0',
    'kakao_',
    '공 ',
    '\u202e',
    '\u202e0',
    'www.',
  ].concat(['https://', '.com', 'a.com', '+8', '가.', '_', '\n', 'а', '1_-', 'zalo id', '@a']);

  it.each(hostile)('%j is read in time that grows with its length', (part) => {
    const text = `${of(part)}!`;
    const took = (work: () => unknown) => {
      const from = performance.now();
      work();
      return performance.now() - from;
    };
    expect(took(() => findContactData(text))).toBeLessThan(500);
    expect(took(() => withoutContacts(text))).toBeLessThan(2000);
  });
});
