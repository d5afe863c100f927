import { findContactData } from './contact-data.ts';
import { messageText, messageWithoutContacts } from './message-contacts.ts';

const a = (content: string, ...names: string[]) => ({ content, files: names.map((name) => ({ name })) });

describe('contact data in a message with files [REV-1]', () => {
  it.each([
    [a('사진을 봐 주세요', '전화_010_1234_5678.jpg', '숙제.pdf'), a('사진을 봐 주세요', '숙제.pdf')],
    [a('제 번호는 010', '1234-5678.png'), a('제 번호는 (연락처 비움)')],
    [a('', 'kim@naver.com.pdf'), a('')],
    [a('010-1234-5678', '약도.pdf'), a('', '약도.pdf')],
    [a('Gọi cô số 010-1234-5678 nhé.', '숙제.pdf'), a('Gọi cô số (đã bỏ liên lạc) nhé.', '숙제.pdf')],
    [a('숙제예요', '중2_일차함수_3-2.pdf'), a('숙제예요', '중2_일차함수_3-2.pdf')],
  ])('is left out of its words and with its files: %j', (written, without) => {
    expect(messageWithoutContacts(written)).toEqual(without);
    expect(findContactData(messageText(written)).length > 0).toBe(messageText(written) !== messageText(without));
    expect(findContactData(messageText(without))).toEqual([]);
  });
});
