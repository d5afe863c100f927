import { fillNote, noteFor, NOTE_TEMPLATES } from './note-templates.ts';

describe('a note to a guardian [W3]', () => {
  it.each(NOTE_TEMPLATES.map(({ id, text }) => [id, text]))(
    '%s says what was taught and what comes next',
    (_, text) => {
      const note = fillNote(text, { student: '학생 A01', covered: '대입법', homework: '42쪽', next: '활용 문제' });
      for (const part of ['A01', '대입법', '42쪽', '활용 문제']) expect(note).toContain(part);
      expect(note).not.toContain('{');
    },
  );

  it('is in her language, and in the other one where nothing else was written', () => {
    const both = { messageToGuardian: '잘했어요.', messageToGuardianVi: 'Rất tốt.' };
    expect([noteFor('ko', both), noteFor('vi', both)]).toEqual(['잘했어요.', 'Rất tốt.']);
    expect(noteFor('vi', { ...both, messageToGuardianVi: ' ' })).toBe('잘했어요.');
  });

  it('leaves out the line about homework when there is none', () => {
    expect(fillNote('배운 내용: {covered}\n숙제: {homework}', { covered: '기울기', homework: ' ' })).toBe(
      '배운 내용: 기울기',
    );
  });

  it('keeps the place of a name that is not known yet, and never fills a text that stands for a value', () => {
    expect(fillNote('{student}: {covered}', { covered: '{homework}', homework: '비밀' })).toBe('{student}: {homework}');
  });
});
