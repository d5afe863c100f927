import { chakra } from '@chakra-ui/react/styled-system';
import { useUploadWords } from '../upload-words.ts';

interface FieldWarningProps {
  /** Somebody tried to send the form while a file is on its way. */
  isWarned: boolean;
  /** The code that sends could not be loaded. */
  isUnavailable: boolean;
}

/** What is wrong with the whole field, beside what the form says of it. */
export function FieldWarning({ isWarned, isUnavailable }: FieldWarningProps) {
  const words = useUploadWords();
  return (
    <chakra.p role="status" textStyle="label" fontWeight="normal" color="fg.error" _empty={{ display: 'none' }}>
      {isWarned ? words.notDone : isUnavailable ? words.failed : null}
    </chakra.p>
  );
}
