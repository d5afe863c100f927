import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { sessionApi } from '@portal/api/identity/session.api';
import type { FileRef } from '@portal/domain/assets/file';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { FileField } from './file-field.tsx';
import { FilesField, type FilesFieldProps } from './files-field.tsx';

let world: World;
afterEach(() => world.end());

const pdf = (name = '교안.pdf', size?: number) => {
  const file = new File([`${name} 내용`], name, { type: 'application/pdf' });
  if (size) Object.defineProperty(file, 'size', { value: size });
  return file;
};

function show({ files = [], ...props }: Partial<FilesFieldProps> & { files?: FileRef[] } = {}) {
  world = createWorld();
  const seen: { value: FileRef[] } = { value: files };
  function Form() {
    const [value, setValue] = useState(files);
    seen.value = value;
    return <FilesField label="첨부 파일" location="DEFAULT" value={value} onChange={setValue} {...props} />;
  }
  render(world.wrap(<Form />));
  return seen;
}

const group = () => screen.getByRole('group', { name: '첨부 파일' });
const input = () => within(group()).getByLabelText<HTMLInputElement>('파일을 끌어다 놓거나 눌러서 고르세요');
/** As the browser's picker does, whose filter a visitor can switch off. */
const pick = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files);
const shownNames = () => [...group().querySelectorAll('li [title$=".pdf"]')].map((name) => name.getAttribute('title'));
const rowOf = (name: string) => screen.getByTitle(name).closest('li');
const arrived = (name: string) => screen.findByRole('link', { name: `${name} 내려받기` });

describe('FilesField', () => {
  it('sends what is picked at once and gives it to the form when it has arrived [UPL-3]', async () => {
    platform.use(...fakeUploads());
    const seen = show();
    await pick(pdf('하나.pdf'), pdf('둘.pdf'));
    await arrived('하나.pdf');
    await arrived('둘.pdf');
    expect(seen.value.map(({ name }) => name)).toEqual(['하나.pdf', '둘.pdf']);
    expect(group()).toHaveTextContent('올리기를 마쳤어요');
  });

  /** Takes two files, the first of them late: it has arrived, or was given up, when it is said. */
  function firstIsLate() {
    const ids: Record<string, string> = { '하나.pdf': 'upload-1', '둘.pdf': 'upload-2' };
    let end: (answer?: Response) => void = () => undefined;
    const late = new Promise<Response | undefined>((resolve) => (end = resolve));
    platform.use(...fakeUploads());
    platform.use(
      fake(uploadsContract.createSignedUploadUrl, ({ body: { originalFileName: name } }) => {
        const id = ids[name]!;
        return { id, url: '/u', previewUrl: null, uploadUrl: `/signed-store/${id}`, headers: {} };
      }),
      fake(uploadsContract.completeUpload, async ({ params: { id } }) => {
        const refused = id === 'upload-1' && (await late);
        return refused || aFile({ id, name: Object.keys(ids).find((name) => ids[name] === id)! });
      }),
    );
    return end;
  }

  it('keeps the files in the order in which they were chosen, whichever arrives first', async () => {
    const end = firstIsLate();
    const seen = show();
    await pick(pdf('하나.pdf'), pdf('둘.pdf'));
    await waitFor(() => expect(rowOf('둘.pdf')).toHaveTextContent('올리기를 마쳤어요'));
    expect(shownNames()).toEqual(['하나.pdf', '둘.pdf']);
    expect(input().validity.customError).toBe(true);
    end();
    await arrived('둘.pdf');
    expect(shownNames()).toEqual(['하나.pdf', '둘.pdf']);
    expect(seen.value.map(({ name }) => name)).toEqual(['하나.pdf', '둘.pdf']);
  });

  it('holds back no file for one that is given up', async () => {
    const end = firstIsLate();
    const seen = show();
    await pick(pdf('하나.pdf'), pdf('둘.pdf'));
    await waitFor(() => expect(rowOf('둘.pdf')).toHaveTextContent('올리기를 마쳤어요'));
    end(problemResponse('CONTENT_MISMATCH'));
    await arrived('둘.pdf');
    expect(seen.value.map(({ name }) => name)).toEqual(['둘.pdf']);
  });

  it('asks for an address with the uploader code and the size as digits, and sends no token with the bytes [UPL-3]', async () => {
    const signed = jest.fn();
    const put = jest.fn();
    platform.use(...fakeUploads());
    platform.use(
      fake(uploadsContract.createSignedUploadUrl, ({ headers, body }) => {
        signed(headers.get('uploader-code'), body);
        return { id: 'upload-1', url: '/u', previewUrl: null, uploadUrl: '/signed-store', headers: {} };
      }),
      neverAnswers(uploadsContract.completeUpload),
      {
        name: 'PUT',
        matches: (request) => request.method === 'PUT',
        answer: (request) => {
          put(request.url, request.headers.get('authorization'), request.headers.get('cookie'));
          return Promise.resolve(new Response(null, { status: 200 }));
        },
      },
    );
    show();
    await pick(pdf());
    await waitFor(() => expect(put).toHaveBeenCalledWith(`${location.origin}/signed-store`, null, null));
    const { size } = pdf();
    expect(signed).toHaveBeenCalledWith('teacher-web', {
      originalFileName: '교안.pdf',
      contentType: 'application/pdf',
      size: String(size),
      location: 'DEFAULT',
    });
  });

  it('says in Vietnamese what is too large, and keeps the good files [UPL-1]', async () => {
    platform.use(...fakeUploads());
    const seen = show();
    await pick(pdf('큰 파일.pdf', 31 * 1024 * 1024 + 1), pdf('작은 파일.pdf'));
    const sentence = 'File không được lớn hơn 25MB. File của bạn có kích thước 32MB.';
    const [shown] = await screen.findAllByText(sentence);
    expect(shown?.closest('[lang]')).toHaveAttribute('lang', 'vi');
    expect(within(rowOf('큰 파일.pdf')!).getByText('32MB')).toBeVisible();
    await arrived('작은 파일.pdf');
    expect(seen.value).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '큰 파일.pdf 안내 닫기' }));
    expect(within(group()).queryByText('큰 파일.pdf')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it('refuses other types and programs before a byte is sent [UPL-2]', async () => {
    show();
    await pick(pdf('노래.mp3'), pdf('설치.exe'));
    expect((await screen.findAllByText(/PNG, JPEG, JPG, DOCX, PDF, DOC 파일을 올려 주세요/))[0]).toBeVisible();
    expect(screen.getAllByText('안전을 위해 이 형식은 올릴 수 없어요.')[0]).toBeVisible();
  });

  it('forgets what was wrong with the last choice when something else is chosen', async () => {
    platform.use(...fakeUploads());
    show();
    await pick(pdf('설치.exe'));
    await screen.findAllByText('안전을 위해 이 형식은 올릴 수 없어요.');
    await pick(pdf());
    await arrived('교안.pdf');
    expect(screen.queryByRole('button', { name: '설치.exe 안내 닫기' })).not.toBeInTheDocument();
  });

  it('takes what is dropped on it, and a picture that is pasted', async () => {
    platform.use(...fakeUploads());
    const seen = show();
    const dataTransfer = { types: ['Files'], files: [pdf('끌어온 파일.pdf')] };
    fireEvent.dragEnter(input(), { dataTransfer });
    expect(group()).toHaveTextContent('여기에 놓으세요');
    fireEvent.drop(screen.getByText('여기에 놓으세요'), { dataTransfer });
    await arrived('끌어온 파일.pdf');
    const clipboardData = { files: [new File(['그림'], 'image.png', { type: 'image/png' })] };
    fireEvent.paste(document.body, { clipboardData });
    await waitFor(() => expect(seen.value).toHaveLength(2));
    expect(seen.value[1]?.name).toMatch(/^붙여 넣은 이미지 \d{6}\.png$/);
  });

  it('is invalid while a file is on its way, and says so to whoever tries to send the form', async () => {
    platform.use(neverAnswers(uploadsContract.findUploadedFiles));
    show();
    expect(input().checkValidity()).toBe(true);
    await pick(pdf());
    await screen.findByRole('progressbar', { name: '교안.pdf 올리는 중' });
    expect(input().validity.customError).toBe(true);
    fireEvent.invalid(input());
    expect(await screen.findByText(/아직 다 올리지 못한 파일이 있어요/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '교안.pdf 올리기 취소' }));
    await waitFor(() => expect(input().validity.valid).toBe(true));
    expect(screen.queryByText(/아직 다 올리지 못한/)).not.toBeInTheDocument();
  });

  it('pauses and goes on by one button that keeps the focus', async () => {
    platform.use(neverAnswers(uploadsContract.findUploadedFiles));
    show();
    await pick(pdf());
    const pause = await screen.findByRole('button', { name: '교안.pdf 잠시 멈추기' });
    await userEvent.click(pause);
    const resume = screen.getByRole('button', { name: '교안.pdf 이어서 올리기' });
    expect(resume).toHaveFocus();
    expect(group()).toHaveTextContent('0%에서 멈췄어요');
    await userEvent.click(resume);
    expect(screen.getByRole('button', { name: '교안.pdf 잠시 멈추기' })).toHaveFocus();
  });

  it('offers a file with the same content that is there already', async () => {
    platform.use(...fakeUploads());
    const old = aFile({ id: 'old', name: '지난 교안.pdf', contentType: 'application/pdf' });
    platform.use(
      fake(uploadsContract.findUploadedFiles, { items: [{ file: old, uploadedAt: '2026-03-12T09:00:00+09:00' }] }),
    );
    const seen = show();
    await pick(pdf());
    expect(await screen.findByText('12/03/2026에 이미 올린 파일이에요. 그 파일을 쓸까요?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '교안.pdf: 올린 파일 쓰기' }));
    await arrived('지난 교안.pdf');
    expect(seen.value).toEqual([old]);
    await pick(pdf('이름만 다른 교안.pdf'));
    expect((await screen.findAllByText('이미 올린 파일이에요.'))[0]).toBeVisible();
  });

  it('takes a file off and leads the focus to where another is picked', async () => {
    const seen = show({ files: [aFile()] });
    await userEvent.click(screen.getByRole('button', { name: '일차함수 대표 이미지.png 지우기' }));
    expect(seen.value).toEqual([]);
    expect(input()).toHaveFocus();
  });

  it('only shows the files where nothing can be changed', () => {
    show({ files: [aFile()], readOnly: true });
    expect(screen.getByRole('link', { name: '일차함수 대표 이미지.png 내려받기' })).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button', { name: '일차함수 대표 이미지.png 미리보기' })).toBeVisible();
    expect(group().querySelector('input')).toBeNull();
  });

  it('shows what was picked before it was known whose it is', async () => {
    platform.use(neverAnswers(uploadsContract.findUploadedFiles), fake(sessionContract.getProfile, aProfile()));
    show({ keepAs: 'assignment:1:files' });
    await pick(pdf());
    await screen.findByRole('progressbar', { name: '교안.pdf 올리는 중' });
    await act(() => world.store.dispatch(sessionApi.endpoints.getProfile.initiate()));
    expect(screen.getByRole('progressbar', { name: '교안.pdf 올리는 중' })).toBeVisible();
  });

  it('says how far a person’s files may add up, by the setting of the tenant [ASG-3]', () => {
    show({ location: 'ASSIGNMENT', totalGb: 5 });
    expect(input()).toHaveAccessibleDescription(/모두 합쳐 5GB까지/);
  });

  it('works without a place to keep uploads, and for a person with one', async () => {
    platform.use(...fakeUploads(), fake(sessionContract.getProfile, aProfile()));
    const seen = show({ keepAs: 'assignment:1:files' });
    await pick(pdf());
    await arrived('교안.pdf');
    expect(seen.value).toHaveLength(1);
  });
});

describe('FileField', () => {
  function Certificate({ first }: { first: FileRef | null }) {
    const form = useForm<{ file: FileRef | null }>({ defaultValues: { file: first } });
    return (
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <Controller
          control={form.control}
          name="file"
          rules={{ required: '증빙 파일을 올려 주세요.' }}
          render={({ field, fieldState }) => (
            <FileField {...field} label="증빙 파일" location="CERTIFICATE" error={fieldState.error?.message} />
          )}
        />
        <button type="submit">확인</button>
        <output>{form.watch('file')?.id}</output>
      </form>
    );
  }

  it('holds one certificate, shows the form’s error and takes its focus [PRF-3]', async () => {
    platform.use(...fakeUploads());
    world = createWorld();
    render(world.wrap(<Certificate first={null} />));
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    expect(await screen.findByText('증빙 파일을 올려 주세요.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/눌러서 고르세요/)).toHaveFocus());
    await userEvent.upload(screen.getByLabelText(/눌러서 고르세요/), pdf('자격증.pdf'));
    await arrived('자격증.pdf');
    expect(screen.queryByText('증빙 파일을 올려 주세요.')).not.toBeInTheDocument();
  });

  it('goes on with a good file when the next choice is refused [PRF-3]', async () => {
    platform.use(neverAnswers(uploadsContract.findUploadedFiles));
    world = createWorld();
    render(world.wrap(<Certificate first={null} />));
    const pickOne = (file: File) =>
      userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/고르세요|다른 파일 고르기/), file);
    await pickOne(pdf('자격증.pdf'));
    await screen.findByRole('progressbar', { name: '자격증.pdf 올리는 중' });
    await pickOne(pdf('설치.exe'));
    await screen.findByRole('button', { name: '설치.exe 안내 닫기' });
    expect(screen.getByRole('progressbar', { name: '자격증.pdf 올리는 중' })).toBeVisible();
    await pickOne(pdf('새 자격증.pdf'));
    await screen.findByRole('progressbar', { name: '새 자격증.pdf 올리는 중' });
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('puts another file in the place of the first [PRF-3]', async () => {
    platform.use(...fakeUploads());
    world = createWorld();
    render(world.wrap(<Certificate first={aFile({ id: 'old', name: '옛 자격증.pdf' })} />));
    await userEvent.upload(screen.getByLabelText('다른 파일 고르기'), pdf('새 자격증.pdf'));
    await arrived('새 자격증.pdf');
    expect(screen.queryByText('옛 자격증.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('upload-1')).toBeVisible();
  });
});
