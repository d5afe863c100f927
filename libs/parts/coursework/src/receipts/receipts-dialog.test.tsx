import { screen, within } from '@testing-library/react';
import { placesContract as contract } from '@portal/domain/library/places.contract';
import { defineSection } from '@portal/portal-core/section';
import { fake } from '@portal/testing/contract-fakes';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { someReceipts } from '@portal/testing/library/library-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { ReceiptsDialog } from './receipts-dialog.tsx';

const page = () => <ReceiptsDialog lecture={aLecture()} zone="Asia/Seoul" onClose={() => undefined} />;
const section = defineSection({
  id: 'receipts',
  routes: [{ path: '/receipts', title: '누가 봤어요', access: 'account', page }],
});

it('says who has seen material, when, how often and how far a sound was heard; who has not comes first [ASG-1]', async () => {
  const [receipt] = someReceipts().files;
  const handlers = [
    fake(contract.listReceipts, {
      students: [
        someReceipts({ files: [{ ...receipt!, played: { seconds: 72, total: 200 } }] }),
        someReceipts({ student: { id: 'student-2', name: '이하은', avatar: null, code: 'K-1042-77B1E0' }, files: [] }),
      ],
    }),
  ];
  renderSection(section, { path: '/receipts', handlers });
  expect(await screen.findByText('2명 가운데 1명이 봤어요')).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('이하은')).toBeVisible();
  expect(within(first!).getByText('아직 안 봤어요')).toBeVisible();
  // What the pages bear of material that nobody may download.
  expect(within(first!).getByText('자료에 찍히는 코드 K-1042-77B1E0')).toBeVisible();
  expect(within(second!).getByText(/^17\/11.*21:30.* 봤어요 · 2번 열었어요$/)).toBeVisible();
  expect(within(second!).getByRole('meter')).toHaveAttribute('aria-valuetext', '3:20 가운데 1:12까지');
});
