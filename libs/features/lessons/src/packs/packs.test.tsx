import { screen, waitFor, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonPack, NewPack, PackUse } from '@portal/domain/library/pack';
import { packsContract } from '@portal/domain/library/packs.contract';
import { liveContract } from '@portal/domain/live/live.contract';
import { fake, type Fake, problemResponse } from '@portal/testing/contract-fakes';
import { aBoardPage } from '@portal/testing/families/family-board-builders';
import { aLessonDesk, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { aLessonPack, aPackSummary, aPackUse } from '@portal/testing/library/pack-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { button, link, panel } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';
import { withFreshPages } from '../wrap-up/wrap-up.fixture.ts';

withFreshPages();

const { listPacks, listPackUses, applyPack, createPack } = packsContract;
const open = (desk: LessonDesk, ...handlers: Fake[]) =>
  renderSection(lessonsSection, {
    path: '/account/lessons/lesson-1',
    handlers: [...handlers, fake(lessonDeskContract.getLessonDesk, desk)],
  });
const shelf = [aPackSummary(), aPackSummary({ id: 'pack-2', name: '연립방정식', documents: 0, hasHomework: false })];

describe('the packs of a lesson that is still to come', () => {
  /** A server that keeps what was given; a refusal comes first. */
  function aServer(refusal?: Response) {
    let [uses, refused]: [PackUse[], Response | undefined] = [[], refusal];
    const sent = jest.fn();
    const handlers = [
      fake(listPacks, { total: 2, items: shelf }),
      fake(listPackUses, () => ({ items: uses })),
      fake(applyPack, ({ params, body }) => {
        sent(params.id, body);
        const answer = refused;
        refused = undefined;
        if (answer) return answer;
        uses = [...uses, aPackUse()];
        return aPackUse();
      }),
    ];
    return { sent, handlers };
  }

  it('say before they are given what will come of them, and afterwards what did [W11]', async () => {
    const { sent, handlers } = aServer();
    const { user } = open(aLessonDesk(), ...handlers);
    const ready = await panel('수업 준비');
    expect(await ready.findByText('자료, 과제, 질문, 판서를 한 번에 넣어 둘 수 있어요.')).toBeVisible();
    await user.click(ready.getByRole('button', { name: '수업 꾸러미 넣기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '수업 꾸러미 넣기' }));
    const pack = await dialog.findByRole('radio', { name: '일차함수의 그래프' });
    expect(pack).toHaveAccessibleDescription('자료 1개 · 과제 1개 · 질문 1개 · 판서 1장');
    await user.click(dialog.getByRole('button', { name: '이 수업에 넣기' }));
    expect(await dialog.findByText('꾸러미를 골라 주세요.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(pack);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '자료 1개는 바로 이 회차의 강의 자료가 되고, 가족도 봐요.',
      '과제는 초안으로 남아요. 확인하고 내 주세요.',
      '질문 1개는 강의실 투표에 준비돼요.',
      '판서 1장은 강의실 칠판에 놓여요.',
    ]);
    await user.click(dialog.getByRole('button', { name: '이 수업에 넣기' }));
    const given = within(await ready.findByRole('list', { name: '넣은 수업 꾸러미' }));
    expect(given.getByText('일차함수의 그래프')).toBeVisible();
    expect(link('강의 자료')).toHaveAttribute('href', '/account/my-courses/class-1/lectures');
    expect(link('과제 초안')).toHaveAttribute('href', '/account/my-courses/class-1/assignments');
    expect(given.getByText('질문 1개')).toBeVisible();
    expect(given.getByText('판서 1장')).toBeVisible();
    expect(sent).toHaveBeenCalledWith('pack-1', expect.objectContaining({ lessonId: 'lesson-1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('수업 꾸러미 넣기'));
    expect(await screen.findByRole('radio', { name: '일차함수의 그래프' })).toHaveAccessibleDescription(
      /같은 이름의 꾸러미가 이미 들어 있어요/,
    );
  });

  it('that were refused say why in place, and are given once when tried again [R45]', async () => {
    const { sent, handlers } = aServer(problemResponse('QUOTA_TOTAL'));
    const { user } = open(aLessonDesk({ lesson: { status: 'UPCOMING' }, startedAt: null }), ...handlers);
    await user.click(await screen.findByRole('button', { name: '수업 꾸러미 넣기' }));
    await user.click(await screen.findByRole('radio', { name: '일차함수의 그래프' }));
    await user.click(button('이 수업에 넣기'));
    expect(await screen.findByText('꾸러미를 넣지 못했어요')).toBeVisible();
    await user.click(button('이 수업에 넣기'));
    expect(await screen.findByRole('list', { name: '넣은 수업 꾸러미' })).toBeVisible();
    const [[, first], [, second]] = sent.mock.calls;
    expect(second).toEqual(first);
  });

  it('leave their questions and pages out where there is no room of ours, and say so [W11]', async () => {
    const { handlers } = aServer();
    const { user } = open(aLessonDesk({ meetingUrl: 'https://meet.example.com/abc' }), ...handlers);
    await user.click(await screen.findByRole('button', { name: '수업 꾸러미 넣기' }));
    await user.click(await screen.findByRole('radio', { name: '연립방정식' }));
    expect(screen.getByText('강의실이 없는 수업이라 질문과 판서는 쓰지 않아요.')).toBeVisible();
    expect(screen.queryByText(/칠판에 놓여요/)).toBeNull();
  });

  it('are made first by who has none', async () => {
    const { user } = open(aLessonDesk(), fake(listPacks, { total: 0, items: [] }), fake(listPackUses, { items: [] }));
    await user.click(await screen.findByRole('button', { name: '수업 꾸러미 넣기' }));
    expect(await screen.findByRole('link', { name: '꾸러미 만들기' })).toHaveAttribute(
      'href',
      '/account/lesson-packs/new',
    );
  });
});

describe('a lesson that is over', () => {
  const board = (...pages: ReturnType<typeof aBoardPage>[]) =>
    fake(liveContract.getBoard, { pages: pages.map(({ no, drawings }) => ({ no, elements: drawings })) });

  it('is kept as a pack with its board and its questions, by its name, and leads there [W11]', async () => {
    const made = jest.fn<undefined, [NewPack]>();
    const create = fake(createPack, ({ body }): LessonPack => {
      made(body);
      return aLessonPack({ id: 'pack-9', name: body.name });
    });
    const uses = fake(listPackUses, { items: [aPackUse()] });
    const { user } = open(aTaughtLesson(), board(aBoardPage(), aBoardPage({ no: 2, drawings: [] })), uses, create);
    await user.click(await screen.findByRole('button', { name: '꾸러미에 담기' }));
    expect(await screen.findByText('질문 1개 · 판서 1장')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^꾸러미 이름/ })).toHaveValue(aTaughtLesson().lesson.title);
    await user.click(button('담기'));
    expect(await screen.findByRole('link', { name: '꾸러미 고치기' })).toHaveAttribute(
      'href',
      '/account/lesson-packs/pack-9',
    );
    expect(made.mock.calls[0]![0]).toMatchObject({
      documentIds: [],
      homework: null,
      polls: aPackUse().polls,
      pages: [aBoardPage().drawings],
    });
  });

  it('says when it has left nothing to keep', async () => {
    const { user } = open(aTaughtLesson(), board(), fake(listPackUses, { items: [] }));
    await user.click(await screen.findByRole('button', { name: '꾸러미에 담기' }));
    expect(await screen.findByText('담을 것이 없어요')).toBeVisible();
  });

  it.each([
    ['that was not held', aTaughtLesson({ lesson: { held: false } })],
    ['without a room of ours', aTaughtLesson({ meetingUrl: 'https://meet.example.com/abc' })],
  ])('%s has no board to keep', async (_, desk) => {
    open(desk);
    await screen.findByRole('region', { name: '커리큘럼' });
    expect(screen.queryByRole('button', { name: '꾸러미에 담기' })).toBeNull();
  });
});
