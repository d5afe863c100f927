import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useListReceiptsQuery } from '@portal/api/library/places.api';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { QueryState } from '@portal/portal-core/query-state';
import { Dialog } from '@portal/ui/dialog';
import { SkeletonRows } from '@portal/ui/skeletons';
import { receipts as words } from './receipt-messages.ts';
import { StudentReceipt } from './student-receipt.tsx';

interface ReceiptsDialogProps {
  lecture: Pick<Lecture, 'id' | 'title' | 'files'>;
  zone: string;
  onClose: () => void;
}

// Families open it while she looks.
const FRESH = {
  pollingInterval: millisecondsInMinute,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;

/** Who has seen material: those who have not come first, for they are why one asks. */
export function ReceiptsDialog({ lecture: { id, title, files }, zone, onClose }: ReceiptsDialogProps) {
  const query = useListReceiptsQuery({ id }, FRESH);
  return (
    <Dialog open title={words.title} description={title} onClose={onClose}>
      <QueryState
        query={query}
        size="sm"
        failed={words.failed}
        skeleton={<SkeletonRows rows={4} label={words.loading} />}
      >
        {({ students }) => {
          const seen = students.filter(({ files: opened }) => opened.length > 0);
          const others = students.filter(({ files: opened }) => opened.length === 0);
          return students.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <>
              <chakra.p textStyle="title.lg" fontVariantNumeric="tabular-nums" mb="4">
                {words.lead(students.length, seen.length)}
              </chakra.p>
              <chakra.ul listStyleType="none">
                {[...others, ...seen].map((receipt) => (
                  <StudentReceipt key={receipt.student.id} receipt={receipt} files={files} zone={zone} />
                ))}
              </chakra.ul>
            </>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
