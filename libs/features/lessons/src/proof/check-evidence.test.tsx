import { screen, waitFor } from '@testing-library/react';
import { evidenceProofsContract } from '@portal/domain/lessons/evidence-proofs.contract';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { anEvidenceProof } from '@portal/testing/lessons/evidence-proof-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { lessonsSection } from '../section.ts';

const { getEvidenceProof } = evidenceProofsContract;
const CODE = '7K2M9QXF3D8R1T5V';

function open(path = `/e/${CODE}`, handlers = [fake(getEvidenceProof, anEvidenceProof())]) {
  return renderSection(lessonsSection, { path, handlers, signedIn: false });
}
async function choose(user: ReturnType<typeof open>['user'], content: string): Promise<void> {
  await user.upload(
    await screen.findByLabelText('파일 고르기'),
    new File([content], 'copy.pdf', { type: 'application/pdf' }),
  );
}

describe('whoever was given a copy of the evidence of a lesson [W1]', () => {
  it('types its code as it stands there and is told that nothing has changed', async () => {
    const { user } = open('/e');
    await user.type(await screen.findByRole('textbox', { name: /^확인 코드/ }), '7k2m-9qxf-3d8r-1t5v');
    await user.click(screen.getByRole('button', { name: '확인하기' }));
    expect(await screen.findByText('기록이 그대로예요')).toBeVisible();
    expect(screen.getByText('7K2M-9QXF-3D8R-1T5V')).toBeVisible();
  });

  it('is told what a code looks like before anything is asked for', async () => {
    const { user } = open('/e');
    await user.type(await screen.findByRole('textbox', { name: /^확인 코드/ }), '7K2M');
    await user.click(screen.getByRole('button', { name: '확인하기' }));
    expect((await screen.findAllByText('확인 코드는 글자와 숫자 16자리예요.')).length).toBeGreaterThan(0);
  });

  it('is told when the chain was changed since, and whom to tell', async () => {
    open(undefined, [fake(getEvidenceProof, anEvidenceProof({ isUnchanged: false }))]);
    expect(await screen.findByText('기록이 바뀌었어요')).toBeVisible();
    expect(screen.getByText(/고객센터에 이 코드를 알려 주세요/)).toBeVisible();
  });

  it.each([
    ['that nobody made', CODE, '7K2M-9QXF-3D8R-1T5V'],
    ['that is none', 'nonsense', 'nonsense'],
  ])('is told at the field that there is no copy by a code %s, which the field keeps', async (_, code, kept) => {
    open(`/e/${code}`, [fakeProblem(getEvidenceProof, 'NOT_FOUND')]);
    const field = await screen.findByRole('textbox', { name: /^확인 코드/ });
    expect(field).toHaveValue(kept);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/이 코드로 만든 파일이 없어요/);
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: /다시 시도/ })).not.toBeInTheDocument();
  });

  it('mends one letter of a code that nobody made, and finds the copy', async () => {
    const known = fake(getEvidenceProof, ({ params }) =>
      params.code === CODE ? anEvidenceProof() : problemResponse('NOT_FOUND'),
    );
    const { user } = open('/e', [known]);
    await user.type(await screen.findByRole('textbox', { name: /^확인 코드/ }), '7K2M-9QXF-3D8R-1T5W');
    await user.click(screen.getByRole('button', { name: '확인하기' }));
    await screen.findByText(/이 코드로 만든 파일이 없어요/);
    await user.keyboard('{End}{Backspace}V');
    expect(screen.queryByText(/이 코드로 만든 파일이 없어요/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('기록이 그대로예요')).toBeVisible();
  });

  it.each([
    ['the file that was made', '증거', '받은 파일이 포털에서 만든 그대로예요'],
    ['a file with one letter more', '증거!', '포털에서 만든 파일과 달라요'],
  ])('compares %s on this device', async (_, content, words) => {
    const { user } = open();
    await choose(user, content);
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  });
});
