import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { ProofFormat } from '@portal/domain/evidence/evidence-proof';
import { evidenceProofsContract } from '@portal/domain/lessons/evidence-proofs.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { createWorld } from '@portal/testing-react/fake-world';
import { ToastLine } from '@portal/testing-react/toast-line';
import { ProofButton } from './proof-button.tsx';

const { makeEvidenceProof } = evidenceProofsContract;
const given: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  given.length = 0;
  let last: Blob;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:copy';
  });
  URL.revokeObjectURL ??= () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push({ name: this.download, blob: last });
  });
});

function open(format: ProofFormat, ...handlers: Parameters<typeof platform.use>) {
  platform.use(...handlers);
  const world = createWorld();
  render(
    world.wrap(
      <MemoryRouter>
        <ProofButton lessonId="lesson-1" format={format} />
        <ToastLine />
      </MemoryRouter>,
    ),
  );
  return userEvent.setup();
}

describe('a teacher who takes the evidence of a lesson along [W1]', () => {
  it.each([
    ['PDF로 받기', 'PDF'],
    ['JSON으로 받기', 'JSON'],
  ] as const)('is given a file by «%s», and its code', async (name, format) => {
    let asked: unknown;
    const made = {
      code: '7K2M9QXF3D8R1T5V',
      name: `copy.${format}`,
      mediaType: 'application/x',
      content: btoa('copy'),
    };
    const user = open(
      format,
      fake(makeEvidenceProof, ({ body }: { body: { format: string } }) => {
        asked = body.format;
        return made;
      }),
    );
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/7K2M-9QXF-3D8R-1T5V/)).toBeVisible();
    expect([asked, given[0]?.name, await given[0]?.blob.text()]).toEqual([format, `copy.${format}`, 'copy']);
  });

  it('is told when it could not be made, and gets no file', async () => {
    const user = open('PDF', fakeProblem(makeEvidenceProof, 'NOT_FOUND'));
    await user.click(screen.getByRole('button', { name: 'PDF로 받기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
    expect(given).toEqual([]);
  });
});
