import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { FilesField } from './files-field.tsx';

let world: World;
afterEach(() => world.end());

const old = aFile({ id: 'old', name: '지난 교안.pdf', contentType: 'application/pdf' });
const pdf = (name = '교안.pdf') => new File([`${name} 내용`], name, { type: 'application/pdf' });

/** A field with one file in it already. */
function show(...fakes: Parameters<typeof platform.use>) {
  world = createWorld();
  platform.use(...fakeUploads());
  platform.use(...fakes);
  const seen: { value: FileRef[] } = { value: [old] };
  function Form() {
    const [value, setValue] = useState([old]);
    seen.value = value;
    return <FilesField label="첨부 파일" location="DEFAULT" value={value} onChange={setValue} />;
  }
  render(world.wrap(<Form />));
  return seen;
}
const input = () => screen.getByLabelText<HTMLInputElement>('파일을 끌어다 놓거나 눌러서 고르세요');
const button = (name: string) => screen.findByRole('button', { name });
const rowOf = (name: string) => screen.getByTitle(name).closest<HTMLElement>('li')!;

const { createSignedUploadUrl: sign, completeUpload: complete } = uploadsContract;

describe('a file that the server refuses for good', () => {
  it.each([
    ['its type', fakeProblem(sign, 'TYPE_NOT_ALLOWED'), 'PNG, JPEG, JPG, DOCX, PDF, DOC 파일을 올려 주세요'],
    ['its kind', fakeProblem(sign, 'TYPE_BLOCKED'), '안전을 위해 이 형식은 올릴 수 없어요.'],
    ['its content', fakeProblem(complete, 'CONTENT_MISMATCH'), '파일 내용이 형식과 달라요'],
    ['a program in it', fakeProblem(complete, 'TYPE_BLOCKED'), '안전을 위해 이 형식은 올릴 수 없어요.'],
    [
      'its person, who has too much already',
      fakeProblem(sign, 'QUOTA_TOTAL', { values: { n: 51200, x: 51201 } }),
      'File không được lớn hơn 51200MB. File của bạn có kích thước 51201MB.',
    ],
  ])('for %s says why, holds up no form, and leaves the others alone [UPL-1] [UPL-2]', async (_why, refusal, words) => {
    const seen = show(refusal);
    await userEvent.upload(input(), pdf());
    await button('교안.pdf 안내 닫기');
    expect(rowOf('교안.pdf')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: '교안.pdf 다시 올리기' })).not.toBeInTheDocument();
    await waitFor(() => expect(input().checkValidity()).toBe(true));
    expect(seen.value).toEqual([old]);
  });
});

describe('a file that the server could not take just now', () => {
  it.each([
    ['is too many', fakeProblem(sign, 'LIMIT_REACHED', { values: { n: 5000 } }), '5000개까지 만들 수 있어요'],
    ['finds the store full', fakeProblem(sign, 'STORAGE_FULL'), '지금은 파일을 받을 수 없어요'],
    ['hears too many', fakeProblem(sign, 'TOO_MANY', { retryAfter: 3_180 }), '53분 뒤에 다시 해 주세요'],
    ['is not hers to send', fakeProblem(sign, 'FORBIDDEN'), '이 작업을 할 권한이 없어요'],
  ])('because it %s says so, and goes again at a press', async (_why, refusal, words) => {
    const seen = show(refusal);
    await userEvent.upload(input(), pdf());
    const again = await button('교안.pdf 다시 올리기');
    expect(rowOf('교안.pdf')).toHaveTextContent(words);
    expect(input().checkValidity()).toBe(false);
    platform.use(...fakeUploads());
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: '교안.pdf 내려받기' })).toBeVisible();
    expect(seen.value.map(({ name }) => name)).toEqual(['지난 교안.pdf', '교안.pdf']);
  });

  it('can be given up, and the form may go without it', async () => {
    show(fakeProblem(sign, 'STORAGE_FULL'));
    await userEvent.upload(input(), pdf());
    await userEvent.click(await button('교안.pdf 올리기 취소'));
    expect(screen.queryByTitle('교안.pdf')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
    await waitFor(() => expect(input().checkValidity()).toBe(true));
  });

  it('does not take the other with it, and keeps its place before it', async () => {
    const seen = show();
    let asked = 0;
    const refuse = fakeProblem(sign, 'STORAGE_FULL');
    platform.use({ ...refuse, matches: (request) => refuse.matches(request) && (asked += 1) === 1 });
    await userEvent.upload(input(), [pdf('하나.pdf'), pdf('둘.pdf')]);
    await waitFor(() => expect(rowOf('둘.pdf')).toHaveTextContent('올리기를 마쳤어요'));
    await userEvent.click(await button('하나.pdf 다시 올리기'));
    await waitFor(() => expect(seen.value.map(({ name }) => name)).toEqual([old.name, '하나.pdf', '둘.pdf']));
  });
});

it('tells a screen reader what went wrong, with the name of the file', async () => {
  show(fakeProblem(complete, 'CONTENT_MISMATCH'));
  await userEvent.upload(input(), pdf());
  await button('교안.pdf 안내 닫기');
  const said = within(screen.getByRole('group', { name: '첨부 파일' })).getByRole('status');
  await waitFor(() => expect(said).toHaveTextContent('교안.pdf: 파일 내용이 형식과 달라요'));
});
