import { chakra } from '@chakra-ui/react/styled-system';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { isTooLargeToLook } from '@portal/domain/assets/file';
import { cleanFileName } from '@portal/domain/assets/upload-policy';
import type { FamilyHomework, HomeworkFile } from '@portal/domain/families/family-homework';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { FileList } from '@portal/upload/file-list';
import { FileRow } from '@portal/upload/file-row';
import { useHomeworkWords } from '../homework-messages.ts';
import { LookDialog } from '../look/look-dialog.tsx';

/** What the teacher gave with it; what nobody may download is looked at, or named only. */
export function TeacherFiles({ homework }: { homework: FamilyHomework }) {
  const words = useHomeworkWords();
  const [looked, setLooked] = useState<string | null>(null);
  const { id, student, files } = homework;
  if (files.length === 0) return null;
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.h3 textStyle="label" color="fg.muted">
        {words.files}
      </chakra.h3>
      <FileList>
        {files.map(({ url, ...file }) =>
          url === null ? (
            <OnlyLooked key={file.id} file={{ ...file, url }} onLook={() => setLooked(file.id)} />
          ) : (
            <FileRow key={file.id} file={{ ...file, url }} />
          ),
        )}
      </FileList>
      {looked !== null && (
        <LookDialog asked={{ id, fileId: looked, studentId: student.id }} onClose={() => setLooked(null)} />
      )}
    </chakra.section>
  );
}

function OnlyLooked({ file, onLook }: { file: HomeworkFile; onLook: () => void }) {
  const words = useHomeworkWords();
  const name = cleanFileName(file.name);
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p overflowWrap="anywhere">{name}</chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {file.looks ? words.lookOnly : isTooLargeToLook(file) ? words.tooLarge : words.noDownload}
        </chakra.p>
      </chakra.div>
      {file.looks && (
        <Button variant="outline" aria-label={`${name} ${words.look[file.looks]}`} onClick={onLook}>
          <Icon as={Eye} size={18} />
          {words.look[file.looks]}
        </Button>
      )}
    </chakra.li>
  );
}
