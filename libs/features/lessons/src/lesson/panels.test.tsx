import { screen } from '@testing-library/react';
import type { NoteTemplate } from '@portal/domain/lessons/lesson-diary';
import { NOTE_TEMPLATES } from '@portal/domain/lessons/note-templates';
import { aLessonDesk, aLessonDiary, aLessonQuestion, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { panel } from '../lessons.screen.ts';
import { renderAlone } from '../render-alone.fixture.ts';
import { DiaryPanel } from './diary-panel.tsx';
import { noteBlocks } from './note-blocks.ts';

/** What stands beside a term of the panel's list. */
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

const sent = aLessonDiary({
  version: 2,
  covered: '일차함수의 그래프',
  messageToGuardian: '{student} 학생이 {covered}를 배웠어요.\n숙제: {homework}',
  sentAt: '2026-11-18T09:00:00+09:00',
  confirmBy: '2026-11-18T18:42:00+09:00',
});

describe('the diary of a lesson', () => {
  const open = (diary = sent, now?: string, desk = aLessonDesk()) =>
    renderAlone(() => <DiaryPanel desk={desk} diary={diary} />, now ? { now } : {});

  it.each([
    ['2026-11-18T10:42:00+09:00', '8시간 남음'],
    ['2026-11-18T18:41:00+09:00', '1분 남음'],
  ])('waits at %s for its confirmation: %s [CLS-3]', async (now, left) => {
    open(sent, now);
    expect((await panel('수업 기록')).getByText(left)).toBeVisible();
    expect(valueOf('확인 마감')).toContain('18/11/2026');
  });

  it('counts no further when its time is over, until the server has closed it', async () => {
    open(sent, '2026-11-18T18:42:00+09:00');
    expect((await panel('수업 기록')).queryByText(/남음/)).not.toBeInTheDocument();
  });

  const readers = [
    { id: 'guardian-1', name: 'Nguyễn Thị Hoa', language: 'vi' as const },
    { id: 'guardian-2', name: '김보호', language: 'ko' as const },
  ];

  it('shows the note as one family got it: of its own child, in its own language [W3]', async () => {
    const messageToGuardianVi = 'Hôm nay {student} đã học xong.';
    const { user } = open({ ...sent, messageToGuardianVi }, undefined, aLessonDesk({ recipients: readers }));
    const shown = await panel('수업 기록');
    expect(shown.getByText('Hôm nay 학생 A01 đã học xong.')).toBeVisible();
    expect(valueOf('보호자께 보낸 말')).not.toContain('A02');
    await user.selectOptions(shown.getByRole('combobox', { name: '받은 분' }), '김보호');
    expect(shown.getByText(/^A02 학생이 일차함수의 그래프를 배웠어요/)).toBeVisible();
    expect(shown.queryByText(/A01/)).toBeNull();
  });

  it('shows to the family of a child that was not there what it was told [W3]', async () => {
    const attendance = [anAttendance({ state: 'ABSENT', minutes: 0 })];
    const [{ text }] = NOTE_TEMPLATES as [NoteTemplate];
    open({ ...sent, messageToGuardian: text }, undefined, aLessonDesk({ attendance }));
    const shown = await panel('수업 기록');
    expect(shown.getByText(/A01 학생은 수업에 함께하지 못했어요/)).toBeVisible();
    expect(shown.queryByText(/수업을 마쳤어요/)).toBeNull();
  });

  it('that nobody got keeps the place of a name, for it has none [W3]', async () => {
    open(sent, undefined, aLessonDesk({ recipients: [] }));
    expect((await panel('수업 기록')).getByText(/^\{학생 이름\} 학생이 일차함수의 그래프를 배웠어요/)).toBeVisible();
  });

  it.each([
    ['GUARDIAN', '보호자가 확인했어요'],
    ['AUTO', '24시간이 지나 저절로 확인됐어요'],
    ['STAFF', '운영팀이 확인했어요'],
  ] as const)('confirmed by %s says so and waits no more [CLS-3]', async (confirmedBy, words) => {
    open({ ...sent, confirmedAt: '2026-11-18T10:00:00+09:00', confirmedBy });
    const shown = await panel('수업 기록');
    expect(shown.getByText(words)).toBeVisible();
    expect(shown.queryByText('확인 마감')).not.toBeInTheDocument();
    expect(shown.queryByText(/남음/)).not.toBeInTheDocument();
  });

  const answered = aLessonQuestion({ answer: '다음에 더할게요.', answeredAt: '2026-11-18T10:12:00+09:00' });
  it.each([
    ['a ticket is open', [], /문의가 열려 있어 확인을 멈췄어요/],
    ['a family waits for an answer', [aLessonQuestion(), answered], /^가족의 질문에 답할 때까지 확인을 멈췄어요/],
    ['a ticket is open after an answer', [answered], /문의가 열려 있어 확인을 멈췄어요/],
  ])('waits for no confirmation while %s, and says so [CLS-3]', async (_, questions, words) => {
    open(sent, undefined, aLessonDesk({ isQuestioned: true, questions }));
    const shown = await panel('수업 기록');
    expect(shown.getByText(words)).toBeVisible();
    expect(shown.queryByText('확인 마감')).not.toBeInTheDocument();
    expect(shown.queryByText(/남음/)).not.toBeInTheDocument();
  });

  it('waits a day from the last answer to a family [CLS-3]', async () => {
    open(sent, '2026-11-18T10:42:00+09:00', aLessonDesk({ questions: [answered] }));
    const shown = await panel('수업 기록');
    expect(shown.getByText('답을 보내고 24시간 안에 다른 말이 없으면 저절로 확인돼요')).toBeVisible();
    expect(valueOf('확인 마감')).toContain('19/11/2026 (목) 10:12');
    expect(shown.getByText('23시간 30분 남음')).toBeVisible();
  });

  it('leaves out the line of the note about homework where there was none', async () => {
    open();
    expect((await panel('수업 기록')).getByText('A01 학생이 일차함수의 그래프를 배웠어요.')).toBeVisible();
    expect(screen.queryByText('나만 보는 메모')).not.toBeInTheDocument();
  });

  it('does not say that its note was sent where there is no guardian [W3]', async () => {
    open(sent, undefined, aLessonDesk({ recipients: [] }));
    await panel('수업 기록');
    expect(valueOf('보내지 않은 말')).toContain('일차함수의 그래프를 배웠어요');
    expect(screen.queryByText(/보낸 말|보낸 시각/)).not.toBeInTheDocument();
  });
});

it.each([
  ['안녕하세요\n\nChào phụ huynh', ['ko', 'vi']],
  ['1. Bài tập\n\n- 숙제', ['vi', 'ko']],
  ['123', ['ko']],
  ['\n\n  \n\n', []],
])('each part of the note %j is read aloud in its language: %s', (note, languages) => {
  expect(noteBlocks(note).map(({ language }) => language)).toEqual(languages);
});
