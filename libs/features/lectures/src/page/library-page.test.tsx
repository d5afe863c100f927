import { screen, waitFor, within } from '@testing-library/react';
import { documentsContract as contract } from '@portal/domain/library/documents.contract';
import { placesContract } from '@portal/domain/library/places.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aLibraryDocument, aPlace } from '@portal/testing/library/library-builders';
import { aFullWorld, anEmptyWorld, aWorld, someDocuments, worldWith } from '../lectures.fixture.ts';
import { button, dialog, enter, item, menuOf, names, rows, title } from '../lectures.screen.ts';

/** How wide the window is: a desk has room for folders and for what is looked at. */
function setWide(isWide: boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isWide && media.includes('min-width'), media }) as MediaQueryList;
}
beforeEach(() => setWide(true));

const SHEET = '일차함수 활용 – 개념 정리.pdf';
const GUIDE = '수업 안내.docx';
const loaded = () => screen.findByRole('list', { name: '자료 목록' });

describe('the library of a teacher [ASG-1]', () => {
  it('leads with how much there is, and says of each document where it is used', async () => {
    enter(aWorld());
    expect(await title()).toBeVisible();
    expect(await screen.findByText('자료 5개')).toBeVisible();
    await loaded();
    expect(names()).toHaveLength(5);
    expect(within(rows()).getByText(/회차 2개에서 써요/)).toBeVisible();
    expect(within(rows()).getByText(/과제 2개에서 써요/)).toBeVisible();
  });

  it('is narrowed by folder and tag, in its address, and shows all again', async () => {
    const { user, currentPath } = enter(aWorld());
    await user.click(await button('중2 일차함수 2개'));
    await waitFor(() => expect(names()).toEqual([SHEET, '일차함수 활용 연습 문제 24.pdf']));
    await user.click(await button('# 시험 대비 1개'));
    await waitFor(() => expect(names()).toEqual([SHEET]));
    expect(currentPath()).toBe(
      `/account/lectures?folder=folder-1&tag=${encodeURIComponent('시험 대비').replaceAll('%20', '+')}`,
    );
    await user.click(await button('모든 자료 5개'));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(currentPath()).toBe('/account/lectures');
  });

  it('finds words in the text of a document and marks them; what is nowhere is said', async () => {
    const found = aLibraryDocument({ name: '정리.pdf', excerpt: '직선의 기울기는 x가 늘 때의 y예요' });
    const { user } = enter(worldWith([found, ...someDocuments()]));
    await loaded();
    const search = screen.getByRole('searchbox');
    await user.type(search, '기울기');
    expect(await screen.findByRole('heading', { name: '‘기울기’을(를) 찾은 자료 2개' })).toBeVisible();
    const marks = [...rows().querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['기울기', '기울기']);
    await user.clear(search);
    await user.type(search, '물리');
    expect(await screen.findByText('‘물리’이(가) 있는 자료가 없어요')).toBeVisible();
  });

  it('an empty one says how it is filled', async () => {
    enter(anEmptyWorld());
    expect(await screen.findByText('아직 올린 자료가 없어요')).toBeVisible();
    expect(screen.getByText('자료 올리기')).toBeVisible();
  });

  it('says when little room is left, and leads to the largest', async () => {
    const { user, currentPath } = enter(aFullWorld());
    await user.click(await button('큰 자료 보기'));
    expect(currentPath()).toBe('/account/lectures?order=size');
  });
});

describe('what a teacher does with her documents [ASG-1]', () => {
  it('a file that is sent becomes a document of the folder that is open', async () => {
    const { user } = enter(aWorld(), '?folder=folder-2');
    await loaded();
    await user.upload(
      screen.getByLabelText('자료 올리기'),
      new File(['%PDF'], '새 자료.pdf', { type: 'application/pdf' }),
    );
    await waitFor(() => expect(names()).toContain('upload-1.pdf'));
  });

  it('one that has arrived and was not kept can be kept again', async () => {
    let tries = 0;
    const ids = new Set<string>();
    const world = aWorld();
    const keep = world.find(({ name }) => name === 'POST /tns/v1/library/documents');
    const { user } = enter([
      fake(contract.createDocument, ({ body }) => {
        ids.add(body.clientId);
        tries += 1;
        return problemResponse('QUOTA_TOTAL');
      }),
      ...world.filter((one) => one !== keep),
    ]);
    await loaded();
    await user.upload(
      screen.getByLabelText('자료 올리기'),
      new File(['%PDF'], '새 자료.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText('올렸지만 서재에 넣지 못했어요')).toBeVisible();
    await user.click(await button('다시 넣기'));
    await waitFor(() => expect(tries).toBe(2));
    expect(ids.size).toBe(1);
  });

  it('moves by the menu, and takes it back', async () => {
    const { user } = enter(aWorld());
    await user.click(await menuOf(GUIDE));
    await user.click(await item('옮기기'));
    const asked = await dialog('어느 폴더로 옮길까요?');
    await user.selectOptions(asked.getByLabelText('폴더'), '중3 이차방정식');
    await user.click(asked.getByRole('button', { name: '옮기기' }));
    expect(await button('중3 이차방정식 2개')).toBeVisible();
    await user.click(await button('되돌리기'));
    expect(await button('중3 이차방정식 1개')).toBeVisible();
  });

  it('moves and tags many at once', async () => {
    const { user } = enter(aWorld());
    await loaded();
    await user.click(await button('여러 개 고르기'));
    await user.click(screen.getByRole('checkbox', { name: '이 쪽 모두 고르기' }));
    expect(screen.getByText('5개를 골랐어요')).toBeVisible();
    await user.click(await button('태그 붙이기'));
    const asked = await dialog('태그 붙이기');
    await user.type(asked.getByLabelText(/붙일 태그/), '# 기말, 중2');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await button('# 기말 5개')).toBeVisible();
    expect(await button('# 중2 5개')).toBeVisible();
  });

  it('nothing vanishes from a class by accident: one that is used can only be hidden, and the class is named', async () => {
    const { user } = enter(aWorld());
    await user.click(await menuOf(SHEET));
    await user.click(await item('지우기'));
    expect(await screen.findByText('수업에서 쓰고 있어 지울 수 없어요')).toBeVisible();
    expect(await screen.findByRole('link', { name: '중2 수학 월수반' })).toHaveAttribute(
      'href',
      '/account/my-courses/class-1/lectures',
    );
    await user.click(await button('서재에서 숨기기'));
    await waitFor(() => expect(names()).not.toContain(SHEET));
    expect(await button('숨긴 자료 1개')).toBeVisible();
  });

  it('one that is used nowhere is asked about and goes', async () => {
    const { user } = enter(aWorld());
    await user.click(await menuOf(GUIDE));
    await user.click(await item('지우기'));
    await user.click(await button('자료 지우기'));
    await waitFor(() => expect(names()).not.toContain(GUIDE));
  });

  it('is renamed; what somebody else changed first is said', async () => {
    const { user } = enter([fake(contract.updateDocument, () => problemResponse('VERSION_CONFLICT')), ...aWorld()]);
    await user.click(await menuOf(GUIDE));
    await user.click(await item('이름 바꾸기'));
    const asked = await dialog('이름 바꾸기');
    await user.clear(asked.getByLabelText(/자료 이름/));
    await user.type(asked.getByLabelText(/자료 이름/), '안내문');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await asked.findByText(/다른 곳에서 먼저 바뀌었어요/)).toBeVisible();
  });

  it('makes a folder', async () => {
    const { user } = enter(aWorld());
    await user.click(await button('폴더 만들기'));
    const asked = await dialog('폴더 만들기');
    await user.type(asked.getByLabelText(/폴더 이름/), '시험지');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await button('시험지 0개')).toBeVisible();
  });
});

describe('a document in classes [ASG-1] [ASG-3]', () => {
  it('is put into a class for its lessons, from when until when, and whether it may be taken', async () => {
    const sent = jest.fn();
    const { user } = enter([
      fake(placesContract.placeDocument, ({ params, body }) => {
        sent(params.id, body);
        return aPlace({ className: '중1 수학' });
      }),
      ...aWorld(),
    ]);
    await user.click(await menuOf(SHEET));
    await user.click(await item('수업에 넣기'));
    const asked = await dialog('수업에 넣기');
    await user.click(await asked.findByRole('button', { name: '수업에 넣기' }));
    expect(await asked.findByText('수업을 골라 주세요.', { selector: 'p, span' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.selectOptions(asked.getByLabelText(/^수업/), '중1 수학');
    await user.click(await asked.findByRole('checkbox', { name: /8회차 그래프 그리기/ }));
    await user.click(asked.getByRole('switch', { name: /학생이 내려받을 수 있어요/ }));
    await user.click(asked.getByRole('button', { name: '수업에 넣기' }));
    expect(await screen.findByText('‘중1 수학’에 넣었어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      'doc-1',
      expect.objectContaining({
        classId: 'class-2',
        lessonIds: ['lesson-8'],
        title: '일차함수 활용 – 개념 정리',
        displayAt: null,
        deadlineAt: null,
        downloadAllowed: false,
        isDraft: false,
      }),
    );
  });

  it('is looked at where it is chosen, with where it stands and its versions', async () => {
    const { user, currentPath } = enter(aWorld());
    await user.click(await button(`${GUIDE} 보기`));
    expect(currentPath()).toBe('/account/lectures?document=doc-5');
    expect(await screen.findByText(/기울기와 절편을 찾아요/)).toBeVisible();
    expect(screen.getByText('아직 수업에 넣지 않았어요.')).toBeVisible();
    await user.click(await button('닫기'));
    expect(currentPath()).toBe('/account/lectures');
  });

  it('on a phone folders and documents open over the list', async () => {
    setWide(false);
    const { user, currentPath } = enter(aWorld());
    await user.click(await button('모든 자료 폴더와 태그 고르기'));
    const folders = await dialog('폴더와 태그');
    await user.click(folders.getByRole('button', { name: '폴더 없는 자료 2개' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(currentPath()).toBe('/account/lectures?folder=none');
    await user.click(await button(`${GUIDE} 보기`));
    expect((await dialog(GUIDE)).getByRole('button', { name: '수업에 넣기' })).toBeVisible();
  });
});
