import { screen, waitFor, within } from '@testing-library/react';
import type { Chat } from '@portal/domain/chat/chats.contract';
import { savedRepliesContract } from '@portal/domain/chat/saved-replies.contract';
import type { SavedReply } from '@portal/domain/chat/saved-reply';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { defineSection } from '@portal/portal-core/section';
import { aSavedReply } from '@portal/testing/chat/saved-reply-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, aTalk, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';

const section = defineSection({
  id: 'talk',
  routes: [
    { path: '/talk', title: '', access: 'account', page: () => <Conversation roomId={ROOM} zone="Asia/Seoul" /> },
  ],
});
const kept = (...items: SavedReply[]) => fake(savedRepliesContract.listSavedReplies, { items });
const area = () => screen.findByLabelText<HTMLTextAreaElement>('메시지 입력');
const book = async () => within(await screen.findByRole('dialog', { name: '문구집' }));

const HANOI = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' } as const;
const SEOUL = { language: 'ko', timeZone: 'Asia/Seoul' } as const;

/** In a class of families that read Vietnamese. */
async function open(...handlers: Fake[]) {
  return openIn({ readers: [HANOI] }, ...handlers);
}

async function openIn(over: Partial<Chat>, ...handlers: Fake[]) {
  const server = aServer(aTalk(), over);
  const { user } = renderSection(section, { handlers: [...handlers, ...server.handlers] });
  await screen.findByText('네, 감사합니다!');
  await user.click(screen.getByRole('button', { name: '문구집' }));
  return { user, asked: await book(), server };
}

beforeEach(() => dropDrafts('user-math'));
afterEach(() => jest.restoreAllMocks());

describe('the book of phrases', () => {
  it('puts a phrase into the text once nothing in it is empty, and sends nothing', async () => {
    const { user, asked, server } = await open(kept(aSavedReply()));
    expect(await asked.findByLabelText('학생')).toHaveValue('');
    // Known of the room.
    expect(asked.getByLabelText('수업')).toHaveValue('중2 수학 개념 완성 – 일차함수');
    expect(asked.getAllByText('학생 빈칸')).toHaveLength(2);
    await user.click(asked.getByRole('button', { name: '학생, 시간 채우기' }));
    expect(asked.getByLabelText('학생')).toHaveFocus();
    await user.keyboard('Minh Khoa');
    expect(asked.getAllByText('Minh Khoa')).toHaveLength(2);
    await user.type(asked.getByLabelText('날짜'), '19/11/2026');
    await user.type(asked.getByLabelText('시간'), '19:00{Tab}');
    expect(await asked.findByText('19/11/2026 (목) 17:00')).toBeVisible();
    expect(asked.getByText('17:00, 19/11/2026')).toBeVisible();
    expect(asked.getByText('베트남어 글의 시간은 받는 분 시각(호찌민)으로 바꿨어요.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: '입력란에 넣기' }));
    expect(await area()).toHaveValue(
      'Minh Khoa ơi, hẹn gặp em lúc 17:00, 19/11/2026 ở lớp 중2 수학 개념 완성 – 일차함수 nhé.',
    );
    expect(await area()).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.state.items).toHaveLength(aTalk().length);
  });

  it('has the time of the next lesson of the talk in it', async () => {
    const { asked } = await openIn(
      { readers: [HANOI], nextLessonAt: '2026-11-19T19:00:00+09:00' },
      kept(aSavedReply()),
    );
    expect(await asked.findByText('19/11/2026 (목) 17:00')).toBeVisible();
    expect(asked.getByRole('button', { name: '학생 채우기' })).toBeVisible();
  });

  it('lets her choose the language, as far as the phrase has it, and keeps what was written above', async () => {
    const { user, asked } = await open(
      kept(
        aSavedReply({ id: 'a', name: '인사', korean: '안녕하세요', vietnamese: 'Xin chào' }),
        aSavedReply({ id: 'b', name: '감사', korean: '고마워요', vietnamese: '' }),
      ),
    );
    await user.type(await area(), '어머님,');
    await user.click(await asked.findByRole('radio', { name: '한국어' }));
    await user.click(asked.getByRole('button', { name: '입력란에 넣기' }));
    expect(await area()).toHaveValue('어머님,\n안녕하세요');
    await user.click(screen.getByRole('button', { name: '문구집' }));
    await user.click((await book()).getByRole('button', { name: '감사' }));
    expect((await book()).getByRole('radio', { name: '베트남어' })).toBeDisabled();
    expect((await book()).getByRole('radio', { name: '한국어' })).toBeChecked();
  });

  it('leaves in Korean, by her clocks, in a class of which all read Korean', async () => {
    const { asked } = await openIn(
      { readers: [SEOUL], nextLessonAt: '2026-11-19T19:00:00+09:00' },
      kept(aSavedReply()),
    );
    expect(await asked.findByRole('radio', { name: '한국어' })).toBeChecked();
    expect(asked.queryByText(/받는 분 시각/)).toBeNull();
  });

  it('says that a class reads several languages, Korean first, and by whose clocks its times are', async () => {
    const readers = [HANOI, SEOUL, { ...SEOUL, timeZone: 'Europe/Berlin' }];
    const { user, asked } = await openIn({ readers, nextLessonAt: '2026-11-19T19:00:00+09:00' }, kept(aSavedReply()));
    expect(await asked.findByRole('radio', { name: '한국어' })).toBeChecked();
    expect(
      asked.getByText(
        '한국어를 읽는 분과 베트남어를 읽는 분이 함께 있어요. 보낼 언어를 확인해 주세요. 받는 분들이 여러 곳에 있어서 시간은 서울 시각으로 적었어요.',
      ),
    ).toBeVisible();
    await user.click(asked.getByRole('radio', { name: '베트남어' }));
    expect(asked.getByText(/받는 분 시각\(호찌민\)/)).toBeVisible();
  });

  it('offers standard phrases to who keeps none', async () => {
    const { asked } = await open(kept());
    expect(await asked.findByRole('button', { name: '아픈 날 일정 옮기기' })).toBeVisible();
    expect(asked.getByText(/기본 문구예요/)).toBeVisible();
    expect(asked.getByRole('link', { name: '문구집 관리' })).toHaveAttribute('href', '/account/chat/replies');
  });

  it('is searched, and left with Escape, back in the text', async () => {
    const { user, asked } = await open(kept());
    const search = await asked.findByRole('searchbox', { name: '문구 찾기' });
    await user.type(search, '준비물');
    expect(within(asked.getByRole('list', { name: '문구' })).getAllByRole('button')).toHaveLength(1);
    await user.type(search, '없는 말');
    expect(await asked.findByText('찾는 문구가 없어요')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await area()).toHaveFocus();
  });

  it('is a sheet of its own on a phone, and leads back to the text', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }) as never,
      );
    const { user, asked } = await open(kept(aSavedReply({ korean: '안녕하세요', vietnamese: '' })));
    await user.click(await asked.findByRole('button', { name: '입력란에 넣기' }));
    await waitFor(async () => expect(await area()).toHaveFocus());
    expect(await area()).toHaveValue('안녕하세요');
    await user.click(screen.getByRole('button', { name: '문구집' }));
    await book();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await area()).toHaveFocus());
  });

  it('says that it did not come', async () => {
    const { asked } = await open(fakeProblem(savedRepliesContract.listSavedReplies, 'UNEXPECTED'));
    await waitFor(() => expect(asked.getByText('문구집을 불러오지 못했어요')).toBeVisible());
  });
});
