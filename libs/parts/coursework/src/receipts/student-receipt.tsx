import { chakra } from '@chakra-ui/react/styled-system';
import type { FileRef } from '@portal/domain/assets/file';
import { formatDateTime } from '@portal/domain/format/date-time';
import type { Receipt, StudentReceipts } from '@portal/domain/library/place';
import { Avatar } from '@portal/ui/avatar';
import { Meter } from '@portal/ui/meter';
import { shownName } from '@portal/upload/file-words';
import { receipts as words } from './receipt-messages.ts';

interface StudentReceiptProps {
  receipt: StudentReceipts;
  files: readonly FileRef[];
  zone: string;
}

/** What one student has opened, when and how often, and how far a sound was heard. */
export function StudentReceipt({ receipt: { student, files: opened }, files, zone }: StudentReceiptProps) {
  return (
    <chakra.li display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" py="3" borderTopWidth="1px">
      <Avatar id={student.id} name={student.name} src={student.avatar} size="sm" />
      <chakra.div minW="0" display="grid" gap="2">
        <div>
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {student.name}
          </chakra.p>
          <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {words.code(student.code)}
          </chakra.p>
        </div>
        {opened.length === 0 ? (
          <chakra.p color="fg.muted">{words.notSeen}</chakra.p>
        ) : (
          opened.map((one) => (
            <FileReceipt
              key={one.fileId}
              receipt={one}
              name={shownName(files.find(({ id }) => id === one.fileId)?.name ?? '') || words.gone}
              zone={zone}
            />
          ))
        )}
      </chakra.div>
    </chakra.li>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function FileReceipt({ receipt, name, zone }: { receipt: Receipt; name: string; zone: string }) {
  const { firstAt, lastAt, count, played } = receipt;
  return (
    <div>
      <chakra.p textStyle="body.sm" overflowWrap="anywhere">
        {name}
      </chakra.p>
      <chakra.p
        textStyle="caption"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        title={words.firstSeen(formatDateTime(firstAt, zone))}
      >
        {words.seen(formatDateTime(lastAt, zone), count)}
      </chakra.p>
      {played && played.total > 0 && (
        <Meter
          label={words.played(name)}
          value={(played.seconds / played.total) * 100}
          text={words.playedText(clock(played.seconds), clock(played.total))}
        />
      )}
    </div>
  );
}
