import { findContactData } from '../patterns/contact-data.ts';
import { GROUP_CONTACTS, postText, postWithoutContacts } from './group-contacts.ts';

const file = (name: string, text = '') => ({ file: { name }, text });
const sheet = file('중2_일차함수_3-2.pdf');

describe('contact data in a post [COM-1]', () => {
  it.each([
    [
      { title: '제 번호는 010', content: '1234-5678이에요.', files: [sheet] },
      { title: '제 번호는 (연락처 비움)', content: '(연락처 비움)이에요.', files: [sheet] },
    ],
    [
      { title: '', content: '그림이에요', files: [file('그림.png', '칠판에 적은 카톡 math_01'), sheet] },
      { title: '', content: '그림이에요', files: [file('그림.png', '칠판에 적은 (연락처 비움)'), sheet] },
    ],
    [
      { title: '', content: '그림이에요', files: [file('010-1234-5678.png', '내 명함'), sheet] },
      { title: '', content: '그림이에요', files: [sheet] },
    ],
    [
      { title: 'y=ax+b', content: '출처는 my-site.co.kr, https://example.com/@math 이에요', files: [sheet] },
      { title: 'y=ax+b', content: '출처는 my-site.co.kr, https://example.com/@math 이에요', files: [sheet] },
    ],
  ])('is left out wherever it stands, and a link is none: %j', (post, without) => {
    expect(postWithoutContacts(post)).toEqual(without);
    expect(findContactData(postText(post), GROUP_CONTACTS).length > 0).toBe(postText(post) !== postText(without));
    expect(findContactData(postText(without), GROUP_CONTACTS)).toEqual([]);
  });
});
