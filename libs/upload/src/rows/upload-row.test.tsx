import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { aFile } from '@portal/testing/assets/file-builders';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { FileList } from '../files/file-list.tsx';
import type { Upload, UploadStatus } from '../policy/upload.ts';
import { UploadRow } from './upload-row.tsx';

let world: World;
afterEach(() => world.end());

const policy = uploadPolicyOf('DEFAULT');
const anUpload = (over: Partial<Upload>): Upload => ({
  id: 'upload-1',
  name: '교안.pdf',
  size: 1000,
  lastModified: 1,
  status: 'SENDING',
  sentBytes: 0,
  ...over,
});
const duplicate = { file: aFile(), uploadedAt: '2026-03-12T09:00:00+09:00' };

/** One row; what is pressed is written down, and `become` says how the upload stands from then on. */
function show(first: Partial<Upload>, become: Partial<Upload> = {}) {
  const pressed: unknown[][] = [];
  const onGone = jest.fn();
  let change: (over: Partial<Upload> | null) => void = () => undefined;
  function List() {
    const [upload, setUpload] = useState<Upload | null>(anUpload(first));
    change = (over) => setUpload(over && ((before) => ({ ...before!, ...over })));
    const note =
      (name: string) =>
      (...all: unknown[]) => {
        pressed.push([name, ...all]);
        change(become);
      };
    const names = ['pause', 'resume', 'cancel', 'useExisting', 'sendAnyway', 'pickAgain'] as const;
    const actions = Object.fromEntries(names.map((name) => [name, note(name)])) as Record<
      (typeof names)[number],
      () => void
    >;
    return (
      <FileList>{upload && <UploadRow upload={upload} policy={policy} actions={actions} onGone={onGone} />}</FileList>
    );
  }
  world = createWorld();
  render(world.wrap(<List />));
  return { pressed, onGone, change: (over: Partial<Upload> | null) => change(over) };
}

const row = () => screen.getByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const buttonNames = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

describe('a file on its way', () => {
  it.each<[UploadStatus, string, string[]]>([
    ['QUEUED', '차례를 기다리는 중', ['교안.pdf 잠시 멈추기', '교안.pdf 올리기 취소']],
    ['PREPARING', '준비하는 중', ['교안.pdf 잠시 멈추기', '교안.pdf 올리기 취소']],
    ['SENDING', '41% 올렸어요', ['교안.pdf 잠시 멈추기', '교안.pdf 올리기 취소']],
    ['PAUSED', '41%에서 멈췄어요', ['교안.pdf 이어서 올리기', '교안.pdf 올리기 취소']],
    ['OFFLINE', '연결이 끊겨 멈췄어요. 연결되면 이어서 올려요.', ['교안.pdf 다시 올리기', '교안.pdf 올리기 취소']],
    ['CHECKING', '파일을 확인하는 중', ['교안.pdf 올리기 취소']],
  ])('that is %s says so, shows how far it is, and offers what can be done', (status, words, buttons) => {
    show({ status, sentBytes: 419 });
    expect(row()).toHaveTextContent(words);
    expect(within(row()).getByRole('progressbar', { name: '교안.pdf 올리는 중' })).toHaveAttribute(
      'aria-valuenow',
      '41',
    );
    expect(buttonNames()).toEqual(buttons);
  });

  it('says 100 per cent only when all of it has been sent', () => {
    show({ sentBytes: 999 });
    expect(row()).toHaveTextContent('99% 올렸어요');
  });
});

describe('a file that is not on its way', () => {
  it.each<[Partial<Upload>, string | RegExp, string[]]>([
    [
      { status: 'FAILED', failure: { code: 'FAILED' } },
      '파일을 올리지 못했어요',
      ['교안.pdf 다시 올리기', '교안.pdf 올리기 취소'],
    ],
    [{ status: 'REFUSED', failure: { code: 'TYPE_BLOCKED' } }, '안전을 위해', ['교안.pdf 안내 닫기']],
    [{ status: 'MISSING' }, '같은 파일을 다시 고르면', ['교안.pdf 다시 고르기', '교안.pdf 올리기 취소']],
    [
      { status: 'MISSING', failure: { code: 'OTHER_FILE' } },
      /KB다른 파일이에요/,
      ['교안.pdf 다시 고르기', '교안.pdf 올리기 취소'],
    ],
    [
      { status: 'DUPLICATE', duplicate },
      '12/03/2026에 이미 올린 파일이에요',
      ['교안.pdf 올리기 취소', '교안.pdf: 올린 파일 쓰기', '교안.pdf: 새로 올리기'],
    ],
  ])('says why and shows no progress (%#)', (upload, words, buttons) => {
    show(upload);
    expect(row()).toHaveTextContent(words);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(buttonNames()).toEqual(buttons);
  });
});

it.each<[string, Partial<Upload>, unknown[], boolean]>([
  ['교안.pdf 잠시 멈추기', { status: 'SENDING' }, ['pause', 'upload-1'], false],
  ['교안.pdf 이어서 올리기', { status: 'PAUSED' }, ['resume', 'upload-1'], false],
  ['교안.pdf 다시 올리기', { status: 'OFFLINE' }, ['resume', 'upload-1'], false],
  ['교안.pdf 다시 올리기', { status: 'FAILED' }, ['resume', 'upload-1'], false],
  ['교안.pdf 올리기 취소', { status: 'CHECKING' }, ['cancel', 'upload-1'], true],
  ['교안.pdf 안내 닫기', { status: 'REFUSED' }, ['cancel', 'upload-1'], true],
  ['교안.pdf: 올린 파일 쓰기', { status: 'DUPLICATE', duplicate }, ['useExisting', 'upload-1'], true],
  ['교안.pdf: 새로 올리기', { status: 'DUPLICATE', duplicate }, ['sendAnyway', 'upload-1'], false],
])('“%s” is done once, for this file', async (name, upload, action, isGone) => {
  const { pressed, onGone } = show(upload);
  await userEvent.click(button(name));
  expect(pressed).toEqual([action]);
  expect(onGone).toHaveBeenCalledTimes(Number(isGone));
});

describe('the focus', () => {
  it('stays in the row when the pressed button has nothing more to offer', async () => {
    show({ status: 'DUPLICATE', duplicate }, { status: 'QUEUED', duplicate: undefined });
    await userEvent.click(button('교안.pdf: 새로 올리기'));
    expect(row()).toHaveFocus();
    await userEvent.tab();
    expect(button('교안.pdf 잠시 멈추기')).toHaveFocus();
  });

  it('stays in the row when the file is picked again', async () => {
    const { pressed } = show({ status: 'MISSING' }, { status: 'QUEUED' });
    button('교안.pdf 다시 고르기').focus();
    const file = new File(['내용'], '교안.pdf');
    const files = { length: 1, 0: file, item: () => file };
    fireEvent.change(screen.getByLabelText('교안.pdf 다시 고르기', { selector: 'input' }), { target: { files } });
    expect(pressed).toEqual([['pickAgain', 'upload-1', file]]);
    expect(row()).toHaveFocus();
  });

  it('stays in the row when the file has arrived while the pause had it, and never falls on the button that cancels', () => {
    const { change } = show({ status: 'SENDING' });
    button('교안.pdf 잠시 멈추기').focus();
    act(() => change({ status: 'CHECKING' }));
    expect(row()).toHaveFocus();
  });

  it('leaves with the row when that is done while it had the focus', () => {
    const { change, onGone } = show({ status: 'SENDING' });
    button('교안.pdf 올리기 취소').focus();
    act(() => change(null));
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('is nobody’s business when it is elsewhere', async () => {
    const { change, onGone } = show({ status: 'SENDING' });
    button('교안.pdf 잠시 멈추기').focus();
    await userEvent.click(document.body);
    act(() => change({ status: 'CHECKING' }));
    act(() => change(null));
    expect(document.body).toHaveFocus();
    expect(onGone).not.toHaveBeenCalled();
  });
});
