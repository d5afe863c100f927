import { chakra } from '@chakra-ui/react/styled-system';
import { cleanFileName } from '@portal/domain/assets/upload-policy';
import type { HomeworkFile } from '@portal/domain/families/family-homework';
import { FileList } from '@portal/upload/file-list';
import { FileRow } from '@portal/upload/file-row';
import { useHomeworkWords } from './homework-messages.ts';

/** What the teacher gave with it; what nobody may download is named only. */
export function TeacherFiles({ files }: { files: readonly HomeworkFile[] }) {
  const words = useHomeworkWords();
  if (files.length === 0) return null;
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.h3 textStyle="label" color="fg.muted">
        {words.files}
      </chakra.h3>
      <FileList>
        {files.map(({ url, ...file }) =>
          url === null ? (
            <li key={file.id}>
              <chakra.p overflowWrap="anywhere">{cleanFileName(file.name)}</chakra.p>
              <chakra.p textStyle="body.sm" color="fg.muted">
                {words.noDownload}
              </chakra.p>
            </li>
          ) : (
            <FileRow key={file.id} file={{ ...file, url }} />
          ),
        )}
      </FileList>
    </chakra.section>
  );
}
