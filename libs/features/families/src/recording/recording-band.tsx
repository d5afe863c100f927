import { chakra } from '@chakra-ui/react/styled-system';
import { useListRecordingConsentsQuery } from '@portal/api/families/recording-consent.api';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { Band } from '../paper/band.tsx';
import { useReader } from '../reading/reader-context.ts';
import { ChildConsent } from './child-consent.tsx';
import { useRecordingWords } from './recording-words.ts';

/** Whether lessons may be recorded, child by child; nobody is asked where they cannot be. */
export function RecordingBand({ students }: Pick<FamilyDoor, 'students'>) {
  const { link } = useReader();
  const words = useRecordingWords();
  const { data } = useListRecordingConsentsQuery({ link }, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  // Without an answer nothing is recorded: a family misses nothing while it cannot be asked.
  if (!data?.isOffered) return null;
  return (
    <Band title={words.title}>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.intro}
      </chakra.p>
      {data.items.map((consent) => (
        <ChildConsent
          key={consent.studentId}
          consent={consent}
          name={students.find(({ id }) => id === consent.studentId)?.name ?? ''}
        />
      ))}
    </Band>
  );
}
