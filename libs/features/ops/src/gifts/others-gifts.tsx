import { PageHeading } from '@portal/portal-core/page-heading';
import { OtherDesk } from '../desk/other-desk.tsx';
import { desk as words } from '../gift-messages.ts';

/** A page of gifts for who works at another desk than theirs. */
export const OthersGifts = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} />
    <OtherDesk title={words.notMine}>{words.notMineBody}</OtherDesk>
  </>
);
