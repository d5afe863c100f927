import { chakra } from '@chakra-ui/react/styled-system';
import type { UploadPolicy } from '@portal/domain/assets/upload-policy';
import { failureWords } from '../policy/policy-words.ts';
import type { UploadFailure } from '../policy/upload.ts';
import { useUploadWords } from '../upload-words.ts';

/** Why a file was not taken. */
export function FailureText({ failure, policy }: { failure: UploadFailure; policy: UploadPolicy }) {
  const { text, lang } = failureWords(failure, policy, useUploadWords());
  return (
    <chakra.span color="fg.error" lang={lang}>
      {text}
    </chakra.span>
  );
}
