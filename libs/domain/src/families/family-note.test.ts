import { NOTE_TEMPLATES } from '../lessons/note-templates.ts';
import { familyNote } from './family-note.ts';

const said = { covered: '대입법', homework: '42쪽', next: '활용 문제' };
const came = { name: '학생 A01', state: 'PRESENT' } as const;
const missed = { name: '학생 A02', state: 'ABSENT' } as const;
const TAKEN = /마쳤어요|열심히|칭찬|đã học|chăm chỉ|khen/;
const AWAY = { ko: 'A02 학생은 수업에 함께하지 못했어요.', vi: '학생 A02 không có mặt ở buổi học.' };
const texts = NOTE_TEMPLATES.map(({ id, language, text }) => [id, language, text] as const);

describe('a note to the family of a child that was not there [W3]', () => {
  it.each(texts)(
    '%s says so, what was covered and the homework, and nothing of a lesson taken',
    (_, language, text) => {
      for (const state of ['ABSENT', 'EXCUSED'] as const) {
        const note = familyNote(text, [{ ...missed, state }], said);
        for (const part of [AWAY[language], '대입법', '42쪽', '활용 문제']) expect(note).toContain(part);
        expect(note).not.toMatch(TAKEN);
        expect(note).not.toContain('{');
      }
    },
  );

  it.each(texts)('%s is as it was to the family of one that came', (_, _language, text) => {
    const note = familyNote(text, [came], said);
    expect(note).toMatch(TAKEN);
    expect(note).not.toMatch(/함께하지 못했어요|không có mặt/);
  });

  it.each(texts)('%s tells of each child by itself where one came and the other did not', (_, language, text) => {
    const note = familyNote(text, [came, missed], said);
    expect(note.split('\n')[0]).toMatch(TAKEN);
    expect(note.split('\n')[0]).not.toContain('A02');
    expect(note.split('\n')[1]).toContain(AWAY[language]);
    expect(note).not.toContain('{');
  });

  it('says so in what was begun when the notes still spoke of today', () => {
    const text = '안녕하세요, {student} 학생의 오늘 수업을 마쳤어요.';
    expect(familyNote(text, [missed], said)).toBe('안녕하세요. A02 학생은 수업에 함께하지 못했어요.');
  });

  it('leaves the teacher’s own words as she wrote them', () => {
    const text = '{student} 학생, 감기 얼른 나아요!\n배운 것은 {covered}이에요.';
    expect(familyNote(text, [missed], said)).toBe('A02 학생, 감기 얼른 나아요!\n배운 것은 대입법이에요.');
  });

  it('has no line about homework where there is none', () => {
    expect(familyNote('숙제: {homework}', [missed], { ...said, homework: '' })).toBe('');
  });
});
