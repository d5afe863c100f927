import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ERRORS } from '@portal/domain/contract/error-code';
import type { LessonQuestion } from '@portal/domain/families/lesson-question';
import { lessonDeskContract, type LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDiary, aLessonQuestion, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { nextLesson } from '../lessons.fixture.ts';
import { button, panel, text } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';

const { getLessonDesk, answerLessonQuestion } = lessonDeskContract;
const SEND = '답 보내기';
const FIELD = /^Nguyễn Thị Hoa 보호자께 보낼 답/;
const ANSWER = '10분을 다음 수업에 더할게요.';
const answered = { answer: ANSWER, answeredAt: '2026-11-18T10:43:00+09:00' };
const diary = aLessonDiary({
  version: 3,
  covered: '대입법',
  sentAt: '2026-11-18T10:33:00+09:00',
  confirmBy: '2026-11-19T10:33:00+09:00',
});

const asked = (question: Partial<LessonQuestion> = {}, over: Partial<LessonDesk> = {}) =>
  aTaughtLesson({ diary, isQuestioned: true, questions: [aLessonQuestion(question)], ...over, lesson: {} });

/** A platform that keeps the first answer, as the real one does. */
function aServer(first: LessonDesk = asked()) {
  const server = { desk: first, sent: jest.fn() };
  const answer = fake(answerLessonQuestion, ({ params, body }) => {
    server.sent(params.questionId, body.answer);
    if (server.desk.questions[0]?.answer) return problemResponse('WRONG_STATE');
    return (server.desk = asked({ answer: body.answer, answeredAt: answered.answeredAt }, { isQuestioned: false }));
  });
  return { server, fakes: [answer, fake(getLessonDesk, () => server.desk), nextLesson] };
}

const open = (fakes: Fake[], over: Parameters<typeof renderSection>[1] = {}) =>
  renderSection(lessonsSection, { path: '/account/lessons/lesson-1', handlers: fakes, ...over });
const field = () => screen.findByRole('textbox', { name: FIELD });

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

describe('a family that remembers a lesson otherwise', () => {
  it.each(['/account/lessons/lesson-1', '/account/lessons/lesson-1/wrap-up'])(
    'is heard above the diary of %s: who, about what, when and in her words [CLS-3]',
    async (path) => {
      open(aServer().fakes, { path });
      const shown = await panel('가족의 질문');
      expect(shown.getByRole('article', { name: 'Nguyễn Thị Hoa 보호자 · A01 학생' })).toBeVisible();
      expect(shown.getByText(/^수업 시간 ·/)).toHaveTextContent('18/11/2026 10:35');
      expect(shown.getByText('수업이 10분 늦게 시작한 것으로 기억해요.')).toBeVisible();
      const [first, second] = ['가족의 질문', '수업 기록'].map((name) => screen.getByRole('region', { name }));
      expect(first!.compareDocumentPosition(second!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('is read aloud in her language, with braces as she wrote them', async () => {
    open(aServer(asked({ text: 'Hôm nay {student} học lúc 9 giờ 40.' })).fakes);
    expect(await screen.findByText('Hôm nay {student} học lúc 9 giờ 40.')).toHaveAttribute('lang', 'vi');
  });

  it('of a lesson that was not held is heard too, where there is no diary', async () => {
    const question = aLessonQuestion();
    open(aServer(aTaughtLesson({ lesson: { held: false }, isQuestioned: true, questions: [question] })).fakes);
    expect((await panel('가족의 질문')).getByText(/답을 보낼 때까지 확인을 멈췄어요/)).toBeVisible();
    expect(screen.queryByRole('region', { name: '수업 기록' })).not.toBeInTheDocument();
  });

  it('is what is to be done now, until it is answered', async () => {
    open(aServer().fakes);
    expect(await screen.findByText('가족의 질문에 답해 주세요')).toBeVisible();
    cleanup();
    open(aServer(asked(answered, { isQuestioned: false })).fakes);
    expect(await screen.findByText('보호자의 확인을 기다리고 있어요')).toBeVisible();
  });

  it('has no place where nobody asks', async () => {
    open(aServer(asked({}, { isQuestioned: false, questions: [] })).fakes);
    await panel('수업 기록');
    expect(screen.queryByRole('region', { name: '가족의 질문' })).not.toBeInTheDocument();
  });

  it.each([
    ['with mail', {}, /^보내면 가족이 메일로 받고, 고칠 수 없어요\. 확인을 기다리는 24시간은 그때부터 다시 시작해요\./],
    ['without mail', { sendsMail: false }, /^보내면 가족이 링크에서 읽고, 고칠 수 없어요\. 확인을/],
  ])('%s is said to hear the answer, and its day to begin anew [CLS-3]', async (_, config, words) => {
    open(aServer().fakes, { config });
    expect(await field()).toHaveAccessibleDescription(words);
  });

  it('is told of no new day once the lesson is confirmed [CLS-3]', async () => {
    const confirmed = aLessonDiary({ ...diary, confirmedAt: answered.answeredAt, confirmedBy: 'STAFF' });
    open(
      aServer({ ...asked({}, { diary: confirmed }), lesson: aTaughtLesson({ lesson: { status: 'FINISHED' } }).lesson })
        .fakes,
    );
    expect(await field()).toHaveAccessibleDescription(/^보내면 가족이 메일로 받고, 고칠 수 없어요\./);
    expect(await field()).not.toHaveAccessibleDescription(/24시간/);
    expect(screen.queryByText(/확인을 멈췄어요/)).not.toBeInTheDocument();
  });
});

describe('the answer to a family', () => {
  it('is sent once, then stands there with its time and the focus [CLS-3]', async () => {
    const { server, fakes } = aServer();
    const { user } = open(fakes);
    await user.type(await field(), ` ${ANSWER} `);
    await user.click(button(SEND));
    expect(await screen.findByText('답을 보냈어요')).toBeVisible();
    const answer = screen.getByRole('group', { name: '보낸 답' });
    expect(answer).toHaveTextContent(/18\/11\/2026 10:43.*10분을 다음 수업에 더할게요\.$/);
    expect(answer).toHaveFocus();
    expect(server.sent.mock.calls).toEqual([['question-1', ANSWER]]);
    expect(screen.queryByRole('textbox', { name: FIELD })).not.toBeInTheDocument();
    expect(screen.queryByText(/보내지 않은 답/)).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal-draft'))).toEqual([]);
  });

  it('that was there before takes no focus', async () => {
    open(aServer(asked(answered, { isQuestioned: false })).fakes);
    expect(await screen.findByRole('group', { name: '보낸 답' })).not.toHaveFocus();
    expect(screen.queryByText(/답을 보낼 때까지/)).not.toBeInTheDocument();
  });

  it.each([
    ['is empty', '', '답을 적어 주세요.'],
    ['says nothing', '   ', '답을 적어 주세요.'],
    ['is longer than 1,000 letters', '가'.repeat(1_001), /1,?000자/],
  ])('that %s is not sent, and says why with the focus there', async (_, written, sentence) => {
    const { server, fakes } = aServer();
    const { user } = open(fakes);
    await user.click(await field());
    if (written) await user.paste(written);
    await user.click(button(SEND));
    await waitFor(() => expect(text(FIELD)).toHaveAccessibleDescription(expect.stringMatching(sentence)));
    expect(text(FIELD)).toHaveFocus();
    expect(server.sent).not.toHaveBeenCalled();
  });

  it.each(['FORBIDDEN', 'VALIDATION', 'UNEXPECTED'] as const)(
    'that is refused with %s says why, stays and can be sent again [W9]',
    async (code) => {
      let isRefused = true;
      const { fakes } = aServer();
      const refuse = fake(answerLessonQuestion, () =>
        isRefused ? problemResponse(code) : asked(answered, { isQuestioned: false }),
      );
      const { user } = open([refuse, ...fakes]);
      await user.type(await field(), ANSWER);
      await user.click(button(SEND));
      expect(await screen.findByText('답을 보내지 못했어요')).toBeVisible();
      expect(screen.getByText(ERRORS[code].message)).toBeVisible();
      expect(text(FIELD)).toHaveValue(ANSWER);
      isRefused = false;
      await user.click(button(SEND));
      expect(await screen.findByText('답을 보냈어요')).toBeVisible();
    },
  );

  it('without a line is kept on this device and stands there again [W9]', async () => {
    const { fakes } = aServer();
    const { user } = open([offline(answerLessonQuestion), ...fakes]);
    await user.type(await field(), ANSWER);
    await user.click(button(SEND));
    expect(await screen.findByText('답을 보내지 못했어요')).toBeVisible();
    cleanup();
    open(fakes);
    expect(await screen.findByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(await field()).toHaveValue(ANSWER);
  });

  it('that came too late shows the one that was first, and stays to be copied [W9]', async () => {
    const { server, fakes } = aServer();
    const { user } = open(fakes);
    await user.type(await field(), '여기에만 있는 답');
    server.desk = asked(answered, { isQuestioned: false });
    await user.click(button(SEND));
    expect(await screen.findByText('보내지 않은 답이 이 기기에 남아 있어요')).toBeVisible();
    expect(screen.getByRole('group', { name: '보낸 답' })).toHaveFocus();
    expect(screen.getByText(ANSWER)).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('쓴 답 복사'));
    expect(copied).toHaveBeenCalledWith('여기에만 있는 답');
    copied.mockRestore();
    await user.click(button('지우기'));
    expect(screen.queryByText('보내지 않은 답이 이 기기에 남아 있어요')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: '보낸 답' })).toHaveFocus();
  });

  it('that was sent from another window in the same words is not spoken of', async () => {
    const { server, fakes } = aServer();
    const { user, push } = open(fakes);
    await user.type(await field(), ANSWER);
    server.desk = asked(answered, { isQuestioned: false });
    push('lesson.changed', { id: 'lesson-1' });
    expect(await screen.findByRole('group', { name: '보낸 답' })).toBeVisible();
    expect(screen.queryByText(/보내지 않은 답/)).not.toBeInTheDocument();
  });

  it('goes to the family beside whom it is written, where several ask', async () => {
    const father = aLessonQuestion({ id: 'question-2', guardianName: '김보호', studentNames: ['학생 A02'] });
    const { server, fakes } = aServer(asked({}, { questions: [aLessonQuestion(), father] }));
    const { user } = open(fakes);
    const his = within(await screen.findByRole('article', { name: '김보호 보호자 · A02 학생' }));
    await user.type(his.getByRole('textbox', { name: /^김보호 보호자께 보낼 답/ }), ANSWER);
    await user.click(his.getByRole('button', { name: SEND }));
    await waitFor(() => expect(server.sent).toHaveBeenCalledWith('question-2', ANSWER));
  });
});
