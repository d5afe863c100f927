import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { familyHomeworkContract as contract } from '@portal/domain/families/family-homework.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake, fakeProblem, type Fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { FAMILY_LINK } from '@portal/testing/families/family-door-builders';
import {
  aFamilyHomework,
  aHandedHomework,
  aHomeworkFile,
  aHomeworkLook,
} from '@portal/testing/families/family-homework-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import {
  shownConsents,
  shownDoor,
  shownGuardians,
  shownHomework,
  shownLectures,
  shownRecords,
} from '../door.fixture.ts';
import { withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { familiesSection } from '../section.ts';
import { CLOSED, LATE, openedAt, shownOne, taking, UPLOAD_TICKET } from './homework.fixture.ts';

withDoors();
beforeEach(() => {
  localStorage.clear();
  inZone('Asia/Seoul');
});

const KEY = 'homework:assignment-1:student-1';
const DRAFT = `portal-draft:visitor:${KEY}`;
/** As long as a connection takes at least. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));
const photo = (name = '숙제.jpg') => new File(['photo'], name, { type: 'image/jpeg' });

/** The page with the homework open, as after a reload. */
function visit(...handlers: Fake[]) {
  const door = [shownDoor(), shownRecords(), shownHomework([aFamilyHomework()]), shownGuardians(), shownConsents()];
  const page = [shownOne(), ...door, shownLectures(), ...taking];
  return renderSection(familiesSection, { path: openedAt(), signedIn: false, handlers: [...handlers, ...page] });
}
async function opened(...handlers: Fake[]) {
  const page = visit(...handlers);
  const sheet = within(await openedDialog('7회차 숙제'));
  const files = () => sheet.getByLabelText<HTMLInputElement>(/파일을 끌어다 놓거나/);
  await sheet.findByRole('button', { name: '창 닫기' });
  return { ...page, sheet, files, answer: () => sheet.getByRole('textbox', { name: /^답/ }) };
}
type Sheet = Awaited<ReturnType<typeof opened>>['sheet'];
const send = (sheet: Sheet) => sheet.getByRole('button', { name: '내기' });

describe('an answer', () => {
  it('is handed in with its words and photos, and the family sees when [ASG-2]', async () => {
    const sent = jest.fn();
    const ordered = jest.fn();
    const { sheet, files, answer, user } = await opened(
      fake(contract.handInFamilyHomework, ({ params, body }) => {
        sent(params, body);
        return aHandedHomework({ submission: { ...aHandedHomework().submission!, text: body.text } });
      }),
      fake(uploadsContract.createSignedUploadUrl, ({ query, body }) => {
        ordered(query, body.location);
        return { id: 'upload-9', url: '/u', previewUrl: null, uploadUrl: '/signed-store/upload-9', headers: {} };
      }),
      fake(uploadsContract.completeUpload, aFile({ id: 'upload-9', name: '숙제.jpg' })),
    );
    await user.upload(files(), photo());
    expect(await sheet.findByRole('link', { name: '숙제.jpg 내려받기' })).toBeVisible();
    expect(sheet.queryByRole('textbox', { name: '내지 못한 답' })).toBeNull();
    expect(ordered).toHaveBeenCalledWith({ ticket: UPLOAD_TICKET }, 'SUBMISSION');
    await user.type(answer(), '11번은 어려워요.');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('upload-9'));
    await user.click(send(sheet));
    expect(await sheet.findByText('냈어요', { exact: true })).toBeVisible();
    expect(sheet.getByText('17/11/2026 (화) 21:40')).toBeVisible();
    expect(sheet.getByText('11번은 어려워요.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: '내기' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^냈어요/));
    expect(sent.mock.calls).toEqual([
      [
        { id: 'assignment-1' },
        {
          clientId: expect.any(String) as string,
          studentId: 'student-1',
          text: '11번은 어려워요.',
          fileIds: ['upload-9'],
        },
      ],
    ]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  }, 20_000);

  it('says something or shows something', async () => {
    const { sheet, answer, user } = await opened();
    await user.click(send(sheet));
    expect(await sheet.findByText('답을 적거나 파일을 올려 주세요.')).toBeVisible();
    await user.type(answer(), '다 했어요.');
    await user.click(send(sheet));
    expect(await sheet.findByText('냈어요', { exact: true })).toBeVisible();
  });

  it('waits for files that are still on their way', async () => {
    const sent = jest.fn();
    const { sheet, files, answer, user } = await opened(
      fake(contract.handInFamilyHomework, () => {
        sent();
        return aHandedHomework();
      }),
      offline(uploadsContract.createSignedUploadUrl),
    );
    await user.type(answer(), '사진은 두 장이에요.');
    await user.upload(files(), photo());
    expect(await sheet.findByText(/연결되면 이어서 올려요/)).toBeVisible();
    await user.click(send(sheet));
    expect(await sheet.findByText(/아직 다 올리지 못한 파일이 있어요/)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(sheet.getByRole('button', { name: '숙제.jpg 올리기 취소' }));
    await user.click(send(sheet));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('stays here where the connection is lost, and is the same request when it is sent again', async () => {
    const ids: string[] = [];
    const { sheet, answer, user } = await opened(
      fake(contract.handInFamilyHomework, ({ body }) => {
        ids.push(body.clientId);
        return ids.length === 1 ? Response.error() : aHandedHomework();
      }),
    );
    await user.type(answer(), '다 했어요.');
    await user.click(send(sheet));
    expect(await sheet.findByText('내지 못했어요')).toBeVisible();
    expect(sheet.getByText('적은 답과 파일은 그대로 있어요.')).toBeVisible();
    expect(answer()).toHaveValue('다 했어요.');
    await user.click(send(sheet));
    expect(await sheet.findByText('냈어요', { exact: true })).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  it('is not lost where the deadline has passed meanwhile, and it is said what to do', async () => {
    const { sheet, answer, user } = await opened(fakeProblem(contract.handInFamilyHomework, 'HOMEWORK_CLOSED'));
    await user.type(answer(), '다 했어요.');
    await user.click(send(sheet));
    expect(await sheet.findByText(/늦게라도 내고 싶으면 선생님께 부탁해 주세요/)).toBeVisible();
    expect(answer()).toHaveValue('다 했어요.');
  });

  it('gives way to what the other parent handed in', async () => {
    let isHandedIn = false;
    const { sheet, answer, user } = await opened(
      fake(contract.getFamilyHomework, () => (isHandedIn ? aHandedHomework() : aFamilyHomework())),
      fake(contract.handInFamilyHomework, () => {
        isHandedIn = true;
        return problemResponse('WRONG_STATE');
      }),
    );
    await user.type(answer(), '다 했어요.');
    await user.click(send(sheet));
    expect(await sheet.findByText('이미 낸 숙제예요. 아래에서 낸 답을 볼 수 있어요.')).toBeVisible();
    expect(sheet.getByText('11번은 잘 모르겠어요.')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: '내지 못한 답' })).toHaveValue('다 했어요.');
  });

  it('is still there to copy where the other parent was first while it was written [ASG-2]', async () => {
    let isHandedIn = false;
    const { sheet, answer, user, store } = await opened(
      fake(contract.getFamilyHomework, () => (isHandedIn ? aHandedHomework() : aFamilyHomework())),
    );
    const stopListening = setupListeners(store.dispatch);
    await user.type(answer(), '다 했어요.');
    isHandedIn = true;
    window.dispatchEvent(new Event('focus'));
    expect(await sheet.findByRole('textbox', { name: '내지 못한 답' })).toHaveValue('다 했어요.');
    stopListening();
  });
});

describe('a half-written answer', () => {
  const kept = {
    text: '반쯤 썼어요',
    files: [aFile({ id: 'file-a', name: '가.png' }), aFile({ id: 'file-b', name: '나.png' })],
  };

  it('is here again after a reload, with its files', async () => {
    saveDraft('visitor', KEY, kept, 1);
    const { sheet, answer } = await opened(
      fake(uploadsContract.getFile, ({ params }) => aFile({ id: params.id, name: `${params.id}.png` })),
    );
    expect(await sheet.findByText('쓰던 답을 불러왔어요')).toBeVisible();
    expect(answer()).toHaveValue('반쯤 썼어요');
    expect(await sheet.findByRole('link', { name: 'file-a.png 내려받기' })).toBeVisible();
  });

  it('keeps all of its photos when the sheet is closed and opened again [ASG-2]', async () => {
    saveDraft('visitor', KEY, kept, 1);
    const { sheet, user } = await opened(
      fake(uploadsContract.getFile, async ({ params }) => {
        await aMoment();
        return aFile({ id: params.id, name: `${params.id}.png` });
      }),
    );
    expect(await sheet.findByRole('link', { name: 'file-a.png 내려받기' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: '창 닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /7회차 숙제/ }));
    const again = within(await openedDialog('7회차 숙제'));
    for (const name of ['file-a', 'file-b'])
      expect(await again.findByRole('link', { name: `${name}.png 내려받기` })).toBeVisible();
  });

  it('asks with one ticket for all of its photos', async () => {
    saveDraft('visitor', KEY, kept, 1);
    const asked = jest.fn();
    const { sheet } = await opened(
      fake(contract.createFamilyUploadTicket, () => {
        asked();
        return { ticket: UPLOAD_TICKET, expiresAt: '2126-11-19T10:42:00+09:00' };
      }),
      fake(uploadsContract.getFile, ({ params }) => aFile({ id: params.id, name: `${params.id}.png` })),
    );
    await sheet.findByRole('link', { name: 'file-b.png 내려받기' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('loses files that were sent too long ago, and says so', async () => {
    saveDraft('visitor', KEY, kept, 1);
    const { sheet } = await opened(
      fake(uploadsContract.getFile, ({ params }) =>
        params.id === 'file-a' ? problemResponse('NOT_FOUND') : aFile({ id: params.id, name: '나.png' }),
      ),
    );
    expect(await sheet.findByText('올린 지 하루가 지나 지워진 파일을 뺐어요. 다시 올려 주세요.')).toBeVisible();
    expect(sheet.queryByRole('link', { name: /^가/ })).toBeNull();
    expect(sheet.getByRole('link', { name: '나.png 내려받기' })).toBeVisible();
  });

  it('is of one child: that of the other begins empty', async () => {
    saveDraft('visitor', 'homework:assignment-1:student-2', kept, 1);
    const { answer } = await opened();
    expect(answer()).toHaveValue('');
  });

  it('keeps no secret of the link on the device', async () => {
    const { answer, user } = await opened();
    await user.type(answer(), '반쯤');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('반쯤'));
    expect(JSON.stringify({ ...localStorage })).not.toContain(FAMILY_LINK);
  });
});

describe('a homework that is open over the page', () => {
  it('has the files of the teacher, and names those that nobody may download', async () => {
    const files = [
      aHomeworkFile({ id: 'one', name: '문제.pdf' }),
      aHomeworkFile({ id: 'two', name: '해설.hwp', contentType: 'application/octet-stream', url: null, looks: null }),
      aHomeworkFile({ id: 'three', name: '교재.pdf', size: 60_000_000, url: null, looks: null }),
    ];
    const { sheet } = await opened(shownOne(aFamilyHomework({ files })));
    expect(sheet.getByRole('link', { name: '문제.pdf 내려받기' })).toBeVisible();
    expect(sheet.queryByRole('link', { name: /해설/ })).toBeNull();
    expect(sheet.getByText('내려받을 수 없는 파일이에요. 수업에서 선생님과 함께 봐요.')).toBeVisible();
    expect(sheet.getByText(/^50MB가 넘어서 여기에서 볼 수 없어요/)).toBeVisible();
  });

  it('opens and plays what may be downloaded as material does, and the phone’s way back closes that alone [ASG-1]', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    const files = [
      aHomeworkFile({ id: 'sound', name: '낭독.mp3', contentType: 'audio/mpeg', looks: 'AUDIO' }),
      aHomeworkFile({ id: 'picture', name: '그림.png', contentType: 'image/png' }),
    ];
    const { sheet, user, goBack } = await opened(shownOne(aFamilyHomework({ files })));
    await user.click(sheet.getByRole('button', { name: '낭독.mp3 듣기' }));
    const player = await openedDialog('낭독.mp3');
    expect(player.querySelector('audio')).not.toBeNull();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '낭독.mp3' })).toBeNull());
    await user.click(await sheet.findByRole('button', { name: '그림.png 보기' }));
    const picture = within(await openedDialog('그림.png'));
    expect(picture.getByRole('img', { name: '그림.png' })).toBeVisible();
    expect(picture.getByRole('link', { name: '그림.png 내려받기' })).toBeVisible();
  });

  it('shows pages that bear the child’s code, and plays what nobody may download [ASG-1]', async () => {
    const files = [
      aHomeworkFile({ url: null }),
      aHomeworkFile({ id: 'sound', name: '낭독.mp3', url: null, looks: 'AUDIO' }),
    ];
    const asked = jest.fn();
    const { sheet, user } = await opened(
      shownOne(aFamilyHomework({ files })),
      fake(contract.lookAtHomeworkFile, ({ params: { fileId } }) => {
        asked(fileId);
        if (fileId !== 'sound') return aHomeworkLook();
        return aHomeworkLook({
          name: '낭독.mp3',
          looks: 'AUDIO',
          pages: [],
          playUrl: `/play-${asked.mock.calls.length}`,
        });
      }),
    );
    await user.click(await sheet.findByRole('button', { name: '활용 문제.pdf 보기' }));
    const pages = within(await openedDialog('활용 문제.pdf'));
    expect(pages.getByText(/코드 K-1042-3F9A2C가 찍혀/)).toBeVisible();
    expect(pages.getAllByRole('img').map((page) => page.getAttribute('alt'))).toEqual([
      '2쪽 가운데 1쪽',
      '2쪽 가운데 2쪽',
    ]);
    expect(pages.queryByRole('link')).toBeNull();
    await user.click(pages.getByRole('button', { name: '창 닫기' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: '활용 문제.pdf 보기' })).toHaveFocus());
    await user.click(sheet.getByRole('button', { name: '낭독.mp3 듣기' }));
    const player = await within(await openedDialog('낭독.mp3')).findByLabelText<HTMLAudioElement>('낭독.mp3');
    const first = player.getAttribute('src');
    // Its address has ended: it goes on with another one.
    fireEvent.error(player);
    await waitFor(() => expect(player.getAttribute('src')).not.toBe(first));
  });

  it.each([
    ['can be handed in late', LATE, '마감이 지났지만 늦게 낼 수 있어요', 1],
    ['takes nothing any more', CLOSED, '더는 낼 수 없어요', 0],
  ])('%s [ASG-2]', async (_what, over, words, forms) => {
    const { sheet } = await opened(shownOne(aFamilyHomework(over)));
    expect(sheet.getAllByText(words)[0]).toBeVisible();
    expect(sheet.queryAllByRole('button', { name: '내기' })).toHaveLength(forms);
  });

  it('speaks Vietnamese, also about files', async () => {
    const ofGiaHuy = { content: 'Trang 42–44', student: { id: 'student-1', name: 'Gia Huy' } };
    visit(shownDoor({ language: 'vi' }), shownOne(aFamilyHomework(ofGiaHuy)));
    const sheet = within(await openedDialog('Bài tập của buổi 7'));
    expect(await sheet.findByRole('button', { name: 'Nộp bài' })).toBeVisible();
    expect(sheet.getByText(/tối đa 25MB · tối đa 10 tệp/)).toBeVisible();
    expect(sheet.getByRole('textbox', { name: /^Bài làm/ })).toBeVisible();
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/\p{Script=Hangul}/u);
  });

  it.each([
    ['ko', '7회차 숙제', '눌러서 파일을 고르세요'],
    ['vi', 'Bài tập của buổi 7', 'Nhấn để chọn tệp'],
  ] as const)('speaks of no dragging where a finger points (%s)', async (language, title, words) => {
    const answer = (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(pointer: coarse)' });
    const ask = jest.spyOn(window, 'matchMedia').mockImplementation((media) => answer(media) as MediaQueryList);
    visit(shownDoor({ language }), shownOne());
    const sheet = within(await openedDialog(title));
    expect(await sheet.findByLabelText(words)).toBeVisible();
    ask.mockRestore();
  });

  it('may be gone, and says what to do', async () => {
    visit(fakeProblem(contract.getFamilyHomework, 'NOT_FOUND'));
    const sheet = within(await openedDialog('이 숙제를 찾을 수 없어요'));
    expect(sheet.getByText(/지금 있는 숙제는 목록에서 볼 수 있어요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '내기' })).toBeNull();
  });

  it('can be asked for again where it did not come', async () => {
    let isDown = true;
    const { user } = visit(fake(contract.getFamilyHomework, () => (isDown ? Response.error() : aFamilyHomework())));
    const sheet = within(await openedDialog('숙제'));
    expect(await sheet.findByText('숙제를 불러오지 못했어요')).toBeVisible();
    isDown = false;
    await user.click(sheet.getByRole('button', { name: '다시 시도' }));
    expect(await sheet.findByRole('button', { name: '내기' })).toBeVisible();
  });
});
