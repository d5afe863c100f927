import { chakra } from '@chakra-ui/react/styled-system';
import { Eye } from 'lucide-react';
import { isTooLargeToLook } from '@portal/domain/assets/file';
import { cleanFileName } from '@portal/domain/assets/upload-policy';
import type { FamilyHomework, HomeworkFile } from '@portal/domain/families/family-homework';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { FileList } from '@portal/upload/file-list';
import { FileRow } from '@portal/upload/file-row';
import { useHomeworkWords } from '../homework-messages.ts';
import { GivenDialog } from '../look/given-dialog.tsx';
import { LookDialog } from '../look/look-dialog.tsx';
import { useSheetAddress } from '../reading/use-sheet-address.ts';

/** What the teacher gave with it, to read and to play here; what nobody may download is looked at, or named only. */
export function TeacherFiles({ homework }: { homework: FamilyHomework }) {
  const words = useHomeworkWords();
  const { opened, open, close } = useSheetAddress('look');
  const { id, student, files } = homework;
  if (files.length === 0) return null;
  const looked = files.find((file) => file.id === opened?.[0] && file.looks);
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.h3 textStyle="label" color="fg.muted">
        {words.files}
      </chakra.h3>
      <FileList>
        {files.map(({ url, ...file }) =>
          url === null ? (
            <OnlyLooked key={file.id} file={{ ...file, url }} onLook={() => open(file.id)} />
          ) : (
            <FileRow
              key={file.id}
              file={{ ...file, url }}
              action={file.looks && <LookButton {...file} looks={file.looks} onLook={() => open(file.id)} />}
            />
          ),
        )}
      </FileList>
      {looked && looked.url !== null && <GivenDialog file={looked} onClose={close} />}
      {looked && looked.url === null && (
        <LookDialog asked={{ id, fileId: looked.id, studentId: student.id }} onClose={close} />
      )}
    </chakra.section>
  );
}

function OnlyLooked({ file, onLook }: { file: HomeworkFile; onLook: () => void }) {
  const words = useHomeworkWords();
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p overflowWrap="anywhere">{cleanFileName(file.name)}</chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {file.looks ? words.lookOnly : isTooLargeToLook(file) ? words.tooLarge : words.noDownload}
        </chakra.p>
      </chakra.div>
      {file.looks && <LookButton {...file} looks={file.looks} onLook={onLook} />}
    </chakra.li>
  );
}

interface LookButtonProps {
  name: string;
  looks: NonNullable<HomeworkFile['looks']>;
  onLook: () => void;
}

function LookButton({ name, looks, onLook }: LookButtonProps) {
  const words = useHomeworkWords();
  return (
    <Button variant="outline" aria-label={`${cleanFileName(name)} ${words.look[looks]}`} onClick={onLook}>
      <Icon as={Eye} size={18} />
      {words.look[looks]}
    </Button>
  );
}
