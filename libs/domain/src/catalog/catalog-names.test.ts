import { namesOfLists } from './catalog-names.ts';

const math = { id: 'math', name: '수학', topics: [{ id: 'functions', name: '함수' }] };
const english = { id: 'english', name: '영어', topics: [{ id: 'grammar', name: '문법' }] };
const names = namesOfLists([math, english], [{ code: 'ko', name: '한국어' }]);

describe('what the catalogues call an id [CRS-1]', () => {
  it('is the name of the subject, of a topic of that subject, and of the language', () => {
    expect(names.subjectName('english')).toBe('영어');
    expect(names.topicName('math', 'functions')).toBe('함수');
    expect(names.languageName('ko')).toBe('한국어');
  });

  it('is nothing for what they do not know, such as the topic of another subject', () => {
    expect(names.topicName('math', 'grammar')).toBeUndefined();
    expect(names.topicName('art', 'functions')).toBeUndefined();
    expect([names.subjectName('art'), names.languageName('xx')]).toEqual([undefined, undefined]);
  });

  it('is nothing while the lists are on their way', () => {
    const none = namesOfLists(undefined, undefined);
    expect([none.subjectName('math'), none.topicName('math', 'functions'), none.languageName('ko')]).toEqual(
      Array(3).fill(undefined),
    );
  });
});
