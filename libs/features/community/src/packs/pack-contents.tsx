import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { SharedDocument, SharedPack } from '@portal/domain/community/shared-pack';
import { FileList } from '@portal/upload/file-list';
import { FileRow } from '@portal/upload/file-row';
import { shownSize } from '@portal/upload/file-words';
import { packs as words } from '../packs-messages.ts';

/** Everything in a pack, by its kind; who is in the group opens the files. */
export function PackContents({ pack: { documents, homework, questions } }: { pack: SharedPack }) {
  const isClosed = [...documents, ...(homework?.documents ?? [])].some(({ file }) => file === null);
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" maxW="41rem">
      <chakra.h2 textStyle="title.sm">{words.inside}</chakra.h2>
      {isClosed && <chakra.p color="fg.muted">{words.onlyMembers}</chakra.p>}
      {documents.length > 0 && (
        <Part title={words.documents(documents.length)}>
          <Documents documents={documents} />
        </Part>
      )}
      {homework && (
        <Part title={words.homework}>
          <chakra.p dir="auto" fontWeight="medium" overflowWrap="anywhere">
            {homework.title}
          </chakra.p>
          {homework.content !== '' && (
            <chakra.p dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" color="fg.muted">
              {homework.content}
            </chakra.p>
          )}
          <Documents documents={homework.documents} />
        </Part>
      )}
      {questions.length > 0 && (
        <Part title={words.questions(questions.length)}>
          <chakra.ol listStyleType="decimal" ps="5" display="grid" gap="1">
            {questions.map((question, at) => (
              <chakra.li key={at} dir="auto" overflowWrap="anywhere">
                {question}
              </chakra.li>
            ))}
          </chakra.ol>
        </Part>
      )}
    </chakra.section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.h3 textStyle="label" color="fg.muted">
        {title}
      </chakra.h3>
      {children}
    </chakra.div>
  );
}

function Documents({ documents }: { documents: readonly SharedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <FileList>
      {documents.map(({ name, size, file }, at) =>
        file ? (
          <FileRow key={at} file={{ ...file, name }} />
        ) : (
          <chakra.li key={at} display="flex" flexWrap="wrap" columnGap="2" py="1" textStyle="body.sm">
            <chakra.span minW="0" overflowWrap="anywhere">
              {name}
            </chakra.span>{' '}
            <chakra.span color="fg.muted">{shownSize(size)}</chakra.span>
          </chakra.li>
        ),
      )}
    </FileList>
  );
}
