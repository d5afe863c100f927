import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { CopyButton } from '@portal/ui/copy-button';
import { Field, TextInput } from '@portal/ui/field';
import { feeds } from '../messages.ts';

/** The address of a new feed: here and now alone, so it gets the focus and can be copied at once. */
export function NewAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [url]);
  return (
    <chakra.div display="grid" gap="3" p="4" bg="celadon.subtle" borderRadius="l2">
      <chakra.p role="status" fontWeight="semibold">
        {feeds.created}
      </chakra.p>
      <Field label={feeds.address} helper={feeds.once}>
        <TextInput ref={field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div>
        <CopyButton text={url} label={feeds.copy} variant="solid" />
      </div>
    </chakra.div>
  );
}
